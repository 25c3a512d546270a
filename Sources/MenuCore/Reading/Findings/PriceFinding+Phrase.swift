extension PriceFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .notAPrice(let text, let meant):
      FindingPhrase(
        "\"\(text)\" is not a price", "\"\(text)\" non è un prezzo", advice: Self.advice(meant))
    case .notation(let text, let amount):
      FindingPhrase(
        "\"\(text)\" is read as \(amount)", "\"\(text)\" si legge \(amount)",
        advice: Phrase("write \"\(amount)\"", "scrivere \"\(amount)\""))
    case .decimals(let text, let amount, let currency):
      Self.phrase(ofDecimals: text, amount, currency)
    case .range(let from, let to):
      FindingPhrase(
        "\"from\" \(from) is more than \"to\" \(to)", "\"from\" \(from) è più di \"to\" \(to)")
    case .besideSizes:
      FindingPhrase(
        "\(dish) has a price and sizes; keep one",
        "\(dish) ha un prezzo e dei formati; tenere uno dei due")
    case .sizeWithoutPrice(let size):
      FindingPhrase(
        "\"\(size)\" has no price, and other sizes have",
        "\"\(size)\" non ha prezzo, e altri formati ne hanno")
    case .unknownCurrency(let text, let near): Self.phrase(ofCurrency: text, near)
    case .noCurrency: Self.phraseOfNoCurrency
    case .unlikely(let amount, let median):
      FindingPhrase(
        "\(dish) costs \(amount); the others about \(median)",
        "\(dish) costa \(amount); gli altri circa \(median)")
    case .cents: Self.phraseOfCents
    case .zero:
      FindingPhrase(
        "\(dish) costs nothing", "\(dish) non costa nulla",
        advice: Phrase("take its price away if it has none", "togliere il prezzo, se non ne ha"))
    case .missing:
      FindingPhrase(
        "\(dish) has no price, and the others have", "\(dish) non ha prezzo, e gli altri ne hanno")
    }
  }

  private static let phraseOfNoCurrency = FindingPhrase(
    "no \"currency\": prices are shown as bare numbers",
    "manca \"currency\": i prezzi si vedono come numeri")

  private static let phraseOfCents = FindingPhrase(
    "all prices are whole and above 100: are these cents?",
    "tutti i prezzi sono interi e oltre 100: sono centesimi?",
    general: Phrase("write \"5.90\", not 590", "scrivere \"5.90\", non 590"))

  /// The advice for a text that is no price, by what may be meant by it.
  private static func advice(_ meant: PriceMeaning?) -> Phrase {
    switch meant {
    case .certain(let text), .value(let text): Phrase("write \(text)", "scrivere \(text)")
    case .sizes(let text):
      Phrase("write \(text) in place of \"price\"", "scrivere \(text) al posto di \"price\"")
    case .belowZero:
      Phrase(
        "a price is not below 0; where there is none, write null",
        "un prezzo non è sotto 0; dove manca, scrivere null")
    case .notIn(let currency):
      Phrase(
        "all prices are in the currency of the menu, \(currency.code)",
        "tutti i prezzi sono nella valuta del menu, \(currency.code)")
    case nil: Phrase("write digits, as in \"7.00\"", "scrivere le cifre, come in \"7.00\"")
    }
  }

  private static func phrase(
    ofDecimals text: String, _ amount: Amount, _ currency: Currency?
  ) -> FindingPhrase {
    let short = amount.text(in: currency)
    let long = text.withoutPoints
    let decimals = currency.decimalsOfPrices
    return FindingPhrase(
      "\"\(text)\" could be \(short) or \(long);"
        + " \(currency?.code ?? "a price") has \(decimals) decimals",
      "\"\(text)\" può essere \(short) o \(long);"
        + " \(currency?.code ?? "un prezzo") ha \(decimals) decimali")
  }

  private static func phrase(ofCurrency text: String, _ near: Currency?) -> FindingPhrase {
    let code = near.map { Phrase("write \"\($0.code)\"", "scrivere \"\($0.code)\"") }
    return FindingPhrase(
      "\"\(text)\" is not a currency code", "\"\(text)\" non è il codice di una valuta",
      advice: code
        ?? Phrase(
          "write its three letters, as in EUR, CHF or USD",
          "scriverne le tre lettere, come EUR, CHF o USD"))
  }
}

extension Amount {
  /// The amount with the decimals of a currency: `12.345` → `12.34`
  func text(in currency: Currency?) -> String { text(fractionDigits: currency.decimalsOfPrices) }
}

extension Currency? {
  /// The number of decimals of an amount.
  var decimalsOfPrices: Int { self?.fractionDigits ?? 2 }
}

extension String {
  /// The digits of a number in which points group them: `12.345` → `12345`
  var withoutPoints: String { filter { $0 != "." } }
}
