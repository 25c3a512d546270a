/// The characters in which a program speaks to a person: one decision, for answers and messages.
package enum LocaleCharset {
  /// The variables that name a locale, the first that is set counts.
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// True if the locale's name says another charset than UTF-8, so that all is spelt in ASCII,
  /// whatever is installed: it was chosen where the terminal is, and often this is another machine.
  ///
  /// A name says another charset by its codeset, `it_IT.ISO-8859-1`, or by `@euro` without one, which
  /// means ISO-8859-15. `C`, a name without either and no name at all are UTF-8.
  package static func isASCII(in environment: [String: String]) -> Bool {
    let locale = (locale(in: environment) ?? "").lowercased()
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1)
    // As the C library compares them: without signs.
    let codeset = name.count > 1 ? name[1].utf8.filter(isLetterOrDigit) : []
    let isEuro = parts.count > 1 && parts[1] == "euro"
    if codeset.isEmpty { return isEuro }
    return codeset != Array("utf8".utf8)
  }

  /// The name of the locale, nil for none.
  package static func locale(in environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}
