/// The signs and names of currencies, to tell an owner which code is meant.
enum CurrencySigns {
  /// The currency whose sign or code stands in a text; nil if none does.
  static func currency(in text: String) -> Currency? {
    let lower = text.lowercased()
    let words = lower.split { !$0.isLetter }.map(String.init)
    for word in words {
      if let currency = Currency(code: word.uppercased()) { return currency }
      if let code = names[word] { return Currency(code: code) }
    }
    let sign = lower.first { signs[$0] != nil }
    return sign.flatMap { signs[$0] }.flatMap { Currency(code: $0) }
  }

  private static let signs: [Character: String] = [
    "€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "￥": "JPY", "円": "JPY", "₹": "INR",
    "₺": "TRY", "₽": "RUB", "₩": "KRW", "₪": "ILS", "฿": "THB", "₫": "VND", "₴": "UAH",
  ]

  private static let names: [String: String] = [
    "euro": "EUR", "euros": "EUR", "dollar": "USD", "dollars": "USD", "dollari": "USD",
    "pound": "GBP", "pounds": "GBP", "sterling": "GBP", "franken": "CHF", "franchi": "CHF",
    "francs": "CHF", "fr": "CHF", "sfr": "CHF", "yen": "JPY", "zł": "PLN", "kr": "SEK",
    "kč": "CZK", "ft": "HUF",
  ]
}
