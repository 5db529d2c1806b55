PYTHON ?= python3
BIN := .venv/bin
together = $(if $(filter output-sync,$(.FEATURES)),--output-sync=$(1))
heading = @printf '\n== %s\n'

# Python keeps what it has compiled, also where the surroundings ask it not to: tests start it over and over again.
unexport PYTHONDONTWRITEBYTECODE

# Tests wait for browsers, disks and clocks: one more at a time than there are cores has something to do all the while.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
pytest = pytest -n $(WORKERS) --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help setup ui run check test tested shown coverage ready pages nightly lint format dist docs bench lock clean

help: ## show this page
	@echo 'Ventaglio: Burraco and Tressette, played by the code.'
	@echo
	@echo 'First time here?   make run     sets everything up, then opens a table in your browser'
	@echo 'Changed the code?  make check   a quick proof, in a minute or so'
	@echo 'Done changing it?  make test    all the checks, the same ones that guard every change'
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo 'More words for a command go in ARGS:      make run ARGS="--port 9000"'
	@echo 'Another interpreter goes in PYTHON:       make setup PYTHON=python3.13'
	@echo 'How many test at once goes in WORKERS:    make test WORKERS=3'

setup: ## make .venv with the locked packages; does nothing when it is up to date
	@$(PYTHON) tools/bootstrap.py dev

ui: setup ## build the pages, if anything they are made of has changed
	@$(BIN)/python tools/build_ui.py

run: setup ui ## open the tables in the browser
	@$(BIN)/ventaglio serve $(ARGS)

check: setup ## a quick proof: style, and the tests that want no browser, no database server and no patience
	$(heading) 'Style'
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(heading) 'Tests'
	@$(BIN)/$(pytest) -m 'not (nightly or browser or database or long)' $(ARGS)

test: setup ## every check: style, types, imports, pages, and all the tests
	@$(MAKE) --no-print-directory -j 3 $(call together,target) lint pages tested

# Tests wait for servers and clocks now and then: what is checked beside has that time, and no more of it than they leave.
# What they say is shown as they say it, by a make of their own.
tested: ready
	@$(MAKE) --no-print-directory $(call together,none) shown

shown:
	$(heading) 'Tests'
	@$(BIN)/$(pytest) $(ARGS)

# To note every line that runs slows everything down: whoever waits for `make test` is spared that.
coverage: ready ## all the tests once more, and how much of the program they reach, held against its floors
	@$(BIN)/python -W 'ignore:Unable to activate' -m slipcover --json --out .coverage -m $(pytest) $(ARGS)
	@$(BIN)/python tools/coverage_floors.py .coverage

ready: ui
	@$(BIN)/python tools/browser.py
	@$(BIN)/python tools/proxies.py
	@$(BIN)/ventaglio prepare

pages: ready ## what the browser's side must pass; and a browser and proxies for the tests, if there are none
	$(heading) 'Pages'
	@nice $(BIN)/python tools/build_ui.py --check

nightly: setup ## the slow tests, and every law with examples that chance has found
	@$(BIN)/$(pytest) -m 'nightly or hypothesis' --hypothesis-profile by-chance $(ARGS)

lint: setup ## the checks that run nothing: style, types, imports
	$(heading) 'Style'
	@$(BIN)/ruff check
	$(heading) 'Format'
	@$(BIN)/ruff format --check
	$(heading) 'Types'
	@nice $(BIN)/mypy
	$(heading) 'Imports'
	@$(BIN)/lint-imports --no-logo

format: setup ## rewrite the code in the house style
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format
	@$(BIN)/python tools/build_ui.py --format

dist: setup ui ## build the wheel, with the pages inside, into dist/
	@$(BIN)/python tools/make_dist.py dist

docs: setup ## build the documentation into site/
	@$(BIN)/zensical build --clean --strict

bench: ## run the benchmarks, in an environment of their own
	@$(PYTHON) tools/bootstrap.py bench
	@.venv-bench/bin/python -m bench $(ARGS)

lock: ## lock the packages again; ARGS=--upgrade takes the newest ones
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install --quiet uv; }
	@for set in dev run bench node; do \
		.venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(ARGS) \
			$$(test $$set = node || echo pyproject.toml) $$(test $$set != dev || echo --extra lab) \
			requirements/$$set.in \
			--output-file requirements/$$set.lock || exit 1; \
	done

clean: ## remove everything that make has made
	@rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@rm -rf .coverage .cache site build dist src/*.egg-info .node ui/node_modules src/ventaglio/server/web/app
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
