/// The codes of currencies that are written as names.
enum CurrencyName {
  /// The code of a currency by its name or its sign, exact apart from case, accents and blanks; nil for
  /// any other word, and for a name that several currencies share. `Franken` → CHF
  static func code(of name: String) -> String? {
    let name = name.trimmed
    let folded = FoldedText(name).text
    if let currency = Currency(folded) { return currency.code }
    if let code = AmountFormatter.code(ofSign: name) { return code }
    switch folded {
    case "euro", "euros": return "EUR"
    case "fr.", "sfr", "sfr.", "franken", "schweizer franken", "franchi", "swiss francs":
      return "CHF"
    case "pound", "pounds", "sterling", "pound sterling", "gb£": return "GBP"
    case "us$", "us dollar", "us dollars", "dollar", "dollars": return "USD"
    case "zloty", "zlotys": return "PLN"
    default:
      // `€ EUR`
      let parts = name.split(separator: " ")
      let codes = parts.count > 1 ? Set(parts.map { code(of: String($0)) }) : []
      return codes.count == 1 ? codes.first ?? nil : nil
    }
  }
}

extension Currency {
  /// The currency of a code, a name or a sign. `€` → EUR
  package init?(named name: String) {
    guard let code = CurrencyName.code(of: name) else { return nil }
    self.init(code)
  }
}
