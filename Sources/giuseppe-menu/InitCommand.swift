internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import TerminalText

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

  func perform(in run: Run) throws { try run.create(self) }
}

extension Run {
  /// Writes a small menu, never over a file that is there.
  fileprivate func create(_ options: InitCommand) throws {
    let path = LocalPath(argument: options.file ?? "Menu.json")
    let isItalian = options.language.map { $0 == .it } ?? (language == .italian)
    if isItalian {
      try write(PackageResources.Starter_it_json, new: path)
      try say("\(path): scritto; ora giuseppe-menu check \(path)")
    } else {
      try write(PackageResources.Starter_en_json, new: path)
      try say("\(path): written; next giuseppe-menu check \(path)")
    }
  }
}
