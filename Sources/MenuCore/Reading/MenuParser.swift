internal import LocatedJSON

/// Makes a menu of the values of a file: its keys, then their values, then `Promises`.
struct MenuParser {
  let log: DiagnosticLog
  /// True if `Advice` will ask for the places of dishes.
  let isCheck: Bool
  var menu = Menu()
  /// The signs of the file's `allergenKey`: "7" → milk.
  var allergenKey = AllergenKey()
  var lexicon = IngredientLexicon()
  /// The language tags that were seen, by their bytes.
  var tags = TagCache()
  /// The groups by their ids.
  var groups = GroupTable()
  /// The ids of dishes that were read.
  var dishIDs: Set<UTF8Text> = []
  /// The texts of the file that speak of allergens, with the dishes whose silence they break.
  var spokenTexts: [SpokenText] = []
  /// The objects of the dishes by list, for `Advice` only.
  var dishObjects: [MenuList: [JSONValue]] = [:]

  init(log: DiagnosticLog, isCheck: Bool) {
    (self.log, self.isCheck) = (log, isCheck)
  }

  /// Reads the whole file: first the keys that others need, then the lists; an error outside the dishes
  /// that may speak of them withdraws the promises of all.
  mutating func read(_ root: JSONValue) {
    let (members, _) = members(of: root, .file)
    for member in members where KeySet.ofTheHouse.contains(member.key) {
      _ = log.errors { readHouse(member) }
    }
    for (key, value) in members {
      switch key {
      case .allergenKey: readAllergenKey(value)
      case .groups: readGroups(value)
      default: break
      }
    }
    for (key, value) in members {
      switch key {
      case .description:
        menu.description = text(value, key)
        noteSpokenText(value)
      case .notes:
        menu.notes = texts(value, key)
        for note in value.elements { noteSpokenText(note) }
      default: break
      }
    }
    for (key, value) in members {
      if let list = MenuList(rawValue: key.name) { readList(value, list) }
    }
    menu.languagesOfTexts = tags.used
    if log.errors > 0 { withdrawAllPromises() }
    reportSpokenTexts()
    if menu.numberOfDishes == 0 { log.report(.noDish, at: root.range) }
  }

  /// Reads a key that cannot speak of what is in a dish.
  private mutating func readHouse(_ member: Member) {
    let value = member.value
    switch member.key {
    case .name: menu.name = text(value, .name)
    case .language:
      menu.language = language(value)
      log.language = menu.language
    case .currency: menu.currency = currency(value)
    case .cover: menu.cover = cover(value)
    case .address: menu.address = text(value, .address, isRead: false)
    case .phone: menu.phone = text(value, .phone, isRead: false)
    case .hours: menu.hours = text(value, .hours, isRead: false)
    default: break
    }
  }

  private mutating func readList(_ value: JSONValue, _ list: MenuList) {
    guard value.kind == .array else { return reportType(list.key, "list", at: value) }
    for element in value.elements {
      guard element.kind == .object else {
        reportType(list.key, "dish", at: element)
        continue
      }
      readDish(element, of: list)
    }
  }
}

extension MenuList {
  /// The key of the file under which it stands.
  var key: Key {
    switch self {
    case .pizzas: .pizzas
    case .beverages: .beverages
    case .desserts: .desserts
    case .other: .other
    }
  }
}

/// The members of an object whose keys it may have.
extension MenuParser {
  typealias Member = (key: Key, value: JSONValue)

  /// The members of an object that it may have, in the order of the file, and apart from them those
  /// with a key that is given twice; tells of the latter, and of keys that nothing reads. `null` is:
  /// not there.
  func members(of object: JSONValue, _ known: KeySet) -> (once: [Member], twice: [Member]) {
    var members: [Member] = []
    members.reserveCapacity(16)
    var (seen, twice) = (KeySet(), KeySet())
    for member in object.members {
      if let key = Key.table[member.key], known.contains(key) {
        if !seen.insert(key).inserted, twice.insert(key).inserted {
          log.report(.repeatedKey, nil, [.text(key.name)], at: member.key.range)
        }
        if member.value.kind != .null { members.append((key, member.value)) }
      } else if !member.key.isPrivate {
        reportUnknown(member, known, of: object)
      }
    }
    guard !twice.isEmpty else { return (members, []) }
    return (
      members.filter { !twice.contains($0.key) }, members.filter { twice.contains($0.key) }
    )
  }

  /// The nearest key is offered, and its edit made, only where it is not there yet; never one that
  /// promises.
  private func reportUnknown(_ member: JSONMember, _ known: KeySet, of object: JSONValue) {
    let written = member.key.excerpt ?? ""
    var candidates = known.subtracting(.promises)
    for other in object.members { if let key = Key.table[other.key] { candidates.remove(key) } }
    if candidates.contains(.allergens), !member.value.isListOfWarnings {
      candidates.remove(.allergens)
    }
    guard let near = EditDistance.nearest(to: written, among: candidates.map(\.name)) else {
      return log.report(.unknownKey, nil, [.text(written)], at: member.key.range)
    }
    log.report(
      .unknownKey, "near", [.text(written), .text(near)], at: member.key.range,
      edit: FileEdit(member.key.range, "\"\(near)\""))
  }

  /// Tells that a value is of the wrong kind; `variant` is the kind that it must be.
  func reportType(_ key: Key, _ variant: String, at value: JSONValue, edit: FileEdit? = nil) {
    log.report(.wrongType, variant, [.text(key.name)], at: value.range, edit: edit)
  }

  /// Tells that a number is out of its range.
  func reportRange(_ key: Key, _ value: JSONValue, _ range: ClosedRange<Int>) {
    log.report(
      .outOfRange, nil,
      [
        .text(key.name), .text(value.excerpt ?? ""), .text("\(range.lowerBound)"),
        .text("\(range.upperBound)"),
      ], at: value.range)
  }
}

extension JSONValue {
  /// True for `x-…`, which is anybody's own.
  var isPrivate: Bool { withUTF8 { $0.starts(with: "x-".utf8) } }

  /// True for a list of words, or an object without a promise: what `allergens` may be called by an
  /// edit.
  fileprivate var isListOfWarnings: Bool {
    switch kind {
    case .array: true
    case .object:
      members.allSatisfy { $0.key == "contains" || $0.key == "mayContain" }
    default: false
    }
  }
}
