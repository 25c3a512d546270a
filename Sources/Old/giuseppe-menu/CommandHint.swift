internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuPresentation

/// What may be meant by a word of a command line that is none.
struct CommandHint {
  /// The arguments, all of them.
  let line: [String]

  /// What to say beside the parser of the command line.
  static var hints: ParserMessage.Hints {
    let hint = CommandHint(line: CommandLine.textArguments)
    let first = hint.line.first.flatMap { word in
      word.hasPrefix("-") || Program.commandNames.contains(word) ? nil : word
    }
    return ParserMessage.Hints(
      firstArgument: first, meant: hint.meant(by:), otherName: hint.otherName(for:),
      isNear: hint.isNear(_:to:))
  }

  /// The command or option, as it is to be typed; nil when none is near.
  func meant(by word: String) -> String? {
    if let other = otherName(for: word) { return other }
    let name = Self.bare(word)
    // Before a command that is only near: `limit` is not `init`.
    if options.contains("--\(name)") { return "--\(name)" }
    let commands = Program.commandNames.filter { $0 != line.first }
    if let command = EditDistance.nearest(to: name, among: commands) {
      return "giuseppe-menu \(command)"
    }
    let option = EditDistance.nearest(to: name, among: options.map { String($0.dropFirst(2)) })
    return option.map { "--\($0)" }
  }

  /// What is called otherwise here.
  func otherName(for word: String) -> String? {
    let name = Self.bare(word)
    if name == "json" { return "giuseppe-menu check --format json" }
    let strings = InterfaceLanguage.allCases.map(Strings.in)
    let others =
      strings.compactMap { $0.command.commandNames[name] ?? $0.optionName(name) }
      + (word.hasPrefix("-") && Self.isDiet(name) ? ["--diet \(name)"] : [])
    return others.first { $0.hasPrefix("giuseppe-menu") || isOffered($0) }
  }

  /// Whether the parser's advice is one: it has some for a word that is like no option.
  func isNear(_ option: String, to word: String) -> Bool {
    let name = Self.bare(option)
    return options.contains("--\(name)")
      && EditDistance.nearest(to: Self.bare(word), among: [name]) != nil
  }

  /// The options of the command that is typed and may still be given: to name one again that stands
  /// on the line already is no advice.
  private let options: [String]

  /// Takes a command line.
  init(line: [String]) {
    self.line = line
    options = Self.options(of: line)
  }

  private static func options(of line: [String]) -> [String] {
    let command = GiuseppeMenu.command(named: line.first ?? "")
    let help = GiuseppeMenu.helpMessage(for: command, columns: 80)
    var found: [String] = []
    for option in help.matches(of: /--[a-z][a-z-]+/).map({ String($0.output) }) {
      let isThere = line.contains { $0 == option || $0.hasPrefix("\(option)=") }
      if !found.contains(option), !isThere || repeatable.contains(option) {
        found.append(option)
      }
    }
    return found
  }

  private func isOffered(_ advice: String) -> Bool {
    advice.split(separator: " ").first.map { options.contains(String($0)) } ?? false
  }

  private static func isDiet(_ name: String) -> Bool {
    (try? MenuQuery.diets(from: name))?.isEmpty == false
  }

  private static let repeatable: Set = ["--search", "--diet", "--without", "--id", "--number"]

  private static func bare(_ word: String) -> String { String(word.drop { $0 == "-" }).folded }
}
