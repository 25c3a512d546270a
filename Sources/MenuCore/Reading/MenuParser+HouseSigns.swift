internal import LocatedJSON

/// The owner's own signs for allergens: the key of signs in the file, and signs that it does not explain.
extension MenuParser {
  /// The maximum number of signs that are read: each text is searched for each of them.
  private static let mostSignsOfHouse = 200

  /// Reads the signs of the file for allergens: `"eu"`, or a map of signs to words. A sign that occurs
  /// twice warns of both.
  func readAllergenKey(_ value: JSONValue) {
    if value == "eu" {
      menu.signs = .regulation
      return
    }
    guard value.kind == .object else {
      return reportType(.allergenKey, .allergenKey, at: value, remedy(forKey: value))
    }
    if let signs = value.reversedSigns {
      return reportType(.allergenKey, .allergenKey, at: value, write: signs)
    }
    if value.count > Self.mostSignsOfHouse {
      log.report(.tooManySigns(limit: Self.mostSignsOfHouse), at: value.range)
    }
    for member in value.members.prefix(Self.mostSignsOfHouse) where member.value.kind != .null {
      let sign = member.key.text
      if let allergen = Allergen.table[member.value] {
        if menu.signs[sign] != nil {
          log.report(.repeatedKey(sign.cut(to: 20)), at: member.key.range)
        }
        menu.signs.add(allergen, for: sign)
      } else {
        unreadSigns.insert(UTF8Text(sign))
        let word = allergenMeant(by: member.value).map { JSONTree.text($0.rawValue) }
        if member.value.kind == .string, word == nil || Allergen.exact(member.value.text) != nil {
          reportMeaning(member.value)
        } else {
          reportType(.allergenKey, .word, at: member.value, write: word)
        }
      }
    }
  }

  /// Reports the unknown meaning of a sign.
  private func reportMeaning(_ word: JSONValue) {
    let isOther = Allergen.nearest(to: word.text) == nil && !mayWarn(word) && !word.isSign
    if !isOther, !word.text.speaksOfTraces { return reportUnknownWord(word, isEntry: false) }
    log.report(.unknownWordOfKey(word.excerpt), at: word.range, .none)
  }

  /// The key that a value of another type means; else the keys that explain the signs of the dishes. Without
  /// such signs a text becomes a note, and any other value is deleted.
  private func remedy(forKey value: JSONValue) -> Remedy {
    if let signs = value.signsMeant { return .advised(value.writing(signs)) }
    guard let root, let member = root.member(.allergenKey), root.count <= Self.mostKeys else {
      return .none
    }
    let signs = Self.signs(in: root)
    guard !signs.isEmpty else {
      if value.string == nil { return .advised(root.deleting(member)) }
      return .advised(self.note(of: member, in: root, .file))
    }
    let keys = [JSONTree.text("eu"), .object(signs.map { ($0, .text("…")) })]
    return .oneOf(keys.map { member.writing(.allergenKey, $0) })
  }

  /// The allergen, if a text, or each of its translations, names exactly one and nothing else.
  private func allergenMeant(by value: JSONValue) -> Allergen? {
    let texts = value.string.map { [$0] } ?? value.members.map { $0.value.string ?? "" }
    if texts.contains(where: \.speaksOfTraces) { return nil }
    let words = texts.map { text in
      Allergen.exact(text) ?? wordsOfSeveral(text)?.only.flatMap(Allergen.init(rawValue:))
    }
    guard let first = words.first, words.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The explained signs that a text joins or writes in another way: `1-7` → 1, 7; `a` → A; `07`, `7.0` → 7.
  /// Empty if none of them is explained.
  func signsMeant(by text: String) -> [String] {
    func known(_ sign: String) -> String? {
      let digits = String(sign.drop { $0 == "0" })
      return [sign, sign.uppercased(), sign.lowercased(), digits].first { menu.signs[$0] != nil }
    }
    let whole = text.wholeMatch(of: #/([0-9]+)\.0+/#).map { String($0.1) }
    let parts = (whole ?? text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
      .filter { known($0) != nil || !OwnerWords.shared.has($0, about: .links) }
    guard parts.count <= 20, !parts.isEmpty else { return [] }
    let signs = parts.compactMap(known)
    if signs.count == parts.count { return signs }
    // One that is not explained is then reported by itself.
    if !signs.isEmpty, parts.allSatisfy(\.isSign) { return parts }
    // The digits of a number are no signs.
    guard let only = parts.only, !only.utf8.allSatisfy(\.isASCIIDigit) else { return [] }
    return menu.signs.joined(in: only)
  }

  /// The signs that a value holds, in any notation; empty if it holds something else. The keys of a map are
  /// signs with a mark. `"(A) G*"`, `{"A": 1, "G": "x"}`, `[{"id": "A"}, {"id": "G"}]` → A, G
  func signsHeld(by value: JSONValue) -> [String] {
    guard !menu.signs.isEmpty, value.count <= 20, value.length <= 200 else { return [] }
    if value.kind == .string || value.kind == .number { return signsMeant(by: value.text) }
    var parts = value.elements.map { signsHeld(by: $0) }
    for member in value.members where member.value.boolMeant != false {
      parts.append(signsMeant(by: member.key.text).nonEmpty ?? signsHeld(by: member.value))
    }
    return parts.contains([]) ? [] : parts.flatMap(\.self)
  }

  /// All signs from the first to the last number of a text; empty for any other text, and if one of them is
  /// not explained. `1-14` → 1, 2, … 14
  private func signsOfRange(_ text: String) -> [String] {
    guard
      let match = text.wholeMatch(of: #/([0-9]{1,2}) ?(?:-|–|—|\.{2,3}|…|bis|a|to) ?([0-9]{1,2})/#),
      let first = Int(match.1), let last = Int(match.2), first + 1 < last
    else { return [] }
    let signs = (first...last).map(String.init)
    return signs.allSatisfy { menu.signs[$0] != nil } ? signs : []
  }

  /// Reports a sign that the key of the file does not explain: with the signs that it joins, or with an
  /// addition to the key.
  func reportSigns(_ text: String, at word: JSONValue) -> Bool {
    guard !menu.signs.isEmpty, text.utf8.count <= 20, Allergen.nearest(to: text) == nil else {
      return false
    }
    let signs = signsMeant(by: text)
    guard !signs.isEmpty || word.isSign || text.utf8.count == 2 else { return false }
    let range = word.writing(texts: signsOfRange(text))
    guard let joined = word.writing(texts: signs) ?? addingSign(text) else { return false }
    // `1-7` may be two signs.
    let remedy: Remedy = text.contains("-") ? .oneOf([range, joined]) : .advised(range ?? joined)
    log.report(.unknownSign(text), at: word.range, remedy)
    return true
  }

  /// Adds a sign to the key of the file, with a placeholder for the word that the owner writes.
  private func addingSign(_ sign: String) -> FileEdit? {
    guard let key = root?.member(.allergenKey)?.value, key.kind == .object,
      key.count < Self.mostKeys
    else { return nil }
    return key.adding("\(JSONText.quoted(sign)): \"…\"")
  }

  /// Reports an unexplained sign. The first message adds all of them to the key at once, because the key
  /// cannot be added for each sign. Signs outside a list are put into one.
  func reportUnexplainedSign(_ sign: String, at word: JSONValue, list: JSONTree? = nil) {
    let isFirst = signsToExplain == nil
    var signs = signsToExplain ?? []
    if isFirst, let root, root.count <= Self.mostKeys { signs = Self.signs(in: root) }
    signsToExplain = signs
    let all = signs.contains(sign) ? signs : [sign]
    let key = JSONTree.object(all.map { ($0, .text("…")) })
    var edits = [word.writing(list)]
    if isFirst, root?.member(.allergenKey) == nil {
      edits.append(root?.adding(.allergenKey, key))
    }
    log.report(
      .unexplainedNumber(sign, list: list?.line, key: key.line), at: word.range,
      .advised(self.log.change(by: edits.compactMap(\.self))))
  }

  /// The maximum number of signs that a message names.
  private static let mostSigns = 20

  /// The short unknown words among the allergens of all dishes, numbers first and in numeric order;
  /// O(*n*) in the size of the file.
  private static func signs(in root: JSONValue) -> [String] {
    var signs: Set<String> = []
    var values = [root]
    while let value = values.popLast(), signs.count < mostSigns {
      for member in value.members {
        values.append(member.value)
        switch member.fileKey {
        case .allergens?, .contains?, .mayContain?:
          signs.formUnion(member.value.signsAlone ?? [])
          for word in member.value.elements where word.isSign { signs.insert(word.text) }
        default: break
        }
      }
      for element in value.elements where element.kind != .string { values.append(element) }
    }
    return signs.sorted { left, right in
      (left.utf8.count, left) < (right.utf8.count, right)
    }
  }
}

extension MenuParser {
  /// A list of signs under a name of the key of signs: `"legenda": ["1 = glutine"]`
  func legend(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    guard unknown.known == .file, unknown.object.member(.allergenKey) == nil,
      member.means([.allergenKey]), member.value.kind == .array,
      let signs = member.value.signsMeant,
      // Words without signs may be a warning.
      !member.value.elements.contains(where: { Allergen.exact($0.string ?? "") != nil })
    else { return nil }
    return Rewriting(edit: member.writing(.allergenKey, signs), key: .allergenKey)
  }
}

extension String {
  /// A sign with its word: `A = gluten`, `7. latte`
  fileprivate var signMeant: (key: String, value: JSONTree)? {
    var parts = split(maxSplits: 1) { "=:".contains($0) }.map { String($0).trimmed }
    if parts.count < 2 {
      let sign = String(prefix { $0.isLetter || $0.isNumber })
      let word = drop { $0.isLetter || $0.isNumber }.drop { !$0.isLetter }
      guard sign.isSign, !word.isEmpty else { return nil }
      parts = [sign, String(word).trimmed]
    }
    return (parts[0], .text(Allergen.exact(parts[1])?.rawValue ?? parts[1]))
  }
}

extension JSONValue {
  /// True for a number, a text of digits, or a letter.
  var isSign: Bool {
    guard kind == .string || kind == .number else { return false }
    return withUTF8 { $0.count <= 1 || $0.allSatisfy(\.isASCIIDigit) }
  }

  /// The signs of a list or a text that holds only signs; empty for any other value.
  /// `[1, 7]`, `"A, G"`
  var signsInside: [String] {
    guard count <= 20, length <= 200 else { return [] }
    var signs = elements.map(\.text)
    if let string { signs = string.split { ",;/ ".contains($0) }.map(String.init) }
    guard signs.allSatisfy(\.isSign) else { return [] }
    return signs
  }

  /// The signs that are written in place of a list: `7`, `"A, G"`; nil for any other value.
  var signsAlone: [String]? {
    if kind == .string, !text.meansNone, !text.meansUnknown { return signsInside.nonEmpty }
    if kind == .number, isSign, boolMeant != false { return [text] }
    return nil
  }

  /// The map of signs to words that a text or a list means: `"A = gluten, G: milk"`,
  /// `[{"code": "A", "name": "gluten"}]` → `{"A": "gluten"}`; `"eu"` for the numbers of the EU
  var signsMeant: JSONTree? {
    // The EU numbering: `EU`, `1-14`, `UE 1169/2011`
    let parts = FoldedText(string ?? elements.only?.string ?? "").wordTexts
    let ofRegulation: Set = ["eu", "ue", "reg", "nr", "n", "1", "14", "1169", "2011"]
    let namesIt = !Set(["eu", "ue", "1169"]).isDisjoint(with: parts) || parts == ["1", "14"]
    if namesIt, ofRegulation.isSuperset(of: parts) { return .text("eu") }
    var entries = elements.map(\.signMeant)
    if string != nil { entries = text.entriesMeant.map(\.signMeant) }
    let signs = entries.compactMap(\.self)
    if signs.count == entries.count, !signs.isEmpty { return .object(signs) }
    // A list of words numbers them.
    let words = elements.compactMap { $0.string.flatMap(Allergen.exact) }
    guard words.count == count, words.count > 1, Set(words).count == words.count else { return nil }
    return .object(words.enumerated().map { ("\($0 + 1)", .text($1.rawValue)) })
  }

  /// The sign and the word of an entry of such a list: `{"A": "gluten"}`, `["A", "gluten"]`, `"A. glutine"`
  private var signMeant: (key: String, value: JSONTree)? {
    if let string { return string.signMeant }
    var texts = elements.compactMap { $0.string ?? $0.number }
    if kind == .object {
      texts = members.compactMap { $0.value.string ?? $0.value.number }
      if let only = members.only, texts.count == 1 { texts.insert(only.key.text, at: 0) }
    }
    guard texts.count == 2, count <= 2 else { return nil }
    return (texts[0], .text(Allergen.exact(texts[1])?.rawValue ?? texts[1]))
  }

  /// The map with keys and values swapped: `{"gluten": "1"}` → `{"1": "gluten"}`
  fileprivate var reversedSigns: JSONTree? {
    let isReversed = members.allSatisfy { member in
      Allergen.exact(member.key.text) != nil && member.value.isSign
    }
    guard isReversed, count > 0 else { return nil }
    return .object(members.map { ($0.value.text, $0.key.tree) })
  }
}
