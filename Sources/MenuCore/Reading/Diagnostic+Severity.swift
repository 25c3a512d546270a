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
      .unstatedIngredient, .namedAllergen(_, _, _, isPromised: false), .doubtedDiet, .repeatedName:
      .warning
    default: .error
    }
  }
}

extension SyntaxFault {
  /// How bad it is: what every reader of JSON but a strict one takes is a warning.
  var severity: Diagnostic.Severity {
    switch self {
    case .trailingComma, .comment, .byteOrderMark(isRecovered: true): .warning
    default: .error
    }
  }
}
