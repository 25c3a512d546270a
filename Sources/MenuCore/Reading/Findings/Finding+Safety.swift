extension SafetyFinding.Kind {
  /// The rule that is broken.
  var rule: Diagnostic.Rule {
    switch self {
    case .contradictedAllergen: .contradictedAllergen
    case .contradictedPromise, .contradictedPromiseOfKind: .contradictedPromise
    case .unreadWarning: .unknownAllergen
    case .dietBesideContained, .dietBesideTraces, .dietBesideIngredient: .contradictedDiet
    case .textBesidePromise, .textBesideFreeFrom, .textAbovePromise, .textBesideEveryPromise,
      .textAboveEveryPromise, .textBesideDiet, .unreadableText:
      .textBesidePromise
    }
  }
}

extension Finding {
  /// Makes a finding of the rule for promises, with texts in the given language of the menu.
  package init(_ kind: SafetyFinding.Kind, in language: Language?) {
    self =
      switch kind {
      case .contradictedAllergen(let allergen):
        Finding(
          .contradictedAllergen,
          en: "\(allergen.englishName) is in both \"contains\" and \"freeFrom\"",
          it: "\(allergen.italianName) è sia in \"contains\" sia in \"freeFrom\"")
      case .contradictedPromise(let name, let allergen):
        .contradictedPromise(of: allergen, by: name, in: language)
      case .contradictedPromiseOfKind(let name, let allergen):
        .contradictedPromise(of: allergen, by: name, in: language, isOfKind: true)
      case .unreadWarning(let word): .unknownAllergen(word.cutAsExcerpt, near: nil)
      case .dietBesideContained(let diet, let allergen): .dietBesideContained(diet, allergen)
      case .dietBesideTraces(let diet, let allergen): .dietBesideTraces(diet, allergen)
      case .dietBesideIngredient(let diet, let name):
        .dietBesideIngredient(diet, name.excerpt(in: language))
      case .textBesidePromise(let allergen): .textBesidePromise(allergen)
      case .textBesideFreeFrom(let allergen): .textBesideFreeFrom(allergen)
      case .textAbovePromise(let allergen): .textAbovePromise(allergen)
      case .textBesideEveryPromise(hasSigns: true): .unexplainedSigns
      case .textBesideEveryPromise(hasSigns: false): .textBesideEveryPromise
      case .textAboveEveryPromise: .textAboveEveryPromise
      case .textBesideDiet(let diet): .textBesideDiet(diet)
      case .unreadableText(let text): .unreadableText(text.excerpt(in: language))
      }
  }

  /// An ingredient that is or has an allergen which the dish states to be absent, or that may be this kind
  /// of one.
  private static func contradictedPromise(
    of allergen: Allergen, by ingredient: LocalizedText, in language: Language?,
    isOfKind: Bool = false
  ) -> Finding {
    // A name that is too long to be written is cut.
    let name = ingredient.text(in: language, fileLanguage: nil).cut(to: Allergen.longestName + 1)
    var message = Phrase(
      "\(dish) is stated free of \(allergen.englishName) but lists \(name.cutAsExcerpt)",
      "\(dish) è dichiarata senza \(allergen.italianName) ma ha \(name.cutAsExcerpt)")
    if isOfKind { message += Phrase(", which may contain some", ", che può contenerne") }
    let denial = allergen.denied(in: name)
    let english = denial.map { "write \($0)" } ?? "say so in \"allergens\" of the ingredient"
    let italian = denial.map { "scrivere \($0)" } ?? "dirlo in \"allergens\" dell'ingrediente"
    return Finding(
      .contradictedPromise, isOfKind ? "kind" : nil, message,
      advice: Phrase(
        "state the allergen; if there is none, \(english)",
        "dichiarare l'allergene; se non ce n'è, \(italian)"))
  }

  private static func dietBesideContained(_ diet: Diet, _ allergen: Allergen) -> Finding {
    Finding(
      .contradictedDiet, nil,
      marked(
        diet, " but contains \(allergen.englishName)", " ma contiene \(allergen.italianName)"))
  }

  private static func dietBesideTraces(_ diet: Diet, _ allergen: Allergen) -> Finding {
    Finding(
      .contradictedDiet, "traces",
      marked(
        diet, " but may contain \(allergen.englishName)",
        " ma può contenere \(allergen.italianName)"))
  }

  private static func dietBesideIngredient(_ diet: Diet, _ name: String) -> Finding {
    Finding(
      .contradictedDiet, "ingredient", marked(diet, " but lists \(name)", " ma ha \(name)"))
  }

  /// An allergen that may be contained, beside a diet.
  package static func doubtedDiet(_ diet: Diet, _ allergen: Allergen) -> Finding {
    Finding(
      .doubtedDiet, nil,
      marked(
        diet, " and may contain \(allergen.englishName)", " e può contenere \(allergen.italianName)"
      ))
  }

  /// A diet that guests do not read of the dish, because they must choose among options and this one does not
  /// state it.
  package static func optionBesideDiet(_ diet: Diet, option: String) -> Finding {
    Finding(
      .doubtedDiet, "option",
      marked(
        diet, ", but its option “\(option)” is not", ", ma la sua opzione “\(option)” non lo è"))
  }

  private static func textBesideDiet(_ diet: Diet) -> Finding {
    Finding(
      .textBesidePromise, "diet",
      marked(
        diet, ", but a text names a food that is not", ", ma un testo nomina un cibo che non lo è"),
      advice: Phrase("change the text or the diet", "correggere il testo o la dieta"))
  }

  /// A sentence about a diet, with its end.
  private static func marked(
    _ diet: Diet, _ english: String, _ italian: String
  ) -> Phrase {
    Phrase(
      "\(dish) is marked \(diet.englishName)\(english)",
      "\(dish) è segnata \(diet.italianName)\(italian)")
  }

  private static func textBesidePromise(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise,
      en: "a text of \(dish) names \(allergen.englishName), but \"allergens\" does not",
      it: "un testo di \(dish) nomina \(allergen.italianName), ma \"allergens\" no",
      advice: Phrase(
        "state the allergen, or its absence under \"freeFrom\"",
        "dichiarare l'allergene, o la sua assenza sotto \"freeFrom\""))
  }

  private static func textBesideFreeFrom(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, "free",
      en: "a text of \(dish) names \(allergen.englishName), but the dish is stated to have none",
      it: "un testo di \(dish) nomina \(allergen.italianName), ma il piatto dichiara di non averne",
      advice: Phrase("change the text or the statement", "correggere il testo o la dichiarazione"))
  }

  private static func textAbovePromise(_ allergen: Allergen) -> Finding {
    Finding(
      .textBesidePromise, "above",
      en: "a text of the group or the menu names \(allergen.englishName),"
        + " but \"allergens\" of \(dish) does not",
      it: "un testo del gruppo o del menu nomina \(allergen.italianName),"
        + " ma \"allergens\" di \(dish) no",
      advice: Phrase("state the allergen in the dish", "dichiarare l'allergene nel piatto"))
  }

  private static let unexplainedSigns = Finding(
    .textBesidePromise, "signs",
    en: "\(dish) has signs of allergens that nothing explains, which may mean any of them",
    it: "\(dish) ha segni di allergeni che nulla spiega, che possono indicarli tutti",
    advice: Phrase("explain the signs in \"allergenKey\"", "spiegare i segni in \"allergenKey\""))
  private static let textBesideEveryPromise = Finding(
    .textBesidePromise, "all",
    en: "a text of \(dish) mentions allergens without naming them: it may mean any",
    it: "un testo di \(dish) parla di allergeni senza nominarli: possono essere tutti",
    advice: Phrase("name them in the text", "nominarli nel testo"))
  private static let textAboveEveryPromise = Finding(
    .textBesidePromise, "above-all",
    en: "a text of the group or the menu may mean any allergen; \(dish) does not state all",
    it: "un testo del gruppo o del menu può riferirsi a tutti; \(dish) non li dichiara tutti",
    advice: Phrase("state them in the dish", "vanno indicati nel piatto"))

  /// A text in a script that the lists of ingredients do not have.
  private static func unreadableText(_ text: String) -> Finding {
    Finding(
      .textBesidePromise, "unreadable",
      en: "“\(text)” of \(dish) is not in Latin letters, and is not checked for allergens",
      it: "“\(text)” di \(dish) non è in lettere latine, e non vi si cercano allergeni",
      advice: Phrase(
        "add the text in Latin letters, such as {\"en\": \"…\"}",
        "aggiungere il testo in lettere latine, come {\"it\": \"…\"}"))
  }
}

extension LocalizedText {
  /// The text as a diagnostic quotes it.
  func excerpt(in language: Language?) -> String {
    text(in: language, fileLanguage: nil).cutAsExcerpt
  }
}
