// Fills in the sentences of the catalogues, in the language of the page; tripoli/kernel/text.py does
// the same for the sentences of Python.
//
// A gap is a name in braces, such as {name}. A gap for a number may list the forms of what is counted;
// # stands for the number. In English these are singular and plural, or none, singular and plural:
// {cards:no cards|# card|# cards}. In any language they are the plural categories of Unicode's CLDR by
// name, and none for exactly 0: {karty:none=bez kart|one=# karta|few=# karty|many=# kart}. A gap for a
// word lists the forms that agree with it in the same way: {what:door=opens|other=turns on}.

/** The language of the catalogues, which is that of the page. */
export const LANGUAGE = globalThis.document?.documentElement.lang || "en";

/** @typedef {string | number | null | undefined} Gap */

/**
 * A sentence with its gaps filled in.
 * @param {string} sentence
 * @param {Record<string, Gap>} gaps numbers are counted and written as the language does
 * @param {string} [language] of the sentence
 * @returns {string}
 */
export function fill(sentence, gaps, language = LANGUAGE) {
  return filled(sentence, gaps, language).join("");
}

/**
 * A sentence in parts, with gaps that are elements of the page.
 * @template T
 * @param {string} sentence
 * @param {Record<string, Gap | T>} gaps
 * @param {string} [language] of the sentence
 * @returns {(string | T)[]}
 */
export function filled(sentence, gaps, language = LANGUAGE) {
  // Text, name and forms in turn.
  const parts = sentence.split(/\{(\w+)(?::([^{}]*))?\}/);
  return parts.flatMap((part, at) => {
    if (at % 3 === 2) return [];
    if (at % 3 === 0) return part ? [part] : [];
    const gap = gaps[part];
    const forms = parts[at + 1];
    if (typeof gap === "number") return [counted(gap, forms, language)];
    if (typeof gap === "string" && forms !== undefined) {
      const byWord = formsByName(forms);
      return [byWord[gap] ?? byWord.other];
    }
    // What has no value stays visible as a gap.
    return [/** @type {string | T} */ (gap ?? `{${part}}`)];
  });
}

/**
 * @typedef {{numbers: Intl.NumberFormat, plurals: Intl.PluralRules, lists: Intl.ListFormat}} Formats
 */

/** By language: making one takes longer than drawing a card. @type {Map<string, Formats>} */
const FORMATS = new Map();

/** @param {string} language @returns {Formats} */
function formatsOf(language) {
  let formats = FORMATS.get(language);
  if (!formats) {
    formats = {
      numbers: new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }),
      plurals: new Intl.PluralRules(language),
      lists: new Intl.ListFormat(language, { type: "unit" }),
    };
    FORMATS.set(language, formats);
  }
  return formats;
}

/**
 * A number, with at most one decimal.
 * @param {number} value
 * @param {string | undefined} forms of what is counted
 * @param {string} language
 */
function counted(value, forms, language) {
  const rounded = Number(value.toFixed(1));
  const { numbers, plurals } = formatsOf(language);
  // The sign is as wide as a plus; a hyphen is not.
  const number = numbers.format(rounded).replace("-", "−");
  if (forms === undefined) return number;
  const all = formsByName(forms);
  const category = plurals.select(rounded);
  const form = value === 0 && "none" in all ? all.none : (all[category] ?? all.other);
  return form.replaceAll("#", number);
}

/**
 * The forms of what is counted, by category, or those that agree with a word.
 * @param {string} forms
 * @returns {Record<string, string>}
 */
function formsByName(forms) {
  const all = forms.split("|");
  if (all.every((form) => form.includes("="))) {
    return Object.fromEntries(all.map((form) => form.split(/=(.*)/s)));
  }
  const [other = "", one = "", none] = all.reverse();
  return none === undefined ? { one, other } : { none, one, other };
}

/**
 * A list of things in a sentence: "Storms, Tribute Paid".
 * @param {string[]} items
 * @param {string} [language]
 */
export function listed(items, language = LANGUAGE) {
  return formatsOf(language).lists.format(items);
}

/** Sentences one after the other, without the empty ones. @param {string[]} sentences */
export function paragraph(...sentences) {
  return sentences.filter(Boolean).join(" ");
}

/** A percentage, without decimals. @param {number} share between 0 and 1 */
export function percent(share) {
  return share.toLocaleString(LANGUAGE, { style: "percent" });
}

/** Percentage points, to be counted by a sentence. @param {number} share between 0 and 1 */
export function points(share) {
  return Math.round(share * 100);
}

/** A date with the time of day. @param {number} time in milliseconds since 1970 */
export function dateAndTime(time) {
  const style = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
  return new Date(time).toLocaleString(LANGUAGE, style);
}

/** A text with its first letter capitalized, such as an error. @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(LANGUAGE) + text.slice(1);
}

/** Date and time where the player is, for the name of a file: 180402161934. @param {Date} date */
export function localStamp(date) {
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  return [date.getFullYear(), ...parts].map((part) => String(part).padStart(2, "0")).join("");
}
