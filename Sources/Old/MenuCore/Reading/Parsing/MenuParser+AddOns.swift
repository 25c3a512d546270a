internal import OldLocatedJSON

extension MenuParser {
  /// Reads what can be ordered on top. Of options that are lost, and of which some must be taken,
  /// nobody knows what is in them.
  mutating func readAddOns(_ value: JSONValue, _ draft: inout DishDraft) {
    draft.addOns = value
    draft.dish.addOns = addOns(value, &draft)
  }

  /// Discards what can be ordered on top.
  mutating func discardAddOns(_ value: JSONValue, _ draft: inout DishDraft) {
    if holdsChoice(value) || draft.addOns.map({ holdsChoice($0) }) == true {
      draft.lose(AllergenStatement())
    }
    draft.dish.addOns = []
  }

  /// Add-ons that stand in no group of their own make one together.
  private mutating func addOns(_ value: JSONValue, _ draft: inout DishDraft) -> [AddOnGroup] {
    guard value.kind == .array else {
      reportNoList("addOns", at: value)
      if value.members.contains(where: { holdsItems($0) }) { return [addOnGroup(value, &draft)] }
      if holdsChoice(value) { draft.lose(AllergenStatement()) }
      return []
    }
    var groups: [AddOnGroup] = []
    var isOpen = false
    readElements(of: value, size: MemoryLayout<AddOn>.stride) { parser, element in
      if element.members.contains(where: { parser.holdsItems($0) }) {
        groups.append(parser.addOnGroup(element, &draft))
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
    if draft.addOn.price == nil, !value.members.contains(where: { $0.key == "price" }) {
      _ = reportPrice(in: draft.name)
    }
    validateUnreadWords(of: &draft)
    DishValidator(log: log, named: named).validate(&draft, at: value)
    return draft.addOn
  }

  private mutating func addOnGroup(_ value: JSONValue, _ dish: inout DishDraft) -> AddOnGroup {
    var draft = AddOnGroupDraft()
    read(value, AddOnGroupKey.table, into: &draft)
    validateUnreadWords(of: &draft)
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
    let demanded = meantChoice(in: value).least
    group.choose = choose(draft.choices, of: group.items.count, atLeast: demanded)
    let areLost =
      group.items.isEmpty && value.members.contains { holdsItems($0) && !$0.value.isEmptyList }
    if areLost, holdsChoice(value, depth: 1) { dish.lose(AllergenStatement()) }
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
}
