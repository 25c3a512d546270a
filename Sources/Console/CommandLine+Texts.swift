internal import MenuFiles
@_exported public import SystemCalls

extension CommandLine {
  /// The arguments after the name of the program. `LocalPath(argument:)` restores their bytes;
  /// `CommandLine.arguments` loses those that are not UTF-8.
  package static var textArguments: [String] {
    (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0].map(text) }
  }

  /// The values of these environment variables by name, decoded like the arguments, because one may be a
  /// path.
  package static func variables(_ names: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for name in names { found[name] = getenv(name).map(text) }
    return found
  }

  /// The width in columns of the terminal on standard output; nil if that is not a terminal.
  package static var outputColumns: Int? {
    var size = winsize()
    let isKnown = isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func text(_ string: UnsafeMutablePointer<CChar>) -> String {
    LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }
}
