extension Diagnostic.Rule {
  /// How bad it is.
  public var severity: Diagnostic.Severity {
    switch self {
    case .syntax(let fault): fault.severity
    // Without a name or a title guests read that there is none.
    case .unknownKey(_, "name", isThere: false), .unknownKey(_, "title", isThere: false),
      .unknownMember(_, .translation("name", _), isThere: false),
      .unknownMember(_, .translation("title", _), isThere: false):
      .error
    case .unknownKey(_, let suggestion, _):
      suggestion.map { LostKeys.discardingPromises.contains($0) || PriceKey(rawValue: $0) != nil }
        == true
        ? .error : .warning
    case .unknownMember, .noTranslation, .missingLanguage, .controlCharacter, .bidirectionalControl,
      .hiddenCharacter, .longText, .dataURL, .unexplainedAsterisk, .decimalCommaPrice,
      .missingCurrency, .zeroPrice, .unlikelyPrice, .emptyAllergens, .allergensNotStated,
      .unstatedIngredient, .namedAllergen(_, _, _, isPromised: false), .doubtedDiet, .repeatedName,
      .contradictingNote, .overlappingHours:
      .warning
    case .foreignFile, .newerFormat, .wrongType, .noDish, .repeatedKey, .lostStatement,
      .unknownList, .unreadDishes, .entriesByName, .listInList, .sectionInList, .missingKey,
      .tooManyEntries, .missingName, .badLanguageTag, .notAPrice, .ambiguousPrice,
      .foreignCurrency, .severalPrices, .surcharge, .negativePrice, .priceTooLarge,
      .tooManyDecimals, .priceAndSizes, .scatteredPrices, .sizeWithoutPrice,
      .conflictingPriceKeys, .reversedPrices, .unknownCurrency, .unknownAllergen,
      .allergenWithoutKey, .allergensWithoutKey, .noneInWords, .severalAllergens,
      .tracesAmongContained, .allergenOutsideList, .contradictedAllergen, .doubtedAllergen,
      .contradictedPromise, .namedAllergen, .unknownDiet, .contradictedDiet,
      .contradictedDietByIngredient, .unknownServing, .notANumber, .meantValue, .impossibleValue,
      .reversedChoice, .unknownDay, .notATime, .equalTimes, .repeatedID, .repeatedGroupID,
      .unknownGroup, .unknownParent, .parentCycle:
      .error
    }
  }
}

extension SyntaxFault {
  /// How bad it is: what every reader of JSON but a strict one takes is a warning.
  var severity: Diagnostic.Severity {
    switch self {
    case .trailingComma, .comment, .byteOrderMark(isRecovered: true): .warning
    case .byteOrderMark, .missingComma, .decimalComma, .tooLarge, .empty, .blank, .utf16, .utf32,
      .invalidUTF8, .tooDeep, .unterminatedText, .lineBreakInText, .earlyQuote, .missingEndQuote,
      .controlCharacter, .badEscape, .loneSurrogate, .singleQuotes, .typographicQuotes,
      .leadingZero, .badNumber, .numberTooLong, .unknownWord, .unquotedKey, .missingKey,
      .missingColon, .missingValue, .mismatchedBracket, .unclosed, .unclosedComment,
      .unexpectedCharacter, .secondDocument, .trailingCharacters:
      .error
    }
  }
}
