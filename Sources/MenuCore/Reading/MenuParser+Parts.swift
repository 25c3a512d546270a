internal import LocatedJSON

/// Ingredients, sizes and add-ons.
extension MenuParser {
  mutating func ingredients(_ value: JSONValue) -> [Ingredient] {
    guard isList(value, .ingredients) else { return [] }
    return value.elements.compactMap { element in
      switch element.kind {
      case .null: nil
      case .object where element.hasKey(of: .ingredient): ingredient(element)
      default: text(element, .ingredients).map { Ingredient(name: $0) }
      }
    }
  }

  private mutating func ingredient(_ object: JSONValue) -> Ingredient? {
    let (once, twice) = members(of: object, .ingredient)
    var ingredient = Ingredient(name: "")
    for (key, value) in once + twice {
      switch key {
      case .name where twice.isEmpty: ingredient.name = name(value, key) ?? ""
      case .frozen: ingredient.isFrozen = warning(value, key) || ingredient.isFrozen
      case .allergens:
        let own = statement(value)
        ingredient.allergens =
          ingredient.allergens.map { AllergenStatement(worstOf: [$0, own]) } ?? own
      default: break
      }
    }
    if !once.contains(where: { $0.key == .name }) {
      log.report(.missingKey, "part", [.text("ingredients")], at: object.range)
    }
    return ingredient
  }

  mutating func sizes(_ value: JSONValue) -> [DishSize] {
    guard isList(value, .sizes) else { return [] }
    return value.elements.compactMap { element in
      guard element.kind == .object else {
        if element.kind != .null { reportType(.sizes, "size", at: element) }
        return nil
      }
      return size(element)
    }
  }

  private mutating func size(_ object: JSONValue) -> DishSize {
    let (once, twice) = members(of: object, .size)
    var size = DishSize(name: "")
    for (key, value) in once {
      switch key {
      case .name: size.name = name(value, key) ?? ""
      case .price: size.price = price(value)
      case .diameterCm: size.diameterCm = number(value, key, 1...1_000)
      case .volumeMl: size.volumeMl = number(value, key, 1...1_000_000)
      case .calories: size.calories = number(value, key, 0...99_999)
      case .allergens: size.allergens = statement(value)
      default: break
      }
    }
    for (key, value) in twice where key == .allergens {
      let own = statement(value)
      size.allergens = size.allergens.map { AllergenStatement(worstOf: [$0, own]) } ?? own
    }
    if !once.contains(where: { $0.key == .name }) {
      log.report(.missingKey, "part", [.text("sizes")], at: object.range)
    }
    return size
  }

  /// Add-ons that are simply listed are one group; those of a group stand in it.
  mutating func addOns(_ value: JSONValue) -> [AddOnGroup] {
    guard isList(value, .addOns) else { return [] }
    var groups: [AddOnGroup] = []
    var isListed = false
    for element in value.elements {
      guard element.kind == .object else {
        if element.kind != .null { reportType(.addOns, "add-on", at: element) }
        continue
      }
      if element.hasKey(of: .addOnGroup) {
        groups.append(addOnGroup(element))
        isListed = false
      } else if isListed {
        groups[groups.count - 1].items.append(addOn(element))
      } else {
        groups.append(AddOnGroup(items: [addOn(element)]))
        isListed = true
      }
    }
    return groups
  }

  private mutating func addOnGroup(_ object: JSONValue) -> AddOnGroup {
    let (once, twice) = members(of: object, .addOnGroup)
    var group = AddOnGroup(items: [])
    for (key, value) in once + twice {
      switch key {
      case .title: group.title = text(value, key)
      case .choose: group.choose = choose(value)
      case .items where isList(value, key):
        for element in value.elements {
          if element.kind == .object {
            group.items.append(addOn(element))
          } else if element.kind != .null {
            reportType(.items, "add-on", at: element)
          }
        }
      default: break
      }
    }
    if !(once + twice).contains(where: { $0.key == .items }) {
      log.report(.missingKey, "part", [.text("items")], at: object.range)
    }
    return group
  }

  private func choose(_ value: JSONValue) -> ClosedRange<Int>? {
    guard value.kind == .object else {
      reportType(.choose, "choose", at: value)
      return nil
    }
    let (members, _) = members(of: value, .choose)
    var (low, high): (Int, Int?) = (0, nil)
    for (key, value) in members {
      let number = number(value, key, 0...1_000)
      if key == .min { low = number ?? 0 } else { high = number }
    }
    let most = high ?? 1_000
    guard low <= most else {
      log.report(.outOfRange, "choose", [.text("\(low)"), .text("\(most)")], at: value.range)
      return nil
    }
    return low...most
  }

  /// An add-on, whose errors withdraw its own promises and not those of the dish.
  private mutating func addOn(_ object: JSONValue) -> AddOn {
    var addOn = AddOn(name: "")
    let errors = log.errors { read(object, into: &addOn) }
    if errors > 0 { addOn.withdraw() }
    return addOn
  }

  private mutating func read(_ object: JSONValue, into addOn: inout AddOn) {
    let (once, twice) = members(of: object, .addOn)
    for (key, value) in once {
      switch key {
      case .name: addOn.name = name(value, key) ?? ""
      case .price: addOn.price = price(value)
      case .allergens: addOn.allergens = statement(value)
      case .diets: addOn.diets = diets(value)
      default: break
      }
    }
    for (key, value) in twice where key == .allergens { addOn.allergens.warn(of: statement(value)) }
    if !once.contains(where: { $0.key == .name }) {
      log.report(.missingKey, "part", [.text("addOns")], at: object.range)
    }
    settle(&addOn, at: object)
  }
}

extension JSONValue {
  /// True if the object has one of some keys.
  fileprivate func hasKey(of keys: KeySet) -> Bool {
    members.contains { member in Key.table[member.key].map(keys.contains) ?? false }
  }
}
