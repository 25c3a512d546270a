/// Add-ons have promises of their own. What required add-ons leave of the promises of their dish is in
/// `StatementRules`, and for diets in `Dish.trustedDiets`.
extension Safety {
  /// Withdraws the promises of each add-on that are contradicted.
  mutating func checkAddOns(of dish: inout Dish) -> [SafetyFinding] {
    var findings: [SafetyFinding] = []
    guard !dish.addOns.isEmpty else { return findings }
    let above = fileNames.allergens.union(dish.group.map { names(inGroup: $0).allergens } ?? [])
    for group in dish.addOns.indices {
      let title = dish.addOns[group].title.map { names(in: $0) } ?? Lexicon.Finding()
      for index in dish.addOns[group].items.indices where dish.addOns[group].items[index].promises {
        let kinds = checkAddOn(
          &dish.addOns[group].items[index], under: title, above: above)
        findings += kinds.map { SafetyFinding($0, at: .addOn(group: group, index: index)) }
      }
    }
    return findings
  }

  /// Withdraws the promises of an add-on that its own texts contradict. Its name counts as its ingredient;
  /// the signs in it and the title above it count as texts. `above` is what the texts of the file and of the
  /// dish's group name.
  private mutating func checkAddOn(
    _ addOn: inout AddOn, under title: Lexicon.Finding, above: AllergenSet
  ) -> [SafetyFinding.Kind] {
    var kinds = addOn.allergens.unread.map { SafetyFinding.Kind.unreadWarning($0) }
    kinds += addOn.allergens.removeContradictedFreeFrom().map { .contradictedAllergen($0) }
    let signed = signs.allergens(in: addOn.name)
    let named = lexicon.finding(in: addOn.name, hasSigns: !signed.isEmpty)
    let findings = Self.promisesBesideName(
      addOn.name, naming: named.allergens, of: Promises(of: [addOn.allergens]), at: .texts)
    kinds += findings.map(\.kind)
    kinds += Self.dietsBesideWarnings(addOn.diets, addOn.allergens)
    for diet in addOn.diets where diet.excludes(named) {
      kinds.append(.dietBesideIngredient(diet, addOn.name))
    }
    if !kinds.isEmpty {
      addOn.withdrawPromises()
      return kinds
    }
    let texts = title.allergens.union(signed)
    kinds = Self.doubts(
      about: [addOn.allergens], by: texts, above: above,
      hasUnreadSigns: signed.isSuperset(of: .groups))
    addOn.allergens.doubted.formUnion(texts.union(above))
    for diet in addOn.diets where diet.excludes(title) { kinds.append(.textBesideDiet(diet)) }
    return kinds
  }
}
