internal import LocatedJSON

/// A text of the file that speaks of allergens: `"* contiene latte"` → milk. The dishes below it that
/// say nothing of them no longer deny them.
struct SpokenText {
  let value: JSONValue
  let allergens: AllergenSet
  /// The allergens that some dish would deny by its silence.
  var broken: AllergenSet = []
  /// The number of those dishes.
  var numberOfDishes = 0
}

/// The lexicon over the texts of a dish, of groups and of the file.
extension MenuParser {
  /// Looks a description or note of the file up once, for all dishes.
  mutating func noteSpokenText(_ value: JSONValue) {
    let text = value.kind == .object ? nil : value.string
    let all =
      text.map { [LocalizedText($0)] }
      ?? value.members.compactMap { member in
        guard let language = Language(tag: member.key.string ?? ""), let text = member.value.string
        else { return nil }
        return LocalizedText([.init(language: language, text: text)])
      }
    let allergens = all.reduce(into: AllergenSet()) { $0.formUnion(spokenOf($1)) }
    if !allergens.isEmpty { spokenTexts.append(SpokenText(value: value, allergens: allergens)) }
  }

  /// Tells of the texts of the file whose allergens some dish would deny.
  func reportSpokenTexts() {
    for text in spokenTexts where !text.broken.isEmpty {
      for allergen in text.broken {
        log.report(
          .textBesidePromise, "file", [.allergen(allergen), .text("\(text.numberOfDishes)")],
          at: text.value.range)
      }
    }
  }

  /// The allergens that a text speaks of, in whatever language it has that has a lexicon.
  mutating func spokenOf(_ text: LocalizedText) -> AllergenSet { finding(in: text).allergens }

  /// The finding of the lexicon in a text; a text in a language without a list is not looked up.
  mutating func finding(in text: LocalizedText) -> IngredientLexicon.Finding {
    let translations = text.translations
    guard !translations.isEmpty else {
      guard InterfaceLanguage(of: menu.language) != nil || menu.language == nil else {
        return .init()
      }
      return lexicon.finding(in: text.text(in: nil, fileLanguage: nil))
    }
    return translations.reduce(into: IngredientLexicon.Finding()) { all, translation in
      guard InterfaceLanguage(of: translation.language) != nil else { return }
      let finding = lexicon.finding(in: translation.text)
      all.allergens.formUnion(finding.allergens)
      all.traits.formUnion(finding.traits)
    }
  }

  /// A text as a diagnostic quotes it.
  func text(of text: LocalizedText) -> String {
    text.text(in: menu.language, fileLanguage: nil).cut(to: Diagnostic.excerptLength)
  }
}

extension DishParts {
  /// The texts of a dish that may speak of allergens: every text of it but the ingredients, which count
  /// for more, and the add-ons, which have statements of their own. A new text key belongs here.
  var texts: [LocalizedText] {
    [dish.name, dish.description, base, dough].compactMap(\.self) + dish.notes
      + dish.sizes.map(\.name)
  }
}

extension JSONValue {
  /// The value of a key of an object, else the object itself, as the place of a diagnostic.
  func place(of key: Key) -> JSONValue {
    members.first { Key.table[$0.key] == key }?.value ?? self
  }

  /// The entries of a list under a key that were read, in the order of the file.
  func list(_ key: Key) -> [JSONValue] {
    let value = place(of: key)
    return value.kind == .array ? value.elements.filter { $0.kind != .null } : []
  }
}
