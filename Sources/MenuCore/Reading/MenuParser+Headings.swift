internal import LocatedJSON

/// Lists of dishes under headings of the owner, anywhere in the file.
extension MenuParser {
  /// A heading with its dishes.
  private struct Heading {
    var title: String
    /// The title in several languages; nil if it has only one.
    var translatedTitle: JSONTree?
    /// The other members of the heading.
    var members: [(key: String, value: JSONTree)] = []
    var dishes: [JSONTree] = []
    /// The enclosing heading, which may say more, `"vini": {"rossi": […]}`; nil for the outermost one.
    var outer: String?

    var id: String { MenuParser.id(of: title) }

    /// The list of the format that its dishes belong to.
    var list: FileKey {
      let lists = [title, outer].compactMap(\.self).compactMap { MenuList(heading: $0) }
      return lists.first?.key ?? .other
    }

    /// The dishes, each with the heading as its group unless it names one.
    var grouped: [JSONTree] {
      dishes.map { dish in
        guard case .object(let members) = dish, !dish.namesGroup else { return dish }
        return .object([(FileKey.group.name, .text(id))] + members)
      }
    }

    /// True if it is not the group of any dish.
    var isUnused: Bool { !dishes.isEmpty && dishes.allSatisfy(\.namesGroup) }

    var group: JSONTree {
      let title = title == id ? MenuParser.title(of: id) : title
      return MenuParser.group(titled: title, id: id, translated: translatedTitle, members)
    }
  }

  /// The maximum number of bytes of dishes that are rewritten under their headings.
  static let longestHeadings = 200_000

  /// Moves the dishes under headings of the owner into the lists of the format, each with its heading as
  /// its group: `"calzoni": [{"name": "Classico"}]`, `"menu": {"sections": [{"title": …, "items": […]}]}`
  func dishes(of member: JSONMember, in object: JSONValue, beside suggested: KeySet) -> Rewriting? {
    if member.value.isEmptyList { return Rewriting(edit: object.deleting(member)) }
    let heading = Heading(title: member.key.text)
    guard member.value.length < Self.longestHeadings,
      comments.texts(in: member.value.whole).isEmpty,
      let headings = headings(in: member.value, of: heading).nonEmpty,
      !headings.contains(where: { $0.id.isEmpty || suggested.contains($0.list) })
    else { return nil }
    var lists = [FileKey.groups: missingGroups(of: headings, in: object)]
    for heading in headings { lists[heading.list, default: []] += heading.grouped }
    var edits: [FileEdit?] = []
    var added: [String] = []
    for key in FileKey.allCases {
      guard let entries = lists[key]?.nonEmpty else { continue }
      if object.member(key) == nil {
        added.append(JSONTree.member(key, .list(entries)))
      } else {
        edits.append(object.inserting(entries, into: key))
      }
    }
    let text = added.joined(separator: ", ")
    edits.append(added.isEmpty ? object.deleting(member) : FileEdit(member.whole, text))
    return log.change(by: edits).map { edit in
      Rewriting(edit: edit, key: headings.first?.list, meaning: .dishes)
    }
  }

  /// Reports a section that is written where a dish should be, with the groups that replace all sections
  /// of its list: `{"title": "Rosse", "items": […]}`; false for the key of a dish.
  func reportSection(_ unknown: UnknownMember) -> Bool {
    let section = unknown.object
    guard unknown.known.isSuperset(of: .dish), isSection(section),
      section.members.contains(where: isListOfSection),
      let list = root?.members.first(where: { $0.value.whole.contains(section.offset) }),
      let key = list.fileKey
    else { return false }
    reportHeading(section, in: list.value, key, grouping(sectionsIn: list.value))
    return true
  }

  /// Turns the sections of a list, or of an object in its place, into groups of its dishes.
  func grouping(sectionsIn list: JSONValue) -> FileEdit? {
    guard let root, list.length < Self.longestHeadings, comments.texts(in: list.whole).isEmpty
    else { return nil }
    var headings = headings(in: list, of: Heading(title: titleOfSection(list) ?? ""))
    // What stands beside the dishes of an object is kept in a group with the name of the list.
    if headings.contains(where: { $0.id.isEmpty && !$0.members.isEmpty }) {
      let key = root.members.first { $0.value.offset == list.offset }?.key.text ?? ""
      headings = self.headings(in: list, of: Heading(title: key))
    }
    let dishes = headings.flatMap { $0.id.isEmpty ? $0.dishes : $0.grouped }
    let groups = missingGroups(of: headings.filter { !$0.id.isEmpty }, in: root)
    let entries = list.writing(.list(dishes))
    guard !groups.isEmpty else { return entries }
    return log.change(by: [entries, root.inserting(groups, into: .groups)])
  }

  private func missingGroups(of headings: [Heading], in root: JSONValue) -> [JSONTree] {
    var ids = Set(root.list(.groups).compactMap { $0.member(.id)?.value.string })
    return headings.filter { !$0.isUnused && ids.insert($0.id).inserted }.map(\.group)
  }

  private func isListOfSection(_ member: JSONMember) -> Bool {
    let key = member.key.text
    let isNamed = isNameOfSections(key) || FileKey.named(key, among: .listsOfDishes) != nil
    return isNamed && member.value.kind == .array && !member.means(Self.partsOfDish)
  }

  /// The headings in a list or an object and the nested ones, each with its dishes; none in any other
  /// value.
  private func headings(in value: JSONValue, of heading: Heading) -> [Heading] {
    var heading = heading
    if let dishes = dishes(in: value) {
      heading.dishes = dishes
      return [heading]
    }
    let others = value.members.filter {
      !isHeading($0) && $0.fileKey != .id && !$0.value.isEmptyList
    }
    heading.members += others.filter { $0.value.title != heading.title }.map(\.namedTree)
    let translated = others.first { $0.value.isTranslated && $0.value.title == heading.title }
    heading.translatedTitle = translated?.value.tree
    let sections = sections(in: value)
    let offsets = Set(sections.map(\.offset))
    let loose = value.elements.filter { !offsets.contains($0.offset) }
    heading.dishes += loose.flatMap(dishes(ofEntry:))
    var inside = headings(of: sections, inside: value, outer: heading.title)
    guard heading.dishes.isEmpty else { return [heading] + inside }
    // The members of a heading without dishes are kept with the first heading inside it, or else in a
    // group without dishes.
    if inside.isEmpty, heading.outer != nil, value.kind == .object { return [heading] }
    if let first = inside.indices.first {
      inside[first].members += heading.members
      if inside[first].title == heading.title {
        inside[first].translatedTitle = heading.translatedTitle
      }
    }
    return inside
  }

  /// The sections in a list: objects with dishes, and objects of texts beside them.
  private func sections(in list: JSONValue) -> [JSONValue] {
    let filled = list.elements.filter { isSection($0) }
    guard !filled.isEmpty else { return [] }
    let offsets = Set(filled.map(\.offset))
    let keys = Set(filled.flatMap { $0.members.map(\.key.text) })
    return list.elements.filter { offsets.contains($0.offset) || isSectionOfTexts($0, keys) }
  }

  /// True for an object of texts under the keys of sections, with a title or an empty list. One with a name
  /// may be a dish without a price.
  private func isSectionOfTexts(_ object: JSONValue, _ keys: Set<String>) -> Bool {
    let isTitled = object.member(.title) != nil || object.members.contains { $0.value.isEmptyList }
    guard isTitled, titleOfSection(object) != nil else { return false }
    return object.members.allSatisfy { member in
      let isKnown = keys.contains(member.key.text) || member.means([.description, .notes])
      return isKnown && (member.value.string != nil || member.value.isEmptyList)
    }
  }

  /// The headings of the sections in a list, and of the lists of dishes in an object.
  private func headings(
    of sections: [JSONValue], inside value: JSONValue, outer: String
  ) -> [Heading] {
    let sections = sections.map { section in
      (title: titleOfSection(section) ?? outer, value: section)
    }
    let isTitled = titleOfSection(value) != nil
    let lists = value.members.filter(isHeading).map { member in
      let key = member.key.text
      let isOnlyList = isTitled && FileKey.named(key, among: .listsOfDishes) != nil
      return (title: isOnlyList || isNameOfSections(key) ? outer : key, value: member.value)
    }
    return (lists + sections).flatMap { title, value in
      headings(in: value, of: Heading(title: title, outer: outer))
    }
  }

  /// True for a member of a heading that holds dishes.
  private func isHeading(_ member: JSONMember) -> Bool {
    holdsDishes(member.value) || isDish(member.value)
  }

  /// The dishes that a value is or maps names to; nil for a list with headings inside.
  private func dishes(in value: JSONValue) -> [JSONTree]? {
    if isDish(value) { return [.object(value.memberTrees)] }
    if let dishes = dishesMeant(byRows: value) { return dishes }
    if let dishes = value.pricedMeant { return dishes }
    return value.members.contains(where: isHeading) ? nil : value.objectsMeant(keyedBy: .name)
  }

  private func dishes(ofEntry entry: JSONValue) -> [JSONTree] {
    if let name = entry.string { return objectsMeant(by: [name], in: .other).first ?? [] }
    guard entry.kind == .object else { return [entry.tree] }
    return [.object(entry.memberTrees)]
  }

  func titleOfSection(_ object: JSONValue) -> String? {
    object.members.first { $0.value.title != nil && $0.means([.name, .title, .group]) }?
      .value.title
  }

  /// True for a key that is not a heading: `items`, `hasMenuSection`
  private func isNameOfSections(_ key: String) -> Bool {
    FileKey.named(key, among: [.items, .groups, .other]) != nil
      || FoldedText(key).text.contains("menu")
  }

  /// The keys of lists that are parts of a dish.
  private static let partsOfDish: KeySet = [.sizes, .addOns, .ingredients, .allergens, .price]

  /// True for an object with a name and a price.
  private func isDish(_ value: JSONValue) -> Bool {
    value.has([.name]) && value.has([.price, .sizes])
  }

  /// True for an object with a list of dishes and without a price.
  func isSection(_ object: JSONValue, depth: Int = 0) -> Bool {
    object.kind == .object && object.count <= 50 && !object.has([.price, .sizes])
      && object.members.contains { member in
        holdsDishes(member.value, depth: depth + 1) && !member.means(Self.partsOfDish)
      }
  }

  /// True for a list of dishes or of sections, and for an object that holds such a list.
  func holdsDishes(_ value: JSONValue, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    if value.kind == .object {
      return isSection(value, depth: depth) || value.members.contains { isDish($0.value) }
    }
    return value.kind == .array && value.count > 0
      && value.elements.prefix(50).allSatisfy { element in
        element.has([.name, .title]) || isSection(element, depth: depth)
      }
  }
}

/// Dishes that are written in a group.
extension MenuParser {
  /// Moves the dishes of a group, each with the id of the group, into `other`; nil if the group has no id.
  func moving(_ member: JSONMember, outOf group: JSONValue, withID id: String) -> FileEdit? {
    guard let root, root.count <= Self.mostKeys, id != "…",
      member.value.length < Self.longestHeadings,
      comments.texts(in: member.value.whole).isEmpty
    else { return nil }
    let dishes = member.value.elements.map { dish in
      let isNamed = dish.kind != .object || dish.member(.group) != nil
      return isNamed ? dish.tree : .object([(FileKey.group.name, .text(id))] + dish.memberTrees)
    }
    return log.change(by: [group.deleting(member), root.inserting(dishes, into: .other)])
  }
}

extension MenuList {
  /// The list that the dishes under a heading belong to; nil for a heading that does not say it.
  /// `PIZZE ROSSE` → pizzas, `Birre artigianali` → beverages
  package init?(heading: String) {
    let words = FoldedText(heading).text
    let named = FileKey.named(heading, among: .listsOfDishes)?.list
    if words.contains("pizz") {
      self = .pizzas
    } else if OwnerWords.shared[.stemsOfDrinks].contains(where: words.hasPrefix) {
      self = .beverages
    } else if let named, named != .other {
      self = named
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// A text, or the first one of its translations.
  fileprivate var title: String? {
    isTranslated ? members.lazy.compactMap(\.value.string).first : string
  }
}

extension JSONTree {
  /// True for a dish with a group, under whatever key: `"categoryId": "v"`
  fileprivate var namesGroup: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { FileKey.named($0.key, among: [.group]) != nil }
  }
}
