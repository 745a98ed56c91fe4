// Whether a file is the one that the build made. Hosts change files on the way: they put banners
// and scripts into pages, text is uploaded with other line ends, and packed files arrive unpacked.
// So each kind of file is recognized by what hosts leave as it is.

import { unpack } from "./unpack.js";

/**
 * How a file is recognized: "page": it names the build at its end; "text": by the hash of the text
 * with plain line ends; "packed": by the hash of what it unpacks to; "bytes": by its hash.
 * @typedef {"page" | "text" | "packed" | "bytes"} Kind
 */

/**
 * @param {ArrayBuffer} body what has arrived
 * @param {Kind} kind
 * @param {string} mark the hash that the build recorded (SHA-256); of a page, the build's name
 * @param {number} size the unpacked size of a packed file
 * @returns {Promise<boolean>}
 */
export async function matches(body, kind, mark, size) {
  if (kind === "page") return new TextDecoder().decode(body).includes(`data-build="${mark}"`);
  if (kind === "packed") return unpacksTo(body, mark, size);
  if ((await sha256(body)) === mark) return true;
  return kind === "text" && (await sha256(plain(body))) === mark;
}

/** @param {ArrayBuffer} body @param {string} mark @param {number} size */
async function unpacksTo(body, mark, size) {
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (new Response(body).body);
  // What cannot be unpacked is another file.
  const unpacked = await unpack(stream, size).catch(() => null);
  return unpacked !== null && (await sha256(unpacked)) === mark;
}

/** A text with plain line ends. @param {ArrayBuffer} body */
function plain(body) {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  return new TextEncoder().encode(text.replaceAll("\r\n", "\n"));
}

/** @param {BufferSource} body */
async function sha256(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
