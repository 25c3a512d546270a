internal import OldLocatedJSON

/// Sizes that say something else than their dish.
extension DishValidator {
  /// Reports the sizes that promise to be without what the dish itself warns of: its warnings hold
  /// for each of them. Beside another fault nothing is promised at all, and that is told.
  func validateSizes(of draft: DishDraft, at value: JSONValue) {
    guard !draft.isStatementFaulty else { return }
    let dish = draft.dish.allergens
    guard value.kind == .array, !dish.contains.isEmpty || !dish.mayContain.isEmpty else { return }
    let objects = value.elements.lazy.filter { $0.kind == .object }
    for (object, size) in zip(objects, draft.dish.sizes) {
      guard let statement = size.allergens, statement.promises else { continue }
      let against = statement.contradicted(by: dish).withoutKindsOfGroups.allergens
      guard !against.isEmpty else { continue }
      let place = object.members.first { $0.key == "allergens" }?.value ?? object
      let name = size.name.text(in: nil, fileLanguage: log.language)
      log.report(
        .allergen(
          .contradictedSize(size: name.cut(to: Diagnostic.excerptLength), allergens: against)),
        at: place)
    }
  }
}

extension AllergenStatement {
  /// What it promises of all that a dish warns of. Traces are against no more than a promise to be
  /// free of something.
  fileprivate func contradicted(by dish: AllergenStatement) -> AllergenSet {
    let contained = dish.contains.withGroups
    let free = freeFrom.intersection(contained.union(dish.mayContain.withGroups))
    return isComplete ? free.union(contained.subtracting(covered)) : free
  }
}
