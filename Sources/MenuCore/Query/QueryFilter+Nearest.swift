extension QueryFilter {
  /// The filter that comes nearest to going without a food that is no allergen; nil for none.
  ///
  ///     QueryFilter(nearestToWithout: "Fleisch")       // vegetarian
  ///     QueryFilter(nearestToWithout: "mozzarella")    // without milk
  package init?(nearestToWithout food: String) {
    var lexicon = Lexicon()
    let finding = lexicon.finding(in: food)
    if !finding.traits.isDisjoint(with: [.meat, .pork, .beef]) {
      self.init(diets: [.vegetarian])
    } else if !finding.allergens.isEmpty {
      self.init(without: finding.allergens)
    } else {
      return nil
    }
  }
}
