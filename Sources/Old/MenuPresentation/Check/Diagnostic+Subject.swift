internal import OldMenuCore

extension Diagnostic.Rule {
  /// The key or the word that the rule speaks of, nil for one that speaks of a place.
  var subject: String? {
    switch self {
    case .list(let rule): rule.subject
    case .key(let rule): rule.subject
    case .text(let rule): rule.subject
    case .allergen(let rule): rule.subject
    case .diet(let rule): rule.subject
    case .value(let rule): rule.subject
    case .group(let rule): rule.subject
    case .syntax, .file, .price, .hours, .repetition: nil
    }
  }
}

extension Diagnostic.ListRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownList(let key, _, _, _, _), .unreadDishes(let key, _), .sectionInList(let key, _),
      .entriesByName(let key, _, _, _), .listInList(let key):
      key
    case .noDish: nil
    }
  }
}

extension Diagnostic.KeyRule {
  fileprivate var subject: String? {
    switch self {
    case .wrongType(let key, _): key
    case .listsByLanguage(let key, _, _): key
    case .unknownKey(let key, _, _), .missingKey(let key), .repeatedKey(let key, _, _, _, _, _): key
    case .badLanguageTag(let text, _): text
    case .unknownMember, .lostStatement: nil
    }
  }
}

extension Diagnostic.TextRule {
  fileprivate var subject: String? {
    switch self {
    case .noTranslation(let text), .dataURL(let text, _), .missingLanguage(let text, _, _): text
    case .missingName, .emptyEntry, .controlCharacter, .bidirectionalControl, .hiddenCharacter,
      .longText,
      .unexplainedAsterisk:
      nil
    }
  }
}

extension Diagnostic.AllergenRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownAllergen(let text, _), .allergenWithoutKey(let text, _),
      .additive(let text, _), .dietAmongAllergens(let text, _), .signInOtherCase(let text, _),
      .markedSign(let text, _):
      text
    case .severalInLegend, .misshapenLegend, .allergensWithoutKey, .noneInWords, .severalAllergens,
      .tracesAmongContained,
      .promiseAmongContained, .unclearAllergens, .lactoseIsNoMilk, .unanswered,
      .misshapenAllergens, .allergensUnderKeys, .allergenOutsideList, .contradictedAllergen,
      .doubtedAllergen, .emptyAllergens,
      .allergensNotStated, .unstatedIngredient, .contradictedPromise, .contradictedAddOn,
      .contradictedSize, .contradictedClaim,
      .namedAllergen, .contradictingNote, .pizzaWithoutGluten:
      nil
    }
  }
}

extension Diagnostic.DietRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownDiet(let text, _), .unclearDiet(let text, _): text
    case .contradictedDiet, .contradictedDietByIngredient, .contradictedDietByText,
      .contradictedDietOfAddOn, .contradictedDietByChoice, .doubtedDiet, .claimedDiet:
      nil
    }
  }
}

extension Diagnostic.ValueRule {
  fileprivate var subject: String? {
    switch self {
    case .notANumber(let text, _, _), .impossibleValue(let text, _, _, _),
      .unknownServing(let text, _):
      text
    case .meantValue, .reversedChoice: nil
    }
  }
}

extension Diagnostic.GroupRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownGroup(let text, _), .unknownParent(let text, _): text
    case .parentCycle: nil
    }
  }
}
