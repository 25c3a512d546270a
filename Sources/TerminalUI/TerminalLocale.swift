internal import CTerminal
internal import SystemCalls
internal import TerminalText

/// The locale as far as a terminal is concerned: its characters and how wide they are.
package struct TerminalLocale: Hashable, Sendable {
  /// True if only ASCII reaches the person, because the locale says so.
  package let asciiOnly: Bool

  /// Sets the process's locale for characters, which comes before everything else that looks at
  /// text: `wcwidth` and ncurses follow it, and so always agree.
  ///
  /// Only `LC_CTYPE` is set, for nothing else is used. It is UTF-8 in any case, for a text that is spelt
  /// in ASCII must still be known by its width; where the C library lacks the locale that was chosen,
  /// another one is set.
  package static func establish(environment: [String: String]) -> TerminalLocale {
    let isASCII = LocaleCharset.isASCII(in: environment)
    let chosen = LocaleCharset.locale(in: environment)
    var names = ["C.UTF-8", "en_US.UTF-8"]
    if !isASCII, let chosen, chosen != "C", chosen != "POSIX" { names.insert(chosen, at: 0) }
    let isThere = names.contains { name in
      guard setlocale(LC_CTYPE, name) != nil, let set = nl_langinfo(nl_item(CODESET)) else {
        return false
      }
      return String(cString: set) == "UTF-8"
    }
    return TerminalLocale(asciiOnly: isASCII || !isThere)
  }

  /// The cells that a character takes on the terminal: 0, 1 or 2, or -1 for one that it does not
  /// know; O(1).
  package func cellWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : Int(terminal_cell_width(scalar.value))
  }
}
