# `make test` and `make serve` set up all they need: a virtual environment in .venv with the
# exact versions of requirements.lock. A second run finds it ready.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
READY := .venv/.ready
# The theme's advertisement for its successor is no news on every build.
export NO_MKDOCS_2_WARNING := 1

.PHONY: help test lint types serve site bench lighthouse mutants lock clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

$(READY): requirements.lock pyproject.toml
	@echo "==> setting up .venv from requirements.lock (first run, or the lock changed)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed: set PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -m venv --clear .venv \
		|| { echo "the venv module is missing: on Debian, apt-get install python3-venv"; exit 1; }
	@$(BIN)/pip --disable-pip-version-check install --quiet --require-hashes -r requirements.lock
	@$(BIN)/pip --disable-pip-version-check install --quiet --no-deps --no-build-isolation -e .
	@$(BIN)/python -m compileall -q src
	@touch $@

test: $(READY) ## run all tests
	@echo "==> running the tests"
	@$(BIN)/pytest -n auto --evidence build/evidence.json
	@echo "==> checking the coverage by provision"
	@$(BIN)/gamerules coverage --check

lint: $(READY) ## check style and format
	@echo "==> ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: $(READY) ## check types, strictly
	@echo "==> mypy"
	@$(BIN)/mypy

site: $(READY) ## run the features and build the site into site/
	@echo "==> running the features and building the site into site/"
	@$(BIN)/gamerules site build

serve: $(READY) ## serve the site while files are edited
	@echo "==> running the features and building the site, to serve it"
	@$(BIN)/gamerules site serve --port $(PORT)

.venv/.bench: $(READY) bench/requirements.lock
	@$(BIN)/pip --disable-pip-version-check install --quiet --require-hashes -r bench/requirements.lock
	@touch $@

bench: .venv/.bench ## measure, each thing beside its yardstick
	@$(BIN)/python -m compileall -q src
	@$(BIN)/python -m bench.startup
	@$(BIN)/python -m bench.features
	@$(BIN)/python -m bench.craps
	@$(BIN)/python -m bench.baccarat
	@$(BIN)/python -m bench.site

lighthouse: site ## judge the built site by Lighthouse; needs Node and Chromium
	@$(BIN)/python -m bench.lighthouse

mutants: $(READY) ## how many small changes to the games the features notice
	@$(BIN)/python -m bench.mutants

lock: ## renew requirements.lock from pyproject.toml
	@$(PYTHON) -m venv --clear .cache/lock && .cache/lock/bin/pip install --quiet uv
	@.cache/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade --extra dev --extra site \
		--output-file requirements.lock pyproject.toml
	@.cache/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --upgrade --extra bench --constraint requirements.lock \
		--output-file bench/requirements.lock pyproject.toml

clean: ## remove what the other targets made
	@rm -rf .venv .cache site build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
