# make test   everything: format, lint, types, tests of the wheel, coverage
# make bench  how fast the engine is, on CPython and in Pyodide
# make soak   long runs of the random games
# Each sets up what it needs in .venv and node_modules.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find tripoli -name '*.py') pyproject.toml README.md LICENSE

.PHONY: test lint unit bench soak format goldens clean

test: lint unit

.venv/ready: requirements-dev.txt scripts/venv.sh
	PYTHON="$(PYTHON)" sh scripts/venv.sh
	touch $@

node_modules/ready: package-lock.json
	npm ci --no-audit --no-fund
	touch $@

# One wheel is built; that wheel is what is tested, and what the page will load.
dist/wheel: .venv/ready $(SOURCES)
	rm -rf dist/*.whl
	$(BIN)/python -m build --wheel --no-isolation --outdir dist .
	$(BIN)/pip install --quiet --no-deps --no-index --force-reinstall dist/*.whl
	touch $@

lint: .venv/ready dist/wheel
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

unit: dist/wheel node_modules/ready
	rm -f .coverage*
	WHEEL="$$(ls dist/*.whl)" $(BIN)/coverage run $(BIN)/pytest
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/coverage report --include='*/tripoli/shores/*' --fail-under=100

bench: dist/wheel node_modules/ready
	$(BIN)/python bench/engine.py --profile
	$(BIN)/python bench/compare.py dist/*.whl

soak: dist/wheel
	$(BIN)/pytest -m soak

format: .venv/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

goldens: dist/wheel
	$(BIN)/python tests/golden.py

clean:
	rm -rf .venv node_modules dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
