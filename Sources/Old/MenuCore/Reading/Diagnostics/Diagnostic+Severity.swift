extension Diagnostic.Rule {
  /// How bad it is.
  public var severity: Diagnostic.Severity {
    switch self {
    case .syntax(let fault): fault.severity
    case .file(let rule): rule.severity
    case .list(let rule): rule.severity
    case .key(let rule): rule.severity
    case .text(let rule): rule.severity
    case .price(let rule): rule.severity
    case .allergen(let rule): rule.severity
    case .diet(let rule): rule.severity
    case .value(let rule): rule.severity
    case .hours(let rule): rule.severity
    case .repetition(let rule): rule.severity
    case .group(let rule): rule.severity
    }
  }
}

extension Diagnostic.FileRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .foreignFile, .newerFormat, .tooManyEntries: .error
    }
  }
}

extension Diagnostic.ListRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .noDish, .unknownList, .unreadDishes, .entriesByName, .listInList, .sectionInList: .error
    }
  }
}

extension Diagnostic.KeyRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    // Without a name or a title guests read that there is none.
    case .unknownKey(_, "name", isThere: false), .unknownKey(_, "title", isThere: false),
      .unknownMember(_, .translation("name", _), isThere: false),
      .unknownMember(_, .translation("title", _), isThere: false),
      .unknownMember(_, .translations, isThere: false):
      .error
    case .unknownKey(_, let suggestion, _):
      suggestion.map {
        LostKeys.discardingPromises.contains($0) || PriceKey(rawValue: $0) != nil
          || MeantChoice.keys.contains($0) || $0 == DishKey.price.rawValue
          // The signs of the dishes promise nothing, and are not told of one by one.
          || $0 == FileKey.allergenKey.rawValue
      } == true ? .error : .warning
    // What must be declared, or must not be shown, is not as the owner wants it.
    case .unknownMember(_, .choice, _), .unknownMember(_, .additives, _),
      .unknownMember(_, .hidden, _):
      .error
    case .unknownMember: .warning
    case .wrongType, .listsByLanguage, .repeatedKey, .lostStatement, .missingKey, .badLanguageTag:
      .error
    }
  }
}

extension Diagnostic.TextRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .emptyEntry, .noTranslation, .missingLanguage, .controlCharacter, .bidirectionalControl,
      .hiddenCharacter, .longText, .dataURL, .unexplainedAsterisk:
      .warning
    case .missingName: .error
    }
  }
}

extension Diagnostic.PriceRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .decimalCommaPrice, .lowerOldPrice, .missingCurrency, .missingPrice, .priceInName,
      .zeroPrice, .unlikelyPrice:
      .warning
    case .notAPrice, .ambiguousPrice, .foreignCurrency, .severalPrices, .surcharge, .negativePrice,
      .priceTooLarge, .tooManyDecimals, .priceAndSizes, .scatteredPrices, .sizeWithoutPrice,
      .conflictingPriceKeys, .reversedPrices, .unknownCurrency, .severalCurrencies:
      .error
    }
  }
}

extension Diagnostic.AllergenRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    // A description may be about an ingredient; a size without a statement is only not told apart.
    case .contradictedClaim(_, let key, _, _) where key != DishKey.name.rawValue: .warning
    case .contradictedClaim(_, _, part: .size, _): .warning
    // What they warn of stands there, or they warn of nothing.
    case .allergensUnderKeys(_, contained: [], possible: [], _, _): .warning
    case .emptyAllergens, .allergensNotStated, .unstatedIngredient, .contradictingNote,
      .pizzaWithoutGluten,
      .namedAllergen(_, _, _, isPromised: false, _):
      .warning
    case .unknownAllergen, .additive, .dietAmongAllergens, .severalInLegend, .signInOtherCase,
      .markedSign, .misshapenLegend,
      .allergenWithoutKey, .allergensWithoutKey, .noneInWords,
      .severalAllergens, .tracesAmongContained, .promiseAmongContained, .unclearAllergens,
      .lactoseIsNoMilk, .unanswered, .misshapenAllergens, .allergensUnderKeys,
      .allergenOutsideList,
      .contradictedAllergen, .doubtedAllergen, .contradictedPromise, .contradictedAddOn,
      .contradictedSize, .contradictedClaim,
      .namedAllergen:
      .error
    }
  }
}

extension Diagnostic.DietRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    // What an ingredient is may be said by the name alone: `Vegane Pizza` with mozzarella.
    case .doubtedDiet, .claimedDiet: .warning
    case .unknownDiet, .unclearDiet, .contradictedDiet, .contradictedDietByIngredient,
      .contradictedDietByText, .contradictedDietOfAddOn, .contradictedDietByChoice:
      .error
    }
  }
}

extension Diagnostic.ValueRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .unknownServing, .notANumber, .meantValue, .impossibleValue, .reversedChoice: .error
    }
  }
}

extension Diagnostic.HoursRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .reversedTimes, .overlappingHours, .overlappingNights: .warning
    case .unknownDay, .daysOutsideList, .severalTexts, .notATime, .equalTimes: .error
    }
  }
}

extension Diagnostic.RepetitionRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .repeatedName, .repeatedNumber: .warning
    case .repeatedID, .repeatedGroupID: .error
    }
  }
}

extension Diagnostic.GroupRule {
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .unknownGroup, .unknownParent, .parentCycle: .error
    }
  }
}

extension SyntaxFault {
  /// How bad it is: what every reader of JSON but a strict one takes is a warning.
  var severity: Diagnostic.Severity {
    switch self {
    case .trailingComma, .comment, .byteOrderMark(isRecovered: true): .warning
    case .byteOrderMark, .missingComma, .decimalComma, .tooLarge, .empty, .blank, .utf16, .utf32,
      .invalidUTF8, .tooDeep, .unterminatedText, .endInText, .lineBreakInText, .earlyQuote,
      .missingEndQuote,
      .controlCharacter, .badEscape, .loneSurrogate, .singleQuotes, .typographicQuotes,
      .leadingZero, .badNumber, .numberTooLong, .unknownWord, .unquotedKey, .missingKey,
      .missingColon, .missingValue, .mismatchedBracket, .unclosed, .unclosedComment,
      .unexpectedCharacter, .secondDocument, .trailingCharacters:
      .error
    }
  }
}
