/// The characters in which the program writes to people: one decision, for answers and messages.
package enum LocaleCharset {
  /// The variables that name a locale; the first that is set counts.
  package static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

  /// True if the name of the locale states another charset than UTF-8, so that everything is spelled in
  /// ASCII. What is installed does not matter: the locale was chosen where the terminal is, often on another
  /// machine.
  ///
  /// A name states another charset by its codeset, `it_IT.ISO-8859-1`, or by `@euro` without a codeset, which
  /// means ISO-8859-15. `C`, a name with neither, and no name at all count as UTF-8.
  package static func isASCII(in environment: [String: String]) -> Bool {
    let locale = (locale(in: environment) ?? "").lowercased()
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".", maxSplits: 1)
    // The C library compares codesets in this way: only letters and digits.
    var codeset = ""
    if name.count > 1 { codeset = name[1].filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    let isEuro = parts.count > 1 && parts[1] == "euro"
    if codeset.isEmpty { return isEuro }
    return codeset != "utf8"
  }

  /// The name of the locale, nil if none is set.
  package static func locale(in environment: [String: String]) -> String? {
    variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
  }
}
