# The two commands of the README, and those of a developer. Everything is set up on the way.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?=

.DEFAULT_GOAL := help
.PHONY: help play test lint audit format bench warmup clean

help:
	@echo "make play    set up and play"
	@echo "make test    set up and run every test"
	@echo "make lint    ruff, mypy, import-linter, rule coverage"
	@echo "make audit   known weaknesses of what we depend on"
	@echo "make format  put the source in order"
	@echo "make bench   measure this machine"
	@echo "make clean   remove what was set up"

play: $(VENV)/.play
	@$(BIN)/klotz warmup
	@$(BIN)/klotz play $(GAME)

# Tests run with every index in a kernel checked, which is other machine code: warmed up by itself.
test: $(VENV)/.dev
	@NUMBA_BOUNDSCHECK=1 $(BIN)/klotz warmup
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/klotz rules --coverage

audit: $(VENV)/.dev
	@$(PYTHON) .ci/audit $(BIN)/pip-audit

format: $(VENV)/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.dev
	$(BIN)/klotz bench blokus
	$(BIN)/klotz bench bloxx
	$(BIN)/klotz bench bloqs
	$(BIN)/klotz bench server

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Klotz needs Python 3.11 or newer, and this is %d.%d: try make PYTHON=python3.12" % sys.version_info[:2])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/.dev: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	@touch $@ $(VENV)/.play
