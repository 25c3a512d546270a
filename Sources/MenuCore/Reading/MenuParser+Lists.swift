internal import LocatedJSON

/// Lists, and the lists that replace other values.
extension MenuParser {
  /// The keys whose lists hold objects with a name.
  private static let ofNamed: KeySet = [
    .sizes, .addOns, .items, .pizzas, .beverages, .desserts, .other,
  ]

  /// The keys that distinguish an entry of such a list from a map of entries.
  private static let ofEntries: KeySet = [.name, .title, .items, .choose]

  /// The entries of a list. Any other value has no entries; it is reported, with the list that replaces
  /// it as the edit.
  func elements(of value: JSONValue, _ key: FileKey) -> JSONElements {
    if value.kind != .array {
      if KeySet.promises.contains(key) {
        reportPromise(key, .list, at: value, promise: value.promisesMeant(by: key))
      } else {
        let lists = listsMeant(by: value, key)
        let isText = value.kind == .string && key != .groups
        let isCertain = isText || key != .groups && value.pricedMeant != nil
        let isNamed = value.kind == .string && Self.ofNamed.contains(key)
        reportType(
          key, .list, at: value, alternatives: lists,
          isCertain: isCertain && !(isNamed && value.hasDigit))
      }
    }
    return value.elements
  }

  /// Reports a value with the alternatives that replace it.
  private func reportType(
    _ key: FileKey, _ expected: Finding.ValueType, at value: JSONValue,
    alternatives: [JSONTree], isCertain: Bool
  ) {
    let edits = alternatives.map(value.writing)
    let only = edits.only.map { Remedy.edit($0, isCertain: isCertain) }
    reportType(key, expected, at: value, only ?? .oneOf(edits))
  }

  /// The possible lists that replace another value; none if the value is not clear enough.
  func listsMeant(by value: JSONValue, _ key: FileKey) -> [JSONTree] {
    switch (key, value.kind) {
    case (.ingredients, .string):
      return [.texts(value.text.namesMeant)]
    case (_, .string) where Self.ofNamed.contains(key):
      var names = value.text.namesMeant
      // `normale 5,00 / maxi 9,00`
      if key == .sizes { names = names.flatMap { $0.split(separator: " / ").map(String.init) } }
      return objectsMeant(by: names, in: key).map { .list($0) }
    case (.groups, .string):
      return [.list(value.text.namesMeant.map { Self.group(titled: $0) })]
    case (.groups, .object): return value.groupsMeant.map { [.list($0)] } ?? []
    case (.notes, .object) where value.isTranslated: return [.list([value.tree])]
    case (.ingredients, .object), (.notes, .object):
      let parts = value.members.compactMap(\.value.textsMeant)
      let texts = parts.count == value.count ? parts.joined().map { JSONTree.text($0) } : []
      return (value.translationsMeant ?? texts.nonEmpty).map { [.list($0)] } ?? []
    case (.contains, .object), (.mayContain, .object):
      let words = value.members.filter { $0.value.bool == true }
        .compactMap { Allergen.exact($0.key.text) }
      guard words.count == value.count else { return [] }
      return [.texts(words.map(\.rawValue))]
    case (_, .string), (_, .number): return [.list([value.tree])]
    case (_, .object):
      var entries = value.pricedMeant ?? value.objectsMeant(keyedBy: .name)
      if value.has(Self.ofEntries) { entries = [value.tree] }
      return entries.map { [.list($0)] } ?? []
    default: return []
    }
  }

  /// Reports an entry of a list of objects that is not an object, with the object that replaces it.
  func reportNonObject(_ element: JSONValue, of key: FileKey, _ expected: Finding.ValueType) {
    if let entry = element.entryMeant {
      return reportType(key, expected, at: element, write: entry)
    }
    if expected == .group, let title = element.string {
      return reportType(key, expected, at: element, write: Self.group(titled: title))
    }
    let objects = element.string.map { objectsMeant(by: [$0], in: key) } ?? []
    reportType(
      key, expected, at: element, alternatives: objects.flatMap(\.self),
      isCertain: !element.hasDigit)
  }
}
