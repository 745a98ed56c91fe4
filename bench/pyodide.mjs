// Runs Python in Pyodide under Node, with the given wheel: for `make bench` and the tests.
//
//   node bench/pyodide.mjs WHEEL SCRIPT [ARGUMENT ...]
//
// The script runs as __main__ with its arguments. It can read only files under the current folder,
// which is also its own working directory.

import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, script, ...args] = process.argv.slice(2);
if (!script) {
  console.error("usage: node bench/pyodide.mjs WHEEL SCRIPT [ARGUMENT ...]");
  process.exit(2);
}
try {
  const pyodide = await loadPyodide();
  pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  pyodide.FS.mkdirTree("/here");
  pyodide.mountNodeFS("/here", process.cwd());
  pyodide.globals.set("arguments", pyodide.toPy([script, ...args]));
  await pyodide.runPythonAsync(`
import os, runpy, sys
os.chdir("/here")
sys.argv = list(arguments)
sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
runpy.run_path(sys.argv[0], run_name="__main__")
`);
} catch (error) {
  // Not rethrown: Node would also print Pyodide's source, which is a single long line.
  console.error(String(error.message ?? error));
  process.exit(1);
}
