internal import LocatedJSON

extension MenuParser {
  /// What can be ordered on top; add-ons that stand in no group of their own make one together.
  mutating func addOns(_ value: JSONValue) -> [AddOnGroup] {
    guard value.kind == .array else {
      reportNoList("addOns", at: value)
      return []
    }
    var groups: [AddOnGroup] = []
    var isOpen = false
    readElements(of: value, size: MemoryLayout<AddOn>.stride) { parser, element in
      if element.members.contains(where: { parser.holdsItems($0) }) {
        groups.append(parser.addOnGroup(element))
        isOpen = false
      } else if let addOn = parser.addOn(element) {
        if !isOpen { groups.append(AddOnGroup(items: [])) }
        isOpen = true
        groups[groups.count - 1].items.append(addOn)
      }
    }
    return groups
  }

  /// Whether a member makes a group of what it is in: its items, under whatever word for them.
  private func holdsItems(_ member: JSONMember) -> Bool {
    if member.key == "items" { return member.value.kind != .null }
    return member.value.kind == .array && AddOnKey.table.match(member.key) == nil
      && KeyWords.Place.addOnGroup.exactKey(meantBy: member.key.excerpt) == "items"
  }

  private mutating func addOn(_ value: JSONValue) -> AddOn? {
    guard value.kind == .object else {
      reportEntry("addOns", .dish, at: value)
      return nil
    }
    var addOn = AddOn(name: "")
    var statement = AllergenStatement()
    var name: JSONValue?
    var diets: JSONValue?
    var isFaulty = false
    readMembers(
      of: value, AddOnKey.table, mayHoldStatement: .sometimes,
      lost: { parser, member in
        isFaulty = true
        addOn.allergens.warn(of: parser.lostWarnings(member))
      }
    ) { parser, step, value in
      switch step {
      case .first(.name): (addOn.name, name) = (parser.text(value, "name") ?? "", value)
      case .first(.price): addOn.price = parser.price(value, at: .addOn)
      case .first(.allergens): statement = parser.statement(value, &isFaulty)
      case .first(.diets): (addOn.diets, diets) = (parser.diets(value), value)
      case .again(.name): addOn.name = ""
      case .again(.price): addOn.price = nil
      case .again(.allergens):
        statement.warn(of: parser.statement(value, &isFaulty))
        isFaulty = true
      case .again(.diets): addOn.diets = []
      }
    }
    statement.warn(of: addOn.allergens)
    addOn.allergens = statement
    if addOn.name.isBlank, !isMeant("name", in: value, .addOn) {
      report(.missingKey(key: "name"), at: value)
    }
    if let diets { validateDiets(addOn.diets, AllergenWarnings(addOn.allergens), at: diets) }
    if isFaulty { addOn.discardPromises() } else { validateName(of: addOn, at: name ?? value) }
    return addOn
  }

  private mutating func addOnGroup(_ value: JSONValue) -> AddOnGroup {
    var group = AddOnGroup(items: [])
    var choose: JSONValue?
    var lost: AllergenStatement?
    readMembers(
      of: value, AddOnGroupKey.table, mayHoldStatement: .sometimes,
      lost: { parser, member in
        lost = lost ?? AllergenStatement()
        lost?.warn(of: parser.lostWarnings(member))
      }
    ) { parser, step, value in
      switch step {
      case .first(.title): group.title = parser.text(value, "title")
      case .first(.choose): choose = value
      case .first(.items): group.items = parser.items(value)
      case .again(.title): group.title = nil
      case .again(.choose): choose = nil
      case .again(.items): group.items += parser.items(value)
      }
    }
    if let lost {
      // What is said of the whole group is said of each.
      for place in group.items.indices {
        group.items[place].allergens.warn(of: lost)
        group.items[place].discardPromises()
      }
    }
    group.choose = choose.flatMap { self.choose($0, of: group.items.count) }
    return group
  }

  private mutating func items(_ value: JSONValue) -> [AddOn] {
    guard value.kind == .array else {
      reportNoList("items", at: value)
      return []
    }
    var items: [AddOn] = []
    readElements(of: value, size: MemoryLayout<AddOn>.stride) { parser, element in
      if let addOn = parser.addOn(element) { items.append(addOn) }
    }
    return items
  }

  /// How many may be chosen; without `max` as many as there are.
  private mutating func choose(_ value: JSONValue, of count: Int) -> ClosedRange<Int>? {
    guard value.kind == .object else {
      reportType("choose", .object, at: value)
      return nil
    }
    var least: Int?
    var most: Int?
    var isFaulty = false
    readMembers(of: value, ChooseKey.table) { parser, step, value in
      switch step {
      case .first(.min):
        least = parser.wholeNumber(value, "min", in: 0...999)
        isFaulty = isFaulty || least == nil
      case .first(.max):
        most = parser.wholeNumber(value, "max", in: 1...999)
        isFaulty = isFaulty || most == nil
      case .again: isFaulty = true
      }
    }
    guard !isFaulty else { return nil }
    let low = least ?? 0
    let high = most ?? max(low, count)
    guard low <= high else {
      report(.reversedChoice(min: low, max: high), at: value)
      return nil
    }
    return low...high
  }
}
