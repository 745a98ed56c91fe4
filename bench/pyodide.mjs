// Runs Python in Pyodide under Node, with the wheel that is given: for `make bench` and the tests.
//
//   node bench/pyodide.mjs WHEEL SCRIPT [ARGUMENT ...]
//
// The script runs as __main__ with its arguments; what it reads must be under the folder from which
// this is called, which the script sees as its own working directory.

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
  // Not thrown on: Node would print the whole of Pyodide's one-line source with it.
  console.error(String(error.message ?? error));
  process.exit(1);
}
