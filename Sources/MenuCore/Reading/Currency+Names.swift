extension Currency {
  /// The currency of a code, a name or a sign, exact apart from case, accents and blanks; nil for any other
  /// word, and for a name that several currencies share. `€` → EUR, `Franken` → CHF
  package init?(named name: String) {
    let name = name.trimmed
    let code =
      AmountFormatter.code(ofSign: name)
      ?? Self.code(named: name)
      ?? Self.repeatedCode(in: name)
    self.init(code ?? FoldedText(name).text)
  }

  /// The code of a currency that is named twice, `€ EUR`; nil for any other text.
  private static func repeatedCode(in name: String) -> String? {
    let parts = name.split(separator: " ")
    guard parts.count > 1 else { return nil }
    let codes = Set(parts.map { Currency(named: String($0))?.code })
    return codes.only ?? nil
  }

  /// The code of a currency by a name in the resource file. `Fr.` → CHF
  static func code(named name: String) -> String? {
    ["EUR", "CHF", "GBP", "USD", "PLN"].first { OwnerWords.shared.isName(name, of: $0) }
  }
}
