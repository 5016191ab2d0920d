# make play   serve tables on this machine, and open the address
# make test   run the tests
# make check  run the linters, the type checker and the import rules
# make bench  measure
# Each makes its own virtual environment in .venv first, so a fresh clone needs only Python 3.11+.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
READY := .venv/ready

.PHONY: play test check bench golden docs clean

play: $(READY)
	@$(BIN)/calico serve

test: $(READY)
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(READY)
	@$(BIN)/calico bench

# Write the golden playthroughs and the move counts anew, for a reviewer to read as a diff.
golden: $(READY)
	$(BIN)/python tests/golden.py

# Write the pages and pictures that are made from the code.
docs: $(READY)
	$(BIN)/python docs/generate.py

clean:
	rm -rf .venv build dist

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "calico needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv .venv || { echo "cannot make a virtual environment: on Debian, apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $(READY)
