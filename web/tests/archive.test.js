import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { joined } from "../src/shell/archive.js";

/** Runs Python, which makes and reads the archives. @param {string} code @param {Uint8Array} [input] */
const python = (code, input) =>
  execFileSync("python3", ["-c", `import io, json, sys, zipfile\n${code}`], { input });
/** @param {Record<string, string>} files */
const zipOf = (files) =>
  Uint8Array.from(
    python(
      `out = io.BytesIO()
with zipfile.ZipFile(out, "w") as archive:
    for name, text in json.load(sys.stdin).items(): archive.writestr(zipfile.ZipInfo(name), text)
sys.stdout.buffer.write(out.getvalue())`,
      Buffer.from(JSON.stringify(files)),
    ),
  );
/** @param {Uint8Array} archive */
const content = (archive) =>
  JSON.parse(
    String(
      python(
        `archive = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
assert archive.testzip() is None
print(json.dumps({name: archive.read(name).decode() for name in archive.namelist()}))`,
        archive,
      ),
    ),
  );

const FILES = [{ a: "first", "a/b": "" }, {}, { "long/name/é": "second", c: "x".repeat(70_000) }];

test("joined archives hold the files of all", () => {
  assert.deepEqual(content(joined(FILES.map(zipOf))), Object.assign({}, ...FILES));
});

test("a single archive stays as it is", () => {
  const archive = zipOf(FILES[0]);
  assert.equal(joined([archive]), archive);
});
