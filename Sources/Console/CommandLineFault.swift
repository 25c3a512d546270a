internal import ArgumentParser
internal import MenuCore

/// The reason why a command line cannot be understood, not yet safe for a terminal.
package struct CommandLineFault: Error, Hashable {
  /// The fault, in one line.
  package let message: String
  /// The help on the option and the usage of the command, in lines.
  package let details: String

  /// The fault that the library has thrown.
  init(_ error: any Error, of root: any ParsableCommand.Type, columns: Int) {
    message = root.message(for: error)
    details = String(
      root.fullMessage(for: error, columns: columns).trimmingPrefix("Error: \(message)\n"))
  }

  /// The fault of a word in the place of a command, nil where it is one, or need not be one.
  ///
  /// The library shows the help of the program for `help chek`, and calls the first word of
  /// a program that needs a command an unexpected argument.
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
