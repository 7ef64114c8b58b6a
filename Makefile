# One command for each habit. `make play` and `make test` do their own set-up on a fresh machine.

UV := .tools/bin/uv
RUN := $(UV) run --frozen --no-sync
STATIC := src/bastide/server/static/index.html
CLIENT := $(shell find web/src web/public web/scripts web/vite.config.ts web/svelte.config.js web/package-lock.json web/index.html web/package.json src/bastide -name node_modules -prune -o \( -name '*.ftl' -o -name symbols.svg -o -name palette.css -o -path 'web/*' -o -name components.toml \) -type f -print 2>/dev/null)
GAMES = $(notdir $(patsubst %/,%,$(dir $(wildcard tests/games/*/__init__.py))))
JOBS ?= 2
PORT ?=
export PYTHONDONTWRITEBYTECODE =# each of the many servers and commands that tests start would compile all modules anew

PYTEST = pytest -n $(JOBS) --dist loadgroup
# what is tested waits for browsers and servers now and then, so one more than there are cores
COMPILED = .venv-compiled/bin/python -m pytest -n $$(($(JOBS) + 1)) --dist loadgroup -o cache_dir=.pytest_cache/compiled
SYNCED := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: help t play test system check bench coverage package docs soak client api env format clean compiled rules-compiled web-test

help: ## what there is
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/'

t: ## the fast tests of one game, in seconds: make t G=caylus
	@[ -n "$(filter $(G),$(GAMES))" ] || { echo "Which game? make t G=NAME with one of:" $(GAMES); exit 2; }
	@[ -x .venv/bin/python ] || $(MAKE) --no-print-directory env
	@.venv/bin/python -m pytest tests/games/$(G) -n $(JOBS) -m 'not slow and not soak' --durations 3 --durations-min 0.5

env: ## the Python environment for development, in .venv
	@scripts/setup python
	@$(UV) sync --frozen -q

client: $(STATIC) ## the browser client, built into the package

$(STATIC): $(CLIENT)
	@scripts/setup web
	cd web && npm run build --silent
	@touch $@

api: env ## the client's types of what crosses the wire, from the server's OpenAPI document and the games' shapes
	@scripts/setup web
	$(RUN) python -m bastide.server.openapi | (cd web && npm run api --silent)
	@for game in $(GAMES); do $(RUN) python -m bastide.engine.typescript $$game > web/src/lib/games/$$game/shape.ts; done

play: ## serve the whole product on 127.0.0.1 with SQLite
	@$(MAKE) -q --no-print-directory $(STATIC) || rm -rf $(dir $(STATIC))
	@scripts/progress "Preparing Bastide (only the first time takes a while)" scripts/setup node python play
	@exec .venv-play/bin/bastide serve $(if $(PORT),--port $(PORT))

check: env ## format, types, architecture; of the client too
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	$(RUN) lint-imports --no-cache
	@scripts/setup web
	cd web && npm run check --silent

web-test: # all files share one page, which is three times as fast; should that ever stand still, each has its own
	@scripts/setup web
	cd web && { timeout -k 10 540 npm test --silent -- --no-isolate || case $$? in 124|137) npm test --silent ;; *) exit 1 ;; esac; }

compiled: client
	@scripts/setup python
	@UV_PROJECT_ENVIRONMENT=.venv-compiled BASTIDE_COMPILE=1 $(UV) sync --frozen -q --no-editable

rules-compiled: compiled ## rules, bots, matches and environments against a compiled wheel
	$(COMPILED) tests/games tests/engine tests/bots tests/arena tests/adapters -m 'not soak'

system: # Debian's packages; fetching them takes time and little of the processor
	@scripts/setup postgres proxies chromium manual

test: env ## everything, with a real PostgreSQL and a real headless Chromium
	@scripts/setup web
	@$(MAKE) --no-print-directory -j $$(($(JOBS) + 1)) $(SYNCED) system check client web-test compiled
	scripts/in-memory $(RUN) $(PYTEST) tests/games tests/engine tests/bots -m 'not soak and not slow'
	BASTIDE_SERVED_BY=$(CURDIR)/.venv-compiled/bin/python scripts/in-memory $(COMPILED) -m 'not soak and not seldom'

soak: env client ## long runs: hundreds of thousands of games
	@scripts/setup web postgres proxies chromium
	$(RUN) $(PYTEST) -m 'soak or slow or seldom' --timeout 0
	scripts/works

bench: ## speed, as ratios against the C yardstick, into benchmarks/results
	@scripts/setup python
	@UV_PROJECT_ENVIRONMENT=.venv-compiled BASTIDE_COMPILE=1 $(UV) sync --frozen -q --no-editable --group bench
	.venv-compiled/bin/python -m benchmarks
	@scripts/setup postgres
	.venv-compiled/bin/python -m benchmarks.load --results

coverage: env ## which branches of the kernels the tests of the rules take, a table per game
	@$(RUN) python scripts/kernel_coverage.py $(G)

package: client ## sdist and wheel into dist/, each installed into an empty environment and played there
	@scripts/setup python
	@scripts/package

docs: env ## the manual, into docs/_build/html
	$(UV) run --frozen --group docs sphinx-build -W --keep-going -q -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

format: env ## let ruff and prettier lay the code out
	$(RUN) ruff format .
	$(RUN) ruff check --fix .
	@scripts/setup web
	cd web && npm run format --silent

clean: ## remove what was built
	rm -rf .venv .venv-* .tools build dist web/node_modules src/bastide/server/static docs/_build
