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
    switch kind {
    case .contradictedAllergen(let allergen):
      self.init(
        kind.rule, en: "\(allergen.englishName) is in both \"contains\" and \"freeFrom\"",
        it: "\(allergen.italianName) è sia in \"contains\" sia in \"freeFrom\"")
    case .contradictedPromise(let name, let allergen):
      self.init(promised: allergen, but: name, in: language)
    case .contradictedPromiseOfKind(let name, let allergen):
      self.init(promised: allergen, but: name, in: language, isOfKind: true)
    case .unreadWarning(let word):
      self = .unknownAllergen(word.cutAsExcerpt, near: nil)
    case .dietBesideContained(let diet, let allergen):
      let content = Phrase(
        " but contains \(allergen.englishName)", " ma contiene \(allergen.italianName)")
      self.init(kind.rule, nil, Self.marked(diet) + content)
    case .dietBesideTraces(let diet, let allergen):
      let traces = Phrase(
        " but may contain \(allergen.englishName)", " ma può contenere \(allergen.italianName)")
      self.init(kind.rule, "traces", Self.marked(diet) + traces)
    case .dietBesideIngredient(let diet, let name):
      let name = name.excerpt(in: language)
      let ingredient = Phrase(" but lists \(name)", " ma ha \(name)")
      self.init(kind.rule, "ingredient", Self.marked(diet) + ingredient)
    case .textBesidePromise(let allergen), .textBesideFreeFrom(let allergen),
      .textAbovePromise(let allergen):
      self.init(ofText: kind, naming: allergen)
    case .textBesideEveryPromise, .textAboveEveryPromise: self.init(ofTextWithoutNames: kind)
    case .textBesideDiet(let diet):
      let food = Phrase(
        ", but a text names a food that is not", ", ma un testo nomina un cibo che non lo è")
      self.init(
        kind.rule, "diet", Self.marked(diet) + food,
        advice: Phrase("change the text or the diet", "correggere il testo o la dieta"))
    case .unreadableText(let text): self.init(unreadable: text.excerpt(in: language))
    }
  }

  /// An ingredient that is or has an allergen which the dish states to be absent, or that may be this kind
  /// of one.
  private init(
    promised allergen: Allergen, but ingredient: LocalizedText, in language: Language?,
    isOfKind: Bool = false
  ) {
    // A name that is too long to be written is cut.
    let name = ingredient.text(in: language, fileLanguage: nil).cut(to: Allergen.longestName + 1)
    var message = Phrase(
      "\(Self.dish) is stated free of \(allergen.englishName) but lists \(name.cutAsExcerpt)",
      "\(Self.dish) è dichiarata senza \(allergen.italianName) ma ha \(name.cutAsExcerpt)")
    if isOfKind { message += Phrase(", which may contain some", ", che può contenerne") }
    let denial = allergen.denied(in: name)
    let english = denial.map { "write \($0)" } ?? "say so in \"allergens\" of the ingredient"
    let italian = denial.map { "scrivere \($0)" } ?? "dirlo in \"allergens\" dell'ingrediente"
    self.init(
      .contradictedPromise, isOfKind ? "kind" : nil, message,
      advice: Phrase(
        "state the allergen; if there is none, \(english)",
        "dichiarare l'allergene; se non ce n'è, \(italian)"))
  }

  /// The beginning of a sentence about a diet.
  private static func marked(_ diet: Diet) -> Phrase {
    Phrase(
      "\(dish) is marked \(diet.englishName)", "\(dish) è segnata \(diet.italianName)")
  }

  /// A text that names an allergen which the dish does not state, or states to be absent.
  private init(ofText kind: SafetyFinding.Kind, naming allergen: Allergen) {
    let dish = Self.dish
    switch kind {
    case .textBesideFreeFrom:
      self.init(
        kind.rule, "free",
        en: "a text of \(dish) names \(allergen.englishName), but the dish is stated to have none",
        it:
          "un testo di \(dish) nomina \(allergen.italianName), ma il piatto dichiara di non averne",
        advice: Phrase("change the text or the statement", "correggere il testo o la dichiarazione")
      )
    case .textAbovePromise:
      self.init(
        kind.rule, "above",
        en: "a text of the group or the menu names \(allergen.englishName),"
          + " but \"allergens\" of \(dish) does not",
        it: "un testo del gruppo o del menu nomina \(allergen.italianName),"
          + " ma \"allergens\" di \(dish) no",
        advice: Phrase("state the allergen in the dish", "dichiarare l'allergene nel piatto"))
    default:
      self.init(
        kind.rule,
        en: "a text of \(dish) names \(allergen.englishName), but \"allergens\" does not",
        it: "un testo di \(dish) nomina \(allergen.italianName), ma \"allergens\" no",
        advice: Phrase(
          "state the allergen, or its absence under \"freeFrom\"",
          "dichiarare l'allergene, o la sua assenza sotto \"freeFrom\""))
    }
  }

  /// A text that may mean any of the fourteen allergens, while the dish does not state all of them.
  private init(ofTextWithoutNames kind: SafetyFinding.Kind) {
    let dish = Self.dish
    switch kind {
    case .textBesideEveryPromise(hasSigns: true):
      self.init(
        kind.rule, "signs",
        en: "\(dish) has signs of allergens that nothing explains, which may mean any of them",
        it: "\(dish) ha segni di allergeni che nulla spiega, che possono indicarli tutti",
        advice: Phrase(
          "explain the signs in \"allergenKey\"", "spiegare i segni in \"allergenKey\""))
    case .textBesideEveryPromise:
      self.init(
        kind.rule, "all",
        en: "a text of \(dish) mentions allergens without naming them: it may mean any",
        it: "un testo di \(dish) parla di allergeni senza nominarli: possono essere tutti",
        advice: Phrase("name them in the text", "nominarli nel testo"))
    default:
      self.init(
        kind.rule, "above-all",
        en: "a text of the group or the menu may mean any allergen; \(dish) does not state all",
        it: "un testo del gruppo o del menu può riferirsi a tutti; \(dish) non li dichiara tutti",
        advice: Phrase("state them in the dish", "vanno indicati nel piatto"))
    }
  }

  /// A text in a script that the lists of ingredients do not have.
  private init(unreadable text: String) {
    self.init(
      .textBesidePromise, "unreadable",
      en: "“\(text)” of \(Self.dish) is not in Latin letters, and is not checked for allergens",
      it: "“\(text)” di \(Self.dish) non è in lettere latine, e non vi si cercano allergeni",
      advice: Phrase(
        "add the text in Latin letters, such as {\"en\": \"…\"}",
        "aggiungere il testo in lettere latine, come {\"it\": \"…\"}"))
  }

  /// An allergen that may be contained, beside a diet.
  package static func doubtedDiet(_ diet: Diet, _ allergen: Allergen) -> Finding {
    let traces = Phrase(
      " and may contain \(allergen.englishName)", " e può contenere \(allergen.italianName)")
    return Finding(.doubtedDiet, nil, marked(diet) + traces)
  }
}

extension LocalizedText {
  /// The text as a diagnostic quotes it.
  func excerpt(in language: Language?) -> String {
    text(in: language, fileLanguage: nil).cutAsExcerpt
  }
}
