/// Faults of a price or a currency. Texts are as written.
extension Finding {
  /// A price without an amount, with its probable meaning.
  package static func notAPrice(_ text: String, meant: PriceMeaning?) -> Finding {
    var advice: Phrase?
    var general: Phrase?
    var quotesEdit = false
    switch meant {
    case .sizes(let text):
      advice = Phrase(
        "write \(text) in place of \"price\"", "scrivere \(text) al posto di \"price\"")
      quotesEdit = true
    case .belowZero:
      advice = Phrase(
        "a price cannot be negative; if there is none, write null",
        "un prezzo non può essere negativo; se manca, scrivere null")
      quotesEdit = true
    case .notIn(let currency):
      advice = Phrase(
        "all prices are in the currency of the menu, \(currency.code)",
        "tutti i prezzi sono nella valuta del menu, \(currency.code)")
    case .certain, .value, nil:
      general = Phrase("write digits, as in \"7.00\"", "scrivere le cifre, come in \"7.00\"")
    }
    return Finding(
      .notAPrice, en: "\"\(text)\" is not a price", it: "\"\(text)\" non è un prezzo",
      advice: advice, general: general, quotesEdit: quotesEdit)
  }

  /// A price in another notation, and the amount that was read.
  package static func priceNotation(_ text: String, _ amount: Amount) -> Finding {
    Finding(
      .priceNotation, en: "\"\(text)\" is read as \(amount)", it: "\"\(text)\" si legge \(amount)")
  }

  /// A price with more decimals than its currency has: the amount with a decimal point, whose point may
  /// separate thousands.
  package static func priceDecimals(
    _ text: String, _ amount: Amount, _ currency: Currency?
  ) -> Finding {
    let short = amount.text(in: currency)
    let long = text.filter(\.isNumber)
    let decimals = currency.decimalsOfPrices
    return Finding(
      .priceDecimals,
      en: "\"\(text)\" could be \(short) or \(long);"
        + " \(currency?.code ?? "a price") has \(decimals) decimals",
      it: "\"\(text)\" può essere \(short) o \(long);"
        + " \(currency?.code ?? "un prezzo") ha \(decimals) decimali")
  }

  /// A price whose `from` is above its `to`.
  package static func priceRange(from: Amount, to: Amount) -> Finding {
    Finding(
      .priceRange, en: "\"from\" \(from) is more than \"to\" \(to)",
      it: "\"from\" \(from) è più di \"to\" \(to)")
  }

  /// A dish with both a price and sizes.
  package static let priceAndSizes = Finding(
    .priceAndSizes, en: "\(dish) has a price and sizes; keep one",
    it: "\(dish) ha un prezzo e dei formati; tenere uno dei due")

  /// A size without a price, if other sizes of the dish have one.
  package static func sizeWithoutPrice(_ size: String) -> Finding {
    Finding(
      .sizeWithoutPrice, en: "\"\(size)\" has no price, but other sizes do",
      it: "\"\(size)\" non ha prezzo, ma altri formati sì")
  }

  /// A currency that is not a code.
  package static func unknownCurrency(_ text: String) -> Finding {
    Finding(
      .unknownCurrency, en: "\"\(text)\" is not a currency code",
      it: "\"\(text)\" non è il codice di una valuta",
      general: Phrase(
        "write its three letters, as in EUR, CHF or USD",
        "scriverne le tre lettere, come EUR, CHF o USD"))
  }

  /// Prices without a currency.
  package static let noCurrency = Finding(
    .noCurrency, en: "no \"currency\": prices are shown without one",
    it: "manca \"currency\": i prezzi si vedono senza valuta")

  /// A price far from those of the other dishes, and the median of those.
  package static func unlikelyPrice(_ amount: Amount, median: Amount) -> Finding {
    Finding(
      .unlikelyPrice, en: "\(dish) costs \(amount); the others about \(median)",
      it: "\(dish) costa \(amount); gli altri circa \(median)")
  }

  /// Prices that may be in cents.
  package static let pricesInCents = Finding(
    .unlikelyPrice, "cents", en: "all prices are whole and above 100: are these cents?",
    it: "tutti i prezzi sono interi e oltre 100: sono centesimi?",
    general: Phrase("write \"5.90\", not 590", "scrivere \"5.90\", non 590"))
  /// A dish that costs nothing.
  package static let zeroPrice = Finding(
    .unlikelyPrice, "zero", en: "\(dish) costs nothing", it: "\(dish) non costa nulla",
    advice: Phrase("null means that it has no price", "null vuol dire che non ha prezzo"))
  /// A dish without a price among others that have one.
  package static let missingPrice = Finding(
    .missingPrice, en: "\(dish) has no price, but other dishes do",
    it: "\(dish) non ha prezzo, ma altri piatti sì")
}

extension Amount {
  /// The amount with the decimals of a currency: `12.345` → `12.34`
  package func text(in currency: Currency?) -> String {
    text(fractionDigits: currency.decimalsOfPrices)
  }
}

extension Currency? {
  /// The number of decimals of a price; 2 without a currency.
  var decimalsOfPrices: Int { self?.fractionDigits ?? 2 }
}
