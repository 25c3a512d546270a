public import ArgumentParser
public import MenuCore

/// The parser gives the texts of `CommandLine.textArguments`, of which the bytes are found back.
extension LocalPath: ExpressibleByArgument {
  /// Shells propose files.
  public static var defaultCompletionKind: CompletionKind { .file() }
}
