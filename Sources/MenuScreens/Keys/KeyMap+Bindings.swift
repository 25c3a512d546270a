internal import MenuPresentation
internal import TerminalText

extension KeyMap {
  /// The screens on which letters are keys.
  static let pages: [Context] = [.list, .dish, .filters, .choice, .help]

  /// The keys that hints and help show, in their order.
  static let shown: [Binding] = [
    bind(.up, "↑", .move(.up), in: pages + [.search], verbs: verticalVerbs, help: \.rowHelp),
    bind(.down, "↓", .move(.down), in: pages + [.search], verbs: verticalVerbs, help: \.rowHelp),
    bind(.left, "←", .move(.left), in: pages, verbs: horizontalVerbs, help: \.columnHelp),
    bind(.right, "→", .move(.right), in: pages, verbs: horizontalVerbs, help: \.columnHelp),
    bind(
      .enter, "↵", .open, in: Context.allCases,
      verbs: [
        .list: \.open, .search: \.show, .filters: \.show, .dish: \.mark, .choice: \.open,
      ], help: \.openHelp),
    bind(
      .character(" "), .space, .toggle, in: [.dish, .filters],
      verbs: [.filters: \.mark], help: \.markHelp),
    bind(
      .character("+"), "+", .add, in: choosing,
      verbs: [.list: \.add, .dish: \.add, .choice: \.oneMore], help: \.addHelp),
    bind(.character("-"), "-", .remove, in: choosing, verbs: [.choice: \.oneMore], help: \.addHelp),
    bind(.character("/"), "/", .search, in: pages, verbs: [.list: \.search], help: \.pagesHelp),
    bind(.character("f"), "f", .filters, in: pages, verbs: [.list: \.filters], help: \.pagesHelp),
    bind(.character("o"), "o", .choice, in: pages, verbs: [.dish: \.choice], help: \.pagesHelp),
    bind(.character("L"), "L", .language, in: pages, help: \.languageHelp),
    bind(
      .escape, "Esc", .back, in: Context.allCases,
      verbs: [
        .search: \.cancel, .filters: \.cancel, .dish: \.back, .choice: \.back, .help: \.back,
      ], help: \.escapeHelp),
    bind(.character("?"), "?", .help, in: pages, verbs: [.list: \.help], help: \.helpHelp),
    bind(.character("q"), "q", .quit, in: pages, verbs: [.list: \.quit], help: \.quitHelp),
  ]

  private static let choosing: [Context] = [.list, .dish, .choice]
  private static let verticalVerbs: [Context: Word] = [
    .list: \.scroll, .search: \.scroll, .filters: \.column, .choice: \.scroll, .help: \.scroll,
  ]
  private static let horizontalVerbs: [Context: Word] = [
    .filters: \.column, .dish: \.other,
  ]

  /// The synonyms that only the manual documents.
  static let synonyms: [Binding] =
    [
      synonym(.move(.up), .character("k"), in: pages),
      synonym(.move(.down), .character("j"), in: pages),
      synonym(.move(.left), .character("h"), in: pages),
      synonym(.move(.right), .character("l"), in: pages),
      synonym(.move(.pageUp), .pageUp, .control("u"), in: pages),
      synonym(.move(.pageDown), .pageDown, .control("d"), in: pages),
      synonym(.move(.first), .home, .character("g"), in: pages),
      synonym(.move(.last), .end, .character("G"), in: pages),
      synonym(.move(.nextSection), .character("n"), .character("]"), in: [.list]),
      synonym(.move(.previousSection), .character("p"), .character("["), in: [.list]),
      synonym(.move(.nextList), .tab, in: [.list, .search]),
      synonym(.move(.previousList), .backTab, in: [.list, .search]),
      synonym(.toggle, .character("x"), in: [.dish, .filters]),
      synonym(.help, .function(1), in: Context.allCases),
      synonym(.restore, .character("U"), in: choosing),
      synonym(.reload, .character("r"), in: [.list]),
      synonym(.redraw, .control("l"), in: Context.allCases),
      synonym(.suspend, .control("z"), in: Context.allCases),
    ]
    + (1...9).map { digit in
      synonym(.move(.list(digit)), .character(Character("\(digit)")), in: [.list])
    }

  private static func bind(
    _ key: Key, _ label: Label, _ command: Command, in contexts: [Context],
    verbs: [Context: Word] = [:], help: Word
  ) -> Binding {
    Binding(
      keys: [key], command: command, contexts: contexts, label: label, verbs: verbs, help: help)
  }

  static func synonym(_ command: Command, _ keys: Key..., in contexts: [Context]) -> Binding {
    Binding(keys: keys, command: command, contexts: contexts)
  }
}
