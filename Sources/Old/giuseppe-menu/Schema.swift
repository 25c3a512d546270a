internal import OldConsole
internal import ArgumentParser
internal import OldMenuPresentation

/// Prints the schema of Menu.json.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a menu, for editors.",
    discussion: """
      Keep it beside the menu, and name it in the menu: "$schema": "Menu.schema.json". An editor \
      then completes and explains what you type.
      """,
    helpNames: .shortAndLong)

  func run() throws {
    try CheckedOutput.standard.write(PackageResources.Menu_schema_json)
  }
}
