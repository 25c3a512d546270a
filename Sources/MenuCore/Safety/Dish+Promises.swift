extension Menu {
  /// Withdraws the promises of all dishes. Warnings stay.
  package mutating func withdrawPromises() {
    for list in MenuList.allCases {
      for index in self[list].indices { self[list][index].withdrawPromises() }
    }
  }
}

extension Dish {
  /// True if anything is promised, apart from add-ons.
  package var promises: Bool {
    isHomemade || !diets.isEmpty || allergens.promises
      || sizes.indices.contains { sizes[$0].allergens?.promises ?? false }
  }

  /// Withdraws every promise, including those of sizes and add-ons. Warnings stay.
  package mutating func withdrawPromises() {
    forEachOwnStatement { $0.withdrawPromises() }
    for group in addOns.indices {
      for index in addOns[group].items.indices { addOns[group].items[index].withdrawPromises() }
    }
    diets = []
    isHomemade = false
  }

  /// Calls `body` with the statement of the dish, and with those of its sizes.
  mutating func forEachOwnStatement(_ body: (inout AllergenStatement) -> Void) {
    body(&allergens)
    for index in sizes.indices {
      guard var own = sizes[index].allergens else { continue }
      body(&own)
      sizes[index].allergens = own
    }
  }

  /// The dish without the promises that only a comment casts doubt on, for writing it into a file.
  ///
  /// The file will not have the comment. Without it, a complete statement would promise again what the comment
  /// doubts, and therefore the statement is written as incomplete.
  func withoutPromisesDoubtedByComments(_ safety: inout Safety) -> Dish {
    guard statements.contains(where: { !$0.doubted.isEmpty }) else { return self }
    var again = self
    again.forEachOwnStatement { $0.doubted = [] }
    _ = safety.withdrawContradictedPromises(of: &again)
    let pairs = zip(statements, again.statements)
    if pairs.allSatisfy({ $1.doubted.isSuperset(of: $0.doubted) }) { return self }
    var dish = self
    dish.forEachOwnStatement { $0.isComplete = false }
    return dish
  }
}
