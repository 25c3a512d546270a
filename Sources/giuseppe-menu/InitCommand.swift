internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import TerminalText

/// Writes a small menu to start from.
struct InitCommand: MenuCommand {
  /// A language in which there is such a menu.
  enum StarterLanguage: String, CaseIterable, ExpressibleByArgument {
    case it, en, de, fr, es

    /// The language in which the program speaks.
    init(_ language: InterfaceLanguage) {
      switch language {
      case .italian: self = .it
      case .english: self = .en
      case .german: self = .de
      case .french: self = .fr
      case .spanish: self = .es
      }
    }

    /// The bytes of the menu.
    var menu: [UInt8] {
      switch self {
      case .it: PackageResources.Starter_it_json
      case .en: PackageResources.Starter_en_json
      case .de: PackageResources.Starter_de_json
      case .fr: PackageResources.Starter_fr_json
      case .es: PackageResources.Starter_es_json
      }
    }
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
    let starter = options.language ?? InitCommand.StarterLanguage(language)
    try write(starter.menu, new: path)
    if language == .italian {
      try say("\(path): scritto; ora giuseppe-menu check \(path)")
    } else {
      try say("\(path): written; next giuseppe-menu check \(path)")
    }
  }
}
