# make play   serve tables on this machine, and open the address;
#             make play HOST=0.0.0.0 lets others in your network in
# make test   run the tests, in a real browser too
# make check  run the linters, the type checkers and the import rules
# make bench  measure
# make web    build the page anew, after a change in web/
# make sheets look at all screens, in build/screens
# make languages  look at all screens in every language, in build/languages
# Each makes its own virtual environment in .venv first, so a fresh clone needs only Python 3.11+.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
HOST = 127.0.0.1
READY := .venv/ready
PAGE := src/calico/web/index.html
# Where npm could not be reached the page is neither built nor tested; .ci/run insists on it.
NODE := $(wildcard web/node_modules)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test check bench web sheets languages golden docs clean

play: $(READY)
	@$(BIN)/calico serve --host $(HOST)

test: $(READY) $(if $(NODE),$(PAGE))
	@if [ -d web/node_modules ]; then $(NPM) test; else echo "no npm: the page is not tested"; fi
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@if [ -d web/node_modules ]; then $(NPM) run check; else echo "no npm: the page is not checked"; fi

bench: $(READY) $(if $(NODE),$(PAGE))
	@$(BIN)/calico bench

web: $(READY)
	$(NPM) ci --no-audit --no-fund
	$(BIN)/python hatch_build.py

# Pictures of all screens at three sizes in both themes, side by side.
sheets: $(READY) $(if $(NODE),$(PAGE))
	$(BIN)/python tests/screens.py build/screens

# Pictures of all screens in every language, and a list of what does not fit its place.
languages: $(READY) $(if $(NODE),$(PAGE))
	$(BIN)/python tests/screens.py build/languages languages

# Write the golden playthroughs and the move counts anew, for a reviewer to read as a diff.
golden: $(READY)
	$(BIN)/python tests/golden.py

# Write the pages and pictures that are made from the code.
docs: $(READY)
	$(BIN)/python docs/generate.py

clean:
	rm -rf .venv build dist

$(PAGE): web/index.html web/package-lock.json web/vite.config.ts $(shell find web/src web/public -type f) | $(READY)
	$(BIN)/python hatch_build.py

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "calico needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv .venv || { echo "cannot make a virtual environment: on Debian, apt-get install python3-venv"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $(READY)
