internal import CTerminal
internal import SystemCalls
internal import TerminalText

/// The parts of the locale that matter to a terminal: its charset and the widths of characters.
package struct TerminalLocale: Hashable, Sendable {
  /// True if the locale allows only ASCII.
  package let asciiOnly: Bool

  /// Sets the process's locale for characters. Call it before anything else that processes text: `wcwidth`
  /// and ncurses use this locale, and so always agree.
  ///
  /// Sets only `LC_CTYPE`, because nothing else is used. The charset is always UTF-8: even a text that is
  /// spelled in ASCII needs its width. If the C library lacks the chosen locale, another one is set.
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

  /// The cells that a character takes on the terminal: 0, 1 or 2, or -1 if the terminal does not know it.
  /// O(1)
  package func cellWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : Int(terminal_cell_width(scalar.value))
  }
}
