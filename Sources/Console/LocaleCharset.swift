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
    self.init(locale: LocaleCharset.locale(environment: environment) ?? "")
  }

  /// The name of the locale, nil for none.
  package static func locale(environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  private init(locale: String) {
    let parts = locale.utf8.split(
      separator: UInt8(ascii: "@"), maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: UInt8(ascii: "."), maxSplits: 1)
    // As the C library compares them: without signs, and small letters like capitals.
    let codeset = name.count > 1 ? LocaleCharset.normalized(name[1]) : []
    if codeset.isEmpty {
      let modifier = parts.count > 1 ? LocaleCharset.normalized(parts[1]) : []
      self = modifier.elementsEqual("euro".utf8) ? .ascii : .utf8
    } else {
      self = codeset.elementsEqual("utf8".utf8) ? .utf8 : .ascii
    }
  }

  private static func normalized(_ codeset: Substring.UTF8View) -> [UInt8] {
    codeset.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
  }
}
