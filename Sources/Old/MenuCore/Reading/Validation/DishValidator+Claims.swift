internal import OldLocatedJSON

/// Names and texts that call a dish free of what it contains: guests read both.
extension DishValidator {
  /// Reports the texts and the names of the sizes of a dish that say so, and the headings above it.
  func validateClaims(of draft: DishDraft, under headings: Headings) {
    let dish = draft.dish.allergens.contains
    let sizes = draft.dish.sizes
    let inSizes = sizes.map { $0.allergens?.contains ?? [] }
    let contained = dish.union(
      inSizes.dropFirst().reduce(inSizes.first ?? []) { $0.intersection($1) })
    // The law calls beer free of gluten from which it was taken, and has the barley declared.
    let others = draft.list == .beverages ? contained.subtracting(.ofGluten) : contained
    draft.name?.forEachText { text in
      guard !log.isFull else { return }
      let claims = text.withUTF8 { named.claims(in: $0, isName: true) }
      guard !claims.isEmpty, !report(claims, .name, of: .dish, at: text, against: others) else {
        return
      }
      report(dietsOf: claims, of: draft.dish, at: text)
    }
    if !others.isEmpty {
      draft.description?.forEachText { report(claimsIn: $0, .description, against: others) }
      draft.notes?.forEachText { report(claimsIn: $0, .notes, against: others) }
      draft.baseText?.forEachText { report(claimsIn: $0, .base, against: others) }
      draft.doughText?.forEachText { report(claimsIn: $0, .dough, against: others) }
      reportClaims(of: headings, over: draft, against: others)
    }
    guard !log.isFull, let list = draft.sizes, list.kind == .array else { return }
    let objects = list.elements.lazy.filter { $0.kind == .object }
    // One that promises something itself is told of by that.
    for (object, size) in zip(objects, sizes) where size.allergens?.promises != true {
      let contained = dish.union(size.allergens?.contains ?? [])
      guard !contained.isEmpty, let name = object.members.first(where: { $0.key == "name" })
      else { continue }
      name.value.forEachText { text in
        report(claimsIn: text, .name, of: .size(text.excerpt), against: contained)
      }
    }
  }

  private func reportClaims(
    of headings: Headings, over draft: DishDraft, against contained: AllergenSet
  ) {
    guard let value = draft.group else { return }
    headings.forEachIndex(upFrom: draft.dish.group) { index in
      for (title, claims) in headings.groups.notes[index].claims(named) {
        report(claims, .group, of: .heading(title), at: value, against: contained)
      }
    }
  }

  /// Reports the name of an add-on that says so.
  func validateClaims(of draft: AddOnDraft) {
    let contained = draft.addOn.allergens.contains
    guard !contained.isEmpty, let name = draft.name else { return }
    name.forEachText { text in
      report(claimsIn: text, .name, of: .addOn(text.excerpt), against: contained)
    }
  }

  private func report(
    claimsIn text: JSONValue, _ key: DishKey,
    of part: @autoclosure () -> Diagnostic.ClaimingPart = .dish, against contained: AllergenSet
  ) {
    guard !log.isFull else { return }
    let claims = text.withUTF8 { named.claims(in: $0, isName: key == .name) }
    guard !claims.isEmpty else { return }
    report(claims, key, of: part(), at: text, against: contained)
  }

  /// Reports a name that says a diet against what an ingredient plainly is; the diets that are stated are
  /// judged by themselves.
  private func report(
    dietsOf claims: [NamedAllergens.Named], of dish: Dish, at text: JSONValue
  ) {
    for (words, _) in claims {
      guard let diet = DietWords.meaning(of: words), !dish.diets.contains(diet),
        let ingredient = dish.ingredients.first(where: { $0.dietsAgainst.contains(diet) })
      else { continue }
      let name = ingredient.name.text(in: nil, fileLanguage: log.language)
      log.report(
        .diet(
          .claimedDiet(
            claim: words.cut(to: Diagnostic.excerptLength),
            ingredient: name.cut(to: Diagnostic.excerptLength))),
        at: text)
      return
    }
  }

  /// Reports the first of some claims that is against what is contained; false where none is.
  @discardableResult
  private func report(
    _ claims: [NamedAllergens.Named], _ key: DishKey, of part: Diagnostic.ClaimingPart,
    at text: JSONValue, against contained: AllergenSet
  ) -> Bool {
    guard !contained.isEmpty else { return false }
    for (words, claimed) in claims {
      guard let allergen = contained.against(claimed).withoutKindsOfGroups.allergens.first else {
        continue
      }
      log.report(
        .allergen(
          .contradictedClaim(
            claim: words.cut(to: Diagnostic.excerptLength), key: key.rawValue, part: part,
            allergen: allergen)),
        at: text)
      // One is enough to have the text read again.
      return true
    }
    return false
  }
}

extension AllergenSet {
  /// Gluten and its kinds.
  fileprivate static let ofGluten = AllergenSet(Allergen.gluten).union(Allergen.gluten.kinds)
}
