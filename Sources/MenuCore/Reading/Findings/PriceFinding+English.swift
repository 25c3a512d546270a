extension PriceFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .notAPrice(let text, .certain(let meant)?), .notAPrice(let text, .value(let meant)?):
      FindingSentence("\"\(text)\" is not a price", advice: "write \(meant)")
    case .notAPrice(let text, .sizes(let meant)?):
      FindingSentence(
        "\"\(text)\" is not a price", advice: "write \(meant) in place of \"price\"")
    case .notAPrice(let text, .belowZero?):
      FindingSentence(
        "\"\(text)\" is not a price",
        advice: "a price is not below 0; where there is none, write null")
    case .notAPrice(let text, .notIn(let currency)?):
      FindingSentence(
        "\"\(text)\" is not a price",
        advice: "all prices are in the currency of the menu, \(currency.code)")
    case .notAPrice(let text, nil):
      FindingSentence("\"\(text)\" is not a price", advice: "write digits, as in \"7.00\"")
    case .notation(let text, let amount):
      FindingSentence("\"\(text)\" is read as \(amount)", advice: "write \"\(amount)\"")
    case .decimals(let text, let amount, let currency):
      FindingSentence(
        "\"\(text)\" could be \(amount.text(in: currency)) or \(text.withoutPoints);"
          + " \(currency.nameOfPrices) has \(currency.decimalsOfPrices) decimals")
    case .range(let from, let to):
      FindingSentence("\"from\" \(from) is more than \"to\" \(to)")
    case .besideSizes: FindingSentence("\(dish) has a price and sizes; keep one")
    case .sizeWithoutPrice(let size):
      FindingSentence("\"\(size)\" has no price, and other sizes have")
    case .unknownCurrency(let text, let near):
      FindingSentence(
        "\"\(text)\" is not a currency code", advice: "write \"\(near?.code ?? "EUR")\"")
    case .noCurrency:
      FindingSentence("no \"currency\": prices are shown as bare numbers")
    case .unlikely(let amount, let median):
      FindingSentence("\(dish) costs \(amount); the others about \(median)")
    case .zero:
      FindingSentence("\(dish) costs nothing", advice: "take its price away if it has none")
    case .missing: FindingSentence("\(dish) has no price, and the others have")
    case .cents:
      FindingSentence(
        "all prices are whole and above 100: are these cents?",
        general: "write \"5.90\", not 590")
    }
  }
}

extension Amount {
  /// The amount with the decimals of a currency: `12.345` → `12.34`
  func text(in currency: Currency?) -> String { text(fractionDigits: currency.decimalsOfPrices) }
}

extension Currency? {
  /// The code, or what has two decimals without one.
  var nameOfPrices: String { self?.code ?? "a price" }

  /// The number of decimals of an amount.
  var decimalsOfPrices: Int { self?.fractionDigits ?? 2 }
}

extension String {
  /// The digits of a number in which points group them: `12.345` → `12345`
  var withoutPoints: String { filter { $0 != "." } }
}
