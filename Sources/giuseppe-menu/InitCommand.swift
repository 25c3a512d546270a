internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles

/// Writes a small menu to start from.
struct InitCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small menu to start from.",
    discussion: """
      EXAMPLES:
        giuseppe-menu init
        giuseppe-menu init --language en Start.json
        giuseppe-menu init - > Start.json
      """)

  @Option(
    help: ArgumentHelp(
      "The language of the menu: it, en, de, fr or es; by default that of the locale.",
      valueName: "language"),
    completion: .list(InterfaceLanguage.allCases.map(\.language.tag)),
    transform: InitCommand.language(typed:))
  var language: InterfaceLanguage?

  @Argument(
    help: "The file to write, never an existing one; Menu.json by default, - for standard output.",
    completion: .file(extensions: ["json"]))
  var file: String?

  /// Parses a language with or without a country: `de`, `de-AT`.
  static func language(typed tag: String) throws -> InterfaceLanguage {
    guard let language = InterfaceLanguage(of: Language(tag)) else {
      throw ValidationError("the menu can be in it, en, de, fr or es")
    }
    return language
  }

  /// The bytes of the menu in a language.
  static func menu(in language: InterfaceLanguage) -> [UInt8] {
    switch language {
    case .italian: PackageResources.Starter_it_json
    case .english: PackageResources.Starter_en_json
    case .german: PackageResources.Starter_de_json
    case .french: PackageResources.Starter_fr_json
    case .spanish: PackageResources.Starter_es_json
    }
  }

  /// Writes the menu, never over an existing file.
  func perform(in run: Run) throws {
    let menu = Self.menu(in: language ?? run.language)
    guard let path = run.file(toWrite: LocalPath(argument: file ?? "Menu.json")) else {
      return try CheckedOutput.standard.write(menu)
    }
    try run.write(menu, new: path)
    let next = Phrase("written; next", "scritto; ora").words(in: run.language)
    try run.printLine("\(path): \(next) giuseppe-menu check \(path)")
  }
}
