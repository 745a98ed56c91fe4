// Lessons: the task, the outcome, and which ones have been completed.

import { byId, dialog, h, write } from "./dom.js";
import { part } from "./part.js";
import { SITE } from "./site.js";
import { fill } from "./text.js";
import words from "./words/lessons.json" with { type: "json" };

/** @typedef {import("./state.js").View} View */

const KEY = `tripoli lessons ${SITE}`;

export class Lessons {
  /**
   * @param {Record<"leave" | "play" | "playCoached", () => void>
   *   & {take: (name: string) => void}} act take a lesson; leave it for what was on the table
   *   before; after the last one choose a game, or start one with the coach
   */
  constructor(act) {
    this.act = act;
    /** Completed lessons. @type {Set<string>} */
    this.done = new Set(stored());
    /** The lesson that is only being watched, which does not count as completed. */
    this.watched = "";
    for (const id of ["learn", "lessons-button"]) byId(id).hidden = !part.lessons.length;
    byId("learn-text").textContent = fill(words.learn, { lessons: part.lessons.length });
  }

  /** Start the first lesson not yet completed; list them all if there is none. */
  next() {
    const next = part.lessons.find(({ name }) => !this.done.has(name));
    if (next) this.act.take(next.name);
    else this.list();
  }

  /** Draw the current lesson, if any. @param {View} view */
  draw({ lesson, moment }) {
    const at = part.lessons.findIndex(({ name }) => name === lesson?.name);
    const shown = part.lessons[at];
    byId("lesson").hidden = !shown || Boolean(moment);
    if (!lesson || !shown) return;
    const { outcome } = lesson;
    // The desired outcome comes first.
    const learned = outcome === Object.keys(shown.outcomes)[0];
    if (learned && lesson.name !== this.watched) this.keep(lesson.name);
    const place = { number: at + 1, of: part.lessons.length };
    write(byId("lesson-title"), fill(words.title, { ...place, title: shown.title }));
    const task = shown.steps?.[lesson.step] ?? shown.task;
    const said = (outcome ? shown.outcomes[outcome] : task) ?? "";
    write(
      byId("lesson-text"),
      outcome && !learned ? fill(words.notQuite, { outcome: said }) : said,
    );
    byId("lesson").classList.toggle("over", Boolean(outcome));
    const key = `${lesson.name} ${outcome}`;
    const row = byId("lesson-acts");
    if (row.dataset.key === key) return;
    row.dataset.key = key;
    const next = part.lessons[at + 1];
    const again = press(
      outcome ? words.tryAgain : words.startOver,
      () => this.act.take(lesson.name),
      outcome && !learned ? "primary" : "",
    );
    const look = learned ? "primary" : "";
    const on = next
      ? press(words.next, () => this.act.take(next.name), look)
      : press(words.playCoached, this.act.playCoached, look);
    const alone = next ? [] : [press(words.play, this.act.play)];
    row.replaceChildren(
      ...(outcome ? (learned ? [on, ...alone, again] : [again, on, ...alone]) : [again]),
      press(words.all, () => this.list(), "wide-only"),
      press(words.leave, this.act.leave),
    );
    // What to do next follows the outcome, which is read out: the focus waits before both.
    if (outcome && !moment) byId("lesson-title").focus({ preventScroll: true });
  }

  /** List all lessons. */
  list() {
    const box = dialog("lessons");
    const row = (/** @type {import("./part.js").Lesson} */ { name, title, side }) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            "data-lesson": name,
            click: () => {
              for (const open of [box, dialog("menu")]) open.close();
              this.act.take(name);
            },
          },
          h("b", {}, title),
          h("small", {}, part.seatName(side)),
        ),
        this.done.has(name) ? h("span", { class: "taken" }, words.done) : null,
      );
    byId("lessons-list").replaceChildren(...part.lessons.map(row));
    if (!box.open) box.showModal();
  }

  /** Mark a lesson as completed. @param {string} name */
  keep(name) {
    if (this.done.has(name)) return;
    this.done.add(name);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.done]));
    } catch {
      // Storage is blocked or full: remembered for this visit only.
    }
  }
}

/** @returns {string[]} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} text @param {() => void} click @param {string} [look] */
function press(text, click, look = "") {
  return h("button", { type: "button", class: look, click }, text);
}
