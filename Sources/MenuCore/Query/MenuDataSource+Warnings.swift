extension MenuDataSource {
  /// For each of the fourteen allergens, the number of dishes in the whole menu that contain or may contain
  /// it. O(*dishes*) if the facts are gathered.
  package var dishesByWarning: [Allergen: Int] {
    var counts: [Allergen: Int] = [:]
    for facts in indexed(texts: false, facts: true).facts ?? [] {
      for allergen in Allergen.groups where facts.warned.contains(allergen) {
        counts[allergen, default: 0] += 1
      }
    }
    return counts
  }
}
