# The two commands of the README, and those of a developer. Everything is set up on the way.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?=
PAGE   := src/klotz/server/page
LOGS   := build/logs
# One more than there are cores: tests of the server and of the page wait more than they compute.
WORKERS = $(shell $(PYTHON) -c 'import os; print(1 + len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else "auto")')

NODE_IS_GOOD  := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
NODE_SENTENCE := The page is built with Node 20.19 or newer, which is not here: install it and run make again.

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint types audit format bench docs clean

# $(call quietly,WHAT,NAME,COMMAND): says in a line what is done; what the command says is shown only when it fails.
quietly = mkdir -p $(LOGS) && echo "$(1)" && ($(3)) >$(LOGS)/$(2).log 2>&1 || { cat $(LOGS)/$(2).log; echo "That failed: $(1)"; exit 1; }

help:
	@echo "make play    set up and play"
	@echo "make test    set up and run every test; ARGS=tests/games runs some of them, make test-all fails where any is left out"
	@echo "make lint    ruff, mypy, import-linter, vulture, coverage of rules and refusals; svelte-check, ESLint, Prettier for the page"
	@echo "make types   TypeScript types for the page, from the server's own description of its API"
	@echo "make audit   known weaknesses of what we depend on"
	@echo "make format  put the source in order"
	@echo "make bench   measure this machine"
	@echo "make docs    the documentation site, in build/site"
	@echo "make clean   remove what was set up"

# With Node the page is built and opened; without it the terminal game is offered. GAME=blokus-duo plays in the terminal.
play: $(VENV)/.play
ifeq ($(GAME),)
	@$(MAKE) --no-print-directory page-or-say
endif
	@$(BIN)/klotz play $(GAME)

.PHONY: page page-or-say node
page-or-say:
	@if $(NODE_IS_GOOD); then $(MAKE) --no-print-directory page; \
	elif [ ! -f $(PAGE)/index.html ]; then echo "$(NODE_SENTENCE) Until then there is the game in the terminal."; fi

page: $(PAGE)/index.html

node:
	@$(NODE_IS_GOOD) || { echo "$(NODE_SENTENCE)"; exit 1; }

$(PAGE)/index.html: web/node_modules/.package-lock.json $(shell find web/src web/public src/klotz/words -type f 2>/dev/null) web/index.html web/vite.config.ts
	@$(call quietly,Building the page: some ten seconds.,page,cd web && npm run --silent build)
	@touch $@

# Not npm ci: it refuses a lock file without the builds of the bundler for all other systems.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@$(call quietly,Installing what builds the page: half a minute.,npm,cd web && npm install --no-save --no-audit --no-fund --loglevel=error)
	@touch $@

# Tests run with every index in a kernel checked, which is other machine code: warmed up by itself. The page is tested
# headless by Vitest, beside all other tests, and with them in a real Chromium where there is one. Bytecode is written
# even where the environment says otherwise: compiling all modules anew took each process longer than importing them.
test: $(VENV)/.dev
	@$(call quietly,Compiling the kernels with every index checked: a minute.,warmup,NUMBA_BOUNDSCHECK=1 $(BIN)/klotz warmup)
	@if $(NODE_IS_GOOD); then $(MAKE) --no-print-directory page; fi
	@mkdir -p $(LOGS); status=0; \
	if $(NODE_IS_GOOD); then (cd web && exec npm test --silent) >$(LOGS)/vitest.log 2>&1 & vitest=$$!; trap "kill $$vitest 2>/dev/null" INT TERM; \
	else echo "$(NODE_SENTENCE) Until then the tests of the page are left out."; fi; \
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS) || status=1; \
	if [ -n "$$vitest" ]; then if wait $$vitest; then tail -n 6 $(LOGS)/vitest.log; else cat $(LOGS)/vitest.log; status=1; fi; fi; \
	exit $$status

test-all: ARGS += --require-all
test-all: test

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(BIN)/klotz rules --coverage
	$(BIN)/python -m tests.words.refusals
	@if $(NODE_IS_GOOD); then $(MAKE) --no-print-directory lint-page; \
	else echo "$(NODE_SENTENCE) Until then the source of the page is not checked."; fi

.PHONY: lint-page
lint-page: web/node_modules/.package-lock.json
	@$(call write_types,node_modules/.cache/schema.ts)
	@cmp -s web/node_modules/.cache/schema.ts web/$(TYPES) || { echo "web/$(TYPES) is not what the server says: run make types."; exit 1; }
	cd web && npm run --silent check && npm run --silent lint && npm run --silent format:check

# The server describes its API, and the page's types are made of that. The description itself is not kept.
TYPES       := src/lib/api/schema.ts
write_types  = mkdir -p web/node_modules/.cache && $(BIN)/python -m klotz.server.web.schema web/node_modules/.cache/openapi.json \
	&& cd web && npm run --silent types -- --output $(1) >/dev/null && cd ..

types: $(VENV)/.dev node web/node_modules/.package-lock.json
	@$(call write_types,$(TYPES))
	@echo "web/$(TYPES) is what the server says."

audit: $(VENV)/.dev
	@$(PYTHON) .ci/audit $(BIN)/pip-audit

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@if $(NODE_IS_GOOD); then $(MAKE) --no-print-directory format-page; \
	else echo "$(NODE_SENTENCE) Until then the source of the page is left as it is."; fi

.PHONY: format-page
format-page: web/node_modules/.package-lock.json
	cd web && npm run --silent format

bench: $(VENV)/.dev
	$(BIN)/klotz bench blokus
	$(BIN)/klotz bench bloxx
	$(BIN)/klotz bench bloqs
	$(BIN)/klotz bench python
	$(BIN)/klotz bench envs
	$(BIN)/klotz bench server

# Notebooks are run on the way; a warning or a dead link fails.
docs: $(VENV)/.dev
	@$(BIN)/python -c 'import mkdocs' 2>/dev/null || { $(call quietly,Installing what builds the site: half a minute.,docs,$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[docs]'); }
	@$(call quietly,Building the site: half a minute.,site,NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict)
	@echo "The site is in build/site: open build/site/index.html."

.PHONY: bench-page gallery movie pictures
bench-page: $(VENV)/.dev page
	$(BIN)/python -m bench.page

gallery: $(VENV)/.dev page
	$(BIN)/python -m docs.make_gallery

pictures: $(VENV)/.dev
	$(BIN)/python -m docs.make_pictures
	$(BIN)/python -m docs.make_architecture

movie: $(VENV)/.dev page
	$(BIN)/python -m docs.make_movie

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Klotz needs Python 3.11 or newer, and this is %d.%d: try make PYTHON=python3.12" % sys.version_info[:2])'
	@$(call quietly,Making a Python environment in $(VENV): a few seconds.,venv,$(PYTHON) -m venv $(VENV))

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	@$(call quietly,Installing Python packages: a minute.,pip,$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[play]')
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml constraints.txt
	@$(call quietly,Installing Python packages for development: two minutes.,pip,$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]')
	@touch $@ $(VENV)/.play
