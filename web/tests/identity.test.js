import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { matches } from "../src/shell/identity.js";
import { unpack } from "../src/shell/unpack.js";

/** @param {string | Uint8Array} content @returns {ArrayBuffer} */
const bytes = (content) => Uint8Array.from(Buffer.from(content)).buffer;
/** @param {string | Uint8Array} content */
const hash = (content) => createHash("sha256").update(content).digest("hex");
/** @param {string | Uint8Array} content */
const stream = (content) => new Response(bytes(content)).body;

test("a text is the same with other line ends, and no other text is", async () => {
  const text = "body {\n  margin: 0;\n}\n";
  const mark = hash(text);
  assert.ok(await matches(bytes(text), "text", mark, 0));
  assert.ok(await matches(bytes(text.replaceAll("\n", "\r\n")), "text", mark, 0));
  assert.ok(!(await matches(bytes(text.replace("0", "1")), "text", mark, 0)));
  assert.ok(!(await matches(bytes(text.slice(0, -2)), "text", mark, 0)));
  assert.ok(!(await matches(bytes(`\ufeff${text}`), "text", mark, 0)));
});

test("other files are the same byte for byte only", async () => {
  const picture = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
  assert.ok(await matches(bytes(picture), "bytes", hash(picture), 0));
  const changed = Uint8Array.of(137, 80, 78, 71, 10, 26, 10);
  assert.ok(!(await matches(bytes(picture), "bytes", hash(changed), 0)));
});

test("a page is known by the build it names, whatever a host puts into it", async () => {
  const page = '<html><head></head><body><noscript data-build="0123abcd"></noscript></body></html>';
  const changed = page
    .replace("<head>", "<head><script src='/livereload.js'></script>")
    .replace("</body>", "<!-- banner --></body>");
  assert.ok(await matches(bytes(changed), "page", "0123abcd", 0));
  assert.ok(!(await matches(bytes(changed), "page", "0123abce", 0)));
  assert.ok(!(await matches(bytes("<html>Not found</html>"), "page", "0123abcd", 0)));
});

test("a packed file is the same however it is packed, and unpacked", async () => {
  const content = "PK".repeat(5000);
  const mark = hash(content);
  assert.ok(await matches(bytes(gzipSync(content)), "packed", mark, content.length));
  assert.ok(await matches(bytes(gzipSync(content, { level: 1 })), "packed", mark, content.length));
  assert.ok(await matches(bytes(content), "packed", mark, content.length));
  for (const other of ["", "PK", "KP".repeat(5000), gzipSync(content).subarray(0, 40)]) {
    assert.ok(!(await matches(bytes(other), "packed", mark, content.length)));
  }
});

test("nothing unpacks to more than was recorded", async () => {
  const content = "PK".repeat(500);
  const text = new TextDecoder().decode(await unpack(stream(gzipSync(content)), content.length));
  assert.equal(text, content);
  // The source would go on for ever: only what is read of it is made.
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1000).fill(80));
    },
  });
  await assert.rejects(unpack(endless, 5000), /longer than 5000 bytes/);
  assert.ok(chunks < 20);
  await assert.rejects(unpack(stream(content.slice(1)), content.length), /ends after 999 of 1000/);
  await assert.rejects(unpack(stream(""), content.length), /ends after 0/);
  await assert.rejects(unpack(stream(gzipSync("PK".repeat(1e6))), 1000), /longer than 1000 bytes/);
});
