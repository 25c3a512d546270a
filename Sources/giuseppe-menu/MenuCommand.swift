internal import ArgumentParser

/// A command of the program.
protocol MenuCommand: ParsableCommand {
  /// Performs the command in the context of a run.
  func perform(in run: Run) throws
}
