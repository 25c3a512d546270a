package import MenuPresentation
package import TerminalText

/// The keys as data: what each says on which screens. A test holds README and the manual to it.
package struct KeyMap: Sendable {
  /// Keys that say the same on some screens.
  package struct Binding: Sendable {
    package let keys: [Key]
    package let command: Command
    package let contexts: [Context]
    /// True for a synonym that is told in the manual only.
    package let isSilent: Bool
  }

  package let bindings: [Binding]

  /// The wish that a key says on a screen, nil for none.
  package func command(for key: Key, in context: Context) -> Command? {
    bindings.first { $0.contexts.contains(context) && $0.keys.contains(key) }?.command
  }

  /// The keys of the browser.
  package static let standard = KeyMap(bindings: shown + silent)

  /// The keys of a terminal for guests: nothing leaves or stops the program, or reads a file; `q` only
  /// closes a page.
  package static let kiosk = KeyMap(
    bindings: standard.bindings.filter { ![.quit, .suspend, .reload].contains($0.command) }
      + [bind([.character("q")], .back, in: pages.filter { $0 != .list }, isSilent: true)])

  private static let pages: [Context] = [.list, .dish, .filters, .choice, .help]

  private static let shown: [Binding] = [
    bind([.up], .move(.up), in: pages + [.search]),
    bind([.down], .move(.down), in: pages + [.search]),
    bind([.left], .move(.left), in: pages), bind([.right], .move(.right), in: pages),
    bind([.enter], .open, in: Context.allCases),
    bind([.character(" ")], .mark, in: [.dish, .filters, .list, .choice]),
    bind([.character("+")], .add, in: [.list, .dish, .choice]),
    bind([.character("-")], .remove, in: [.list, .dish, .choice]),
    bind([.character("/")], .search, in: pages), bind([.character("f")], .filters, in: pages),
    bind([.character("o")], .choice, in: pages),
    bind([.character("L")], .language, in: pages),
    bind([.escape], .back, in: Context.allCases),
    bind([.character("?")], .help, in: pages), bind([.character("q")], .quit, in: pages),
  ]

  private static let silent: [Binding] =
    [
      bind([.character("k")], .move(.up), in: pages, isSilent: true),
      bind([.character("j")], .move(.down), in: pages, isSilent: true),
      bind([.character("h")], .move(.left), in: pages, isSilent: true),
      bind([.character("l")], .move(.right), in: pages, isSilent: true),
      bind([.pageUp, .control("u")], .move(.pageUp), in: pages, isSilent: true),
      bind([.pageDown, .control("d")], .move(.pageDown), in: pages, isSilent: true),
      bind([.home, .character("g")], .move(.first), in: pages, isSilent: true),
      bind([.end, .character("G")], .move(.last), in: pages, isSilent: true),
      bind([.character("n"), .character("]")], .move(.nextSection), in: [.list], isSilent: true),
      bind(
        [.character("p"), .character("[")], .move(.previousSection), in: [.list], isSilent: true),
      bind([.tab], .move(.nextList), in: [.list, .search], isSilent: true),
      bind([.backTab], .move(.previousList), in: [.list, .search], isSilent: true),
      bind([.character("x")], .mark, in: [.dish, .filters], isSilent: true),
      bind([.function(1)], .help, in: Context.allCases, isSilent: true),
      bind([.character("U")], .restore, in: [.list, .choice], isSilent: true),
      bind([.character("r")], .reload, in: [.list], isSilent: true),
      bind([.control("l")], .redraw, in: Context.allCases, isSilent: true),
      bind([.control("z")], .suspend, in: Context.allCases, isSilent: true),
    ]
    + (1...9).map { digit in
      bind(
        [.character(Character("\(digit)"))], .move(.list(digit)), in: [.list], isSilent: true)
    }

  private static func bind(
    _ keys: [Key], _ command: Command, in contexts: [Context], isSilent: Bool = false
  ) -> Binding {
    Binding(keys: keys, command: command, contexts: contexts, isSilent: isSilent)
  }
}

extension KeyMap {
  /// A verb at the foot of a screen, with its keys and the command that a click on it says.
  package struct Hint: Sendable {
    package let keys, verb: String
    package let command: Command?

    init(_ keys: String, _ verb: String, _ command: Command? = nil) {
      (self.keys, self.verb, self.command) = (keys, verb, command)
    }
  }

  /// The verbs at the foot of a screen: at its start, the dearest first; at its end those that lead away.
  ///
  /// `clear` is what `Esc` takes away in the list, nil while nothing is asked; a dish may have nothing to
  /// be marked.
  package func hints(
    for context: Context, _ strings: Strings, isKiosk: Bool, clear: String?,
    isMarkable: Bool = true
  ) -> (start: [Hint], end: [Hint]) {
    let words = strings.keys
    let (back, cancel) = (Hint("Esc", words.back, .back), Hint("Esc", words.cancel, .back))
    let mark = Hint(words.space, words.mark, .mark)
    switch context {
    case .list:
      let move = [Hint("↑↓", words.scroll), Hint("↵", words.open, .open)]
      let add = Hint("+", words.add, .add)
      let ask = [Hint("/", words.search, .search), Hint("f", words.filters, .filters)]
      let leave = [Hint("?", words.help, .help)] + (isKiosk ? [] : [Hint("q", words.quit, .quit)])
      guard let clear else { return (move + [add] + ask, leave) }
      // Whoever asks goes on asking: where there is no room, `+` gives way first.
      return (move + ask + [add], [Hint("Esc", clear, .back)] + leave)
    case .search: return ([Hint("↵", words.show, .open), Hint("↑↓", words.scroll)], [cancel])
    case .dish:
      return (
        [
          Hint("+", words.add, .add), isMarkable ? mark : nil,
          Hint("←→", words.other, .move(.right)), Hint("o", words.choice, .choice),
        ].compactMap(\.self), [back]
      )
    case .filters:
      return ([Hint("↑↓←→", words.column), mark, Hint("↵", words.show, .open)], [cancel])
    case .choice:
      return ([Hint("+ -", words.oneMore, .add), Hint("↑↓", words.scroll)], [back])
    case .help: return ([], [back])
    }
  }

  /// The rows of help: the ten keys, each with one sentence.
  package static func help(
    _ words: Strings.KeyWords, isKiosk: Bool
  ) -> [(keys: String, text: String)] {
    [
      ("↑ ↓", words.rowHelp), ("← →", words.columnHelp), ("↵", words.openHelp),
      (words.space, words.markHelp), ("+ -", words.addHelp), ("/ f o", words.pagesHelp),
      ("L", words.languageHelp), ("Esc", words.escapeHelp),
      isKiosk ? ("?", words.thisPageHelp) : ("? q", words.quitHelp),
    ]
  }
}
