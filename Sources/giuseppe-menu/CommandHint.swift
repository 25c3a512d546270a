internal import Console
internal import MenuCore
internal import MenuPresentation

/// What may be meant by a word of the command line that is none.
enum CommandHint {
  private static let options = [
    "--print", "--linear", "--board", "--kiosk", "--choose", "--language", "--search", "--section",
    "--max-price", "--sort", "--diet", "--without", "--show-undeclared", "--format", "--width",
    "--pages", "--every", "--hide-sold-out", "--idle", "--limit", "--reload-every", "--tally",
    "--tally-searches", "--theme", "--no-mouse", "--ascii", "--help", "--version",
  ]

  /// What to say beside the parser of the command line.
  static var hints: ParserMessage.Hints {
    ParserMessage.Hints(
      firstArgument: CommandLine.textArguments.first, meant: meant(by:),
      otherName: otherName(for:))
  }

  /// The command or option, as it is to be typed; nil when none is near.
  static func meant(by word: String) -> String? {
    if let other = otherName(for: word) { return other }
    let name = bare(word)
    // Before a command that is only near: `limit` is not `init`.
    if options.contains("--\(name)") { return "--\(name)" }
    if let command = EditDistance.nearest(to: name, among: GiuseppeMenu.commandNames) {
      return "giuseppe-menu \(command)"
    }
    let option = EditDistance.nearest(to: name, among: options.map { String($0.dropFirst(2)) })
    return option.map { "--\($0)" }
  }

  /// What is called otherwise here.
  static func otherName(for word: String) -> String? {
    let name = bare(word)
    if name == "json" { return "giuseppe-menu check --format json" }
    return InterfaceLanguage.allCases.lazy
      .compactMap { Strings.in($0).command.commandNames[name] }.first
  }

  private static func bare(_ word: String) -> String {
    String(word.drop { $0 == "-" }).lowercased()
  }
}
