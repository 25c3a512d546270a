extension Finding {
  /// A finding of the rule of promises in the words of a menu, whose language is given.
  init(_ kind: SafetyFinding.Kind, in language: Language?) {
    self =
      switch kind {
      case .contradictedAllergen(let allergen): .allergen(.contradicted(allergen))
      case .contradictedPromise(let name, let allergen):
        .allergen(.contradictedPromise(by: name.shortText(in: language), allergen))
      case .contradictedPromiseOfKind(let name, let allergen):
        .allergen(.contradictedPromiseOfKind(by: name.shortText(in: language), allergen))
      case .dietBesideContained(let diet, let allergen): .diet(.besideContained(diet, allergen))
      case .dietBesideTraces(let diet, let allergen): .diet(.besideTraces(diet, allergen))
      case .dietBesideIngredient(let diet, let name):
        .diet(.besideIngredient(diet, name.excerpt(in: language)))
      case .dietBesideAlcohol(let diet, let percent): .diet(.besideAlcohol(diet, percent))
      case .textBesidePromise(let allergen): .textBeside(.unstated(allergen))
      case .textBesideFreeFrom(let allergen): .textBeside(.freeFrom(allergen))
      case .textAbovePromise(let allergen): .textBeside(.unstatedBelow(allergen))
      case .textBesideDiet(let diet): .textBeside(.diet(diet))
      case .unreadableText(let text): .textBeside(.unreadable(text.excerpt(in: language)))
      }
  }
}

extension LocalizedText {
  /// The text where it is short enough to be written in a sentence; a longer one is cut.
  fileprivate func shortText(in language: Language?) -> String {
    text(in: language, fileLanguage: nil).cut(to: Allergen.longestName + 1)
  }

  /// The text as a diagnostic quotes it.
  func excerpt(in language: Language?) -> String {
    text(in: language, fileLanguage: nil).cut(to: Diagnostic.excerptLength)
  }
}
