/// Add-ons have promises of their own. What required add-ons leave of the promises of their dish is in
/// `StatementRules`, and for diets in `Dish.trustedDiets`.
extension Safety {
  mutating func withdrawContradictedPromisesOfAddOns(of dish: inout Dish) -> [SafetyFinding] {
    var findings: [SafetyFinding] = []
    for group in dish.addOns.indices {
      let title = dish.addOns[group].title.map { names(in: $0) } ?? Lexicon.Finding()
      for index in dish.addOns[group].items.indices where dish.addOns[group].items[index].promises {
        let kinds = withdrawContradictedPromises(
          of: &dish.addOns[group].items[index], under: title)
        findings += kinds.map { Self.finding($0, .addOn(group: group, index: index)) }
      }
    }
    return findings
  }

  /// Withdraws the promises of an add-on that its own texts contradict. Its name counts as its ingredient;
  /// the signs in it and the title of its group count as texts.
  mutating func withdrawContradictedPromises(
    of addOn: inout AddOn, under title: Lexicon.Finding
  ) -> [SafetyFinding.Kind] {
    var kinds = addOn.allergens.unread.map { SafetyFinding.Kind.unreadWarning($0) }
    kinds += addOn.allergens.removeContradictedFreeFrom().map { .contradictedAllergen($0) }
    let signed = signs.allergens(in: addOn.name)
    let named = lexicon.finding(in: addOn.name, hasSigns: !signed.isEmpty)
    let promises = Self.contradictions(
      of: [addOn.allergens], by: addOn.name, naming: named.allergens, at: .texts)
    kinds += promises.map(\.kind)
    kinds += Self.contradictions(of: addOn.diets, by: addOn.allergens)
    for diet in addOn.diets where diet.excludes(named) {
      kinds.append(.dietBesideIngredient(diet, addOn.name))
    }
    if !kinds.isEmpty {
      addOn.withdraw()
      return kinds
    }
    let texts = title.allergens.union(signed)
    let doubts = Doubts(of: [addOn.allergens], by: texts)
    addOn.allergens.doubted.formUnion(texts)
    kinds = doubts.silent.map { .textBesidePromise($0) }
    kinds += doubts.promised.map { .textBesideFreeFrom($0) }
    for diet in addOn.diets where diet.excludes(title) { kinds.append(.textBesideDiet(diet)) }
    return kinds
  }
}
