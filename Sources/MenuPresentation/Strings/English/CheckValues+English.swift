internal import MenuCore

extension EnglishAdvice {
  /// The advice on prices, allergens, diets and numbers.
  func adviceOnValue(_ rule: Diagnostic.Rule) -> Advice {
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
        Self.cure(suggestion))
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
    case .unknownCurrency(let text, let suggestion):
      Advice(
        #""\#(text)" is not a currency code"#,
        suggestion.map { Self.write($0) + (isCertain(rule) ? "" : ", or the code of yours") }
          ?? #"write three letters of ISO 4217, such as "EUR""#)
    case .missingCurrency:
      Advice(
        #"no "currency": prices are shown as bare numbers"#,
        #"add "currency": "EUR", or the code of yours"#)
    case .zeroPrice:
      Advice(
        "\(subject) costs 0: is it free, or is the price missing?",
        #"write the price, or {"text": "free"} if it costs nothing"#)
    case .unlikelyPrice(let price, let median):
      Advice(
        "\(subject) costs \(price); the others about \(median)", "is a point missing, or misplaced?"
      )
    case .notANumber(let key, let text, let suggestion):
      Advice(
        #""\#(key)"\#(ofDish) must be a plain number, not "\#(text)""#,
        suggestion.map { "write \($0)" } ?? "write digits only, without a unit")
    case .meantValue(let key, let text, let value):
      Advice(#""\#(key)"\#(ofDish) cannot be \#(text)"#, "write \(value)")
    case .impossibleValue(let key, let text, let lowest, let highest):
      Advice(
        #""\#(key)"\#(ofDish) cannot be \#(text)"#,
        highest.map { $0 == lowest ? "write \($0)" : "it lies between \(lowest) and \($0)" }
          ?? "it is \(lowest) or more")
    case .reversedChoice(let min, let max):
      Advice(
        "a choice\(ofDish) asks for at least \(min) and at most \(max)",
        #"write "min": \#(max), "max": \#(min)"#)
    case .unknownServing(let text, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is not known"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "write one of \(AdviceText.servings)")
    case .unknownDay, .notATime, .equalTimes, .overlappingHours: adviceOnHours(rule)
    default: adviceOnAllergens(rule)
    }
  }

  private func adviceOnAllergens(_ rule: Diagnostic.Rule) -> Advice {
    switch rule {
    case .unknownAllergen(let text, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is not known"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "write one of \(AdviceText.allergens)")
    case .allergenWithoutKey(let text, let meaning?):
      Advice(
        #""\#(text)"\#(forDish): numbers mean different things in different houses"#,
        #"if \#(text) means \#(meaning.rawValue) here, write "\#(meaning.rawValue)" or add "#
          + #""allergenKey": "eu""#)
    case .allergenWithoutKey(let text, nil):
      Advice(
        #""\#(text)"\#(forDish): nothing says what it means"#,
        #"write the allergen, or add "allergenKey": {"\#(text)": "…"}"#)
    case .allergensWithoutKey(let text, let signs):
      Advice(
        #""\#(text)"\#(forDish): numbers and letters mean different things in different houses"#,
        AdviceText.areOfTheLaw(signs)
          ? #"if they are those of the law, add "allergenKey": "eu", and write "#
            + AdviceText.list(signs)
          : #"add "allergenKey": \#(AdviceText.legend(signs)), and write "#
            + AdviceText.list(signs))
    case .noneInWords(let text, let place): adviceOnNone(text, place)
    case .severalAllergens(let text, let words):
      Advice(
        #""\#(text)"\#(forDish) holds several allergens in one text"#,
        "write \(AdviceText.list(words))")
    case .tracesAmongContained(let text, let contained, let possible, let isAlone):
      Advice(
        #""\#(text)"\#(forDish) stands among what it contains"#,
        "write " + AdviceText.statement(contained, possible, isAlone: isAlone))
    case .allergenOutsideList(let text):
      Advice(#""\#(text)"\#(forDish) must stand in a list"#, #"write ["\#(text)"]"#)
    case .contradictedAllergen(let contained, let free):
      Advice(
        "\(subject): " + Self.under("contains", contained, free),
        "take \(free.rawValue) out of \"freeFrom\"; until then guests read that it contains \(contained.rawValue)"
      )
    case .doubtedAllergen(let possible, let free):
      Advice(
        "\(subject): " + Self.under("mayContain", possible, free),
        "take \(free.rawValue) out of \"freeFrom\"; until then guests read that it may contain \(possible.rawValue)"
      )
    case .emptyAllergens:
      Advice(
        "an empty list\(forDish) says nothing", #"write "none" if you checked all fourteen"#)
    case .allergensNotStated(let count, let total):
      Advice(
        "\(count) of \(total) dishes \(count == 1 ? "says" : "say") nothing about allergens; "
          + #"guests will read "ask the staff""#,
        #"add "allergens": […], or "none" if you checked all fourteen"#)
    case .unstatedIngredient(let ingredient, let allergen):
      Advice(
        "\(subject) lists \(ingredient) but not \(allergen.rawValue)",
        #"add "\#(allergen.rawValue)" to its "allergens""#)
    case .contradictedPromise(let ingredient, let allergen):
      Advice(
        "\(subject) lists \(ingredient) but promises to be without \(allergen.rawValue)",
        #"add "\#(allergen.rawValue)" to its "allergens"; until then guests read "ask the staff""#)
    case .namedAllergen(let word, let key, let allergen, let isPromised):
      Advice(
        "\(subject): its \(key) \(key.hasSuffix("s") ? "speak" : "speaks") of \(word), "
          + (isPromised
            ? "but it promises to be without \(allergen.rawValue)"
            : #"its "allergens" not of \#(allergen.rawValue)"#),
        #"add "\#(allergen.rawValue)" to its "allergens""#
          + (isPromised ? #"; until then guests read "ask the staff""# : " if it is in it"))
    case .contradictingNote(let note, let allergens, let count):
      Advice(
        "\(count) \(count == 1 ? "dish promises" : "dishes promise") to be without "
          + allergens.map(\.rawValue).joined(separator: ", ")
          + #", and the note "\#(note)" says otherwise"#,
        "say in the \"allergens\" of each what it contains or may contain; until then guests read "
          + #""ask the staff""#)
    case .unknownDiet(let text, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is not known"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "write one of \(AdviceText.diets)")
    case .contradictedDiet(let diet, let allergen):
      Advice(
        "\(subject) is marked \(diet.rawValue) but contains \(allergen.rawValue)",
        "take \(diet.rawValue) away")
    case .contradictedDietByIngredient(let diet, let ingredient):
      Advice(
        "\(subject) is marked \(diet.rawValue) but lists \(ingredient)",
        "take \(diet.rawValue) away, or say what it is made of")
    case .doubtedDiet(let diet, let allergen):
      Advice(
        "\(subject) is marked \(diet.rawValue) but may contain \(allergen.rawValue)",
        diet == .glutenFree
          ? "the claim means at most 20 mg/kg" : "take the claim away unless you are sure")
    default: Advice(rule.name)
    }
  }

  private func adviceOnNone(_ text: String, _ place: Diagnostic.NonePlace) -> Advice {
    switch place {
    case .alone:
      Advice(
        #""\#(text)"\#(forDish) is not known; did you mean "none"?"#,
        #"write "allergens": "none" if you checked all fourteen"#)
    case .inBrackets:
      Advice(
        #""\#(text)"\#(forDish) stands in a list"#,
        #"write "allergens": "none" without brackets if you checked all fourteen"#)
    case .besideOthers:
      Advice(#""\#(text)"\#(forDish) stands beside other entries"#, #"take "\#(text)" away"#)
    case .underKey(let key):
      Advice(#""\#(text)"\#(forDish) is no allergen"#, #"leave "\#(key)" out"#)
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
        AdviceText.isOnly(suggestion, allowed) ? "write \($0)" : "write \($0), or \(other)"
      }
        ?? "write \(other)")
  }

  private func isCertain(_ rule: Diagnostic.Rule) -> Bool { rule.suggestion?.isCertain == true }

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

  private static func under(_ key: String, _ warned: Allergen, _ free: Allergen) -> String {
    warned == free
      ? "\(free.rawValue) is under \(key) and under freeFrom"
      : "\(warned.rawValue) is under \(key), \(free.rawValue) under freeFrom"
  }

  static func name(of type: Diagnostic.ExpectedType) -> String {
    switch type {
    case .text: "a text in quotes"
    case .translations: "a text in quotes, or one for each language"
    case .list: "a list in [ ]"
    case .object: "an object in { }"
    case .boolean: "true or false"
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .price: "a price"
    case .amount: "an amount"
    case .allergens: "a list of allergens"
    case .allergenKey: #""eu" or a list of what each number means"#
    case .hours: "a text, or a list of days and times"
    case .dish: #"a dish in { } with a "name""#
    }
  }

  static func cure(for type: Diagnostic.ExpectedType) -> String {
    switch type {
    case .text: #"write "…""#
    case .translations: #"write "…", or {"it": "…", "en": "…"}"#
    case .list: "put [ before it and ] behind it"
    case .object: #"write {"…": …}"#
    case .boolean: "write true or false, without quotes"
    case .wholeNumber: "write digits only, without quotes or a point"
    case .number: "write a number with a point, such as 4.7"
    case .price: #"write "7.00""#
    case .amount: #"write "2.00""#
    case .allergens: #"write ["gluten", "milk"], or "none" if you checked all fourteen"#
    case .allergenKey: #"write "eu", or {"1": "gluten", "7": "milk"}"#
    case .hours: #"write "…", or [{"days": ["tue"], "from": "19:00", "to": "23:00"}]"#
    case .dish: #"write {"name": "…"}"#
    }
  }
}
