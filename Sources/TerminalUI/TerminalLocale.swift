internal import CTerminal
internal import Glibc

/// The locale as far as a terminal is concerned: its characters and how wide they are.
public struct TerminalLocale: Hashable, Sendable {
  /// Whether only ASCII reaches the person, because the locale is not UTF-8 or not installed.
  public let asciiOnly: Bool

  /// Sets the process's locale for characters, which comes before everything else that looks at
  /// text: `wcwidth` and ncurses follow it, and so always agree.
  ///
  /// Only `LC_CTYPE` is set, because nothing else of the locale is used and reading all of it costs
  /// more. Without a choice, or with one that means none, and to measure what is spelt in ASCII
  /// because the choice cannot be had, it is UTF-8.
  ///
  /// - Parameter environment: the variables that name a locale.
  /// - Returns: the locale that is set now.
  public static func establish(environment: [String: String]) -> TerminalLocale {
    if let chosen = chosen(environment: environment), setlocale(LC_CTYPE, chosen) != nil,
      let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) == "UTF-8"
    {
      return TerminalLocale(asciiOnly: false)
    }
    // What can be spelt in ASCII must still be known by its width.
    let isThere = setlocale(LC_CTYPE, "C.UTF-8") != nil || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
    return TerminalLocale(asciiOnly: chosen(environment: environment) != nil || !isThere)
  }

  /// The locale that was chosen, nil for none and for one that means none.
  static func chosen(environment: [String: String]) -> String? {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    let name = names.first { !$0.isEmpty }
    return name == "C" || name == "POSIX" ? nil : name
  }

  /// How many cells a character takes on the terminal: 0, 1 or 2, or -1 for one that it does not
  /// know; O(1).
  public func cellWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : Int(terminal_cell_width(scalar.value))
  }
}
