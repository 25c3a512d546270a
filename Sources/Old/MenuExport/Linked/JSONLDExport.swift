internal import OldMenuCore
internal import OldMenuPresentation

/// The menu for search engines: schema.org in JSON-LD, in one language.
///
/// A `Restaurant` with its menu where the file names it and tells its address in parts, else the `Menu`
/// alone. It may stand in a script element as it is.
public struct JSONLDExport: ExportFormat {
  /// Whether it tells allergens too, for which schema.org has no words, in GS1's vocabulary.
  public var hasAllergens: Bool

  /// Whether a dish is told with no more than its name, prices and diets, beside a page that has the
  /// rest in words.
  public var isBrief: Bool

  /// Makes the format.
  public init(hasAllergens: Bool = false, isBrief: Bool = false) {
    self.hasAllergens = hasAllergens
    self.isBrief = isBrief
  }

  /// Writes the object.
  public func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    let terms = LinkedTerms(menu: menu, hasAllergens: hasAllergens, isBrief: isBrief)
    var json = JSONStream()
    json.beginObject()
    json.member("@context", terms.context)
    let restaurant = terms.restaurant
    for (key, value) in restaurant ?? [] { json.member(key, value) }
    if restaurant != nil { json.beginObject("hasMenu") }
    for (key, value) in terms.menu(isAlone: restaurant == nil) { json.member(key, value) }
    json.beginList("hasMenuSection")
    for shown in menu.dataSource.listsWithRows {
      let list = LinkedList(shown, of: menu)
      json.beginObject()
      for (key, value) in terms.section(list.title) { json.member(key, value) }
      if let own = list.own { try write(own, of: menu, terms, &json, to: sink) }
      if !list.groups.isEmpty {
        json.beginList("hasMenuSection")
        for group in list.groups {
          json.beginObject()
          let title = menu.dataSource.title(forSection: group) ?? ""
          let texts = terms.section(title, menu.dataSource.group(forSection: group))
          for (key, value) in texts { json.member(key, value) }
          try write(group, of: menu, terms, &json, to: sink)
          json.end()
        }
        json.end()
      }
      json.end()
    }
    json.end()
    if restaurant != nil { json.end() }
    json.end()
    try json.flush(to: sink)
  }

  private func write(
    _ section: Int, of menu: ExportedMenu, _ terms: LinkedTerms, _ json: inout JSONStream,
    to sink: ([UInt8]) throws -> Void
  ) rethrows {
    json.beginList("hasMenuItem")
    try menu.forEachRow(inSection: section) { row in
      json.element(terms.item(row))
      try json.flushIfFull(to: sink)
    }
    json.end()
  }
}

/// A list of the menu with its sections that have rows.
private struct LinkedList {
  let title: String
  /// The section of its dishes without a group, which comes first; a group may be called as its list.
  let own: Int?
  /// The sections of its groups.
  let groups: ArraySlice<Int>

  init(_ shown: ListOfSections, of menu: ExportedMenu) {
    title = menu.context.interfaceLanguage.name(of: shown.list)
    let first = shown.section
    let isOwn = menu.dataSource.title(forSection: first)?.hasSameUTF8(as: title) ?? false
    own = isOwn ? first : nil
    groups = shown.sections.dropFirst(isOwn ? 1 : 0)
  }
}
