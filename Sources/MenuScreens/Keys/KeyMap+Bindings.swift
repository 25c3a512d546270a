internal import MenuPresentation
internal import TerminalText

extension KeyMap {
  /// The screens on which letters are keys.
  static let pages: [Context] = [.list, .dish, .filters, .choice, .help]

  /// The keys that are shown, in the order of hints and help.
  static let shown: [Binding] = [
    arrow(.up, "↑", .up, in: pages + [.search], verticalVerbs, .rowHelp),
    arrow(.down, "↓", .down, in: pages + [.search], verticalVerbs, .rowHelp),
    arrow(.left, "←", .left, in: pages, horizontalVerbs, .columnHelp),
    arrow(.right, "→", .right, in: pages, horizontalVerbs, .columnHelp),
    bind(
      .enter, "↵", .open, in: Context.allCases,
      [.list: .open, .search: .show, .filters: .show, .dish: .mark], .openHelp),
    Binding(
      keys: [.character(" ")], command: .mark, contexts: [.dish, .filters, .list, .choice],
      sign: .space, verbs: [.filters: .mark], help: .markHelp),
    bind(
      .character("+"), "+", .add, in: choosing,
      [.list: .add, .dish: .add, .choice: .oneMore], .addHelp),
    bind(.character("-"), "-", .remove, in: choosing, [.choice: .oneMore], .addHelp),
    bind(.character("/"), "/", .search, in: pages, [.list: .search], .pagesHelp),
    bind(.character("f"), "f", .filters, in: pages, [.list: .filters], .pagesHelp),
    bind(.character("o"), "o", .choice, in: pages, [.dish: .choice], .pagesHelp),
    bind(.character("L"), "L", .language, in: pages, [:], .languageHelp),
    bind(
      .escape, "Esc", .back, in: Context.allCases,
      [
        .search: .cancel, .filters: .cancel, .dish: .back, .choice: .back, .help: .back,
      ], .escapeHelp),
    bind(.character("?"), "?", .help, in: pages, [.list: .help], .helpHelp),
    bind(.character("q"), "q", .quit, in: pages, [.list: .quit], .quitHelp),
  ]

  private static let choosing: [Context] = [.list, .dish, .choice]
  private static let verticalVerbs: [Context: Word] = [
    .list: .scroll, .search: .scroll, .filters: .column, .choice: .scroll,
  ]
  private static let horizontalVerbs: [Context: Word] = [.filters: .column, .dish: .other]

  /// The synonyms that only the manual names.
  static let silent: [Binding] =
    [
      silent(.move(.up), .character("k"), in: pages),
      silent(.move(.down), .character("j"), in: pages),
      silent(.move(.left), .character("h"), in: pages),
      silent(.move(.right), .character("l"), in: pages),
      silent(.move(.pageUp), .pageUp, .control("u"), in: pages),
      silent(.move(.pageDown), .pageDown, .control("d"), in: pages),
      silent(.move(.first), .home, .character("g"), in: pages),
      silent(.move(.last), .end, .character("G"), in: pages),
      silent(.move(.nextSection), .character("n"), .character("]"), in: [.list]),
      silent(.move(.previousSection), .character("p"), .character("["), in: [.list]),
      silent(.move(.nextList), .tab, in: [.list, .search]),
      silent(.move(.previousList), .backTab, in: [.list, .search]),
      silent(.mark, .character("x"), in: [.dish, .filters]),
      silent(.help, .function(1), in: Context.allCases),
      silent(.restore, .character("U"), in: [.list, .choice]),
      silent(.reload, .character("r"), in: [.list]),
      silent(.redraw, .control("l"), in: Context.allCases),
      silent(.suspend, .control("z"), in: Context.allCases),
    ]
    + (1...9).map { digit in
      silent(.move(.list(digit)), .character(Character("\(digit)")), in: [.list])
    }

  private static func bind(
    _ key: Key, _ sign: String, _ command: Command, in contexts: [Context],
    _ verbs: [Context: Word], _ help: Word
  ) -> Binding {
    Binding(
      keys: [key], command: command, contexts: contexts, sign: .text(sign), verbs: verbs,
      help: help)
  }

  private static func arrow(
    _ key: Key, _ sign: String, _ step: Command.Step, in contexts: [Context],
    _ verbs: [Context: Word], _ help: Word
  ) -> Binding {
    bind(key, sign, .move(step), in: contexts, verbs, help)
  }

  static func silent(_ command: Command, _ keys: Key..., in contexts: [Context]) -> Binding {
    Binding(keys: keys, command: command, contexts: contexts, sign: nil, verbs: [:], help: nil)
  }
}
