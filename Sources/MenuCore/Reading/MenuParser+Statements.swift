internal import LocatedJSON

/// Statements about allergens, in their three shapes.
extension MenuParser {
  /// A statement: a list of words, `"none"`, or an object. All that can be read of it, which is the
  /// warnings at least; what cannot is told, and the error withdraws the promises.
  mutating func statement(_ value: JSONValue) -> AllergenStatement {
    var statement = AllergenStatement()
    switch value.kind {
    case .array:
      let (contained, unread) = warnings(value, .allergens)
      (statement.contains, statement.unread) = (contained, unread)
      if isCheck, value.elements.first(where: { _ in true }) == nil {
        log.report(.emptyAllergens, at: value.range)
      }
    case .string where value == "none": statement.isComplete = true
    case .string:
      // A word without brackets still warns.
      let (contained, unread) = warnings(value, .allergens)
      (statement.contains, statement.unread) = (contained, unread)
    case .object: read(value, into: &statement)
    default: reportType(.allergens, "allergens", at: value)
    }
    return statement
  }

  private mutating func read(_ object: JSONValue, into statement: inout AllergenStatement) {
    let (once, twice) = members(of: object, .statement)
    for (key, value) in once + twice {
      switch key {
      case .contains, .mayContain:
        let (warned, unread) = warnings(value, key)
        if key == .contains {
          statement.contains.formUnion(warned)
        } else {
          statement.mayContain.formUnion(warned)
        }
        statement.unread += unread
      case .freeFrom: statement.freeFrom.formUnion(freeFrom(value))
      case .complete: statement.isComplete = flag(value, key) ?? false
      default: break
      }
    }
  }

  /// The allergens of a list of warnings, and its words that nobody could read, as written.
  private func warnings(_ value: JSONValue, _ key: Key) -> (AllergenSet, [String]) {
    var (set, unread) = (AllergenSet(), [String]())
    if value.kind == .array {
      for element in value.elements { add(element, to: &set, &unread) }
    } else {
      _ = isList(value, key)
      if value.kind == .string { add(value, to: &set, &unread) }
    }
    return (set, unread)
  }

  private func add(_ word: JSONValue, to set: inout AllergenSet, _ unread: inout [String]) {
    if let allergens = allergens(word) { return set.formUnion(allergens) }
    switch word.kind {
    case .null: break
    case .string where word == "none": reportType(.allergens, "none-alone", at: word)
    case .string, .number:
      unread.append(word.string ?? word.written)
      report(unknown: word, isWarning: true)
    default: reportType(.allergens, "word", at: word)
    }
  }

  private func freeFrom(_ value: JSONValue) -> AllergenSet {
    guard isList(value, .freeFrom) else { return [] }
    return value.elements.reduce(into: AllergenSet()) { set, word in
      if let allergens = allergens(word) {
        set.formUnion(allergens)
      } else if word.kind != .null {
        report(unknown: word, isWarning: false)
      }
    }
  }

  /// The allergens of a word of the format, or of a sign of the file's key.
  private func allergens(_ word: JSONValue) -> AllergenSet? {
    if let allergen = Allergen.table[word] { return AllergenSet(allergen) }
    return allergenKey[word]
  }

  private func report(unknown word: JSONValue, isWarning: Bool) {
    let text = word.excerpt ?? ""
    let isNumber = word.kind == .number || text.utf8.allSatisfy(\.isASCIIDigit)
    if isNumber, allergenKey.isEmpty {
      return log.report(.unknownAllergen, "number", [.text(text)], at: word.range)
    }
    guard let near = Allergen.nearest(to: text) else {
      return log.report(.unknownAllergen, nil, [.text(text)], at: word.range)
    }
    let edit = isWarning ? FileEdit(word.range, "\"\(near.rawValue)\"") : nil
    log.report(
      .unknownAllergen, "near", [.text(text), .text(near.rawValue)], at: word.range, edit: edit)
  }

  /// The file's own signs for allergens: `"eu"`, or a map of signs to words.
  mutating func readAllergenKey(_ value: JSONValue) {
    switch value.kind {
    case .string where value == "eu":
      for (index, allergen) in Allergen.groups.enumerated() {
        allergenKey.add("\(index + 1)", AllergenSet(allergen))
      }
    case .object:
      for member in value.members where member.value.kind != .null {
        let sign = member.key.string ?? ""
        if let allergen = Allergen.table[member.value] {
          if !allergenKey.add(sign, AllergenSet(allergen)) {
            log.report(.repeatedKey, nil, [.text(sign.cut(to: 20))], at: member.key.range)
          }
        } else if member.value.kind == .string {
          report(unknown: member.value, isWarning: true)
        } else {
          reportType(.allergenKey, "word", at: member.value)
        }
      }
    default: reportType(.allergenKey, "allergen-key", at: value)
    }
  }
}

/// The signs of a file for allergens: "7" → milk.
struct AllergenKey {
  private var signs: [(sign: [UInt8], allergens: AllergenSet)] = []

  var isEmpty: Bool { signs.isEmpty }

  /// Adds a sign; false for one that is there already, which then warns of both.
  @discardableResult
  mutating func add(_ sign: String, _ allergens: AllergenSet) -> Bool {
    let bytes = Array(sign.utf8)
    if let place = signs.firstIndex(where: { $0.sign == bytes }) {
      signs[place].allergens.formUnion(allergens)
      return false
    }
    signs.append((bytes, allergens))
    return true
  }

  subscript(_ word: JSONValue) -> AllergenSet? {
    guard !signs.isEmpty, word.kind == .string || word.kind == .number else { return nil }
    return word.withUTF8 { bytes in signs.first { $0.sign.elementsEqual(bytes) }?.allergens }
  }
}

extension Allergen {
  static let table = NameTable(allCases.map { ($0.rawValue, $0) })

  /// The allergen that a wrong word may mean: the nearest word of the format, or a name of the five
  /// languages. `latte` → milk
  static func nearest(to word: String) -> Allergen? {
    if let near = EditDistance.nearest(to: word, among: allCases.map(\.rawValue)) {
      return Allergen(rawValue: near)
    }
    guard case .allergens(let set)? = QueryWords(preferring: nil).nearest(to: word)?.meaning else {
      return nil
    }
    return set.first
  }
}
