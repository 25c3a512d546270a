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
    return member.value.kind == .array && AddOnKey.table.names.match(member.key) == nil
      && KeyWords.Place.addOnGroup.exactKey(meantBy: member.key.excerpt) == "items"
  }

  private mutating func addOn(_ value: JSONValue) -> AddOn? {
    guard value.kind == .object else {
      reportEntry("addOns", .dish, at: value)
      return nil
    }
    var draft = AddOnDraft()
    read(value, AddOnKey.table, into: &draft)
    if draft.addOn.name.isBlank, !isMeant("name", in: value, .addOn) {
      report(.key(.missingKey(key: "name")), at: value)
    }
    judgeUnreadWords(of: &draft)
    DishValidator(log: log, named: named).validate(&draft, at: value)
    return draft.addOn
  }

  private mutating func addOnGroup(_ value: JSONValue) -> AddOnGroup {
    var draft = AddOnGroupDraft()
    read(value, AddOnGroupKey.table, into: &draft)
    judgeUnreadWords(of: &draft)
    var group = draft.group
    if let title = draft.title {
      DishValidator(log: log, named: named).validateTitle(of: &group, at: title)
    }
    if let lost = draft.lost {
      // What is said of the whole group is said of each.
      for index in group.items.indices {
        group.items[index].allergens.warn(of: lost)
        group.items[index].discardPromises()
      }
    }
    group.choose = draft.choose.flatMap { choose($0, of: group.items.count) }
    return group
  }

  /// Reads the items of a group, behind those of an earlier list.
  mutating func readItems(_ value: JSONValue, _ draft: inout AddOnGroupDraft) {
    draft.group.items += items(value)
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
    readMembers(of: value, ChooseKey.table) { parser, member in
      guard !member.isRepeated else {
        isFaulty = true
        return
      }
      switch member.key {
      case .min:
        least = parser.wholeNumber(member.value, "min", in: 0...999)
        isFaulty = isFaulty || least == nil
      case .max:
        most = parser.wholeNumber(member.value, "max", in: 1...999)
        isFaulty = isFaulty || most == nil
      }
    }
    guard !isFaulty else { return nil }
    let low = least ?? 0
    let high = most ?? max(low, count)
    guard low <= high else {
      report(.value(.reversedChoice(min: low, max: high)), at: value)
      return nil
    }
    return low...high
  }
}
