internal import OldLocatedJSON

/// What is known of dishes that nothing reads.
struct UnreadDishes {
  /// Looks for them.
  var finder = DishListFinder()
  /// The last object that was looked at for being a section of a menu, and whether it is one.
  var lastSection: (offset: Int, key: JSONValue?)?
  /// The last dish that was looked at for prices that are called by their sizes, and these.
  var lastColumns: (offset: Int, columns: PriceColumns)?
  /// The last dish whose members were looked at for prices under several words, and these.
  var lastScattered: (offset: Int, prices: ScatteredMembers)?
  /// What the file is, if it is not a menu of ours.
  var layout: ForeignLayout?
  /// The lists of dishes, with the key at the top under which each stands.
  var lists: [(key: JSONMember, list: UnreadList)] = []
  /// Whether the file has one of the four lists, nil until somebody asks.
  var hasLists: Bool?
  /// Whether it was told how dishes are written that stand by their names.
  var hasNamedDishes = false
}

extension MenuParser {
  /// Reports a key at the top of the file that nothing reads.
  mutating func reportUnknownAtTop(_ member: JSONMember, in root: JSONValue) {
    guard !member.isOwnersOwn, unread.layout == nil else { return }
    let meant = meaning(of: member.key, .file)
    if reportMeantLegend(member, meant, in: root) { return }
    let isNote = noteUnread(member, meant, in: root)
    guard !log.isFull else { return log.omit(1) }
    if isNote {
      report(.key(.lostStatement(key: member.key.excerpt, place: .file)), at: member.key)
      return
    }
    if let list = unreadList(member, meant) {
      let isThere = isThere(list, before: member, in: root)
      report(
        .list(
          .unknownList(
            key: member.key.excerpt, list: list, isMeant: meant == list.rawValue, isThere: isThere,
            heading: Diagnostic.KeyHeading(of: member.key, in: root))),
        at: member.key)
      return
    }
    let path = member.key.excerpt
    if let meant, MenuList(rawValue: meant) != nil,
      !member.value.members.contains(where: { $0.value.kind == .array }),
      let named = NamedEntries(member.value, of: meant, in: menu.currency)
    {
      unread.hasNamedDishes = true
      report(.list(named.rule(key: path, list: meant)), at: member.key)
      return
    }
    if reportNamedSections(in: member.value, path: path) { return }
    if member.value.kind == .array || member.value.kind == .object,
      let found = unreadDishes(in: member.value, path: path),
      // What is called a category and holds no dishes is a group.
      meant != "groups" || found.sections != nil || found.path != path
    {
      unread.lists.append((member, found))
      return
    }
    reportUnknown(member, in: root, .file)
  }

  /// Reports the lists of dishes deeper in an object whose dishes stand by their names; false where there is none.
  private mutating func reportNamedSections(
    in value: JSONValue, path: String, depth: Int = 3
  ) -> Bool {
    guard value.kind == .object, depth > 0 else { return false }
    var isAny = false
    for member in value.members.prefix(64)
    where member.value.kind == .object && !member.isOwnersOwn {
      let key = member.key.excerpt
      let path = "\(path).\(key)"
      let meant = meaning(of: member.key, .file).flatMap(MenuList.init)
      let list = (meant ?? .other).rawValue
      if meant != nil || unread.finder.areNamedDishes(member.value),
        !member.value.members.contains(where: { $0.value.kind == .array }),
        let named = NamedEntries(member.value, of: list, in: menu.currency)
      {
        isAny = true
        unread.hasNamedDishes = true
        report(.list(named.rule(key: path.cut(to: 60), list: list)), at: member.key)
      } else if reportNamedSections(in: member.value, path: path, depth: depth - 1) {
        isAny = true
      }
    }
    return isAny
  }

  /// The list that the value of an unknown key should be, nil if it is none.
  private mutating func unreadList(_ member: JSONMember, _ meant: String?) -> MenuList? {
    guard member.value.kind == .array, let first = member.value.elements.first(where: { _ in true })
    else { return nil }
    let list = meant.flatMap { MenuList(rawValue: $0) }
    // The names alone stand for dishes too, under a key that says so.
    if list != nil, first.kind == .string { return list }
    guard meant == nil || list != nil, first.kind == .object, unread.finder.section(first) == nil,
      unread.finder.dishKeys(of: member.value, isNameEnough: list != nil, mayBeNamed: true) != nil
    else { return nil }
    if let list { return list }
    // `Pizze bianche`
    let key = LocalizedText(UnreadKey.spaced(member.key.excerpt))
    return named.isOfPizzas(key) ? .pizzas : .other
  }

  /// Says that one of the four lists is none, and where in it dishes seem to be.
  mutating func reportNoDishes(_ value: JSONValue, _ list: MenuList) {
    if value.members.contains(where: { $0.value.kind == .array }), !value.isOneDish(of: list),
      let found = unreadDishes(in: value, path: list.rawValue)
    {
      unread.hasNamedDishes = true
      report(.list(.unreadDishes(key: list.rawValue, list: found)), at: value)
      return
    }
    let named = NamedEntries(value, of: list.rawValue, in: nil)
    unread.hasNamedDishes = unread.hasNamedDishes || named != nil
    reportNoList(list.rawValue, at: value)
  }

  /// Whether the file has a list already, or an earlier one that is to become it.
  private mutating func isThere(
    _ list: MenuList, before member: JSONMember, in root: JSONValue
  ) -> Bool {
    for other in root.members.prefix(64) where other.key.offset != member.key.offset {
      if other.key.holds(list.rawValue) { return true }
      guard other.key.offset < member.key.offset, !other.isOwnersOwn,
        FileKey.table.match(other.key) == nil
      else { continue }
      if unreadList(other, meaning(of: other.key, .file)) == list { return true }
    }
    return false
  }

  /// The longest list in a value that nothing reads.
  private mutating func unreadDishes(in value: JSONValue, path: String) -> UnreadList? {
    let lists = unread.finder.lists(in: value, path: path)
    guard let longest = lists.first else { return nil }
    return UnreadList(
      line: log.line(of: longest.value.offset), path: longest.path.cut(to: 60),
      count: longest.count, keys: longest.keys, sections: longest.sections,
      menuList: longest.menuList, others: lists.count - 1)
  }

  /// Says that there is no dish, or else where there are some that nothing reads.
  mutating func validateDishes(of root: JSONValue) {
    var told: UnreadList?
    if menu.numberOfDishes == 0, !memoryBudget.isExhausted, !unread.hasNamedDishes {
      let longest = unread.lists.map(\.list).max { $0.count < $1.count }
      told = unreadDishes(in: root, path: "") ?? longest
      let (layout, list) = (unread.layout, told)
      report(.list(.noDish(layout: layout, list: list)), at: root)
    }
    for (member, list) in unread.lists where list.line != told?.line {
      report(.list(.unreadDishes(key: member.key.excerpt, list: list)), at: member.key)
    }
  }

  /// What is wrong with a file that is no object: dishes may stand in it all the same.
  mutating func validateTop(_ root: JSONValue) {
    guard root.kind == .array else { return reportType(nil, .object, at: root) }
    let isSchemaOrg = root.elements.prefix(64).contains { ForeignLayout(of: $0) != nil }
    guard let list = unreadDishes(in: root, path: "") else {
      return isSchemaOrg
        ? report(.list(.noDish(layout: .schemaOrg, list: nil)), at: root)
        : reportType(nil, .object, at: root)
    }
    report(.list(.noDish(layout: isSchemaOrg ? .schemaOrg : .list, list: list)), at: root)
  }

  /// Whether an object that is read as a dish is a section of a menu, with dishes of its own.
  mutating func isSection(_ object: JSONValue) -> Bool {
    guard let dish = log.dish, dish.object.offset == object.offset else { return false }
    if let last = unread.lastSection, last.offset == object.offset { return last.key != nil }
    let section = unread.finder.section(object)
    unread.lastSection = (object.offset, section?.key)
    if let section {
      report(.list(.sectionInList(key: section.key.excerpt, count: section.count)), at: section.key)
    }
    return section != nil
  }
}

extension ForeignLayout {
  /// The vocabulary that an object says it is written in, nil for any other and for a menu.
  init?(of object: JSONValue) {
    var isSchemaOrg = false
    for member in object.members.prefix(64) {
      switch member.key {
      case "pizzas", "beverages", "desserts", "other": return nil
      case "hasMenu", "hasMenuSection", "hasMenuItem": isSchemaOrg = true
      case "@context":
        let text = member.value.withUTF8 { Array($0.prefix(1_024)) }
        isSchemaOrg = isSchemaOrg || text.contains(Array("schema.org".utf8)[...])
      case "@type":
        let types: [StaticString] = ["Menu", "MenuSection", "Restaurant", "FoodEstablishment"]
        isSchemaOrg = isSchemaOrg || types.contains { member.value == $0 }
      default: continue
      }
    }
    guard isSchemaOrg else { return nil }
    self = .schemaOrg
  }
}
