extension EnglishAdvice {
  /// The advice on statements about allergens.
  func advice(on rule: Diagnostic.AllergenRule) -> Advice {
    switch rule {
    case .unknownAllergen(let text, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is not known"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "write one of \(AdviceText.allergens)")
    case .additive(let text, let sign):
      Advice(
        #""\#(text)"\#(forDish) is an additive, no allergen"#,
        #"say it where guests read it: "notes": ["\#(text)"] of the dish or of the file"#
          + (sign.map { #", and take "\#($0)" out of "allergenKey" and the "allergens""# } ?? ""))
    case .severalInLegend(let text, let sign, let words):
      Advice(
        #""\#(text)" are several allergens for one sign: guests are warned of each"#,
        #"give each a sign of its own, or write \#(AdviceText.quoted(words)) in place of "\#(sign)" "#
          + #"in the "allergens" of each dish"#)
    case .misshapenLegend(let key, let signs, let words):
      Advice(
        #""\#(key)" seems to say what the signs of the dishes mean, but is not written so"#,
        #"write "allergenKey": \#(AdviceText.legend(signs, words))"#)
    case .markedSign(let text, let sign):
      Advice(
        #""\#(text)"\#(forDish) is not in the legend"# + Self.didYouMean(sign),
        Self.write(sign)
          + (text.contains("*")
            ? #"; what is frozen is an ingredient with "frozen": true"# : ""))
    case .signInOtherCase(let text, let sign):
      Advice(
        #""\#(text)"\#(forDish) is not in the legend"# + Self.didYouMean(sign), Self.write(sign))
    case .dietAmongAllergens(let text, let diet):
      Advice(
        #""\#(text)"\#(forDish) is a diet, no allergen"#,
        #"if it suits the diet, write "diets": ["\#(diet.rawValue)"], and take "\#(text)" away"#)
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
    case .promiseAmongContained(let text, let contained, let possible, let free, let isAlone):
      Advice(
        #""\#(text)"\#(forDish) says what is not in it"#,
        "write " + AdviceText.statement(contained, possible, free: free, isAlone: isAlone)
          + #", with "freeFrom" only if the kitchen vouches for it"#)
    case .unclearAllergens(let text):
      Advice(
        #""\#(text)"\#(forDish) can be read in more than one way"#,
        #"write "allergens": {"contains": […], "mayContain": […]}, and "freeFrom": […] only if the "#
          + "kitchen vouches for it")
    case .lactoseIsNoMilk(let text):
      Advice(
        #""\#(text)"\#(forDish): without lactose is not without milk"#,
        #"write "diets": ["lactose-free"] if the kitchen vouches for it, and take "\#(text)" away"#)
    case .unanswered(let text, let place):
      Advice(
        #""\#(text)"\#(forDish) says nothing about allergens"#, Self.cure(ofUnanswered: text, place)
      )
    case .misshapenAllergens(let key, let words, let isEntry):
      Advice(
        #""\#(key)"\#(forDish) must be a list of words"#,
        "write " + AdviceText.mended(words, under: key, isEntry: isEntry))
    case .allergensUnderKeys(let keys, let contained, let possible, let absent, let isThere):
      Advice(
        "\(AdviceText.few(keys))\(forDish) \(keys.count == 1 ? "is" : "are") not used: allergens stand "
          + "in one list",
        Self.cure(ofKeys: keys.count, contained, possible, isThere)
          + (absent.isEmpty
            ? ""
            : #"; "no" promises nothing, "freeFrom" does: only if the kitchen vouches for it"#))
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
        (total == 1 ? "the only dish" : "\(count) of \(total) dishes")
          + " \(count == 1 ? "says" : "say") nothing about allergens; "
          + #"guests will read "ask the staff""#,
        #"add "allergens": […], or "none" if you checked all fourteen"#)
    case .unstatedIngredient(let ingredient, let allergen, let isPossible):
      Advice(
        "\(subject) lists \(ingredient) but not \(allergen.rawValue)",
        Self.adding(allergen, isPossible: isPossible))
    case .contradictedPromise(let ingredient, let allergen):
      Advice(
        "\(subject) lists \(ingredient) but promises to be without \(allergen.rawValue)",
        #"add "\#(allergen.rawValue)" to its "allergens"; until then guests read "ask the staff""#)
    case .contradictedAddOn(let addOn, let title, let allergen):
      Advice(
        #"the add-on "\#(addOn)"\#(ofDish) promises to be without \#(allergen.rawValue)"#
          + (title.map { #", but stands under "\#($0)""# } ?? ", but its name says otherwise"),
        #"add "\#(allergen.rawValue)" to its "allergens"; until then guests read "ask the staff""#)
    case .contradictedClaim(let claim, let key, let part, let allergen):
      adviceOnClaim(claim, key, part, allergen)
    case .contradictedSize(let size, let allergens):
      Advice(
        #"the size "\#(size)"\#(ofDish) promises to be without "#
          + allergens.map(\.rawValue).concatenated(separator: ", ")
          + ", of which the dish itself warns",
        #"write the "allergens" of each size at the size, and none at the dish; until then its "#
          + "warnings hold for each size")
    case .namedAllergen(let word, let key, let allergen, let isPromised, let isPossible):
      Advice(
        "\(subject): its \(key) \(key.hasSuffix("s") ? "speak" : "speaks") of \(word), "
          + (isPromised
            ? "but it promises to be without \(allergen.rawValue)"
            : #"its "allergens" not of \#(allergen.rawValue)"#),
        Self.adding(allergen, isPossible: isPossible)
          + (isPromised
            ? #"; until then guests read "ask the staff""# : isPossible ? "" : " if it is in it"))
    case .contradictingNote(let note, let allergens, let count):
      Advice(
        "\(count) \(count == 1 ? "dish promises" : "dishes promise") to be without "
          + allergens.map(\.rawValue).concatenated(separator: ", ")
          + #", and the note "\#(note)" says otherwise"#,
        "say in the \"allergens\" of each what it contains or may contain; until then guests read "
          + #""ask the staff""#)
    case .pizzaWithoutGluten:
      Advice(
        "\(subject) is said to have no gluten, though other pizzas have it",
        #"if its dough has it write "gluten" into its "allergens", else "dough": "gluten-free""#)
    }
  }

  private func adviceOnClaim(
    _ claim: String, _ key: String, _ part: Diagnostic.ClaimingPart, _ allergen: Allergen
  ) -> Advice {
    let contained = #"but it contains \#(allergen.rawValue)"#
    let cure =
      #"take "\#(claim)" out of the \#(key), or \#(allergen.rawValue) out of the "allergens" if it "#
      + "is not in it; guests read both"
    return switch part {
    case .dish: Advice(#"\#(subject): its \#(key) says "\#(claim)", \#(contained)"#, cure)
    case .heading(let title):
      Advice(
        #"\#(subject) stands under "\#(title)", \#(contained)"#,
        #"put it under another heading, or take \#(allergen.rawValue) out of the "allergens" if it is "#
          + "not in it; guests read both")
    case .addOn(let name):
      Advice(#"the add-on "\#(name)"\#(ofDish) says "\#(claim)", \#(contained)"#, cure)
    case .size(let name):
      Advice(
        #"the size "\#(name)"\#(ofDish) says "\#(claim)", \#(contained)"#,
        #"write the "allergens" of each size at the size, and none at the dish; guests read both"#)
    }
  }

  /// Where an allergen is named that a text speaks of: with what is in it, or with what may be.
  private static func adding(_ allergen: Allergen, isPossible: Bool) -> String {
    isPossible
      ? #"add "\#(allergen.rawValue)" to "mayContain" in its "allergens""#
      : #"add "\#(allergen.rawValue)" to its "allergens""#
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

  private static func cure(
    ofUnanswered text: String, _ place: Diagnostic.NonePlace
  ) -> String {
    switch place {
    case .alone, .inBrackets:
      #"leave "allergens" out, or write "allergens": "none" if you checked all fourteen"#
    case .besideOthers: #"take "\#(text)" away"#
    case .underKey(let key): #"leave "\#(key)" out"#
    }
  }

  /// What to write in place of keys that are called like allergens.
  private static func cure(
    ofKeys count: Int, _ contained: [String], _ possible: [String], _ isThere: Bool
  ) -> String {
    let them = count == 1 ? "it" : "them"
    if contained.isEmpty, possible.isEmpty { return "take \(them) away" }
    let isShort = possible.isEmpty
    guard isThere else {
      return "in \(count == 1 ? "its" : "their") place write "
        + (isShort
          ? #""allergens": \#(AdviceText.list(contained))"#
          : AdviceText.statement(contained, possible, isAlone: true))
    }
    return
      (isShort
      ? #"put \#(AdviceText.quoted(contained)) into the "allergens" of the dish"#
      : "write " + AdviceText.statement(contained, possible, isAlone: false))
      + ", and take \(them) away"
  }

  private static func under(_ key: String, _ warned: Allergen, _ free: Allergen) -> String {
    warned == free
      ? "\(free.rawValue) is under \(key) and under freeFrom"
      : "\(warned.rawValue) is under \(key), \(free.rawValue) under freeFrom"
  }

  /// What is marked for a diet: the dish, or an add-on of it.
  private func bearer(_ addOn: String?) -> String {
    addOn.map { #"the add-on "\#($0)"\#(ofDish)"# } ?? subject
  }

  /// The advice on diets.
  func advice(on rule: Diagnostic.DietRule) -> Advice {
    switch rule {
    case .unknownDiet(let text, let suggestion):
      Advice(
        #""\#(text)"\#(forDish) is not known"# + Self.didYouMean(suggestion?.rawValue),
        suggestion.map { Self.write($0.rawValue) } ?? "write one of \(AdviceText.diets)")
    case .unclearDiet(let text, let diet):
      Advice(
        #""\#(text)"\#(forDish) leaves a doubt: guests do not read \#(diet.rawValue)"#,
        #"write "\#(diet.rawValue)" once you are sure, and take "\#(text)" away until then"#)
    case .contradictedDiet(let diet, let allergen, let addOn):
      Advice(
        "\(bearer(addOn)) is marked \(diet.rawValue) but contains \(allergen.rawValue)",
        "take \(diet.rawValue) away")
    case .contradictedDietByIngredient(let diet, let ingredient):
      Advice(
        "\(subject) is marked \(diet.rawValue) but lists \(ingredient)",
        "take \(diet.rawValue) away, or say what it is made of")
    case .claimedDiet(let claim, let ingredient):
      Advice(
        #"\#(subject): its name says "\#(claim)", but it lists \#(ingredient)"#,
        #"take "\#(claim)" out of the name, or say what it is made of; guests read both"#)
    case .contradictedDietByText(let diet, let text):
      Advice(
        #"\#(subject) is marked \#(diet.rawValue) but says "\#(text)""#,
        "take \(diet.rawValue) away, or say what it is made of")
    case .contradictedDietOfAddOn(let diet, let addOn):
      Advice(
        "\(bearer(addOn)) is marked \(diet.rawValue), but its name says otherwise",
        "take \(diet.rawValue) away, or say in the name what it is made of")
    case .contradictedDietByChoice(let diet, let allergen):
      Advice(
        "\(subject) is marked \(diet.rawValue), but too few of the options to choose from are "
          + "without \(allergen.rawValue)",
        "take \(diet.rawValue) away, or add an option that suits it")
    case .doubtedDiet(let diet, let allergen, let addOn):
      Advice(
        "\(bearer(addOn)) is marked \(diet.rawValue) but may contain \(allergen.rawValue)",
        diet == .glutenFree
          ? "the claim means at most 20 mg/kg" : "take the claim away unless you are sure")
    }
  }
}
