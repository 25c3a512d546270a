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
  /// more. Without a choice, or with one that means none, it is UTF-8.
  ///
  /// - Parameter environment: the variables that name a locale.
  /// - Returns: the locale that is set now.
  public static func establish(environment: [String: String]) -> TerminalLocale {
    let names = candidates(environment: environment)
    let found = names.contains { setlocale(LC_CTYPE, $0) != nil }
    let codeset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
    return TerminalLocale(asciiOnly: !found || codeset.uppercased() != "UTF-8")
  }

  /// The locales to try, in this order: the one that was chosen, or UTF-8 when none was.
  static func candidates(environment: [String: String]) -> [String] {
    let chosen = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let chosen, chosen != "C", chosen != "POSIX" else { return ["C.UTF-8", "en_US.UTF-8"] }
    return [chosen]
  }

  /// How many cells a character takes on the terminal: 0, 1 or 2, or -1 for one that it does not
  /// know; O(1).
  public func cellWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : Int(terminal_cell_width(scalar.value))
  }
}
