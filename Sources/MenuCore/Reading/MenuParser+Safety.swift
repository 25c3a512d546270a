internal import LocatedJSON

/// The rule for promises (`Safety`), with the positions of its findings in the file.
extension MenuParser {
  /// Withdraws the promises of a dish that something contradicts, which is reported, and all of them if
  /// there is an error in the dish or in its group.
  func withdrawUnreliablePromises(
    of parts: inout DishParts, in object: JSONValue, around: Range<Int>
  ) {
    let findings = safety.withdrawContradictedPromises(
      of: &parts.dish, comments: comments.texts(in: around))
    for finding in findings {
      let isFaulty = finding.isOfAddOn ? !faultyAddOns.isEmpty : parts.hasErrors
      guard !isFaulty || Self.rulesBesideErrors.contains(finding.kind.rule) else { continue }
      reportFinding(finding, in: object, of: parts.dish)
    }
    withdrawFaultyAddOns(of: &parts.dish)
    let isInFaultyGroup = parts.group.map { groups.isFaulty($0) } ?? false
    if parts.hasErrors || isInFaultyGroup { parts.dish.withdrawPromises() }
  }

  /// The rules whose findings are reported even where an error in the same dish withdraws the promise.
  private static let rulesBesideErrors: [Diagnostic.Rule] = [
    .contradictedAllergen, .contradictedDiet,
  ]

  private func withdrawFaultyAddOns(of dish: inout Dish) {
    guard !faultyAddOns.isEmpty else { return }
    var number = 0
    for group in dish.addOns.indices {
      for index in dish.addOns[group].items.indices {
        if faultyAddOns.contains(number) { dish.addOns[group].items[index].withdrawPromises() }
        number += 1
      }
    }
  }

  private func reportFinding(_ finding: SafetyFinding, in object: JSONValue, of dish: Dish) {
    let value = value(at: finding.place, in: object, of: dish)
    if finding.isOfAddOn { log.addOn = value.nameToReport }
    defer { log.addOn = nil }
    log.report(
      Finding(finding.kind, in: menu.language), at: value.range,
      .advised(self.suggestion(for: finding, in: object, of: dish)))
  }

  /// The warning to write, or the list of diets without the contradicted one.
  private func suggestion(
    for finding: SafetyFinding, in object: JSONValue, of dish: Dish
  ) -> FileEdit? {
    guard !finding.isOfAddOn, object.length < FileEdit.longestRewritten else { return nil }
    switch finding.kind {
    case .contradictedAllergen(let allergen):
      guard finding.place == .allergens else { return nil }
      return object.warning(of: allergen)
    case .contradictedPromise(_, let allergen), .contradictedPromiseOfKind(_, let allergen):
      return object.warning(of: allergen)
    case .textBesidePromise(let allergen), .textBesideFreeFrom(let allergen),
      .textAbovePromise(let allergen):
      return object.warning(of: allergen, under: key(of: allergen, in: texts(about: dish)))
    case .dietBesideContained(let diet, _), .dietBesideTraces(let diet, _),
      .dietBesideIngredient(let diet, _), .textBesideDiet(let diet):
      let diets = object.member(.diets)?.value
      return diets?.writing(diets?.without(diet.rawValue))
    case .unreadWarning, .textBesideEveryPromise, .textAboveEveryPromise, .unreadableText:
      return nil
    }
  }

  /// The notes of a file that are examined again for a finding: a hostile file may have thousands.
  private static let mostNotes = 20

  /// The texts of a dish, of its group and of the file.
  private func texts(about dish: Dish) -> [LocalizedText] {
    let group = dish.group.flatMap { safety.groups[UTF8Text($0)] }
    let above = [group?.title, group?.description, menu.description]
    return ([dish.name, dish.description] + above).compactMap(\.self) + dish.notes
      + menu.notes.prefix(Self.mostNotes)
  }

  /// The key under which an allergen belongs that texts name: traces, if each of these texts speaks of
  /// traces.
  private func key(of allergen: Allergen, in texts: [LocalizedText]) -> FileKey {
    let naming = texts.filter { safety.lexicon.finding(in: $0).allergens.contains(allergen) }
    let areOfTraces = naming.allSatisfy { $0.allTexts.contains(where: \.speaksOfTraces) }
    return areOfTraces && !naming.isEmpty ? .mayContain : .contains
  }

  /// The value in the file that a finding is about; if an entry was not read, the list of that entry, or
  /// the dish.
  private func value(
    at place: SafetyFinding.Place, in object: JSONValue, of dish: Dish
  ) -> JSONValue {
    switch place {
    case .texts: return object.place(of: .name)
    case .allergens: return object.place(of: .allergens)
    case .diets: return object.place(of: .diets)
    case .base: return object.place(of: .base)
    case .dough: return object.place(of: .dough)
    case .ingredient(let index):
      return object.entry(index, of: dish.ingredients.count, .ingredients)
    case .size(let index):
      let size = object.entry(index, of: dish.sizes.count, .sizes)
      return size.place(of: .allergens)
    case .addOn(let group, let index):
      var number = index
      for earlier in dish.addOns[..<group] { number += earlier.items.count }
      return addOnValues[checked: number] ?? object
    }
  }

  /// The allergens that a text names.
  package func allergensNamed(in text: LocalizedText) -> AllergenSet {
    safety.lexicon.finding(in: text).allergens
  }

  /// A text as a diagnostic quotes it.
  package func text(of text: LocalizedText) -> String {
    text.excerpt(in: menu.language)
  }
}

extension JSONValue {
  /// An entry of a list under a key, or the list if some of its entries were not read.
  fileprivate func entry(_ index: Int, of count: Int, _ key: FileKey) -> JSONValue {
    let values = list(key)
    guard values.count == count else { return place(of: key) }
    return values[index]
  }
}
