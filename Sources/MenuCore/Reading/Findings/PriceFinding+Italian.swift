extension PriceFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .notAPrice(let text, .certain(let meant)?), .notAPrice(let text, .value(let meant)?):
      FindingSentence("\"\(text)\" non è un prezzo", advice: "scrivere \(meant)")
    case .notAPrice(let text, .sizes(let meant)?):
      FindingSentence(
        "\"\(text)\" non è un prezzo", advice: "scrivere \(meant) al posto di \"price\"")
    case .notAPrice(let text, .belowZero?):
      FindingSentence(
        "\"\(text)\" non è un prezzo", advice: "un prezzo non è sotto 0; dove manca, scrivere null")
    case .notAPrice(let text, .notIn(let currency)?):
      FindingSentence(
        "\"\(text)\" non è un prezzo",
        advice: "tutti i prezzi sono nella valuta del menu, \(currency.code)")
    case .notAPrice(let text, nil):
      FindingSentence("\"\(text)\" non è un prezzo", advice: "scrivere le cifre, come in \"7.00\"")
    case .notation(let text, let amount):
      FindingSentence("\"\(text)\" si legge \(amount)", advice: "scrivere \"\(amount)\"")
    case .decimals(let text, let amount, let currency):
      FindingSentence(
        "\"\(text)\" può essere \(amount.text(in: currency)) o \(text.withoutPoints);"
          + " \(currency.nameOfPrices) ha \(currency.decimalsOfPrices) decimali")
    case .range(let from, let to):
      FindingSentence("\"from\" \(from) è più di \"to\" \(to)")
    case .besideSizes:
      FindingSentence("\(dish) ha un prezzo e dei formati; tenere uno dei due")
    case .sizeWithoutPrice(let size):
      FindingSentence("\"\(size)\" non ha prezzo, e altri formati ne hanno")
    case .unknownCurrency(let text, let near):
      FindingSentence(
        "\"\(text)\" non è il codice di una valuta",
        advice: "scrivere \"\(near?.code ?? "EUR")\"")
    case .noCurrency:
      FindingSentence("manca \"currency\": i prezzi si vedono come numeri")
    case .unlikely(let amount, let median):
      FindingSentence("\(dish) costa \(amount); gli altri circa \(median)")
    case .zero:
      FindingSentence("\(dish) non costa nulla", advice: "togliere il prezzo, se non ne ha")
    case .missing: FindingSentence("\(dish) non ha prezzo, e gli altri ne hanno")
    case .cents:
      FindingSentence(
        "tutti i prezzi sono interi e oltre 100: sono centesimi?",
        general: "scrivere \"5.90\", non 590")
    }
  }
}
