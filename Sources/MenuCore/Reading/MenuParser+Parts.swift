internal import LocatedJSON

/// Ingredients, sizes and add-ons.
extension MenuParser {
  func ingredients(_ value: JSONValue) -> [Ingredient] {
    var ingredients: [Ingredient] = []
    ingredients.reserveCapacity(value.room)
    for element in elements(of: value, .ingredients) where element.kind != .null {
      if element.kind == .object, element.has(.ingredient) {
        ingredients.append(ingredient(element))
      } else if let name = text(element, .ingredients) {
        ingredients.append(Ingredient(name: name))
      }
    }
    return ingredients
  }

  private func ingredient(_ object: JSONValue) -> Ingredient {
    let members = members(of: object, .ingredient)
    var ingredient = Ingredient(name: name(in: members, of: object, .ingredients))
    ingredient.allergens = statement(in: members.all, ofIngredient: true)
    for (key, value) in members.all where key == .frozen && flag(value, key) ?? false {
      ingredient.isFrozen = true
    }
    return ingredient
  }

  func sizes(_ value: JSONValue) -> [DishSize] {
    if reportTwoLists(value) { return [] }
    let amounts = value.elements.compactMap { $0.string ?? $0.number }
    if amounts.count == value.count, amounts.allSatisfy({ guess.amount($0) != nil }),
      let sizes = guess.objects(ofSizes: amounts)
    {
      reportType(.sizes, .size, at: value, write: .list(sizes))
      return []
    }
    return objects(value, .sizes, .size).compactMap { object in
      guard !isNamedByKey(object, .sizes, .size) else { return nil }
      let members = members(of: object, .size)
      var size = DishSize(name: name(in: members, of: object, .sizes))
      size.allergens = statement(in: members.all)
      for (key, value) in members.once {
        switch key {
        case .price: size.price = isReportedSurcharge(value) ? nil : price(value)
        case .diameterCm: size.diameterCm = number(value, key, 1...1_000)
        case .volumeMl: size.volumeMl = number(value, key, 1...1_000_000)
        case .calories: size.calories = number(value, key, 0...99_999)
        default: break
        }
      }
      return size
    }
  }

  /// True for a price with a plus. It is reported, with the sum of it and the price of the dish:
  /// `"price": "7.00", "sizes": [{"name": "maxi", "price": "+4,00"}]` → `"11.00"`
  private func isReportedSurcharge(_ value: JSONValue) -> Bool {
    guard value.isSurcharge, guess.amount(value.text) != nil else { return false }
    log.report(
      .notAPrice(value.excerpt, meant: nil), at: value.range,
      .advised(value.writing(self.priceMeant(by: value))))
    return true
  }

  /// The price that a text means, in the notation of the format; a surcharge is added to the price of the
  /// current dish. Nil for any other value, and for a surcharge on a dish without a price.
  func priceMeant(by value: JSONValue) -> JSONTree? {
    guard let amount = value.string.flatMap(guess.amount) else { return nil }
    guard value.isSurcharge else { return .text(amount) }
    let price = log.dish?.object.member(.price).flatMap { guess.amount($0.value.text) }
    guard let price = price.flatMap(Amount.init), let sum = Amount(amount).flatMap(price.adding)
    else { return nil }
    return .text(sum.text(in: menu.currency))
  }

  /// True for an entry whose key is its name, which is reported: `{"maxi": "12.00"}`
  private func isNamedByKey(
    _ object: JSONValue, _ key: FileKey, _ expected: Finding.ValueType
  ) -> Bool {
    guard let entries = object.pricedMeant else { return false }
    let text = JSONTree.list(entries).lineInside
    reportType(key, expected, at: object, write: .word(text), isCertain: true)
    return true
  }

  /// Reads add-ons. Those outside a group form one group together.
  func addOns(_ value: JSONValue) -> [AddOnGroup] {
    var groups: [AddOnGroup] = []
    var isListed = false
    for element in objects(value, .addOns, .addOn)
    where !isNamedByKey(element, .addOns, .addOn) {
      if isGroupOfAddOns(element) {
        groups.append(addOnGroup(element))
        isListed = false
      } else if isListed {
        groups[groups.count - 1].items.append(addOn(element, in: .addOns))
      } else {
        groups.append(AddOnGroup(items: [addOn(element, in: .addOns)]))
        isListed = true
      }
    }
    return groups
  }

  private func addOnGroup(_ object: JSONValue) -> AddOnGroup {
    let members = members(of: object, .addOnGroup)
    var group = AddOnGroup(items: [])
    for (key, value) in members.all {
      switch key {
      case .title: group.title = text(value, key)
      case .choose: group.choose = choose(value)
      case .items: group.items += objects(value, key, .addOn).map { addOn($0, in: key) }
      default: break
      }
    }
    if !members.suggested.contains(.items), !members.all.contains(where: { $0.key == .items }) {
      log.report(
        .missingItems, at: object.range,
        .advised(object.adding(.items, .list([.members([(.name, .text("…"))])]))))
    }
    return group
  }

  private func choose(_ value: JSONValue) -> ClosedRange<Int>? {
    guard value.kind == .object else {
      let isNone = value.boolMeant == false
      reportType(.choose, .choose, at: value, write: isNone ? nil : value.choiceMeant)
      return nil
    }
    var low = 0
    var high = AddOnGroup.most
    for (key, value) in members(of: value, .choose).once {
      guard let number = number(value, key, 0...AddOnGroup.most) else { continue }
      if key == .min { low = number } else { high = number }
    }
    guard low <= high else {
      // A required choice stays required.
      let least = max(high, 1)
      log.report(
        .minAboveMax(min: low, max: high), at: value.range,
        .advised(
          value.writing(.members([(.min, .number(least)), (.max, .number(low))]))))
      return nil
    }
    return low...high
  }

  /// An add-on, whose errors withdraw its own promises and not those of the dish.
  private func addOn(_ object: JSONValue, in list: FileKey) -> AddOn {
    var addOn = AddOn(name: "")
    addOnValues.append(object)
    log.addOn = object.nameToReport
    let errors = log.countErrors {
      let members = members(of: object, .addOn)
      addOn.name = name(in: members, of: object, list)
      addOn.allergens = statement(in: members.all) ?? AllergenStatement()
      for (key, value) in members.once {
        switch key {
        case .price: addOn.price = price(value)
        case .diets: addOn.diets = diets(value)
        default: break
        }
      }
    }
    log.addOn = nil
    if errors > 0 {
      faultyAddOns.insert(addOnValues.count - 1)
      addOn.isPriceUnread = addOn.price == nil
    }
    return addOn
  }

  /// The name of a dish, or of an entry of the list `part`. Reports a name that is missing or not
  /// visible.
  func name(
    in members: KnownMembers, of object: JSONValue, _ part: FileKey? = nil
  ) -> LocalizedText {
    let value = members.once.first { $0.key == .name }?.value
    let name = value.flatMap { text($0, .name) }
    // A repeated name has its own message.
    let isMissing = value == nil && object.members.count { $0.key == "name" } < 2
    if isMissing,
      isSection(object) || members.suggested.contains(.name)
        || object.members.prefix(50).contains(where: mayBeName)
    {
      return ""
    }
    if isMissing || name?.isBlank ?? false {
      reportMissingName(
        part, at: value ?? object, value?.writing(.text("…")) ?? object.adding(.name, .text("…")))
    } else if let value, value.isPlaceholder {
      reportMissingName(part, at: value, nil)
    }
    return name ?? ""
  }

  private func reportMissingName(_ part: FileKey?, at value: JSONValue, _ edit: FileEdit?) {
    let finding = part.map { Finding.missingNameOfPart($0) } ?? .missingName
    log.report(finding, at: value.range, .advised(edit))
  }

  /// True for a text under an unknown key that may be a name.
  private func mayBeName(_ member: JSONMember) -> Bool {
    member.isUnread && member.value.kind == .string && !member.value.hasDigit
      && member.value.boolMeant == nil && Self.state(of: member) == nil
      && !mayWarn(member.key.text)
  }

  private func isGroupOfAddOns(_ object: JSONValue) -> Bool {
    object.members.contains { member in
      if let key = member.fileKey { return KeySet.addOnGroup.contains(key) }
      return member.value.kind == .array && member.means([.items])
    }
  }
}

extension JSONValue {
  /// True for a text that begins with a plus: `"+4,00"`
  var isSurcharge: Bool {
    kind == .string
      && withUTF8 { bytes in bytes.first { $0 != UInt8(ascii: " ") } } == UInt8(ascii: "+")
  }
}
