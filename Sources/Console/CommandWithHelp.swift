package import ArgumentParser

/// A command whose help has the options of another.
package protocol CommandWithHelp: ParsableCommand {
  /// The command that has all that the help shows.
  static var commandForHelp: any ParsableCommand.Type { get }
}
