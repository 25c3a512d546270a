# `make` alone says what there is to make.

PREFIX ?= /usr/local
SHELL := bash
.DEFAULT_GOAL := help
.PHONY: run test proof check bench fuzz soak mutants docs format install uninstall deb dist packages \
	clean help release feed

PROGRAM := .build/release/giuseppe-menu
SHARE := $(DESTDIR)$(PREFIX)/share/giuseppe-menu

run: ## show the menu; options in ARGS: make run ARGS="--language en"
run: release
	@exec $(PROGRAM) $(or $(ARGS),Menu.json)

test: ## run the tests; options in ARGS: make test ARGS="--filter Frame"
	@.ci/need swift ncurses tmux jq curl openssl
	@.ci/test $(ARGS)

proof: ## the tests at length: 200 seeds of each property, 200 signals, 1,000 saves
	@SEEDS=200 SAVES=1000 $(MAKE) --no-print-directory test

check: ## all that CI runs: lint, layers, shape, warnings, trials, tests
	@.ci/run

bench: ## measure, beside other programs; options in ARGS
	@.ci/need swift ncurses
	@.ci/bench $(ARGS)

fuzz: ## look for what breaks the readers and the screen: make fuzz SECONDS=60
	@.ci/fuzz $(or $(SECONDS),60)

soak: ## use one browser for very long, and see that it grows by nothing: make soak KEYS=1000000
	@SOAK=$(or $(KEYS),1000000) .ci/fuzz 1

mutants: ## put faults into the sources and see that tests catch each
	@.ci/mutants $(ARGS)

docs: ## write the documentation of the libraries to .build/docs
	@.ci/need swift jq
	@.ci/docs

format: ## lay the sources out
	@.ci/need swift
	swift format -i --parallel -r Sources Tests Package.swift

install: ## install under PREFIX (/usr/local) in DESTDIR
install: release feed
	@.ci/package/tree "$(DESTDIR)$(PREFIX)"
	@install -d "$(SHARE)"
	@[ -e "$(SHARE)/Menu.json" ] || install -m 644 Menu.json "$(SHARE)"
	@echo 'installed under $(DESTDIR)$(PREFIX); the manual, where $(PREFIX)/bin is not in PATH:'
	@echo '  man -M $(PREFIX)/share/man giuseppe-menu'

uninstall: ## take it away again, but a Menu.json only if nobody changed it
	@.ci/package/tree --remove "$(DESTDIR)$(PREFIX)"
	@! cmp -s Menu.json "$(SHARE)/Menu.json" || rm "$(SHARE)/Menu.json"
	@[ ! -e "$(SHARE)/Menu.json" ] || echo 'left, for it is yours: $(SHARE)/Menu.json'
	@rmdir "$(SHARE)" 2>/dev/null || true

deb: ## make a package for Debian in .build/package
deb: release feed
	@.ci/package/make deb

dist: ## make an archive for machines without Swift in .build/package
dist: release feed
	@.ci/package/make dist

packages: ## make both, and try them on a clean Debian (as root)
packages: deb dist
	@.ci/package/try

clean: ## remove all that was built
	rm -rf .build

help: ## these lines
	@awk -F ': ## ' '/^[a-z-]+: ## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

release:
	@.ci/need swift ncurses
	@.ci/release giuseppe-menu

feed:
	@.ci/need swift
	@.ci/release giuseppe-feed
