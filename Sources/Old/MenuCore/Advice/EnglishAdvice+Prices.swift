extension EnglishAdvice {
  /// The advice on prices, sizes and the currency.
  func advice(on rule: Diagnostic.PriceRule) -> Advice {
    switch rule {
    case .notAPrice(let text, let suggestion, let currency):
      Advice(
        #""\#(text)"\#(forDish) is not a price"#,
        Self.cure(suggestion)
          + (currency.map { #"; the sign comes from "currency": "\#($0)""# } ?? ""))
    case .decimalCommaPrice(let text, let read):
      Advice(#""\#(text)"\#(forDish) is read as \#(read)"#, Self.write(read))
    case .ambiguousPrice(let text, let small, let large, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) could be \#(AdviceText.shortest(small)) or \#(AdviceText.shortest(large))"#,
        Self.cure(suggestion)
          + (suggestion?.isOneReading == true ? ", or an amount with two decimals" : ""))
    case .foreignCurrency(let text, let currency, let own, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is in \#(currency), the menu is in \#(own)"#,
        AdviceText.foreign(suggestion, "or").map { amounts, printed in
          "write \(amounts) if \(own) is meant" + (printed.map { "; otherwise \($0)" } ?? "")
        } ?? Self.cure(suggestion))
    case .severalPrices(let text, let amounts, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) holds several prices"#,
        AdviceText.sizes(amounts).map { sizes in
          #"in place of "price" write \#(sizes)"#
            + (suggestion.map { "; or as printed: " + AdviceText.listed($0, "or") } ?? "")
        } ?? Self.cure(suggestion))
    case .surcharge(let text):
      Advice(
        #""\#(text)"\#(forDish) is a surcharge, no price"#, "write what it costs altogether")
    case .negativePrice(let text):
      Advice("a price cannot be negative: \(text)\(forDish)", "write it without the -")
    case .priceTooLarge(let text):
      Advice(
        "\(text)\(forDish) has more than nine digits before the point", "look at the digits again")
    case .tooManyDecimals(let text, let currency, let allowed, let suggestion):
      adviceOnDecimals(text, currency, allowed, suggestion)
    case .priceAndSizes:
      Advice("\(subject) has a price and sizes", "make the price one of the sizes")
    case .scatteredPrices(["sizes"], _, let written, _):
      Advice(#""sizes"\#(ofDish) must be a list of names and prices"#, "write \(written)")
    case .scatteredPrices(let keys, let count, let written, let areSizesThere):
      Advice(
        keys == ["price"]
          ? #""price"\#(forDish) holds "# + (count == 1 ? "a price by its name" : "several prices")
          : count == 1
            ? "the price\(forDish) stands under \(AdviceText.few(keys))"
            : "the prices\(forDish) stand under \(AdviceText.few(keys))",
        areSizesThere ? "put \(written) into \"sizes\"" : "write \(written)")
    case .sizeWithoutPrice(let size):
      Advice(#"the size "\#(size)"\#(ofDish) has no price, others have"#, #"add "price": "…""#)
    case .conflictingPriceKeys("amount", "to"):
      Advice(
        #"the price\#(ofDish) has "amount" and "to""#, #"write "from" in place of "amount""#)
    case .conflictingPriceKeys(let first, let second):
      Advice(#"the price\#(ofDish) has "\#(first)" and "\#(second)""#, "keep one")
    case .reversedPrices(let from, let to):
      Advice(
        "the price\(ofDish) goes from \(from) down to \(to)",
        #"write "from": "\#(to)", "to": "\#(from)""#)
    case .lowerOldPrice(let was, let now, let key):
      Advice(
        "the price\(ofDish) is \(now), and was only \(was) before",
        (key == "amount"
          ? #"write "amount": "\#(was)", "was": "\#(now)" if they changed places, or "#
          : "")
          + #"take "was" away"#)
    case .unknownCurrency(let text, let suggestion):
      Advice(
        #""\#(text)" is not a currency code"#,
        suggestion.map {
          Self.write($0) + (rule.suggestion?.isCertain == true ? "" : ", or the code of yours")
        }
          ?? #"write three letters of ISO 4217, such as "EUR""#)
    case .missingCurrency(let suggestion):
      Advice(
        #"no "currency": prices are shown as bare numbers"#,
        #"add "currency": "\#(suggestion ?? "EUR")", or the code of yours"#)
    case .severalCurrencies(let codes):
      Advice(
        "the prices are in \(AdviceText.joined(codes, "and")), but a menu has one currency",
        "add \(AdviceText.currencies(codes, "or")), and write the other prices as they are printed: "
          + #"{"text": "…"}"#)
    case .missingPrice: Advice("\(subject) has no price, the others have", #"add "price": "…""#)
    case .priceInName(let text, let name, let price):
      Advice(
        #""\#(text)" has its price in its name, where nothing adds it up"#,
        #"write "name": "\#(name)", "price": \#(price)"#)
    case .zeroPrice:
      Advice(
        "\(subject) costs 0: is it free, or is the price missing?",
        #"write the price, or {"text": "free"} if it costs nothing"#)
    case .unlikelyPrice(let price, let median):
      Advice(
        "\(subject) costs \(price); the others about \(median)", "is a point missing, or misplaced?"
      )
    }
  }

  private func adviceOnDecimals(
    _ text: String, _ currency: String?, _ allowed: Int, _ suggestion: Diagnostic.Suggestion?
  ) -> Advice {
    let limit = allowed == 0 ? "no decimals" : "\(allowed) decimals at most"
    let other = allowed == 0 ? "a whole number" : "\(allowed) digits behind the point"
    let known = suggestion.map { AdviceText.listed($0, "or") }
    return Advice(
      "\(text)\(forDish): \(currency ?? "a price") has \(limit)",
      known.map {
        AdviceText.isOnly(suggestion, allowed)
          ? "write \($0)" : "write \(other), or \($0) if that is meant"
      }
        ?? "write \(other)")
  }

  /// What to write in place of a price.
  private static func cure(_ suggestion: Diagnostic.Suggestion?) -> String {
    guard let suggestion else { return #"write digits and a point, such as "7.00""# }
    let texts = AdviceText.listed(suggestion, "or")
    if case .wholePrice(let text) = suggestion {
      return "in place of the whole price write \(text)"
    }
    guard case .asPrinted = suggestion else { return "write \(texts)" }
    return #"write \#(texts), as it is printed; an amount alone has digits and a point: "7.00""#
  }
}
