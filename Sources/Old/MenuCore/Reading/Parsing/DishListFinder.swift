internal import OldLocatedJSON

/// Finds lists whose entries look like dishes, whatever their keys are called.
struct DishListFinder {
  /// A list that was found.
  struct Found {
    let value: JSONValue
    let path: String
    /// The entries that look like dishes, of all sections together.
    let count: Int
    let keys: [String]
    let sections: UnreadList.Sections?
    let menuList: MenuList?
  }

  /// What a word for a key says about the object that has it.
  fileprivate enum Trait {
    case name, price, contents, none
  }

  /// So many objects are looked at; no menu has more, and a file that is none must not take long.
  private static let limit = 50_000
  /// Of a list, so many entries are looked at to know what it holds.
  private static let samples = 8

  private var seen = 0
  private var traits: [UTF8Text: Trait] = [:]

  /// The lists in a value, the longest first and in the order of the file.
  ///
  /// - Complexity: O(*n*), and no more than some 50,000 objects are looked at.
  mutating func lists(in value: JSONValue, path: String = "") -> [Found] {
    var found: [Found] = []
    find(in: value, path: path, key: nil, &found)
    // Stable, so that of two the first comes first.
    return found.enumerated().sorted { left, right in
      (right.element.count, left.offset) < (left.element.count, right.offset)
    }.map(\.element)
  }

  /// What makes the entries of a list look like dishes, nil if they do not.
  ///
  /// - Parameters:
  ///   - value: the list, or an object of objects.
  ///   - isNameEnough: whether a name makes a dish, whatever stands beside it.
  ///   - mayBeNamed: whether a name makes a dish, if nothing stands beside it.
  /// - Returns: the two keys, or the one of the name.
  mutating func dishKeys(
    of value: JSONValue, isNameEnough: Bool = false, mayBeNamed: Bool = false
  ) -> [String]? {
    var (objects, dishes) = (0, 0)
    var keys: [String] = []
    for entry in Self.entries(of: value) {
      guard entry.kind == .object else {
        // Among the members of an object that is one thing, not a list of several by their names.
        if value.kind == .object { return nil }
        continue
      }
      objects += 1
      guard let found = dishKeys(ofEntry: entry, isNameEnough: isNameEnough, mayBeNamed: mayBeNamed)
      else { continue }
      if keys.isEmpty { keys = found }
      dishes += 1
    }
    return dishes > 0 && dishes * 2 >= objects ? keys : nil
  }

  /// Whether an object holds dishes by their names, each with a price.
  mutating func areNamedDishes(_ value: JSONValue) -> Bool {
    let members = Array(value.members.prefix(Self.samples))
    return !members.isEmpty
      && members.allSatisfy { member in
        seen += 1
        return member.value.members.prefix(64).contains { trait(of: $0.key) == .price }
      }
  }

  /// The key under which an object holds a list of dishes, and how many; nil for one that has a price,
  /// whose sizes and add-ons look the same.
  mutating func section(_ object: JSONValue, depth: Int = 3) -> (key: JSONValue, count: Int)? {
    guard object.members.contains(where: { $0.value.kind == .array }) else { return nil }
    for member in object.members.prefix(64) where trait(of: member.key) == .price {
      if member.value.kind != .array { return nil }
    }
    for member in object.members.prefix(64) where member.value.kind == .array {
      guard !member.isOwnersOwn,
        KeyWords.Place.dish(of: .other).exactKey(meantBy: member.key.excerpt) == nil
      else { continue }
      if dishKeys(of: member.value) != nil { return (member.key, Self.count(member.value)) }
      // A section of sections has the dishes of all of them.
      let inner = depth > 0 ? sections(in: member.value, depth) : 0
      if inner > 0 { return (member.key, inner) }
    }
    return nil
  }

  /// How many dishes the sections of a list have together.
  private mutating func sections(in list: JSONValue, _ depth: Int) -> Int {
    var count = 0
    for entry in list.elements.prefix(64) where entry.kind == .object {
      count += section(entry, depth: depth - 1)?.count ?? 0
    }
    return count
  }

  private mutating func find(
    in value: JSONValue, path: String, key: JSONValue?, _ found: inout [Found]
  ) {
    guard value.kind == .array || value.kind == .object, seen < Self.limit else { return }
    let list = key.flatMap { FileKey.table.match($0) }.flatMap {
      MenuList(rawValue: $0.word.rawValue)
    }
    if let keys = dishKeys(of: value, isNameEnough: list != nil) {
      let count = Self.count(value)
      // An object of objects is a list by name; one alone is more likely to be something else.
      if value.kind == .array || count > 1 {
        found.append(
          Found(
            value: value, path: path, count: count, keys: keys, sections: nil, menuList: list))
        return
      }
    }
    if let sections = sections(of: value, path) {
      found.append(sections)
      return
    }
    if value.kind == .array {
      for (index, entry) in value.elements.enumerated() {
        find(in: entry, path: "\(path)[\(index)]", key: nil, &found)
      }
    } else {
      for member in value.members where !member.isOwnersOwn {
        let name = member.key.excerpt
        find(
          in: member.value, path: path.isEmpty ? name : "\(path).\(name)", key: member.key, &found)
      }
    }
  }

  /// A list each of whose entries holds a list of dishes under the same key.
  private mutating func sections(of value: JSONValue, _ path: String) -> Found? {
    guard value.kind == .array else { return nil }
    var first: (key: JSONValue, keys: [String])?
    for entry in value.elements.prefix(Self.samples) where first == nil {
      seen += 1
      guard entry.kind == .object, let key = section(entry)?.key,
        let dishes = entry.members.first(where: { $0.key.hasSameText(as: key) })?.value,
        let keys = dishKeys(of: dishes)
      else { continue }
      first = (key, keys)
    }
    guard let (key, keys) = first else { return nil }
    var (sections, dishes) = (0, 0)
    for entry in value.elements where entry.kind == .object {
      sections += 1
      let list = entry.members.first { $0.key.hasSameText(as: key) }?.value
      dishes += list.map(Self.count) ?? 0
    }
    return Found(
      value: value, path: path, count: dishes, keys: keys,
      sections: .init(count: sections, key: key.excerpt), menuList: nil)
  }

  private mutating func dishKeys(
    ofEntry entry: JSONValue, isNameEnough: Bool, mayBeNamed: Bool
  ) -> [String]? {
    seen += 1
    var name: String?
    var price: String?
    var contents: String?
    var count = 0
    for member in entry.members.prefix(64) {
      // What schema.org sells in a section is in it, also where the section has hours of its own.
      if member.key == "hasMenuItem" || member.key == "hasMenuSection" { return nil }
      count += 1
      switch trait(of: member.key) {
      case .name: name = name ?? member.key.excerpt
      case .price: price = price ?? member.key.excerpt
      case .contents: contents = contents ?? member.key.excerpt
      case .none: continue
      }
    }
    guard let name else { return nil }
    if let other = price ?? contents { return [name, other] }
    // What has an id or a number besides is more likely a legend or a heading.
    return isNameEnough || count == 1 && mayBeNamed ? [name] : nil
  }

  private mutating func trait(of key: JSONValue) -> Trait {
    let text = UTF8Text(key.excerpt)
    if let known = traits[text] { return known }
    let trait = Trait(word: text.string)
    traits[text] = trait
    return trait
  }

  private static func entries(of value: JSONValue) -> [JSONValue] {
    value.kind == .array
      ? Array(value.elements.prefix(samples)) : value.members.prefix(samples).map(\.value)
  }

  private static func count(_ value: JSONValue) -> Int {
    value.kind == .array
      ? value.elements.reduce(0) { count, _ in count + 1 }
      : value.members.reduce(0) { count, _ in count + 1 }
  }
}

extension DishListFinder.Trait {
  /// What a key says, in any of the languages that owners write in; `price1` and `klein_price` are
  /// prices too.
  fileprivate init(word: String) {
    switch KeyWords.Place.dish(of: .other).exactKey(meantBy: word) {
    case "name": self = .name
    case "price", "sizes": self = .price
    case "ingredients", "allergens": self = .contents
    default:
      let folded = Array(KeyWords.folded(word).string.utf8)
      let isPrice = PriceWords.all.contains { folded.contains(Array($0.stem.utf8)[...]) }
      self = isPrice || folded == Array("offers".utf8) ? .price : .none
    }
  }
}
