// Words that are displayed stand in the catalogues, not in the code.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { SyntaxKind } from "typescript/unstable/ast";
import * as is from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";
import { KINDS } from "../src/shores/pieces.js";
import { PLACES } from "../src/shores/places.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Attributes and properties that people read or hear. */
const READ =
  /^(aria-label|aria-valuetext|aria-roledescription|title|placeholder|alt|label|textContent|innerText|ariaLabel)$/;
/** The functions that create elements: tag, attributes, children. */
const MAKERS = ["h", "s"];
/** What only machines or developers read: errors, selectors, styles, messages between scripts. */
const UNREAD =
  /^(\w*Error|DOMException|console|querySelector(All)?|closest|matches|matchMedia|classList|setProperty|locks|BroadcastChannel|postMessage|failure)$/;
/** Attributes of elements that nobody reads. */
const LOOKS = /^(class|d|points|transform|viewBox|preserveAspectRatio)$/;
/** The notation of places and pieces, which is not displayed. */
const NOTATION = new Set([...PLACES, ...Object.keys(KINDS)]);
const WORD = /\p{L}{2,}/u;
/** Four words in a row, or at least two and the end of a sentence, or a phrase with a capital. */
const PHRASE =
  /(\p{L}[\p{L}'’-]*[,;:]? ){3}\p{L}|\p{L}{2,}[,;:]? .*\p{L}{2,}[.!?…:]$|^\p{Lu}[\p{L}'’-]+ \p{L}/u;
/** Selectors and other code. */
const CODE = /[#={}<>\n]|^[.(]|=>|\w\(/;

/** Whether a node is a text, or a part of one with gaps. */
const isText = (node) =>
  is.isStringLiteral(node) ||
  is.isNoSubstitutionTemplateLiteral(node) ||
  is.isTemplateHead(node) ||
  is.isTemplateMiddle(node) ||
  is.isTemplateTail(node);
/** What a text says, without its gaps. */
const said = (node) => node.text.replace(/\{\w+(:[^}]*)?\}/g, "");
/** The names in what is called or assigned: a, b of `a.b`. */
const names = (node) => {
  if (is.isIdentifier(node)) return [node.text];
  return is.isPropertyAccessExpression(node) ? [...names(node.expression), node.name.text] : [];
};

/** The constants of a file that hold texts, or tables of them, by name. */
function constants(file) {
  const found = new Map();
  for (const statement of file.statements) {
    if (!is.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (is.isIdentifier(name) && initializer) found.set(name.text, initializer);
    }
  }
  return found;
}

/** The texts of which the value of an expression is made. */
function literals(node, known) {
  const all = (nodes) => nodes.flatMap((each) => literals(each, known));
  if (isText(node)) return [node];
  if (is.isIdentifier(node)) {
    const value = known.get(node.text);
    return value && !is.isIdentifier(value) ? literals(value, new Map()) : [];
  }
  if (is.isElementAccessExpression(node) || is.isPropertyAccessExpression(node)) {
    const value = is.isIdentifier(node.expression) && known.get(node.expression.text);
    return value && is.isObjectLiteralExpression(value) ? literals(value, new Map()) : [];
  }
  if (is.isObjectLiteralExpression(node)) {
    return all(node.properties.filter(is.isPropertyAssignment).map((each) => each.initializer));
  }
  if (is.isConditionalExpression(node)) return all([node.whenTrue, node.whenFalse]);
  if (is.isParenthesizedExpression(node) || is.isSpreadElement(node)) {
    return literals(node.expression, known);
  }
  if (is.isBinaryExpression(node)) return all([node.left, node.right]);
  if (is.isArrayLiteralExpression(node)) return all(node.elements);
  if (is.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [span.expression, span.literal]);
    return all([node.head, ...spans]);
  }
  return [];
}

/** The texts that are displayed by a part of the program, whatever they say. */
function displayed(node, known) {
  const all = (nodes) => nodes.flatMap((each) => literals(each, known));
  if (is.isCallExpression(node)) {
    const name = names(node.expression).at(-1);
    if (MAKERS.includes(name)) return all(node.arguments.slice(2));
    if (name === "write") return all(node.arguments.slice(1));
    if (name === "fill" || name === "filled") return all(node.arguments.slice(0, 1));
    const attribute = node.arguments.find((each) => isText(each) && READ.test(each.text));
    if (attribute) return all(node.arguments.filter((each) => each !== attribute));
  }
  if (is.isPropertyAssignment(node) && READ.test(node.name.text ?? "")) {
    return all([node.initializer]);
  }
  if (is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.EqualsToken) {
    return READ.test(names(node.left).at(-1) ?? "") ? all([node.right]) : [];
  }
  return [];
}

/** Whether nobody reads what a part of the program says. */
function unread(node) {
  if (is.isImportDeclaration(node) || is.isElementAccessExpression(node)) return true;
  if (is.isCallExpression(node) || is.isNewExpression(node)) {
    return names(node.expression).some((name) => UNREAD.test(name));
  }
  return is.isPropertyAssignment(node) && LOOKS.test(node.name.text ?? "");
}

/** The words in a file of the page, with their places. */
function words(file) {
  const known = constants(file);
  const found = new Set();
  const visit = (node, quiet) => {
    for (const each of displayed(node, known)) if (WORD.test(said(each))) found.add(each);
    const phrase = isText(node) && !CODE.test(node.text) && PHRASE.test(said(node));
    if (phrase && !quiet && !NOTATION.has(node.text)) found.add(node);
    const within = quiet || unread(node);
    const key = is.isPropertyAssignment(node) ? node.name : null;
    node.forEachChild((child) => visit(child, within || child === key));
  };
  visit(file, false);
  return [...found].map((node) => {
    const line = file.text.slice(0, node.end).split("\n").length;
    return `${file.fileName.replace(ROOT, "")}:${line}: ${node.text}`;
  });
}

/** Parse files by name. */
function parsed(pattern) {
  const api = new API({ cwd: ROOT });
  const snapshot = api.updateSnapshot({ openProject: `${ROOT}tsconfig.json` });
  const { program } = snapshot.getProjects()[0];
  const files = program.getSourceFileNames().filter((name) => pattern.test(name));
  return { files: files.map((name) => program.getSourceFile(name)), close: () => api.close() };
}

test("no words are displayed that are not in a catalogue", () => {
  const { files, close } = parsed(/\/web\/src\/.*\.js$/);
  try {
    assert.ok(files.length > 50);
    assert.deepEqual(files.flatMap(words), []);
  } finally {
    close();
  }
});

test("words in the code are found", () => {
  const { files, close } = parsed(/\/e2e\/tiny\/part\.js$/);
  try {
    const found = files.flatMap(words).map((each) => each.replace(/^.*?: /, ""));
    assert.deepEqual(found, ["a card", "nothing", "Tiny"]);
  } finally {
    close();
  }
});
