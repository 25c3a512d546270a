internal import MenuCore
internal import TerminalText

// The C library, for the whole target and for the programs that are made of it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

/// A wait that a signal does not end.
package enum Poll {
  /// Waits until one of some descriptors is ready, for ever when there is no timeout; true if one is.
  ///
  /// A signal that is caught ends the system's own wait as if something had happened. Taken for the
  /// timeout, half a key would be read as a whole one; so the rest of the time is waited for.
  /// One that cannot be waited for is ready, and tells so when it is read.
  package static func wait(for descriptors: inout [pollfd], within timeout: Duration?) -> Bool {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: deadline))
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return false }
      // Also where the time is longer than one wait may be.
      if let deadline, deadline <= .now { return false }
    }
  }

  /// Rounded up, so that a wait does not end before its time; a day at most, for more fits no poll.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = min(max(.zero, deadline - .now), .seconds(86_400))
    return Int32((left / .milliseconds(1)).rounded(.up))
  }
}

/// The characters in which a program speaks to a person: one decision, for answers and messages.
package enum LocaleCharset {
  /// The variables that name a locale, the first that is set counts.
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// True if the locale's name says another charset than UTF-8, so that all is spelt in ASCII,
  /// whatever is installed: it was chosen where the terminal is, and often this is another machine.
  ///
  /// A name says another charset by its codeset, `it_IT.ISO-8859-1`, or by `@euro` without one, which
  /// stands for ISO-8859-15. `C`, a name without either and no name at all are UTF-8.
  package static func isASCII(in environment: [String: String]) -> Bool {
    let locale = (locale(in: environment) ?? "").lowercased()
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1)
    // As the C library compares them: without signs.
    let codeset = name.count > 1 ? name[1].utf8.filter { $0.isASCIILetter || $0.isASCIIDigit } : []
    let isEuro = parts.count > 1 && parts[1] == "euro"
    return codeset.isEmpty ? isEuro : codeset != Array("utf8".utf8)
  }

  /// The name of the locale, nil for none.
  package static func locale(in environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}

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
