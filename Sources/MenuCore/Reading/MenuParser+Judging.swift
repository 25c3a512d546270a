internal import LocatedJSON

extension MenuParser {
  /// Judges a dish that was read.
  mutating func judge(_ object: JSONValue, _ entry: inout Entry) {
    if entry.dish.name.isBlank, !isSection(object),
      entry.name != nil || !isMeant("name", in: object, .dish(of: entry.list))
    {
      report(.missingName, at: entry.name ?? object)
    }
    // A list without sizes, as other programs write it, says nothing against a price.
    if let price = entry.price, let sizes = entry.sizes, !sizes.isEmptyList {
      report(.priceAndSizes, at: price.offset < sizes.offset ? sizes : price)
      entry.dish.price = nil
    }
    let warnings = entry.dish.warnings
    if let diets = entry.diets, !entry.dish.diets.isEmpty {
      judgeDiets(entry.dish.diets, warnings, at: diets)
    }
    if let ingredients = entry.ingredients, entry.hasStatement, !entry.isStatementFaulty,
      !entry.dish.saysNothing
    {
      judgeIngredients(entry.dish.ingredients, warnings, at: ingredients)
    }
    survey.note(entry, object)
  }

  /// Reports the diets that an allergen contradicts, or may contradict.
  mutating func judgeDiets(_ diets: DietSet, _ warnings: AllergenWarnings, at value: JSONValue) {
    guard !diets.isDisjoint(with: DietSet.judged) else { return }
    for (diet, excluded) in DietSet.exclusions where diets.contains(DietSet(diet)) {
      if let allergen = excluded.intersection(warnings.contains).allergens.first {
        report(.contradictedDiet(diet: diet, allergen: allergen), at: place(of: diet, in: value))
      } else if diet == .glutenFree || diet == .dairyFree,
        let allergen = excluded.intersection(warnings.mayContain).allergens.first
      {
        report(.doubtedDiet(diet: diet, allergen: allergen), at: place(of: diet, in: value))
      }
    }
  }

  private func place(of diet: Diet, in value: JSONValue) -> JSONValue {
    value.elements.first { Diet.table.match($0)?.word == diet } ?? value
  }

  /// The diets of a list; nothing is read from anything else.
  mutating func diets(_ value: JSONValue) -> DietSet {
    guard value.kind == .array else {
      reportType("diets", .list, at: value)
      return []
    }
    var diets = DietSet()
    for element in value.elements {
      if let match = Diet.table.match(element) {
        diets.formUnion(DietSet(index: match.index))
      } else if element.kind == .string {
        let text = element.excerpt
        report(.unknownDiet(text: text, suggestion: DietWords.suggestion(for: text)), at: element)
      } else {
        reportType("diets", .text, at: element)
      }
    }
    return diets
  }

  /// Reports the ingredients that plainly are an allergen which the statement does not name.
  private mutating func judgeIngredients(
    _ ingredients: [Ingredient], _ warnings: AllergenWarnings, at value: JSONValue
  ) {
    let named = warnings.contains.union(warnings.mayContain)
    let isStated = ingredients.allSatisfy { ingredient in
      IngredientWords.allergens(of: ingredient.name).isSubset(of: named)
    }
    guard !isStated else { return }
    for element in value.elements {
      let isObject = element.kind == .object
      let place = isObject ? element.members.first { $0.key == "name" }?.value : element
      guard let place else { continue }
      let texts = place.kind == .object ? place.members.map(\.value) : [place]
      var told = named
      for text in texts {
        let found = IngredientWords.allergens(of: text).subtracting(told)
        for allergen in found.allergens {
          report(.unstatedIngredient(ingredient: text.excerpt, allergen: allergen), at: text)
        }
        told.formUnion(found)
      }
    }
  }
}

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

  /// Whether nobody said anything, of no size.
  var saysNothing: Bool {
    allergens.saysNothing && sizes.allSatisfy { $0.allergens?.saysNothing ?? true }
  }
}

extension JSONValue {
  fileprivate var isEmptyList: Bool { kind == .array && elements.first { _ in true } == nil }
}
