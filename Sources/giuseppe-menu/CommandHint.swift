internal import MenuCore
internal import MenuPresentation

/// What may be meant by a word of the command line that is none.
enum CommandHint {
  private static let options = [
    "--print", "--linear", "--board", "--kiosk", "--language", "--search", "--section",
    "--max-price", "--sort", "--diet", "--without", "--theme", "--ascii", "--help", "--version",
  ]
  private static let others = [
    "json": "giuseppe-menu check --format json", "stampa": "--print", "aiuto": "--help",
    "controlla": "giuseppe-menu check", "esaurito": "giuseppe-menu sold-out",
    "esaurita": "giuseppe-menu sold-out",
  ]

  /// The command or option, as it is to be typed; nil when none is near.
  static func meant(by word: String) -> String? {
    if let other = otherName(for: word) { return other }
    let name = bare(word)
    if let command = EditDistance.nearest(to: name, among: GiuseppeMenu.commandNames) {
      return "giuseppe-menu \(command)"
    }
    let option = EditDistance.nearest(to: name, among: options.map { String($0.dropFirst(2)) })
    return option.map { "--\($0)" }
  }

  /// What is called otherwise here.
  static func otherName(for word: String) -> String? { others[bare(word)] }

  private static func bare(_ word: String) -> String {
    String(word.drop { $0 == "-" }).lowercased()
  }

  static func question(_ meant: String, in words: InterfaceLanguage) -> String {
    switch words {
    case .italian: "volevi dire \"\(meant)\"?"
    case .english: "did you mean \"\(meant)\"?"
    }
  }
}
