extension Dish {
  /// True if anything is promised, apart from add-ons.
  var promises: Bool {
    isHomemade || !diets.isEmpty || allergens.promises
      || sizes.indices.contains { sizes[$0].allergens?.promises ?? false }
  }

  /// Withdraws every promise, including those of sizes and add-ons. Warnings stay.
  package mutating func withdraw() {
    allergens.withdraw()
    for index in sizes.indices { sizes[index].allergens?.withdraw() }
    for group in addOns.indices {
      for index in addOns[group].items.indices { addOns[group].items[index].withdraw() }
    }
    diets = []
    isHomemade = false
  }

  /// The dish without the promises that only a comment casts doubt on. A menu keeps the doubt, but not the
  /// comment: in a file without the comment, nothing would contradict the promise that silence is.
  func withoutPromisesDoubtedByComments(_ safety: inout Safety) -> Dish {
    guard statements.contains(where: { !$0.doubted.isEmpty }) else { return self }
    var again = self
    again.allergens.doubted = []
    for index in sizes.indices { again.sizes[index].allergens?.doubted = [] }
    _ = safety.withdrawContradictedPromises(of: &again)
    let pairs = zip(statements, again.statements)
    if pairs.allSatisfy({ $1.doubted.isSuperset(of: $0.doubted) }) { return self }
    var dish = self
    dish.allergens.isComplete = false
    for index in sizes.indices { dish.sizes[index].allergens?.isComplete = false }
    return dish
  }
}
