/// What a dish or an add-on warns of, each kind with its group.
struct AllergenWarnings {
  var contains: AllergenSet
  var mayContain: AllergenSet

  init(_ statement: AllergenStatement) {
    contains = statement.contains.withGroups
    mayContain = statement.mayContain.withGroups
  }
}

extension Dish {
  /// What it warns of in any size.
  var warnings: AllergenWarnings {
    var warnings = AllergenWarnings(allergens)
    for size in sizes {
      guard let statement = size.allergens else { continue }
      warnings.contains.formUnion(statement.contains.withGroups)
      warnings.mayContain.formUnion(statement.mayContain.withGroups)
    }
    return warnings
  }

  /// What it promises in any size of allergens that are plainly in it.
  func promised(of found: AllergenSet) -> AllergenSet {
    sizes.reduce(into: allergens.promised(of: found)) { promised, size in
      promised.formUnion(size.allergens?.promised(of: found) ?? [])
    }
  }

  /// What it warns of in any size, as it is written.
  var rawWarnings: AllergenStatement {
    sizes.reduce(into: allergens.warnings) { warnings, size in
      if let statement = size.allergens { warnings.warn(of: statement) }
    }
  }

  /// What its warnings speak of, and neither it nor a size promises away: a text that names only that
  /// says nothing new.
  func settled(by warnings: AllergenStatement) -> AllergenSet {
    var settled = warnings.covered
    if allergens.promises { settled.formIntersection(allergens.covered) }
    for size in sizes {
      guard let statement = size.allergens, statement.promises else { continue }
      settled.formIntersection(statement.covered)
    }
    return settled
  }

  /// Whether nobody said anything, of no size.
  var saysNothing: Bool {
    allergens.saysNothing && sizes.allSatisfy { $0.allergens?.saysNothing ?? true }
  }
}
