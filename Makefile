# `make` alone lists the targets.

PREFIX ?= /usr/local
SHELL := bash
# Package.swift then optimizes the targets in which tests spend their time; `make run` and `make test` share
# the result.
export OPTIMIZED := 1
.DEFAULT_GOAL := help
.PHONY: run test proof check bench fuzz soak mutants docs format install uninstall deb dist packages \
	clean help release feed

SHARE := $(DESTDIR)$(PREFIX)/share/giuseppe-menu

run: ## show the menu; make run ARGS="--language en" passes options
	@.ci/need swift ncurses
	@swift build --product giuseppe-menu >&2
	@exec .build/debug/giuseppe-menu $(or $(ARGS),Menu.json)

test: ## run the tests; make test ARGS="--filter Frame" runs some of them
	@.ci/need swift ncurses tmux jq curl openssl
	@.ci/test $(ARGS)

proof: ## run the tests for longer: 200 seeds per property, 200 signals, 1,000 saves, a minute's wait
	@PROOF=1 SEEDS=200 SAVES=1000 $(MAKE) --no-print-directory test

check: ## run what CI runs: lint, layers, shape, a build without warnings, the checks in .ci, tests
	@.ci/run

bench: ## measure times, compared with other programs; ARGS selects: start keys escape reading page
	@.ci/need swift ncurses
	@.ci/bench $(ARGS)

fuzz: ## fuzz the readers and the screens: make fuzz SECONDS=60
	@.ci/fuzz $(or $(SECONDS),60)

soak: ## type many keys into one browser and check its memory: make soak KEYS=1000000
	@SOAK=$(or $(KEYS),1000000) .ci/fuzz 1

mutants: ## put faults into a copy of the sources and check that the tests catch each
	@.ci/mutants $(ARGS)

docs: ## write the documentation of the libraries to .build/docs
	@.ci/need swift jq
	@.ci/docs

format: ## format the sources
	@.ci/need swift
	swift format -i --parallel -r Sources Tests Package.swift

install: release feed ## install under PREFIX (/usr/local), below DESTDIR
	@.ci/package/tree "$(DESTDIR)$(PREFIX)"
	@install -d "$(SHARE)"
	@[ -e "$(SHARE)/Menu.json" ] || install -m 644 Menu.json "$(SHARE)"
	@echo 'installed under $(DESTDIR)$(PREFIX); to read the manual if $(PREFIX)/bin is not in PATH:'
	@echo '  man -M $(PREFIX)/share/man giuseppe-menu'

uninstall: ## uninstall; a changed Menu.json stays
	@.ci/package/tree --remove "$(DESTDIR)$(PREFIX)"
	@! cmp -s Menu.json "$(SHARE)/Menu.json" || rm "$(SHARE)/Menu.json"
	@[ ! -e "$(SHARE)/Menu.json" ] || echo 'kept, because you changed it: $(SHARE)/Menu.json'
	@rmdir "$(SHARE)" 2>/dev/null || true

deb: release feed ## build a Debian package in .build/package
	@.ci/package/make deb

dist: release feed ## build an archive for machines without Swift in .build/package
	@.ci/package/make dist

packages: deb dist ## build both and test them on a clean Debian (as root)
	@.ci/package/try

clean: ## remove everything that was built
	rm -rf .build

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

release:
	@.ci/need swift ncurses
	@.ci/release giuseppe-menu

feed:
	@.ci/need swift
	@.ci/release giuseppe-feed
