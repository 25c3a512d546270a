extension Diagnostic.Rule {
  /// The stable name of the rule for editors and scripts: `not-a-price`.
  public var name: String {
    switch self {
    case .syntax(let fault): fault.name
    case .file(let rule): rule.name
    case .list(let rule): rule.name
    case .key(let rule): rule.name
    case .text(let rule): rule.name
    case .price(let rule): rule.name
    case .allergen(let rule): rule.name
    case .diet(let rule): rule.name
    case .value(let rule): rule.name
    case .hours(let rule): rule.name
    case .repetition(let rule): rule.name
    case .group(let rule): rule.name
    }
  }
}

extension Diagnostic.FileRule {
  fileprivate var name: String {
    switch self {
    case .foreignFile: "foreign-file"
    case .newerFormat: "newer-format"
    case .tooManyEntries: "too-many-entries"
    }
  }
}

extension Diagnostic.ListRule {
  fileprivate var name: String {
    switch self {
    case .noDish: "no-dish"
    case .unknownList: "unknown-list"
    case .unreadDishes: "unread-dishes"
    case .entriesByName: "entries-by-name"
    case .listInList: "list-in-list"
    case .sectionInList: "section-in-list"
    }
  }
}

extension Diagnostic.KeyRule {
  fileprivate var name: String {
    switch self {
    case .wrongType: "wrong-type"
    case .repeatedKey: "repeated-key"
    case .unknownKey: "unknown-key"
    case .unknownMember: "unknown-member"
    case .listsByLanguage: "lists-by-language"
    case .lostStatement: "lost-statement"
    case .missingKey: "missing-key"
    case .badLanguageTag: "bad-language-tag"
    }
  }
}

extension Diagnostic.TextRule {
  fileprivate var name: String {
    switch self {
    case .missingName: "missing-name"
    case .emptyEntry: "empty-entry"
    case .noTranslation: "no-translation"
    case .missingLanguage: "missing-language"
    case .controlCharacter: "control-character"
    case .bidirectionalControl: "bidirectional-control"
    case .hiddenCharacter: "hidden-character"
    case .longText: "long-text"
    case .dataURL: "data-url"
    case .unexplainedAsterisk: "unexplained-asterisk"
    }
  }
}

extension Diagnostic.PriceRule {
  fileprivate var name: String {
    switch self {
    case .notAPrice: "not-a-price"
    case .decimalCommaPrice: "decimal-comma-price"
    case .ambiguousPrice: "ambiguous-price"
    case .foreignCurrency: "foreign-currency"
    case .severalPrices: "several-prices"
    case .surcharge: "surcharge"
    case .negativePrice: "negative-price"
    case .priceTooLarge: "price-too-large"
    case .tooManyDecimals: "too-many-decimals"
    case .priceAndSizes: "price-and-sizes"
    case .scatteredPrices: "scattered-prices"
    case .sizeWithoutPrice: "size-without-price"
    case .conflictingPriceKeys: "conflicting-price-keys"
    case .reversedPrices: "reversed-prices"
    case .lowerOldPrice: "lower-old-price"
    case .unknownCurrency: "unknown-currency"
    case .missingCurrency: "missing-currency"
    case .severalCurrencies: "several-currencies"
    case .missingPrice: "missing-price"
    case .priceInName: "price-in-name"
    case .zeroPrice: "zero-price"
    case .unlikelyPrice: "unlikely-price"
    }
  }
}

extension Diagnostic.AllergenRule {
  fileprivate var name: String {
    switch self {
    case .unknownAllergen: "unknown-allergen"
    case .additive: "additive"
    case .severalInLegend: "several-in-legend"
    case .signInOtherCase: "sign-in-other-case"
    case .markedSign: "marked-sign"
    case .misshapenLegend: "misshapen-legend"
    case .dietAmongAllergens: "diet-among-allergens"
    case .allergenWithoutKey: "allergen-without-key"
    case .allergensWithoutKey: "allergens-without-key"
    case .noneInWords: "none-in-words"
    case .severalAllergens: "several-allergens"
    case .tracesAmongContained: "traces-among-contained"
    case .promiseAmongContained: "promise-among-contained"
    case .unclearAllergens: "unclear-allergens"
    case .lactoseIsNoMilk: "lactose-is-no-milk"
    case .unanswered: "unanswered-allergens"
    case .misshapenAllergens: "misshapen-allergens"
    case .allergensUnderKeys: "allergens-under-keys"
    case .allergenOutsideList: "allergen-outside-list"
    case .contradictedAllergen: "contradicted-allergen"
    case .doubtedAllergen: "doubted-allergen"
    case .emptyAllergens: "empty-allergens"
    case .allergensNotStated: "allergens-not-stated"
    case .unstatedIngredient: "unstated-ingredient"
    case .contradictedPromise: "contradicted-promise"
    case .contradictedAddOn: "contradicted-add-on"
    case .contradictedClaim: "contradicted-claim"
    case .contradictedSize: "contradicted-size"
    case .namedAllergen: "named-allergen"
    case .contradictingNote: "contradicting-note"
    case .pizzaWithoutGluten: "pizza-without-gluten"
    }
  }
}

extension Diagnostic.DietRule {
  fileprivate var name: String {
    switch self {
    case .unknownDiet: "unknown-diet"
    case .unclearDiet: "unclear-diet"
    case .contradictedDiet: "contradicted-diet"
    case .contradictedDietByIngredient: "contradicted-diet-by-ingredient"
    case .claimedDiet: "claimed-diet"
    case .contradictedDietByText: "contradicted-diet-by-text"
    case .contradictedDietOfAddOn: "contradicted-diet-of-add-on"
    case .contradictedDietByChoice: "contradicted-diet-by-choice"
    case .doubtedDiet: "doubted-diet"
    }
  }
}

extension Diagnostic.ValueRule {
  fileprivate var name: String {
    switch self {
    case .unknownServing: "unknown-serving"
    case .notANumber: "not-a-number"
    case .meantValue: "meant-value"
    case .impossibleValue: "impossible-value"
    case .reversedChoice: "reversed-choice"
    }
  }
}

extension Diagnostic.HoursRule {
  fileprivate var name: String {
    switch self {
    case .unknownDay: "unknown-day"
    case .notATime: "not-a-time"
    case .equalTimes: "equal-times"
    case .reversedTimes: "reversed-times"
    case .daysOutsideList: "days-outside-list"
    case .severalTexts: "several-texts"
    case .overlappingHours: "overlapping-hours"
    case .overlappingNights: "overlapping-nights"
    }
  }
}

extension Diagnostic.RepetitionRule {
  fileprivate var name: String {
    switch self {
    case .repeatedID: "repeated-id"
    case .repeatedGroupID: "repeated-group-id"
    case .repeatedNumber: "repeated-number"
    case .repeatedName: "repeated-name"
    }
  }
}

extension Diagnostic.GroupRule {
  fileprivate var name: String {
    switch self {
    case .unknownGroup: "unknown-group"
    case .unknownParent: "unknown-parent"
    case .parentCycle: "parent-cycle"
    }
  }
}
