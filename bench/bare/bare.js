// The baseline for the page: plain Pyodide, running in the page itself, up to its first result.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const pyodide = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
pyodide.runPython(
  "import json, random, re, enum, typing, dataclasses, functools, collections, itertools, fractions, contextlib, abc, hashlib, difflib, secrets; 1",
);
performance.mark("playable");
document.body.dataset.way = "bare";
