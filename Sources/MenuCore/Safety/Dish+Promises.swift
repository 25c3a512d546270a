extension Dish {
  /// True if anything is promised, add-ons aside.
  var promises: Bool {
    isHomemade || !diets.isEmpty || allergens.promises
      || sizes.indices.contains { sizes[$0].allergens?.promises ?? false }
  }

  /// Takes back every promise, also those of its sizes and add-ons. Warnings stay.
  package mutating func withdraw() {
    allergens.withdraw()
    for index in sizes.indices { sizes[index].allergens?.withdraw() }
    for group in addOns.indices {
      for index in addOns[group].items.indices { addOns[group].items[index].withdraw() }
    }
    diets = []
    isHomemade = false
  }
}
