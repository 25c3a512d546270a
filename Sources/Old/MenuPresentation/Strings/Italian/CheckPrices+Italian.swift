internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on prices, sizes and the currency.
  func advice(on rule: Diagnostic.PriceRule) -> Advice {
    switch rule {
    case .notAPrice(let text, let suggestion, let currency):
      Advice(
        #""\#(text)"\#(inDish) non è un prezzo"#,
        Self.cure(suggestion)
          + (currency.map { #"; il simbolo viene da "currency": "\#($0)""# } ?? ""))
    case .decimalCommaPrice(let text, let read):
      Advice(#""\#(text)"\#(inDish) viene letto come \#(read)"#, Self.write(read))
    case .ambiguousPrice(let text, let small, let large, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) può essere \#(AdviceText.shortest(small)) o \#(AdviceText.shortest(large))"#,
        Self.cure(suggestion)
          + (suggestion?.isOneReading == true ? ", oppure un importo con due decimali" : ""))
    case .foreignCurrency(let text, let currency, let own, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) è in \#(currency), il menu è in \#(own)"#,
        AdviceText.foreign(suggestion, "o").map { amounts, printed in
          "scrivi \(amounts) se intendi \(own)" + (printed.map { "; altrimenti \($0)" } ?? "")
        } ?? Self.cure(suggestion))
    case .severalPrices(let text, let amounts, let suggestion):
      Advice(
        #""\#(text)"\#(inDish) contiene più prezzi"#,
        AdviceText.sizes(amounts).map { sizes in
          #"al posto di "price" scrivi \#(sizes)"#
            + (suggestion.map { "; o com'è stampato: " + AdviceText.listed($0, "o") } ?? "")
        } ?? Self.cure(suggestion))
    case .surcharge(let text):
      Advice(
        #""\#(text)"\#(inDish) è un supplemento, non un prezzo"#, "scrivi quanto costa in tutto")
    case .negativePrice(let text):
      Advice("un prezzo non può essere negativo: \(text)\(inDish)", "scrivilo senza il -")
    case .priceTooLarge(let text):
      Advice("\(text)\(inDish) ha più di nove cifre prima del punto", "ricontrolla le cifre")
    case .tooManyDecimals(let text, let currency, let allowed, let suggestion):
      adviceOnDecimals(text, currency, allowed, suggestion)
    case .priceAndSizes:
      Advice(
        #"\#(subject) ha "price" e "sizes""#, "metti il prezzo in una delle misure di \"sizes\"")
    case .scatteredPrices(["sizes"], _, let written, _):
      Advice(
        #""sizes"\#(inDish) deve essere un elenco di nomi e prezzi"#, "scrivi \(written)")
    case .scatteredPrices(let keys, let count, let written, let areSizesThere):
      Advice(
        keys == ["price"]
          ? #""price"\#(inDish) contiene "#
            + (count == 1 ? "un prezzo secondo il nome" : "più prezzi")
          : count == 1
            ? "il prezzo\(inDish) sta sotto \(AdviceText.few(keys))"
            : "i prezzi\(inDish) stanno sotto \(AdviceText.few(keys))",
        areSizesThere ? "metti \(written) in \"sizes\"" : "scrivi \(written)")
    case .sizeWithoutPrice(let size):
      Advice(
        #"il formato "\#(size)"\#(inDish) non ha prezzo, altri sì"#, #"aggiungi "price": "…""#)
    case .conflictingPriceKeys("amount", "to"):
      Advice(
        #"il prezzo\#(inDish) ha "amount" e "to""#, #"scrivi "from" al posto di "amount""#)
    case .conflictingPriceKeys(let first, let second):
      Advice(#"il prezzo\#(inDish) ha "\#(first)" e "\#(second)""#, "tieni solo quello giusto")
    case .reversedPrices(let from, let to):
      Advice(
        "il prezzo\(inDish) va da \(from) in giù, a \(to)",
        #"scrivi "from": "\#(to)", "to": "\#(from)""#)
    case .lowerOldPrice(let was, let now, let key):
      Advice(
        "il prezzo\(inDish) è \(now), e prima era solo \(was)",
        (key == "amount"
          ? #"scrivi "amount": "\#(was)", "was": "\#(now)" se sono scambiati, o "#
          : "")
          + #"togli "was""#)
    case .unknownCurrency(let text, let suggestion):
      Advice(
        #""\#(text)" non è il codice di una valuta"#,
        suggestion.map {
          Self.write($0) + (rule.suggestion?.isCertain == true ? "" : ", o il codice della tua")
        }
          ?? #"scrivi le tre lettere ISO 4217, per esempio "EUR""#)
    case .missingCurrency(let suggestion):
      Advice(
        #"manca "currency": i prezzi sono mostrati come semplici numeri"#,
        #"aggiungi "currency": "\#(suggestion ?? "EUR")", o il codice della tua valuta"#)
    case .severalCurrencies(let codes):
      Advice(
        "i prezzi sono in \(AdviceText.joined(codes, "e")), ma un menu ha una valuta sola",
        "aggiungi \(AdviceText.currencies(codes, "o")), e scrivi gli altri prezzi come sono "
          + #"stampati: {"text": "…"}"#)
    case .missingPrice:
      Advice("\(subject) non ha prezzo, gli altri sì", #"aggiungi "price": "…""#)
    case .priceInName(let text, let name, let price):
      Advice(
        #""\#(text)" ha il prezzo nel nome, dove nessuno lo somma"#,
        #"scrivi "name": "\#(name)", "price": \#(price)"#)
    case .zeroPrice:
      Advice(
        "\(subject) costa 0: è gratis, o manca il prezzo?",
        #"scrivi il prezzo, o {"text": "gratis"} se non costa niente"#)
    case .unlikelyPrice(let price, let median):
      Advice(
        "\(subject) costa \(price); gli altri circa \(median)",
        "manca un punto, o è nel posto sbagliato?")
    }
  }

  private func adviceOnDecimals(
    _ text: String, _ currency: String?, _ allowed: Int, _ suggestion: Diagnostic.Suggestion?
  ) -> Advice {
    let limit = allowed == 0 ? "non ha decimali" : "ha al massimo \(allowed) decimali"
    let other = allowed == 0 ? "un numero intero" : "\(allowed) cifre dopo il punto"
    let known = suggestion.map { AdviceText.listed($0, "o") }
    return Advice(
      "\(text)\(inDish): \(currency ?? "un prezzo") \(limit)",
      known.map {
        AdviceText.isOnly(suggestion, allowed)
          ? "scrivi \($0)" : "scrivi \(other), o \($0) se intendi questo"
      }
        ?? "scrivi \(other)")
  }

  /// What to write in place of a price.
  private static func cure(_ suggestion: Diagnostic.Suggestion?) -> String {
    guard let suggestion else { return #"scrivi cifre e un punto, per esempio "7.00""# }
    let texts = AdviceText.listed(suggestion, "o")
    if case .wholePrice(let text) = suggestion {
      return "al posto di tutto il prezzo scrivi \(text)"
    }
    guard case .asPrinted = suggestion else { return "scrivi \(texts)" }
    return #"scrivi \#(texts), com'è stampato; un importo da solo ha cifre e un punto: "7.00""#
  }
}
