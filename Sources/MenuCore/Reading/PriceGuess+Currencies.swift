/// The currencies that a text names next to its amounts.
extension PriceGuess {
  /// The words for currencies in a text, in lower case, and their codes.
  /// `7 Euro` → euro, EUR
  func codes(in text: String) -> [(word: String, code: String)] {
    text.split { !$0.isLetter }.compactMap { word in
      let small = word.lowercased()
      // A word in lower case is rarely a code: `all`
      let isCode = word == word.uppercased() || small == currency?.code.lowercased()
      var code = Currency.code(named: String(word))
      if code == nil, isCode { code = Currency(String(word))?.code }
      return code.map { (small, $0) }
    }
  }

  /// The only currency that a text names; nil for any other text. `£4.50` → GBP
  package func currency(in text: String) -> Currency? {
    let signs = text.filter(\.isCurrencySymbol).compactMap { Currency(named: String($0))?.code }
    return Set(codes(in: text).map(\.code) + signs).only.flatMap { Currency($0) }
  }

  /// True if a text names a currency that is not the menu's: `$7` and `7.00 USD` in a menu in EUR
  func namesOtherCurrency(_ text: String) -> Bool {
    guard let currency else { return false }
    if codes(in: text).contains(where: { $0.code != currency.code }) { return true }
    return text.contains { character in
      character.isCurrencySymbol && !AmountFormatter.sign(of: currency).contains(character)
        && !(Self.sharedSigns[character]?.contains(currency.code) ?? false)
    }
  }

  /// Signs that several currencies share.
  private static let sharedSigns: [Character: Set<String>] = [
    "$": [
      "ARS", "AUD", "BRL", "CAD", "CLP", "COP", "HKD", "MXN", "NZD", "SGD", "TWD", "USD", "UYU",
    ],
    "£": ["EGP", "FKP", "GBP", "GIP", "LBP", "SHP", "SYP"], "¥": ["CNY", "JPY"],
  ]
}
