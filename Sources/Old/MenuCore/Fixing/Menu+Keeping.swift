extension Menu {
  /// Whether everything that another menu tells is told here too, and nothing better of any allergen
  /// or diet. Texts are compared by their bytes.
  func keepsAll(of old: Menu) -> Bool {
    guard name.keeps(old.name), description.keeps(old.description), address.keeps(old.address),
      phone.keeps(old.phone), hours.keeps(old.hours), currency.keeps(old.currency),
      language.keeps(old.language), cover.keeps(old.cover), notes.keepAll(of: old.notes),
      groups.count >= old.groups.count,
      zip(groups, old.groups).allSatisfy({ $0.keepsAll(of: $1) })
    else { return false }
    return MenuList.allCases.allSatisfy { list in
      (0..<old.numberOfDishes(in: list)).allSatisfy { position in
        guard let before = old.dish(at: position, in: list),
          let now = dish(at: position, in: list)
        else { return false }
        return now.keepsAll(of: before)
      } && keepsDetails(of: old, in: list)
    }
  }

  /// What only the dishes of one list have.
  private func keepsDetails(of old: Menu, in list: MenuList) -> Bool {
    switch list {
    case .pizzas:
      zip(pizzas, old.pizzas).allSatisfy {
        $0.base.keeps($1.base) && $0.dough.keeps($1.dough)
      }
    case .beverages:
      zip(beverages, old.beverages).allSatisfy {
        $0.volumeMl.keeps($1.volumeMl) && $0.alcoholPercent.keeps($1.alcoholPercent)
          && $0.serving.keeps($1.serving)
      }
    case .desserts:
      zip(desserts, old.desserts).allSatisfy { $0.isHomemade || !$1.isHomemade }
    case .other: true
    }
  }
}

extension DishGroup {
  fileprivate func keepsAll(of old: DishGroup) -> Bool {
    id.hasSameUTF8(as: old.id) && title.keeps(old.title) && description.keeps(old.description)
      && parent.keeps(old.parent) && hours.keeps(old.hours)
  }
}

extension Dish {
  fileprivate func keepsAll(of old: Dish) -> Bool {
    guard name.keeps(old.name), price.keeps(old.price), id.keeps(old.id),
      number.keeps(old.number), description.keeps(old.description), group.keeps(old.group),
      calories.keeps(old.calories), image.keeps(old.image), notes.keepAll(of: old.notes),
      isFrozen || !old.isFrozen, isSoldOut || !old.isSoldOut, spiciness >= old.spiciness,
      ingredients.map(\.name).keepAll(of: old.ingredients.map(\.name)),
      old.sizes.isEmpty || sizes.count == old.sizes(keptIn: self).count
    else { return false }
    return Allergen.allCases.allSatisfy { state(of: $0) >= old.state(of: $0) }
      && trustedDiets.isSubset(of: old.trustedDiets)
      && zip(sizes, old.sizes(keptIn: self)).allSatisfy { $0.keepsAll(of: $1, in: (self, old)) }
      && keepsAddOns(of: old)
  }

  /// The sizes without the price of the dish that stands first among them, where one of another
  /// dish's sizes costs as much: it stood there because no size that could be read did.
  private func sizes(keptIn now: Dish) -> ArraySlice<DishSize> {
    guard let first = sizes.first, first.name.isBlank, let price = first.price,
      now.sizes.count == sizes.count - 1,
      now.sizes.contains(where: { $0.price == price })
    else { return sizes[...] }
    return sizes.dropFirst()
  }

  private func keepsAddOns(of old: Dish) -> Bool {
    let (items, before) = (addOns.flatMap(\.items), old.addOns.flatMap(\.items))
    guard before.isEmpty || items.count == before.count else { return false }
    return zip(items, before).allSatisfy { now, old in
      now.name.keeps(old.name) && now.price.keeps(old.price)
        && now.allergens.isNotBetter(than: old.allergens)
        && now.trustedDiets.isSubset(of: old.trustedDiets)
    }
  }
}

extension DishSize {
  fileprivate func keepsAll(of old: DishSize, in dishes: (now: Dish, old: Dish)) -> Bool {
    name.keeps(old.name) && price.keeps(old.price) && diameterCm.keeps(old.diameterCm)
      && volumeMl.keeps(old.volumeMl) && calories.keeps(old.calories)
      && (allergens ?? dishes.now.allergens)
        .isNotBetter(than: old.allergens ?? dishes.old.allergens)
  }
}

extension AllergenStatement {
  fileprivate func isNotBetter(than old: AllergenStatement) -> Bool {
    Allergen.allCases.allSatisfy { state(of: $0) >= old.state(of: $0) }
  }
}

extension LocalizedText {
  /// Whether it holds every text that it held.
  fileprivate func keeps(_ old: LocalizedText) -> Bool {
    let texts = allTexts
    return old.isBlank
      || old.allTexts.allSatisfy { before in texts.contains { $0.hasSameUTF8(as: before) } }
  }
}

extension Price {
  fileprivate func keeps(_ old: Price) -> Bool {
    let isSame =
      switch (value, old.value) {
      case (.exactly(let now), .exactly(let before)), (.from(let now), .from(let before)):
        now == before
      case (.range(let low, let high), .range(let oldLow, let oldHigh)):
        low == oldLow && high == oldHigh
      case (.text(let now), .text(let before)): now.keeps(before)
      case (.exactly, _), (.from, _), (.range, _), (.text, _): false
      }
    return isSame && per.keeps(old.per) && was.keeps(old.was)
  }
}

extension Optional where Wrapped: Equatable {
  /// Whether it is what it was, where it was anything.
  fileprivate func keeps(_ old: Wrapped?) -> Bool { old == nil || self == old }
}

extension LocalizedText? {
  fileprivate func keeps(_ old: LocalizedText?) -> Bool {
    guard let old else { return true }
    return self?.keeps(old) ?? old.isBlank
  }
}

extension Hours? {
  fileprivate func keeps(_ old: Hours?) -> Bool {
    guard case .text(let text) = old else { return old == nil || self == old }
    return text.isBlank || self?.text.keeps(text) == true
  }
}

extension String? {
  fileprivate func keeps(_ old: String?) -> Bool {
    guard let old else { return true }
    return self?.hasSameUTF8(as: old) ?? false
  }
}

extension Price? {
  fileprivate func keeps(_ old: Price?) -> Bool {
    guard let old else { return true }
    return self?.keeps(old) ?? false
  }
}

extension [LocalizedText] {
  fileprivate func keepAll(of old: [LocalizedText]) -> Bool {
    count >= old.count && zip(self, old).allSatisfy { $0.keeps($1) }
  }
}
