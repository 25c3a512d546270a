internal import ArgumentParser
internal import Console

/// Says what is wrong in menus, and mends what is certain.
struct CheckCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong in a menu, where, and what to write instead.",
    usage: "giuseppe-menu check [<menu> ...] [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu check Menu.json
        giuseppe-menu check --fix --yes Menu.json
        giuseppe-menu check --format json Menu.json
        giuseppe-menu check --missing Menu.json
      """)

  @Flag(help: "Mend what is certain: show the changes, ask, and write them.")
  var fix = false

  @Flag(help: "With --fix: do not ask.")
  var yes = false

  @Flag(help: "Show every finding of a kind, not only the first five.")
  var all = false

  @Option(help: "Print the findings as text, or as JSON, one a line.")
  var format: AnswerFormat?

  @Flag(help: "List the allergens that each dish says nothing about.")
  var missing = false

  @Argument(
    help: "The menus to check: files, or - for standard input.",
    completion: .file(extensions: ["json"]))
  var menu: [String] = []

  func validate() throws {
    try excludeEachOther(["--fix": fix, "--missing": missing])
    try excludeEachOther(["--missing": missing, "--format": format != nil])
    try require("--fix", fix, for: ["--yes": yes])
  }

  var arguments: Arguments {
    var arguments = Arguments("check", operands: menu)
    arguments.set(["--fix": fix, "--yes": yes, "--all": all, "--missing": missing])
    arguments.set("--format", format?.rawValue)
    return arguments
  }
}
