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
