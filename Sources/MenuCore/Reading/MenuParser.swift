internal import LocatedJSON

/// Builds a menu from the values of a file: first the keys, then their values, then the promises
/// (`Safety`).
///
/// A class, because a structure of this size would be copied at each call that only reads it.
package final class MenuParser {
  /// The diagnostics found so far.
  package let log: DiagnosticLog
  /// True if the positions of dishes are kept, to advise the owner or to edit the file.
  let isForOwner: Bool
  /// The menu that was read.
  package internal(set) var menu = Menu()
  /// True if each list of allergens names all that apply.
  var listsAreComplete = false
  /// The rule for promises, once everything it needs from the file was read.
  var safety = Safety(Menu())
  /// The comments of the file.
  var comments = FileComments()
  /// The values of the add-ons of the dish that is being read, in the order of its groups.
  var addOnValues: [JSONValue] = []
  /// The indices of the `addOnValues` that contain an error.
  var faultyAddOns: Set<Int> = []
  /// The language tags found so far, by their bytes.
  var tags = TagCache()
  var groups = GroupTable()
  /// The value of the whole file.
  var root: JSONValue?
  /// The signs that the file explains with an unknown word; the signs that it should explain, once one of
  /// them was found.
  var unreadSigns: Set<UTF8Text> = []
  var signsToExplain: [String]?
  /// The currency that a message about a price or a dish adds to the file, if the file states none.
  package internal(set) var currencyOfParts: Currency?
  /// The offset of the last list in which a heading was reported.
  var listWithHeadings: Int?
  /// The statement about allergens that is being read.
  var statementValue: JSONValue?
  /// The ids of dishes that were read.
  var dishIDs: Set<UTF8Text> = []
  /// True if a group contains dishes, which are reported there.
  var findsDishesInGroups = false
  /// The entries of the dishes, only if `isForOwner`.
  package internal(set) var entries: [DishEntry] = []

  /// The entry of the file, only if `isForOwner`.
  package internal(set) var file: FileEntry?

  init(log: DiagnosticLog, isForOwner: Bool) {
    self.log = log
    self.isForOwner = isForOwner
  }

  /// Reads the whole file: first the keys that others need, then the lists. An error outside the dishes
  /// that may concern them withdraws all promises.
  func read(_ root: JSONValue) {
    self.root = root
    let object = self.members(of: root, .file)
    log.errors -= object.repeated.intersection(.ofTheHouse).count
    // Both lists are read, so that no dish and no warning is lost.
    let unclear = object.repeated.subtracting(.lists)
    let members = object.all.filter { !unclear.contains($0.key) }
    for member in members where KeySet.ofTheHouse.contains(member.key) {
      // These cannot say anything about the contents of a dish.
      log.withoutCountingErrors { read(member) }
    }
    for keys: KeySet in [[.allergenKey, .allergensComplete], [.groups], [.description, .notes]] {
      for member in members where keys.contains(member.key) { read(member) }
    }
    comments.setLists(of: root)
    safety = Safety(menu, comments: comments.outsideLists, lexicon: safety.lexicon)
    for (key, value) in members {
      guard let list = key.list else { continue }
      dishIDs.reserveCapacity(dishIDs.count + value.room)
      menu[list].reserveCapacity(value.room)
      readDishes(value, key, of: list)
    }
    arrangeLists(members.compactMap { $0.key.list })
    // An error may concern any dish, and comments that were not listed may warn of anything.
    if log.errors > 0 || comments.isCut { menu.withdrawPromises() }
    reportUnclearRemarks(in: FileEntry(root: root))
    menu.isSettled = true
    menu.languagesOfTexts = menu.languagesInTexts(limit: tags.used.count)
    // A list that could not be read is already reported.
    if menu.numberOfDishes == 0, log.errors == 0, !findsDishesInGroups {
      let entry = JSONTree.list([.members([(.name, .text("…"))])])
      let list = root.member(.pizzas)?.value
      log.report(
        .noDish, at: root.range,
        .advised(list?.writing(entry) ?? root.adding(.pizzas, entry)))
    }
  }

  /// Puts the lists in the order of the file, and those without dishes last.
  private func arrangeLists(_ named: [MenuList]) {
    var order: [MenuList] = []
    for list in named where menu.numberOfDishes(in: list) > 0 && !order.contains(list) {
      order.append(list)
    }
    menu.listsInOrder = order + MenuList.allCases.filter { !order.contains($0) }
  }

  private func read(_ member: Member) {
    let (key, value) = member
    switch key {
    case .schema: _ = plainText(value, key)
    case .name: menu.name = text(value, key)
    case .description: menu.description = text(value, key)
    case .language: menu.language = language(value)
    case .currency: menu.currency = currency(value)
    case .cover: menu.cover = amount(value, key)
    case .address: menu.address = text(value, key, isRead: false)
    case .phone: menu.phone = text(value, key, isRead: false)
    case .hours: menu.hours = text(value, key, isRead: false)
    case .notes: menu.notes += texts(value, key)
    case .allergenKey: readAllergenKey(value)
    case .allergensComplete: listsAreComplete = flag(value, key) ?? false
    case .groups: readGroups(value)
    default: break
    }
  }
}

/// The members of an object whose keys it may have.
extension MenuParser {
  typealias Member = (key: FileKey, value: JSONValue)

  /// The members of an object with a known key, in file order.
  struct KnownMembers {
    let all: [Member]
    /// The keys that occur twice.
    let repeated: KeySet
    /// The keys that are suggested in the messages about unknown keys.
    let suggested: KeySet

    /// Those whose key occurs once.
    var once: [Member] { repeated.isEmpty ? all : all.filter { !repeated.contains($0.key) } }
    /// Those whose key occurs twice.
    var twice: [Member] { repeated.isEmpty ? [] : all.filter { repeated.contains($0.key) } }
  }

  /// The members of an object with a known key. Reports repeated keys and unknown ones. A member that is
  /// `null` is left out.
  func members(of object: JSONValue, _ known: KeySet) -> KnownMembers {
    var members: [Member] = []
    members.reserveCapacity(min(object.count, FileKey.allCases.count))
    var seen = KeySet()
    var repeated = KeySet()
    var unknown: [JSONMember] = []
    var suggested = KeySet()
    for member in object.members {
      if let key = member.fileKey, known.contains(key) {
        if !seen.insert(key).inserted, repeated.insert(key).inserted {
          reportRepeatedKey(key, member, in: object)
        }
        let value = member.value
        if value.kind != .null { members.append((key, value)) }
      } else if !member.key.isPrivate {
        unknown.append(member)
      }
    }
    if !unknown.isEmpty {
      suggested = reportUnknownKeys(
        unknown, in: object, missing: known.subtracting(seen), of: known)
    }
    return KnownMembers(all: members, repeated: repeated, suggested: suggested)
  }

  /// The entries of a list of objects; an entry of another type is reported. `null` counts as missing.
  func objects(
    _ value: JSONValue, _ key: FileKey, _ expected: Finding.ValueType
  ) -> some Sequence<JSONValue> {
    elements(of: value, key).lazy.filter { element in
      if expected == .dish, element.kind == .string, self.isHeading(element, in: value) {
        self.reportHeading(element, in: value, key, self.grouping(value))
      } else if element.kind != .object, element.kind != .null {
        self.reportNonObject(element, of: key, expected)
      }
      return element.kind == .object
    }
  }

  /// Reports a value of the wrong type for its key. Without a remedy, the edit deletes it if it carries
  /// no information.
  func reportType(
    _ key: FileKey, _ expected: Finding.ValueType, at value: JSONValue,
    _ remedy: Remedy = .none
  ) {
    if log.skipsError() { return }
    if let text = value.string, text.meansUnknown, !KeySet.needed.contains(key),
      let deletion = deletion(of: value)
    {
      return log.report(.wrongType(key, .unknown), at: value.range, .advised(deletion))
    }
    var remedy = remedy.or(self.deletion(ofFaulty: value, key))
    let isText = KeySet.facts.contains(key) && value.kind == .string
    if isAlcohol(value, key) || isText && mayWarn(value) {
      remedy = .advised(self.keeping(value, of: key))
    }
    log.report(.wrongType(key, expected), at: value.range, remedy)
  }

  /// The same, with what replaces the value if its meaning is known.
  func reportType(
    _ key: FileKey, _ expected: Finding.ValueType, at value: JSONValue,
    write tree: JSONTree?, isCertain: Bool = false
  ) {
    reportType(key, expected, at: value, .edit(value.writing(tree), isCertain: isCertain))
  }

  /// Deletes a member whose value carries no information; nil if it may warn, or if the key is required.
  private func deletion(ofFaulty value: JSONValue, _ key: FileKey) -> FileEdit? {
    switch key {
    case .name, .title: return value.writing(.text("…"))
    case _ where KeySet.needed.contains(key): return nil
    case _ where KeySet.listsOfDishes.contains(key) && value.count > 0: return nil
    default:
      let mayBeRead = value.texts.contains(where: isAboutAllergens) || mayWarn(value)
      if mayBeRead || value.signsInside.count > 1 { return nil }
      return deletion(of: value)
    }
  }

  /// Reports a promise that is not in the notation of the format, with the text that the owner can write
  /// if it is true.
  func reportPromise(
    _ key: FileKey, _ expected: Finding.ValueType, at value: JSONValue, promise: JSONTree?
  ) {
    guard key == .diets, !log.isFull, mayWarn(value) else {
      return reportType(
        key, expected, at: value, .oneOf([value.writing(promise), self.deletion(of: value)]))
    }
    let edit = value.writing(promise) ?? moving(value, outOfDiets: value)
    log.report(.wrongType(key, expected), at: value.range, .advised(edit))
  }

  /// Deletes the member with a value from its object; nil for an entry of a list.
  func deletion(of value: JSONValue) -> FileEdit? {
    guard let top = log.dish?.object ?? root, top.count <= Self.mostKeys,
      let object = top.object(around: value), let member = object.member(with: value)
    else { return nil }
    return object.deleting(member)
  }

  /// Reports a number outside its range.
  func reportRange(_ key: FileKey, _ value: JSONValue, _ range: ClosedRange<Int>) {
    let written = value.excerpt
    let number = value.number.flatMap { Int($0) }
    let nearest = number.map { max(range.lowerBound, min($0, range.upperBound)) }
    // The meaning of other numbers is unknown.
    let isScale = key == .spicy || key == .formatVersion || key == .min
    var likely: [FileEdit] = []
    if isScale, let nearest { likely = [FileEdit(value.range, "\(nearest)")] }
    if key == .alcoholPercent, let amount = Amount(value.text) {
      likely = [10, 100].compactMap { amount.divided(by: $0) }.filter { $0 <= 100 }
        .map { FileEdit(value.range, JSONText.quoted("\($0)")) }
    }
    log.report(
      .outOfRange(key, written: written, range), at: value.range,
      .oneOf(likely).or(self.deletion(of: value)))
  }
}

extension JSONValue {
  /// True for `x-…`, a private key of the owner.
  var isPrivate: Bool { withUTF8 { $0.starts(with: "x-".utf8) } }

  /// The value of a key, or else the object itself, as the position of a diagnostic.
  func place(of key: FileKey) -> JSONValue { member(key)?.value ?? self }

  /// The entries of a list under a key, in file order, without `null`.
  func list(_ key: FileKey) -> [JSONValue] {
    let value = place(of: key)
    guard value.kind == .array else { return [] }
    return value.elements.filter { $0.kind != .null }
  }
}
