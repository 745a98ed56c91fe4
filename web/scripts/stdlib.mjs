// Makes the archive from which the Python of a game's page starts: the game and the parts of the
// standard library that it imports, compiled by the same Python that runs them in the browser.
//
//   node web/scripts/stdlib.mjs WHEEL ARCHIVE GAME
//
// The imports are found by playing: whole games, rejected requests, an uncaught error. If anything
// else is ever needed, the page restarts Python the ordinary way.

import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, archive, game] = process.argv.slice(2);
const pyodide = await loadPyodide();
// Imported from within the wheel, because the modules that unpack archives are not needed later.
pyodide.FS.writeFile("/game.whl", new Uint8Array(readFileSync(wheel)));
pyodide.runPython("import sys; sys.path.insert(0, '/game.whl')");
try {
  pyodide.runPython("import tripoli.session.table, nothing_of_this_name");
} catch {
  // Formatting an error imports modules of its own.
}
pyodide.globals.set("key", game);
const bytes = pyodide.runPython(`
import json
import random
import sys

from tripoli.games import GAMES
from tripoli.players import names
from tripoli.session.table import Table
from tripoli.session.thinking import Thinking

games = GAMES.only(key)
title = games[key]


def think(record):
    table = Table(games)
    table.ask(json.dumps({"do": "load", "record": record}))
    kept = json.loads(table.keep())
    game = {"head": kept["head"], "first": 0, "check": "", "blocks": kept["blocks"]}
    for name in names(title):
        thinking = Thinking(games)
        done = json.loads(thinking.ask(json.dumps({"do": "begin", "game": game, "player": name})))
        if not done["done"]:
            thinking.ask(json.dumps({"do": "go", "milliseconds": 20}))


def play(setup, seed):
    table = Table(games)
    rng = random.Random(seed)

    def ask(**request):
        table.keep()
        return json.loads(table.ask(json.dumps(request)))

    told = ask(do="new", game=key, setup=setup, seed=seed)["table"]
    while not told["over"]:
        if told["hand_over"]:
            told = ask(do="sit", seat=told["hand_over"])["table"]
            continue
        ask(do="choose", choice="win")
        told = ask(do="choose", choice=rng.choice(told["options"])["notation"])["table"]
    ask(do="replay", marks=True)
    ask(do="position")
    ask(do="open", link=ask(do="link")["link"])
    record = ask(do="record")["record"]
    ask(do="load", record=record)
    ask(do="load", record=record[:-9])
    ask(do="fork", at=3)
    think(ask(do="record")["record"])
    ask(do="facts")


def learn():
    table = Table(games)
    table.ask(json.dumps({"do": "new", "game": key, "setup": {}, "seed": 1}))
    for name in title.lessons:
        told = json.loads(table.ask(json.dumps({"do": "lesson", "lesson": name, "played": True})))
        assert told["ok"], told


learn()
for setup in ({}, *(dict(automaton.setup) for automaton in title.rules.automata)):
    for seed in range(3):
        play(setup, seed)

loaded = dict(sys.modules)
library = next(path for path in sys.path if path.endswith(".zip"))

import importlib.util
import io
import types
import zipfile


def without_lines(code):
    """Code whose instructions all count as of its first line."""
    units = len(code.co_code) // 2
    # For up to eight instructions at a time: no column, and no further line (PEP 626).
    lines = (bytes((0xE8 | min(8, units - first) - 1, 0)) for first in range(0, units, 8))
    inner = (without_lines(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"".join(lines), co_consts=tuple(inner))


def compiled(source, path, lines):
    # Without docstrings and assertions: those hold in the tests, and weigh here.
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    code = code if lines else without_lines(code)
    return importlib._bootstrap_external._code_to_hash_pyc(
        code, importlib.util.source_hash(source.encode()), False
    )


modules = {}
for name, module in loaded.items():
    origin = str(getattr(getattr(module, "__spec__", None), "origin", ""))
    for root in (library, "/game.whl"):
        if origin.startswith(root + "/"):
            source = module.__spec__.loader.get_source(name)
            inside = origin[len(root) + 1 :]
            # Which line of the standard library an error comes from says little, and weighs much.
            modules[inside + "c"] = compiled(source, f"{library}/{inside}", root != library)
out = io.BytesIO()
with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
    for inside, data in sorted(modules.items()):
        archive.writestr(zipfile.ZipInfo(inside, (1980, 1, 1, 0, 0, 0)), data)
out.getvalue()
`);
writeFileSync(archive, bytes.toJs());
