internal import ArgumentParser
internal import MenuCore

/// The reason why a command line cannot be understood, not yet safe for a terminal.
package struct CommandLineFault: Error, Hashable {
  /// The fault, in one line.
  package let message: String
  /// The help on the option and the usage of the command, in lines.
  package let details: String

  /// Converts an error that swift-argument-parser has thrown.
  init(_ error: any Error, of root: any ParsableCommand.Type, columns: Int) {
    message = root.message(for: error)
    details = String(
      root.fullMessage(for: error, columns: columns).trimmingPrefix("Error: \(message)\n"))
  }

  /// The fault of an unknown command; nil if the word is a command, or if the program needs no command.
  ///
  /// swift-argument-parser shows the help of the program for `help chek`. If a program needs a command, it
  /// reports the first word as an unexpected argument.
  init?(unknownCommandIn words: [String], of root: any ParsableCommand.Type) {
    let needsCommand = root.configuration.defaultSubcommand == nil
    let asksForHelp = words.first == "help"
    var word = words.first
    if asksForHelp { word = words.dropFirst().first }
    guard let name = word, asksForHelp || needsCommand, !name.hasPrefix("-") else { return nil }

    let names = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !names.contains(name), name != "help" else { return nil }
    let near = EditDistance.nearest(to: name, among: names)
    message = "There is no command '\(name)'." + (near.map { " Did you mean '\($0)'?" } ?? "")
    details = "Usage: \(root.usageString())"
  }
}
