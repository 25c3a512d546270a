extension Finding {
  /// Makes a finding of the rule for promises, with texts in the given language of the menu.
  init(_ kind: SafetyFinding.Kind, in language: Language?) {
    self =
      switch kind {
      case .contradictedAllergen(let allergen): .contradictedAllergen(allergen)
      case .contradictedPromise(let name, let allergen):
        .contradictedPromise(by: name.shortText(in: language), allergen)
      case .contradictedPromiseOfKind(let name, let allergen):
        .contradictedPromiseOfKind(by: name.shortText(in: language), allergen)
      case .unreadWarning(let word):
        .unknownAllergen(word.cut(to: Diagnostic.excerptLength), near: nil)
      case .dietBesideContained(let diet, let allergen): .dietBesideContained(diet, allergen)
      case .dietBesideTraces(let diet, let allergen): .dietBesideTraces(diet, allergen)
      case .dietBesideIngredient(let diet, let name):
        .dietBesideIngredient(diet, name.excerpt(in: language))
      case .textBesidePromise(let allergen): .textBesidePromise(allergen)
      case .textBesideFreeFrom(let allergen): .textBesideFreeFrom(allergen)
      case .textAbovePromise(let allergen): .textAbovePromise(allergen)
      case .textBesideEveryPromise(let hasSigns): .textBesideEveryPromise(hasSigns: hasSigns)
      case .textAboveEveryPromise: .textAboveEveryPromise
      case .textBesideDiet(let diet): .textBesideDiet(diet)
      case .unreadableText(let text): .unreadableText(text.excerpt(in: language))
      }
  }
}

extension LocalizedText {
  /// The text in a message; shortened if it is too long to be written.
  fileprivate func shortText(in language: Language?) -> String {
    text(in: language, fileLanguage: nil).cut(to: Allergen.longestName + 1)
  }

  /// The text as a diagnostic quotes it.
  func excerpt(in language: Language?) -> String {
    text(in: language, fileLanguage: nil).cut(to: Diagnostic.excerptLength)
  }
}
