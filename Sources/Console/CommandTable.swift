package import MenuCore

/// A program, or one of its commands, as data: parsing, help and completions are made of it.
///
/// `--x=y`, `--x y` and `-o y` give an option, `--` ends them; nothing is abbreviated. A command is the
/// first argument, or there is none; of an option given again the last counts, and a list grows.
package struct CommandTable: Sendable {
  let name: String
  let operands: String
  let help: Phrase
  let groups: [(title: Phrase, options: [TableOption])]
  let exclusive: [[String]]
  let commands: [CommandTable]

  /// Declares a command: its name, its other arguments as the usage shows them (`csv|json [MENU]`), its
  /// help, its options, those that exclude each other, and of a program its commands.
  package init(
    _ name: String, operands: String = "", help: Phrase, _ options: [TableOption] = [],
    titled groups: [(Phrase, [TableOption])] = [], exclusive: [[String]] = [], commands: [Self] = []
  ) {
    (self.name, self.operands, self.help) = (name, operands, help)
    (self.exclusive, self.commands) = (exclusive, commands)
    let common = [
      TableOption("--help", short: "-h", help: "Show this help.", "Mostra l'aiuto."),
      TableOption("--version", help: "Show the version.", "Mostra la versione."),
      TableOption(
        "--completions", .words(["bash", "zsh", "fish"]), help: "Write completions for a shell.",
        "Scrive i completamenti per una shell."),
    ].prefix(commands.isEmpty ? 1 : 3)
    self.groups = groups + [(Phrase("Options", "Opzioni"), options + common)]
  }

  var options: [TableOption] { groups.flatMap(\.options) }

  /// The command or option that may be meant by a word. `chek` → `check`, `--pirnt` → `--print`
  package func name(near word: String) -> String? {
    EditDistance.nearest(to: word, among: commands.map(\.name) + options.map(\.name))
  }

  /// Understands the arguments behind a program's name; a pure function of them. O(arguments × options)
  package func arguments(
    of line: [String], in language: InterfaceLanguage = .english, program: String? = nil
  ) throws(ProgramError) -> Arguments {
    let isHelp = line.first == "help" && !commands.isEmpty
    let line = isHelp ? line.dropFirst() + ["--help"] : line
    if let command = commands.first(where: { $0.name == line.first }) {
      return try command.arguments(of: Array(line.dropFirst()), in: language, program: name)
    }
    var parsed = try parse(line)
    if program != nil { parsed.command = name }
    if isHelp, let word = parsed.operands.first { throw .unexpected(word, in: self) }
    if parsed.has("version") {
      parsed.page = "\(name) \(Program.version)"
    } else if let shell = parsed.text("completions") {
      parsed.page = completions(for: shell)
    } else if parsed.has("help") || !commands.isEmpty && operands.isEmpty {
      parsed.page = page(of: program, language)
    }
    return parsed
  }

  /// The options and the other arguments of a line, as far as they may stand together.
  private func parse(_ line: [String]) throws(ProgramError) -> Arguments {
    var (parsed, rest) = (Arguments(), line[...])
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        parsed.operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let typed = String(parts[0])
      guard let option = options.first(where: { $0.name == typed || $0.short == typed })
      else { throw .unexpected(typed, in: self) }
      var text = parts.count > 1 ? String(parts[1]) : option.value.name.isEmpty ? "" : nil
      // `--search --board` forgot a text; `--search=--board` says that it is one.
      if text == nil, rest.first?.hasPrefix("--") == false { text = rest.popFirst() }
      guard let text, option.value.read(text) != nil else { throw .value(text, of: option) }
      let before = option.value.isList ? parsed.values[option.name].map { $0 + "," } : nil
      parsed.values[option.name] = (before ?? "") + text
    }
    parsed.operands += rest
    let most = operands.contains("...") ? .max : operands.split(separator: " ").count
    if let extra = parsed.operands.dropFirst(most).first { throw .unexpected(extra, in: self) }
    let given = parsed.values.keys
    for names in exclusive.map({ $0.filter(given.contains) }) where names.count > 1 {
      let list = names.joined(separator: ", ")
      throw .usage("\(list) exclude each other", "\(list) si escludono")
    }
    for option in options where given.contains(option.name) && !given.contains(option.needed) {
      throw .dependent(option.name, on: option.needed)
    }
    return parsed
  }

  private func page(of program: String?, _ language: InterfaceLanguage) -> String {
    func block(_ title: Phrase, _ rows: [(label: String, help: Phrase)]) -> String {
      rows.reduce(title.words(in: language) + ":") { block, row in
        let gap = String(repeating: " ", count: max(2, 22 - row.label.count))
        return block + "\n  " + row.label + gap + row.help.words(in: language)
      }
    }
    let usage = [program ?? "", name, operands].filter { !$0.isEmpty }.joined(separator: " ")
    let start = Phrase("Usage: ", "Uso: ").words(in: language) + usage
    let lists = groups.map { ($0.title, $0.options.map { ($0.label, $0.help) }) }
    let all = [(Phrase("Commands", "Comandi"), commands.map { ($0.name, $0.help) })] + lists
    let blocks = [help.words(in: language), start] + all.filter { !$1.isEmpty }.map(block)
    return blocks.joined(separator: "\n\n")
  }

  /// Its name, and the words of its other arguments and of its options. `export`, `csv`, `--output`
  private var words: [String] {
    let own = operands.split { " |".contains($0) }.filter { $0.allSatisfy(\.isLowercase) }
    return [name] + own.map { String($0) } + options.flatMap { [$0.name] + $0.value.words }
  }

  /// A script that completes commands, options and the words of both; zsh knows how to run those of bash.
  private func completions(for shell: String) -> String {
    let words = ([self] + commands).flatMap(\.words).dropFirst().joined(separator: " ")
    if shell == "fish" { return "complete -c \(name) -a '\(words)'" }
    let start = "#compdef \(name)\nautoload -U +X bashcompinit && bashcompinit\n"
    return (shell == "zsh" ? start : "") + "complete -o default -W '\(words)' \(name)"
  }
}
