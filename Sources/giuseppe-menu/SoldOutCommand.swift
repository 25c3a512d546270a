internal import ArgumentParser
internal import Console

/// Marks dishes as sold out in the file of a menu.
struct SoldOutCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "sold-out",
    abstract: "Mark dishes as sold out, or list those that are.",
    usage: "giuseppe-menu sold-out [<dish> ...] [<menu>] [--back] [--all]",
    discussion: """
      EXAMPLES:
        giuseppe-menu sold-out
        giuseppe-menu sold-out margherita 'tiramisù'
        giuseppe-menu sold-out --back --all

      A dish is named by its id, its number, its whole name, or its place such as
      pizzas/3. The menu comes last, and ends in .json or begins with / or ./.
      """)

  @Flag(help: "The dishes are available again.")
  var back = false

  @Flag(help: "With --back: all dishes that are sold out.")
  var all = false

  @Argument(help: "The dishes, and the menu; without a dish those sold out are listed.")
  var dish: [String] = []

  func validate() throws {
    try require("--back", back, for: ["--all": all])
  }

  var arguments: Arguments {
    var arguments = Arguments("sold-out", operands: dish)
    arguments.set(["--back": back, "--all": all])
    return arguments
  }
}
