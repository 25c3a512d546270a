internal import MenuFiles
@_exported public import SystemCalls

extension CommandLine {
  /// The arguments behind the name of the program; `LocalPath(argument:)` finds their bytes back, of
  /// which `CommandLine.arguments` would have lost those that are not UTF-8.
  package static var textArguments: [String] {
    (1..<max(1, Int(argc))).compactMap { unsafeArgv[$0].map(text) }
  }

  /// Variables of the environment by their names, as texts like the arguments: one may be a path.
  package static func variables(_ names: [String]) -> [String: String] {
    names.reduce(into: [:]) { found, name in found[name] = getenv(name).map(text) }
  }

  /// The columns of the terminal that the output goes to, nil when it goes elsewhere.
  package static var outputColumns: Int? {
    var size = winsize()
    let isKnown = isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  private static func text(_ string: UnsafeMutablePointer<CChar>) -> String {
    LocalPath.text(ofArgument: UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }
}
