# make play   start a server on this machine, and open it in the browser;
#             make play HOST=0.0.0.0 also serves others in your network
# make test   run the tests, in a real browser too
# make quick  run the tests that need no browser, no server process and no large compile: rules, words, tables
# make translations  check that every text exists in all five languages
# make coverage  measure test coverage of rules, players, campaign and table, with the compiler off;
#             make coverage PACKAGES=campaign for one of them
# make check  run the linters, the type checkers and the import rules
# make bench  measure
# make web    rebuild the page, after a change in web/
# make wasm   rebuild calico.wasm, after a change in what it is compiled from; needs lld-19
# make sheets take screenshots of all screens at every size into build/screens, and list what does not fit;
#             make sheets SCREENS="game end" LANGUAGES="en pl" for some of them
# make site   write the page that needs no server into build/site, and serve it as a static host does
# make screenshots  renew the screenshots that are shown before the page is installed
# make film   renew the film strip of a newcomer's first ten minutes in the docs
# make par    measure the par of further kinds of game, for reviews
# make lock   renew the versions that development and CI use, in requirements-dev.txt
# Each sets up .venv first, so a fresh clone needs only Python 3.11+: `make play` installs what a player
# needs, the others add what developers need.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
HOST = 127.0.0.1
SITE_PORT = 8018
READY := .venv/ready
DEV := .venv/ready-dev
LOCK := requirements-dev.txt
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Where npm cannot be reached the page is neither built nor tested; .ci/run insists on it.
PAGE := src/calico/web/index.html
BUNDLE := src/calico/web/python/files.json
MODULES := web/node_modules/.package-lock.json
QUICK := src/calico/box src/calico/rules src/calico/campaign $(addprefix tests/,box rules campaign lang table/game table/schema)
PACKAGES = rules players campaign table
# One more than there are cores: browsers and servers also wait.
WORKERS = $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

.PHONY: play test quick coverage check bench wasm wasm-check web site screenshots sheets film translations golden par docs lock clean

play: $(READY)
	@$(BIN)/calico serve --host $(HOST)

test: $(DEV) $(BUNDLE)
	@if [ -f $(MODULES) ]; then $(NPM) test; else echo "no npm: the page is not tested"; fi
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

quick: $(DEV)
	$(BIN)/pytest -n auto $(QUICK)

# Compiled code is not seen by Python's tracing, so here it is not compiled.
coverage: $(DEV)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n auto -m "not compiled" $(PACKAGES:%=--cov=calico.%) --cov-report=term:skip-covered \
		$(wildcard $(PACKAGES:%=src/calico/%) $(PACKAGES:%=tests/%))

check: $(DEV) $(MODULES)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@if [ -f $(MODULES) ]; then $(NPM) run check; else echo "no npm: the page is not checked"; fi

bench: $(DEV) $(BUNDLE)
	@$(BIN)/calico bench

# What bots think with, compiled; and whether the file in the tree is what the sources make.
wasm: $(DEV)
	PYTHONPATH=tests $(BIN)/python -m tools.wasm

wasm-check: $(DEV)
	PYTHONPATH=tests $(BIN)/python -m tools.wasm check

web: $(DEV)
	$(NPM) ci --no-audit --no-fund
	$(BIN)/python hatch_build.py

# The folder that a static host gets; Python's own web server knows nothing of calico.
site: $(DEV) $(BUNDLE)
	$(BIN)/calico site build/site
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site $(SITE_PORT)

screenshots: $(DEV) $(PAGE)
	PYTHONPATH=tests $(BIN)/python -m tools.screenshots web/public

# All screens at eight sizes in light, dark and forced colours in every language, side by side, and a
# list of what does not fit its place: about a quarter of an hour.
sheets: $(DEV) $(PAGE)
	PYTHONPATH=tests $(BIN)/python -m tools.screens build/screens --screens $(SCREENS) --languages $(LANGUAGES)

# A newcomer's first ten minutes as one picture.
film: $(DEV) $(PAGE)
	PYTHONPATH=tests $(BIN)/python -m tools.film docs/pictures/first-ten-minutes.jpg

# Does every text exist in all five languages?  For `make test` English is enough.
translations: $(DEV)
	$(BIN)/pytest -q tests/lang/translations.py

# Regenerate the golden playthroughs and the move counts, to be reviewed as a diff.
golden: $(DEV)
	PYTHONPATH=tests $(BIN)/python -m tools.golden

# The score that a review expects before the first turn; kinds that are in the file are not measured again.
par: $(DEV)
	PYTHONPATH=tests $(BIN)/python -m tools.par

# Regenerate the pages and pictures that are made from the code.
docs: $(DEV)
	$(BIN)/python docs/generate.py

# The lock names versions and hashes, for all Pythons that we run on, and no index.
lock:
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-annotate --custom-compile-command "make lock" --group dev --output-file $(LOCK) pyproject.toml

clean:
	rm -rf .venv build dist web/node_modules

# The Python that the browser runs is packed anew after a change of it, which needs no build of the page.
$(BUNDLE): $(PAGE) pyproject.toml $(shell find src/calico -type f -not -path '*/web/*' -not -name '*.pyc')
	@if [ -f $(MODULES) ]; then $(BIN)/python hatch_build.py python; fi

$(PAGE): web/index.html web/vite.config.ts $(shell find web/src web/worker web/public web/python -type f) $(MODULES) | $(DEV)
	@if [ -f $(MODULES) ]; then $(BIN)/python hatch_build.py; else echo "no npm: the page is not built"; fi

$(MODULES): web/package-lock.json | $(DEV)
	@$(NPM) ci --no-audit --no-fund && touch $@ || echo "npm cannot install what the page is built with"

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "calico needs Python 3.11 or newer; set PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv .venv || { echo "cannot make a virtual environment: on Debian, apt-get install python3-venv"; exit 1; }

# What a player needs.  Node, which builds the page, comes and goes with the build.
$(READY): pyproject.toml | $(BIN)/python
	@echo "installing what is needed to play: about 150 MB in .venv, a minute"
	$(PIP) --editable .
	@touch $@

# What developers need, in the versions of the lock, with Node to stay.
$(DEV): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "installing what is needed to develop: about 1.2 GB in .venv, a few minutes"
	$(PIP) --requirement $(LOCK)
	CALICO_PAGE=no $(PIP) --no-deps --no-build-isolation --editable .
	@touch $(READY) $@
