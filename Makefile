# Needs make and any Python 3; everything else is set up in .venv on first use, and only once: for `make play`
# what play needs, for all other targets what tests and checks need as well.
# Without make: `python play.py`. It is also what sets up here, so both ways give the same result.

VENV    ?= .venv
PYTHON  ?= $(shell command -v python3 || command -v python)
BIN     := $(VENV)/bin
# Test processes: one more than cores, because tests also wait, for disks and for browsers.
WORKERS ?= $(shell "$(PYTHON)" -c "import os; print((os.cpu_count() or 1) + 1)")
# Games per `make soak`, of all editions together.
GAMES   ?= 20000
# kill -9 per `make crash`, messages per `make fuzz`, trials of each fault per `make faults`.
KILLS   ?= 100
MESSAGES ?= 100000
ROUNDS  ?= 3
# Passed on, for example `make test ARGS="-k jail"` or `make play ARGS="--help"`.
ARGS    ?=
UV      := build/uv
# npm with the Node that was set up in .venv.
NPM     := MAGIE_PYTHON="$(abspath $(BIN)/python)" web/npm

.DEFAULT_GOAL := help
.PHONY: help python setup play npm test test-fast test-long check browser screenshots bench bench-start bench-server soak million crash fuzz faults fault-tools ladder gate \
    sparring mutants golden docs wheel release lock clean

help:  ## list the targets
	@echo "make TARGET   (options: ARGS=..., GAMES=$(GAMES) for soak, KILLS=$(KILLS) for crash, MESSAGES=$(MESSAGES) for fuzz, ROUNDS=$(ROUNDS) for faults)"
	@sed -n 's/^\([a-z-]*\):.*  ## \(.*\)/  \1 \2/p' $(firstword $(MAKEFILE_LIST)) | \
	    while read -r target text; do printf '  %-12s %s\n' "$$target" "$$text"; done

play: python  ## play in the browser; ARGS=--terminal plays here
	@"$(PYTHON)" play.py --setup-only --venv "$(VENV)"
	@$(BIN)/magie play $(ARGS)

setup: python  ## what all targets but play do first: .venv with all of requirements.lock, the web client
	@"$(PYTHON)" play.py --setup-only --tools --venv "$(VENV)"

python:
	@if [ -z "$(PYTHON)" ]; then \
	    echo "No Python found. On Debian and Ubuntu: apt-get install python3 python3-venv" >&2; exit 1; fi

npm: setup  ## npm with the Node of .venv, in web/: make npm ARGS="run dev"
	@$(NPM) $(ARGS)

test: check browser fault-tools  ## lint, types, then every test on all cores
	$(BIN)/python -m magie.machine build
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(if $(ARGS),$(ARGS),--clauses)

# What somebody who edits a rule wants to know within two minutes: no browser, no database.
FAST := board deal reader bank editions text docs golden perft oracle architecture
test-fast: setup  ## the tests of rules, texts and pages, for while you edit them
	$(BIN)/python -m magie.machine build
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(FAST:%=tests/%) $(ARGS)

test-long: setup  ## what make test takes samples of, whole
	$(BIN)/python -m magie.machine build
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m long --long $(ARGS)

check: setup  ## lint, format and types, of Python and of the web client, and its unit tests and size
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict
	$(NPM) run --silent types -- --check
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(NPM) run --silent size

browser: setup  ## find Chromium for the browser tests, or install it; MAGIE_CHROMIUM names another
	@$(BIN)/python -m tests.browser.chromium

screenshots: setup browser  ## pictures of the main screens, into docs/screens
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

bench: setup  ## measure the speed of the engine; ARGS=--guard fails if it has become slower
	@$(BIN)/magie bench $(ARGS)

bench-start: setup browser $(UV)/bin/uv  ## from nothing to the first roll: seconds and memory, into docs/performance.md
	@$(BIN)/python -m tests.project.bench_start $(ARGS)

soak: setup  ## play many random games of all editions and check every position (GAMES=20000 in all)
	$(BIN)/python -m magie.testing.soak --games $(GAMES) $(ARGS)

million: setup  ## a million games of four steady bots: memory stays flat
	@$(BIN)/magie simulate classic --games 1000000 --bots steady --players 4 $(ARGS)

crash: setup  ## kill the server in mid-game and see that nothing acknowledged is lost (KILLS=100)
	$(BIN)/python -m tests.server.crash --kills $(KILLS) $(ARGS)

fuzz: setup  ## send the server nonsense and see that it stays calm (MESSAGES=100000)
	$(BIN)/python -m tests.server.fuzz --messages $(MESSAGES) $(ARGS)

faults: setup  ## disks that fill, clocks that are set, databases that restart while people play (ROUNDS=3)
	$(BIN)/python -m tests.server.faults --rounds $(ROUNDS) $(ARGS)

fault-tools: setup  ## find what the faults need of the system, or install it
	@$(BIN)/python -m tests.server.faults.tools

bench-server: setup  ## rooms, commands and latency that the table server holds
	$(BIN)/python -m tests.server.load $(ARGS)
	$(BIN)/python -m tests.server.opening

ladder: setup  ## let the bots compete and write docs/ladder.md
	$(BIN)/magie tournament classic --bots random,novice,steady,shrewd,rollout,fp-a-fair --games 2000 $(ARGS)
	$(BIN)/magie tournament cards --bots random,novice,steady,shrewd --anchor steady --games 2000 $(ARGS)

gate: setup  ## play the recorded ladder again and fail if a bot has become weaker
	$(BIN)/magie tournament classic --gate $(ARGS)

sparring: setup  ## shrewd and rollout against every published policy, open and fair
	$(BIN)/python -m magie.lab.sparring shrewd rollout --out docs/evidence/sparring.md $(ARGS)

mutants: setup  ## break the rules on purpose and see that the tests notice
	$(BIN)/python tests/mutants/run.py $(ARGS)

golden: setup  ## write the golden playthroughs anew; read the difference before you commit it
	$(BIN)/python tests/regenerate.py $(ARGS)

# The variable silences an advertisement, not a warning about our pages. Not --quiet: it would hide warnings
# from --strict as well.
docs: setup  ## build the documentation into site/; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

wheel: setup  ## build into dist/: a wheel with machine code for this kind of machine, one for all that builds it on first use
	rm -rf dist
	MAGIE_MACHINE_CODE=1 $(BIN)/python -m hatchling build --target wheel --directory dist
	$(BIN)/python -m hatchling build --directory dist
	@ls -sh dist

# Nothing is uploaded. What was built is checked by tests/project/release.py: metadata, files, digests, and that it plays.
release: wheel  ## what make wheel builds, checked file by file; for a version whose changelog is written
	$(BIN)/python -m pytest -q tests/project/test_version.py tests/project/test_repository_clean.py
	$(BIN)/python -m tests.project.release dist

# uv only here: it resolves for every system at once, but does not read pip's configuration, so installing
# is pip's work. Keeps the versions already locked; ARGS=--upgrade takes the newest. What play needs is locked
# with the same versions.
COMPILE := pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --quiet
lock: $(UV)/bin/uv  ## resolve the dependencies again into requirements.lock and requirements-play.lock
	$(UV)/bin/uv $(COMPILE) --group dev --group docs $(ARGS) --output-file requirements.lock
	rm -f requirements-play.lock
	$(UV)/bin/uv $(COMPILE) --group play --constraint requirements.lock --output-file requirements-play.lock
	@if grep -n '://' requirements.lock requirements-play.lock; then echo "a lock names a host" >&2; exit 1; fi

$(UV)/bin/uv:
	"$(PYTHON)" -m venv $(UV)
	$(UV)/bin/python -m pip install --quiet --disable-pip-version-check uv

clean:  ## remove everything the other targets made, .venv included
	rm -rf $(VENV) build dist site web/node_modules src/magie/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests docs -name __pycache__ -type d -prune -exec rm -rf {} +
