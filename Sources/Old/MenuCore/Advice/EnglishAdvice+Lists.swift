extension EnglishAdvice {
  /// The advice on lists that are not read.
  func advice(on rule: Diagnostic.ListRule) -> Advice {
    switch rule {
    case .noDish(let layout, let list):
      Advice(Self.noDish(layout, list), Self.cure(layout, list))
    case .unknownList(let key, let list, let isMeant, let isThere, let heading):
      Advice(
        #""\#(key)" is not shown"# + (isMeant ? Self.didYouMean(list.rawValue) : ""),
        isThere
          ? #"put its entries into "\#(list.rawValue)""# + Self.keeping(heading)
          : #"call it "\#(list.rawValue)""# + Self.keeping(heading))
    case .entriesByName(let key, let list, let first, let count):
      Advice(
        #""\#(key)"\#(ofDish) must be a list in [ ], not "#
          + (count == 1 ? "1 entry by its name" : "\(count) entries by their names"),
        (key.contains(".") ? "write at the top of the file " : "write ")
          + AdviceText.list(list, first, of: count))
    case .listInList(let key):
      Advice(#""\#(key)"\#(ofDish) is a list in a list"#, "take the inner [ and ] away")
    case .unreadDishes(let key, let list):
      Advice(#""\#(key)" is not read; \#(Self.place(of: list))"#, Self.cure(nil, list))
    case .sectionInList(let key, let count):
      Advice(
        #"\#(subject) is a section with \#(Self.dishes(count)) under "\#(key)", not a dish"#,
        #"put each of them into "\#(dish?.list.rawValue ?? "other")" itself, with a "group""#
          + Self.headings)
    }
  }

  /// How the heading that a key is stays one.
  private static func keeping(_ heading: Diagnostic.KeyHeading?) -> String {
    guard let heading else { return "" }
    return #", with "group": \#(AdviceText.written(heading.id)) in each of its dishes"#
      + (heading.isThere ? "" : #", and \#(AdviceText.group(heading)) in "groups""#)
  }

  private static func dishes(_ count: Int) -> String { count == 1 ? "1 dish" : "\(count) dishes" }

  private static func noDish(_ layout: ForeignLayout?, _ list: UnreadList?) -> String {
    let place = list.map { "; \(self.place(of: $0))" } ?? ""
    switch layout {
    case .schemaOrg: return "this is a schema.org menu (JSON-LD)\(place)"
    case .list: return "the file is a list, not a menu\(place)"
    case nil: return "no dish found\(place)"
    }
  }

  /// Where the dishes seem to be.
  private static func place(of list: UnreadList) -> String {
    let keys = AdviceText.quoted(list.keys)
    let entries =
      list.count == 1
      ? "1 entry that looks like a dish (\(keys))"
      : "\(list.count) entries that look like dishes (\(keys))"
    let what =
      list.sections.map { #"a list of \#($0.count) sections with "\#($0.key)", \#(entries)"# }
      ?? "a list of \(entries)"
    let path = list.path.isEmpty ? "" : ": \(list.path)"
    let others =
      list.others == 0
      ? "" : list.others == 1 ? " and 1 more list" : " and \(list.others) more lists"
    return "line \(list.line) holds \(what)\(path)\(others)"
  }

  private static func cure(_ layout: ForeignLayout?, _ list: UnreadList?) -> String {
    guard let list, layout != .schemaOrg else {
      return layout == .schemaOrg
        ? "giuseppe-menu init writes a menu that its dishes can go into"
        : #"the smallest menu is {"pizzas": [{"name": "Margherita"}]}"#
    }
    if let sections = list.sections {
      return #"put the entries of each "\#(sections.key)" into \#(AdviceText.lists("or"))"#
        + headings
    }
    if let menuList = list.menuList {
      return #"put "\#(menuList.rawValue)" at the top of the file, in no other brackets"#
    }
    if list.path.isEmpty {
      return #"write {"pizzas": before it and } behind it (or "beverages", "desserts", "other")"#
    }
    return "put its entries into \(AdviceText.lists("or"))"
      + (list.path.contains(".") ? headings : "")
  }

  /// What stands over a list of dishes must not be lost with it.
  private static let headings = #"; a heading or a note over them belongs into "groups""#

  /// What to do with two values of one key: nothing that holds others is taken away.
  static func joining(_ container: SyntaxFault.Container?) -> String {
    switch container {
    case .list: "put the entries of both into one list"
    case .object: "put what both hold into one { }"
    case nil: "keep one"
    }
  }

  /// Whether a key is that of a list that is shown however often it is given.
  func isList(_ key: String) -> Bool { dish == nil && MenuList(rawValue: key) != nil }
}
