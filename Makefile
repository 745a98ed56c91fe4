# make play    builds the page and serves it on 127.0.0.1
# make check   all checks without a browser: format, lint, types, tests of the wheel and of page modules
# make test    all tests: make check with coverage, then the page in real browsers
# make format  formats Python and JavaScript
# make shots   captures every screen at several sizes, in shots
# make bench   benchmarks the engine, on CPython and in Pyodide, and the page
# make soak    long runs of random games, and more failure tests in the browser
# Each sets up what it needs in .venv and node_modules.

PYTHON ?= python3
BIN := .venv/bin
# Run one more browser than there are processors, because browsers often wait.
SITTINGS = $(shell $(PYTHON) -c "import os; print(min(4, 1 + (os.cpu_count() or 1)))")
PORT ?= 8000
SOURCES := $(shell find tripoli -name '*.py') pyproject.toml README.md LICENSE

# A site that could not be built is not up to date.
.DELETE_ON_ERROR:

.PHONY: play check test ready both browsers lint unit covered state e2e shots bench soak format goldens clean

test: ready both state covered e2e

check: ready lint state unit

# In parallel: one waits for the network while the other works.
ready:
	@$(MAKE) --no-print-directory -j2 .venv/ready node_modules/ready

# In parallel: two jobs that each keep a processor busy, and one that waits for the network.
both:
	@$(MAKE) --no-print-directory -j3 --output-sync=target lint web/dist/index.html browsers

# If a browser cannot be installed, `e2e` reports it.
browsers: .venv/ready
	@sh scripts/browsers.sh >/dev/null 2>&1 || true

play: web/dist/index.html
	$(BIN)/python web/serve.py $(PORT)

.venv/ready: requirements-dev.txt scripts/venv.sh
	PYTHON="$(PYTHON)" sh scripts/venv.sh
	touch $@

node_modules/ready: package-lock.json
	npm ci --ignore-scripts --no-audit --no-fund
	touch $@

# One wheel is built, tested, and loaded by the page.
dist/wheel: .venv/ready $(SOURCES)
	rm -rf dist/*.whl
	$(BIN)/python -m build --wheel --no-isolation --outdir dist .
	$(BIN)/pip install --quiet --no-deps --no-index --force-reinstall dist/*.whl
	touch $@

PAGE := $(shell find web/src web/scripts web/licenses -type f) $(filter-out web/serve.py,$(wildcard web/*.py))
# The version in pyodide-lock.json; its wheel needs a newer Python than the build.
MICROPIP := micropip==0.11.1
# Needed only by `make bench`; it pulls in a hundred packages.
LIGHTHOUSE := lighthouse@12.8.2

dist/micropip/ready: .venv/ready Makefile
	rm -rf dist/micropip
	$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --python-version 3.14 \
		--only-binary=:all: --dest dist/micropip $(MICROPIP)
	touch $@

web/dist/index.html: dist/wheel dist/micropip/ready node_modules/ready $(PAGE)
	$(BIN)/python web/build.py dist/*.whl dist/micropip/*.whl

lint: .venv/ready dist/wheel node_modules/ready
	node_modules/.bin/biome check
	node_modules/.bin/tsc -p .
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy e2e web examples
	$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

# Page modules that can be tested without a browser.
state: node_modules/ready
	node --test web/tests/*.test.js

unit: dist/wheel node_modules/ready
	WHEEL="$$(ls dist/*.whl)" $(BIN)/pytest -n auto

# Fixed seeds, so coverage does not depend on luck.
covered: dist/wheel node_modules/ready
	rm -f .coverage*
	WHEEL="$$(ls dist/*.whl)" MEASURE_COVERAGE=1 $(BIN)/pytest -n auto
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/coverage report --include='*/tripoli/shores/*' --fail-under=100

e2e: web/dist/index.html
	@sh scripts/browsers.sh; case $$? in 0) ;; 2) exit 0 ;; *) exit 1 ;; esac; \
	$(BIN)/pytest e2e -n $(SITTINGS) --dist worksteal

shots: web/dist/index.html
	sh scripts/browsers.sh chromium
	PYTHONPATH=web $(BIN)/python e2e/shots.py

bench: web/dist/index.html
	sh scripts/browsers.sh chromium
	$(BIN)/python bench/engine.py --profile
	$(BIN)/python bench/engine.py --players
	$(BIN)/python bench/long.py
	$(BIN)/python bench/scenarios.py
	node bench/pyodide.mjs dist/*.whl bench/engine.py --players
	node bench/pyodide.mjs dist/*.whl bench/scenarios.py
	$(BIN)/python bench/compare.py dist/*.whl
	[ -x node_modules/.bin/lighthouse ] || npm install --no-save --no-audit --no-fund $(LIGHTHOUSE)
	PYTHONPATH=web:e2e $(BIN)/python bench/page.py
	PYTHONPATH=web:e2e $(BIN)/python bench/war.py

soak: web/dist/index.html
	$(BIN)/pytest -m soak -n auto -o faulthandler_timeout=0
	sh scripts/browsers.sh chromium
	$(BIN)/pytest e2e -m soak -n $(SITTINGS) --dist worksteal -o faulthandler_timeout=0

format: .venv/ready node_modules/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	node_modules/.bin/biome check --write

goldens: dist/wheel
	$(BIN)/python tests/shores/golden.py
	PYTHONPATH=tests $(BIN)/python tests/wilderness/golden.py

clean:
	rm -rf .venv node_modules dist web/dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
