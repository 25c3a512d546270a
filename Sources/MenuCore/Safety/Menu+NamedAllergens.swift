extension Menu {
  /// The allergens that each dish names in any words, in the order of its numbers: eggs for *uovo*.
  ///
  /// For the search only: what a dish names is no statement. What an ingredient states takes precedence over
  /// its name. O(texts)
  var namedAllergens: [AllergenSet] {
    var safety = Safety(self)
    return MenuList.allCases.flatMap { list in
      self[list].map { safety.namedAllergens(of: $0) }
    }
  }
}

extension Safety {
  fileprivate mutating func namedAllergens(of dish: Dish) -> AllergenSet {
    var named = names(in: dish, comments: []).allergens
    for ingredient in namedIngredients(of: dish) {
      let denied = ingredient.statement?.denied ?? []
      named.formUnion(ingredient.meaning.finding.allergens.subtracting(denied))
    }
    return named
  }
}
