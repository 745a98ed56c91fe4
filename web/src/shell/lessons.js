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
   *   & {start: (name: string) => void}} page take a lesson; leave it for what was on the table
   *   before; after the last one choose a game, or start one with the coach
   */
  constructor(page) {
    this.page = page;
    /** Completed lessons. @type {Set<string>} */
    this.done = new Set(stored());
    /** The lesson that is only being watched, which does not count as completed. */
    this.watchedLesson = "";
    for (const id of ["learn", "lessons-button"]) byId(id).hidden = !part.lessons.length;
  }

  /** Start the first lesson not yet completed; list them all if there is none. */
  next() {
    const next = part.lessons.find(({ name }) => !this.done.has(name));
    if (next) this.page.start(next.name);
    else this.list();
  }

  /** Draw the current lesson, if any. @param {View} view */
  draw({ lesson, moment }) {
    const at = part.lessons.findIndex(({ name }) => name === lesson?.name);
    const current = part.lessons[at];
    byId("lesson").hidden = !current || Boolean(moment);
    if (!lesson || !current) return;
    const { outcome } = lesson;
    // The desired outcome comes first.
    const completed = outcome === Object.keys(current.outcomes)[0];
    if (completed && lesson.name !== this.watchedLesson) this.markDone(lesson.name);
    const place = { number: at + 1, of: part.lessons.length };
    write(byId("lesson-title"), fill(words.title, { ...place, title: current.title }));
    const task = current.steps?.[lesson.step] ?? current.task;
    const said = (outcome ? current.outcomes[outcome] : task) ?? "";
    write(
      byId("lesson-text"),
      outcome && !completed ? fill(words.notQuite, { outcome: said }) : said,
    );
    byId("lesson").classList.toggle("over", Boolean(outcome));
    const key = `${lesson.name} ${outcome}`;
    const row = byId("lesson-acts");
    if (row.dataset.key === key) return;
    row.dataset.key = key;
    const next = part.lessons[at + 1];
    const again = press(
      outcome ? words.tryAgain : words.startOver,
      () => this.page.start(lesson.name),
      outcome && !completed ? "primary" : "",
    );
    const look = completed ? "primary" : "";
    const on = next
      ? press(words.next, () => this.page.start(next.name), look)
      : press(words.playCoached, this.page.playCoached, look);
    const alone = next ? [] : [press(words.play, this.page.play)];
    row.replaceChildren(
      ...(outcome ? (completed ? [on, ...alone, again] : [again, on, ...alone]) : [again]),
      press(words.all, () => this.list(), "wide-only"),
      press(words.leave, this.page.leave),
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
              this.page.start(name);
            },
          },
          part.lessonPicture(name),
          h("b", {}, title),
          h("small", {}, part.seatName(side)),
        ),
        this.done.has(name) ? h("span", { class: "taken" }, words.done) : null,
      );
    byId("lessons-list").replaceChildren(...part.lessons.map(row));
    if (!box.open) box.showModal();
  }

  /** Mark a lesson as completed. @param {string} name */
  markDone(name) {
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
