internal import ArgumentParser
internal import Console

/// A command of the program.
protocol FeedCommand: ParsableCommand {
  /// Performs the command.
  func perform(for program: Program) async throws
}
