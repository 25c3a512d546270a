extension KeyMap {
  /// The keys of the browser.
  public static let standard = KeyMap(moving + finding + reading + choosing + program)

  /// The keys of a terminal for guests: nothing leaves or stops the program, or reads a file.
  public static let kiosk = KeyMap(
    standard.bindings.filter { ![.quit, .suspend, .reload].contains($0.command) })

  private static let moving =
    [
      bind([.up, .character("k")], .move(.up)),
      bind([.down, .character("j")], .move(.down)),
      bind([.up], .move(.up), in: [.search]),
      bind([.down], .move(.down), in: [.search]),
      bind([.up, .character("k")], .move(.up), in: [.asking]),
      bind([.down, .character("j")], .move(.down), in: [.asking]),
      bind([.left, .character("h")], .move(.by(-1)), in: [.filters]),
      bind([.right, .character("l")], .move(.by(1)), in: [.filters]),
      bind([.pageUp, .control("u")], .move(.pageUp)),
      bind([.pageDown, .control("d")], .move(.pageDown)),
      bind([.pageUp], .move(.pageUp), in: [.search]),
      bind([.pageDown], .move(.pageDown), in: [.search]),
      bind([.home, .character("g")], .move(.first)),
      bind([.end, .character("G")], .move(.last)),
      bind([.character("n"), .character("]")], .move(.nextSection), in: [.list]),
      bind([.character("p"), .character("[")], .move(.previousSection), in: [.list]),
      bind([.character("'")], .firstLetter, in: [.list]),
      bind([.tab], .move(.nextList), in: [.list, .dish, .search]),
      bind([.backTab], .move(.previousList), in: [.list, .dish, .search]),
    ]
    + (1...9).map { number in
      bind([.character(Character("\(number)"))], .move(.list(number)), in: [.list, .dish])
    }

  private static let finding = [
    bind([.character("/")], .search, in: [.list, .dish, .page]),
    bind([.character("f")], .filters, in: [.list, .dish]),
    bind([.character(" "), .character("x")], .toggle, in: [.filters, .asking]),
    bind([.character("u")], .undeclared, in: [.list, .dish, .filters]),
    bind([.character("s")], .sort, in: [.list]),
    bind([.backspace], .deleteBackward, in: [.search]),
    bind([.control("w")], .deleteWord, in: [.search]),
    bind([.control("u")], .clear, in: [.search]),
    bind([.left], .caret(.left), in: [.search]),
    bind([.right], .caret(.right), in: [.search]),
    bind([.home], .caret(.start), in: [.search]),
    bind([.end], .caret(.end), in: [.search]),
    bind([.enter], .accept, in: [.search, .filters]),
  ]

  private static let reading = [
    bind([.enter, .right], .open, in: [.list]),
    bind([.character("n"), .character("]"), .right], .nextDish, in: [.dish]),
    bind([.character("p"), .character("["), .left], .previousDish, in: [.dish]),
    bind([.character("i")], .house, in: [.list, .dish]),
    bind([.escape], .back, in: [.list]),
    bind([.escape, .character("q")], .back, in: [.dish]),
    bind([.escape, .left, .character("q")], .back, in: [.page, .choice]),
    bind([.escape, .character("q")], .back, in: [.asking]),
    bind([.character("U")], .undo, in: [.list, .choice]),
    bind([.escape, .character("f"), .character("q")], .back, in: [.filters]),
    bind([.escape], .back, in: [.search]),
    bind([.character("L")], .language),
    bind([.character("t")], .theme),
  ]

  private static let choosing =
    [
      bind([.character("+")], .take, in: [.list, .dish, .choice]),
      bind([.character("-")], .putBack, in: [.list, .dish, .choice]),
      bind([.character("o")], .choice, in: [.list, .dish]),
      bind([.enter], .confirm, in: [.asking]),
      bind([.backspace], .deleteBackward, in: [.choice]),
    ]
    + (0...9).map { digit in
      bind([.character(Character("\(digit)"))], .people(digit), in: [.choice])
    }

  private static let program = [
    bind([.control("l")], .redraw, in: Context.allCases),
    bind([.character("r")], .reload),
    bind([.control("z")], .suspend, in: Context.allCases),
    bind([.character("?"), .function(1)], .help),
    bind([.character("?"), .function(1)], .help, in: [.asking]),
    bind([.character("q")], .quit, in: [.list]),
  ]

  private static func bind(
    _ keys: [Key], _ command: Command,
    in contexts: [Context] = [.list, .dish, .page, .filters, .choice]
  ) -> Binding {
    Binding(keys: keys, command: command, contexts: contexts)
  }
}
