/// The signs and names of currencies, to tell an owner which code is meant.
enum CurrencySigns {
  /// The currency that a text of its own means, be it a code, a name or a sign; nil if none does.
  static func currency(in text: String) -> Currency? {
    codes(in: text).first.flatMap { Currency(code: $0) }
  }

  /// The codes that a text of its own may mean, the likeliest first.
  static func codes(in text: String) -> [String] {
    let tokens = PriceTokens(text)?.tokens ?? []
    if tokens.count == 1, case .word(let word) = tokens[0].kind,
      let code = code(word, isCapital: true)
    {
      return [code]
    }
    return tokens.indices.lazy.compactMap { codes(at: $0, of: tokens)?.codes }.first ?? []
  }

  /// The codes that the token at an index may mean, and how many tokens say so; nil for any other.
  ///
  /// A code of letters counts in capitals only: `all`, `top` and `gel` are words.
  static func codes(
    at index: Int, of tokens: [PriceTokens.Token], own: Currency? = nil
  ) -> (codes: [String], count: Int)? {
    switch tokens[index].kind {
    case .number: return nil
    case .sign(let sign): return signs[sign].map { ($0, 1) }
    case .word(let word):
      if index + 1 < tokens.count,
        tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
        tokens[index + 1].kind == .sign([UInt8(ascii: "$")]), let code = lettersOfDollars[word]
      {
        return ([code], 2)
      }
      let isOwn = own.map { $0.code.utf8.elementsEqual(word.map(\.capital)) } ?? false
      if let code = code(word, isCapital: tokens[index].isCapital || isOwn) { return ([code], 1) }
      return names[word].map { ($0, 1) }
    }
  }

  private static func code(_ word: [UInt8], isCapital: Bool) -> String? {
    guard isCapital, word.count == 3 else { return nil }
    return Currency(code: String(decoding: word.map(\.capital), as: UTF8.self))?.code
  }

  private static let signs = table([
    "€": "EUR", "£": "GBP EGP LBP SYP GIP FKP SHP SSP SDG", "¥": "JPY CNY", "￥": "JPY CNY",
    "₹": "INR", "₺": "TRY", "₽": "RUB", "₩": "KRW KPW", "₪": "ILS", "฿": "THB", "₫": "VND",
    "₴": "UAH", "₦": "NGN", "₱": "PHP", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₸": "KZT", "₮": "MNT",
    "₭": "LAK", "₾": "GEL", "₼": "AZN", "֏": "AMD",
    "$": """
    USD ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NIO NZD \
    SBD SGD SRD TTD TWD UYU XCD ZWG
    """,
  ])

  /// The names in the languages of owners, and what is written on menus wherever the currency is.
  private static let names = {
    var names = table([
      "eur": "EUR", "usd": "USD", "gbp": "GBP", "chf": "CHF", "fr": francs, "sfr": "CHF",
      "円": "JPY", "元": "CNY", "원": "KRW", "zł": "PLN", "kr": "SEK NOK DKK ISK", "kč": "CZK",
      "ft": "HUF", "lei": "RON MDL", "lek": "ALL", "lekë": "ALL", "din": "RSD", "лв": "BGN",
      "грн": "UAH", "руб": "RUB BYN", "reais": "BRL", "tl": "TRY", "dh": "MAD AED", "aed": "AED",
      "rs": "INR PKR LKR NPR MUR SCR", "rp": "IDR", "rm": "MYR", "ksh": "KES", "kd": "KWD",
    ])
    for (codes, words) in PriceWords.all.flatMap(\.currencies) {
      names.merge(table(words.map { ($0, codes) })) { known, _ in known }
    }
    return names
  }()

  /// The currencies that are called dollars and francs.
  static let dollars = "USD AUD CAD NZD SGD HKD TWD NAD FJD JMD BBD BSD BZD TTD"
  static let francs = "CHF XAF XOF XPF CDF RWF BIF DJF GNF KMF"

  /// The letters that stand right before a `$`.
  private static let lettersOfDollars: [[UInt8]: String] = Dictionary(
    uniqueKeysWithValues: [
      "us": "USD", "a": "AUD", "au": "AUD", "c": "CAD", "ca": "CAD", "hk": "HKD", "nz": "NZD",
      "s": "SGD", "nt": "TWD", "r": "BRL", "mx": "MXN",
    ].map { (Array($0.utf8), $1) })

  private static func table(
    _ words: some Collection<(key: String, value: String)>
  ) -> [[UInt8]: [String]] {
    var table: [[UInt8]: [String]] = [:]
    for (word, codes) in words {
      switch PriceTokens.kinds(of: word).first {
      case .word(let bytes), .sign(let bytes):
        table[bytes] = codes.split(separator: " ").map(String.init)
      case .number, nil: break
      }
    }
    return table
  }
}

extension UInt8 {
  fileprivate var capital: UInt8 { (0x61...0x7A).contains(self) ? self & 0xDF : self }
}
