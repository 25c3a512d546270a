internal import MenuCore

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
  ///
  /// - Parameter environment: the variables that name a locale.
  package init(environment: [String: String]) {
    let locale = LocaleCharset.locale(environment: environment) ?? ""
    let parts = locale.utf8.split(
      separator: UInt8(ascii: "@"), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: UInt8(ascii: "."), maxSplits: 1)
    // As the C library compares them: without signs, and small letters like capitals.
    let codeset = name.count > 1 ? LocaleCharset.normalized(name[1]) : []
    let modifier = parts.count > 1 ? LocaleCharset.normalized(parts[1]) : []
    self =
      (codeset.isEmpty ? modifier != Array("euro".utf8) : codeset == Array("utf8".utf8))
      ? .utf8 : .ascii
  }

  /// The name of the locale, nil for none.
  package static func locale(environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private static func normalized(_ codeset: Substring.UTF8View) -> [UInt8] {
    codeset.filter { $0.isASCIILetter || $0.isASCIIDigit }.map { $0.isASCIILetter ? $0 | 0x20 : $0 }
  }
}
