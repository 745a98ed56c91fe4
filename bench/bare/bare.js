// What the page is measured against: Pyodide as it comes, in the page itself, to its first answer.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const pyodide = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
pyodide.runPython(
  "import json, random, re, enum, typing, dataclasses, functools, collections, itertools, fractions, contextlib, abc, hashlib, difflib, secrets; 1",
);
performance.mark("playable");
document.body.dataset.way = "bare";
