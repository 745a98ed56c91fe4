// The rules in a game's own words: searchable, shown beside the map, with lessons to try them.

import { byId, dialog, h, on, write } from "../shell/dom.js";
import { leaveMenu } from "../shell/menu.js";
import { fill } from "../shell/text.js";
import { attribute } from "./controls.js";
import { mark, plain } from "./found.js";
import { written } from "./sections.js";
import words from "./words/reader.json" with { type: "json" };

/** @typedef {import("./sections.js").Section} Section */

/** Media query: wide enough to show the rules beside the map. */
const WIDE = "(width >= 60rem)";
/** Milliseconds after a letter for which no other has come: only then is it read out what has been found. */
const TYPED = 500;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let counting;
/** @type {Section[]} */
let sections;
/** Take a lesson, or watch it played. @type {(lesson: string, played: boolean) => void} */
let startLesson;

/**
 * Set up the rules dialog; its text is created when it is first opened.
 * @param {Section[]} rules
 * @param {(lesson: string, played: boolean) => void} start take a lesson, or watch it played
 */
export function makeRules(rules, start) {
  sections = rules;
  startLesson = start;
  const box = dialog("rules");
  const field = /** @type {HTMLInputElement} */ (byId("rules-search"));
  field.addEventListener("input", () => search(field.value));
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" && field.value.trim()) toFirst(field.value);
  });
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Beside the map the dialog is not modal, so browsers do not close it on Escape.
    event.stopPropagation();
    event.preventDefault();
    box.close();
  });
  on("rules-close", () => box.close());
  for (const button of document.querySelectorAll("[data-rules]")) {
    button.addEventListener("click", () => {
      leaveMenu();
      showRule(/** @type {HTMLElement} */ (button).dataset.rules || undefined);
    });
  }
  // A card may name its rule.
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof HTMLElement && target.closest("[data-rule-of]");
    if (!pressed) return;
    const within = /** @type {HTMLDialogElement | null} */ (pressed.closest("dialog:not(#rules)"));
    within?.close();
    showRule(/** @type {HTMLElement} */ (pressed).dataset.ruleOf);
  });
  box.addEventListener("close", () => {
    field.value = "";
    search("");
  });
}

/** What a button is called that leads to a section. @param {string} id */
export function ruleName(id) {
  const title = sections.find((section) => section.id === id)?.title;
  return title ? fill(words.about, { title }) : words.rule;
}

/**
 * Offer the section that a question is about, or the card with which it can be answered, whose rule is on it.
 * @param {string | null} id null if it is about none
 * @param {string | null} [title] that of the card
 */
export function offerRule(id, title = null) {
  const button = byId("rule-now");
  button.hidden = !id && !title;
  write(button, title ? words.card : words.rule);
  const name = title ? fill(words.aboutCard, { title }) : id && ruleName(id);
  attribute(button, "aria-label", name);
}

function fillIn() {
  const text = byId("rules-text");
  text.append(...sections.map((section) => written(section, learn)));
  text.prepend(contents());
}

/** The titles of all sections, each leading to its own. */
function contents() {
  const all = /** @type {HTMLElement[]} */ ([
    ...byId("rules").querySelectorAll("section[data-rule]"),
  ]);
  const list = h("details", { class: "contents" }, h("summary", {}, words.contents));
  const to = (/** @type {HTMLElement} */ section) => () => {
    /** @type {HTMLDetailsElement} */ (list).open = false;
    showRule(section.dataset.rule);
  };
  const titles = all.map((section) =>
    h(
      "button",
      { type: "button", click: to(section) },
      section.querySelector("h3")?.textContent ?? "",
    ),
  );
  list.append(h("ul", {}, ...titles.map((title) => h("li", {}, title))));
  return list;
}

/** @param {string} lesson @param {boolean} played */
function learn(lesson, played) {
  for (const open of [dialog("rules"), dialog("menu")]) open.close();
  startLesson(lesson, played);
}

/** The words that are sought. @param {string} query */
const termsOf = (query) => plain(query).split(/\s+/).filter(Boolean);

/** Whether an element contains all the words. @param {Element} element @param {string[]} terms */
function contains(element, terms) {
  const text = plain(element.textContent ?? "");
  return terms.every((word) => text.includes(word));
}

/** Show only what contains all the words. @param {string} query */
function search(query) {
  const terms = termsOf(query);
  const matches = (/** @type {Element} */ element) => contains(element, terms);
  let count = 0;
  for (const section of byId("rules").querySelectorAll("section")) {
    const title = section.querySelector("h3");
    const whole = !terms.length || (title !== null && matches(title));
    const parts = [...section.querySelectorAll("p, tbody tr")];
    // What a table is about is in its caption.
    const caption = (/** @type {Element} */ part) =>
      part.closest("table")?.querySelector("caption");
    const visible = parts.filter((part) => {
      const about = caption(part);
      return whole || matches(part) || (about && matches(about));
    });
    for (const part of parts) /** @type {HTMLElement} */ (part).hidden = !visible.includes(part);
    for (const table of section.querySelectorAll(".wide")) {
      /** @type {HTMLElement} */ (table).hidden = !visible.some((part) => table.contains(part));
    }
    count += visible.length;
    section.hidden = !whole && !visible.length;
    const more = section.querySelector("details");
    if (!more) continue;
    const within = [...more.querySelectorAll("p")].some(matches);
    more.hidden = !whole && !within;
    more.open = terms.length > 0 && within;
  }
  narrowContents(terms);
  mark(byId("rules-text"), terms);
  if (terms.length) byId("rules").scrollTop = 0;
  clearTimeout(counting);
  const found = terms.length ? fill(words.found, { matches: count }) : "";
  const tell = () => {
    byId("rules-found").textContent = found;
  };
  counting = setTimeout(tell, terms.length ? TYPED : 0);
}

/** While something is sought, the contents are the titles that contain it, at hand. @param {string[]} terms */
function narrowContents(terms) {
  const list = byId("rules").querySelector(".contents");
  if (!(list instanceof HTMLDetailsElement)) return;
  const titles = [...list.querySelectorAll("li")];
  for (const title of titles) title.hidden = !contains(title, terms);
  list.hidden = titles.every(({ hidden }) => hidden);
  list.open = terms.length > 0;
}

/** Go to the section whose title contains what is sought, or else to the first in which it has been found. @param {string} query */
function toFirst(query) {
  const found = [
    .../** @type {NodeListOf<HTMLElement>} */ (
      byId("rules").querySelectorAll("section[data-rule]:not([hidden]) h3")
    ),
  ];
  const terms = termsOf(query);
  (found.find((title) => contains(title, terms)) ?? found[0])?.focus();
}

/**
 * Open the rules beside the map, or on top of it if there is no room.
 * @param {string} [id] the section; by default the top
 */
export function showRule(id) {
  const box = dialog("rules");
  if (!byId("rules-text").firstChild) fillIn();
  if (!box.open) {
    if (matchMedia(WIDE).matches && !document.querySelector("dialog:modal")) box.show();
    else box.showModal();
  }
  const title = id && box.querySelector(`[data-rule="${id}"] h3`);
  if (title) {
    title.scrollIntoView();
    /** @type {HTMLElement} */ (title).focus({ preventScroll: true });
  } else {
    box.scrollTop = 0;
    byId("rules-title").focus({ preventScroll: true });
  }
}
