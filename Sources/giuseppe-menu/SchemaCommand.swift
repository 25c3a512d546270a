internal import ArgumentParser
internal import Console

/// Prints the JSON schema of a menu.
struct SchemaCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON schema of a menu, for editors.",
    discussion: """
      EXAMPLES:
        giuseppe-menu schema > Menu.schema.json
      """)

  func perform(in run: Run) throws {
    try CheckedOutput.standard.write(PackageResources.Menu_schema_json)
  }
}
