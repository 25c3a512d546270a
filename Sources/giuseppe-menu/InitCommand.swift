internal import ArgumentParser
internal import Console

/// Writes a small menu to start from.
struct InitCommand: MenuCommand {
  /// A language in which there is such a menu.
  enum StarterLanguage: String, CaseIterable, ExpressibleByArgument {
    case it, en
  }

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small menu to start from.",
    discussion: """
      EXAMPLES:
        giuseppe-menu init
        giuseppe-menu init --language en Start.json
      """)

  @Option(help: "The language of the menu; that of the locale if not given.")
  var language: StarterLanguage?

  @Argument(
    help: "The file to write, never one that exists; Menu.json if not given.",
    completion: .file(extensions: ["json"]))
  var file: String?

  var arguments: Arguments {
    var arguments = Arguments("init", operands: [file].compactMap(\.self))
    arguments.set("--language", language?.rawValue)
    return arguments
  }
}
