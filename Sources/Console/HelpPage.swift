internal import MenuCore
internal import TerminalText

extension CommandTable {
  /// The help of a command, wrapped to a width; of the program where it has no command without a name.
  func helpPage(of command: Subcommand?, in language: InterfaceLanguage, width: Int) -> String {
    let typed = [program, command?.name ?? "", command?.operands ?? ""].filter { !$0.isEmpty }
    let usage = command == nil ? Phrase("COMMAND", "COMANDO") : Phrase("[options]", "[opzioni]")
    var blocks = [
      (command?.help ?? help).words(in: language),
      Phrase("Usage: ", "Uso: ").words(in: language)
        + (typed + [usage.words(in: language)]).joined(separator: " "),
    ]
    func add(_ title: Phrase, _ rows: [(String, Phrase)]) {
      let lines = rows.flatMap { row in
        Self.lines(row.0, row.1.words(in: language), width: width)
      }
      blocks.append("\(title.words(in: language)):\n" + lines.joined(separator: "\n"))
    }
    if command?.name.isEmpty ?? true {
      let named = commands.filter { !$0.name.isEmpty }
      if !named.isEmpty { add(Phrase("Commands", "Comandi"), named.map { ($0.name, $0.help) }) }
    }
    for group in command?.groups ?? [] where !group.options.isEmpty {
      add(group.title, group.options.map { ($0.label, $0.help) })
    }
    let always =
      [(Subcommand.helpOption.label, Subcommand.helpOption.help)]
      + (command?.name.isEmpty ?? true
        ? [
          ("--version", Phrase("Show the version.", "Mostra la versione.")),
          (
            "--completions " + Self.shells.joined(separator: "|"),
            Phrase("Write completions for a shell.", "Scrive i completamenti per una shell.")
          ),
        ] : [])
    add(Phrase("Help", "Aiuto"), always)
    return blocks.joined(separator: "\n\n")
  }

  /// A label and its explanation, beside it where that leaves room, else below.
  private static func lines(_ label: String, _ text: String, width: Int) -> [String] {
    let indent = 24
    let typesetter = Typesetter { _ in 1 }
    let wrapped = typesetter.wrapped(typesetter.safe(text), to: max(20, width - indent))
    let gap = String(repeating: " ", count: indent)
    let rest = wrapped.map { gap + $0.string }
    guard label.count + 4 <= indent, let first = wrapped.first else { return ["  " + label] + rest }
    let blanks = String(repeating: " ", count: indent - 2 - label.count)
    return ["  " + label + blanks + first.string] + rest.dropFirst()
  }
}

extension Option {
  /// The option as the help shows it. `-o, --output FILE`
  var label: String {
    let placeholder =
      switch value {
      case .flag: ""
      case .text(let name), .number(let name, _): " \(name)"
      case .file: " FILE"
      case .duration: " TIME"
      case .amount: " AMOUNT"
      case .words(let words): " \(words.joined(separator: "|"))"
      }
    return (short.map { "-\($0), " } ?? "") + "--\(name)\(placeholder)"
  }
}
