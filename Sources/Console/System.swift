internal import MenuCore

// The C library, for the whole target and for the programs that are made of it.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

/// Reads what there is, at file scope, where no method hides the system's name.
func readBytes(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Writes as much as is taken.
func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

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
package enum LocaleCharset: Hashable, Sendable {
  /// UTF-8, as nearly every terminal of today has it.
  case utf8
  /// Spelt in ASCII, because another charset reaches the person.
  case ascii

  /// The variables that name a locale, the first that is set counts.
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// The charset that the locale's name says, whatever is installed: it was chosen where the terminal is, and
  /// often this is another machine.
  ///
  /// A name says another charset by its codeset, `it_IT.ISO-8859-1`, or by `@euro` without one, which
  /// stands for ISO-8859-15. `C`, a name without either and no name at all are UTF-8.
  package init(environment: [String: String]) {
    let locale = (LocaleCharset.locale(environment: environment) ?? "").lowercased()
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1)
    // As the C library compares them: without signs.
    let codeset = name.count > 1 ? name[1].utf8.filter { $0.isASCIILetter || $0.isASCIIDigit } : []
    let isEuro = parts.count > 1 && parts[1] == "euro"
    self = (codeset.isEmpty ? !isEuro : codeset == Array("utf8".utf8)) ? .utf8 : .ascii
  }

  /// The name of the locale, nil for none.
  package static func locale(environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
