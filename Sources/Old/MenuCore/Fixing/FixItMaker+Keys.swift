internal import OldLocatedJSON

extension FixItMaker {
  /// What is wrong with a key, or with the shape of its value.
  func fixItForKeys(_ rule: Diagnostic.KeyRule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .unknownKey(_, let suggestion, let isThere): renaming(to: suggestion, isThere, at: place)
    case .unknownMember(_, let meant, let isThere): writing(meant, isThere: isThere, at: place)
    case .repeatedKey: keepingOne(place)
    case .wrongType(let key, let expected): reshaping(key, expected, at: place)
    case .listsByLanguage(let key, _, _): pairing(key, at: place)
    case .badLanguageTag(_, let suggestion?): writingTag(suggestion, at: place)
    case .badLanguageTag(_, nil), .lostStatement, .missingKey: nil
    }
  }

  /// The right key in the place of a wrong one.
  private func renaming(
    to suggestion: String?, _ isThere: Bool, at place: FixPlace
  ) -> FixIt? {
    guard let wrong = place.member?.key, let container = place.container else { return nil }
    guard let suggestion else {
      guard let key = wrong.string else { return nil }
      return .single([.replacement(wrong.range, quoted("x-" + key))], isCertain: false)
    }
    let right = JSONText(suggestion)
    guard !isThere, !container.members.contains(where: { right == $0.key }) else {
      return keepingOne(wrong, suggestion, in: container)
    }
    // A key that comes twice would become a right one that comes twice.
    let isAlone = !container.members.contains {
      $0.key.offset != wrong.offset
        && ($0.key.hasSameText(as: wrong) || !$0.isOwnersOwn && means($0.key, suggestion))
    }
    let isCertain =
      isAlone && !PromiseWords.isKey(suggestion.utf8)
      && wrong.string.map { isWord($0, for: suggestion) } ?? false
    return .single([.replacement(wrong.range, quoted(suggestion))], isCertain: isCertain)
  }

  /// Of a key and another that stands for it one is the owner's own; entries join those of the other.
  private func keepingOne(
    _ wrong: JSONValue, _ key: String, in container: JSONValue
  ) -> FixIt? {
    let right = JSONText(key)
    guard let wrong = container.members.first(where: { $0.key.offset == wrong.offset }),
      let known = container.members.first(where: { right == $0.key })
    else { return nil }
    if let joined = merging(wrong, into: known.value, of: container) { return joined }
    func own(_ member: JSONMember) -> FileEdit {
      .replacement(member.key.range, quoted("x-" + (member.key.string ?? "")))
    }
    return FixIt(choices: [
      [own(wrong)], [own(known), .replacement(wrong.key.range, quoted(key))],
    ])
  }

  /// Whether another key may stand for the same: of two words for one thing nobody knows which holds.
  private func means(_ key: JSONValue, _ known: String) -> Bool {
    guard key.length <= 64, let word = key.string else { return false }
    return KeyWords.Place.all.contains { place in
      place.keys.contains(known) && !place.keys.contains(word)
        && place.key(meantBy: word) == known
    }
  }

  /// Whether a word stands for a key, in one of the languages that owners write in, or nearly is it.
  private func isWord(_ word: String, for key: String) -> Bool {
    // A number tells one of several: `price1` is not all of the price.
    word.utf8.count <= 64 && !word.utf8.contains(where: \.isASCIIDigit)
      && (isNear(word, key) || KeyWords.Place.all.contains { $0.exactKey(meantBy: word) == key })
  }

  /// Whether a word is another one with one slip of the hand, or in another case.
  func isNear(_ word: String, _ other: String) -> Bool {
    let (word, other) = (Array(word.lowercased().utf8), Array(other.lowercased().utf8))
    return word.count > 3 && EditDistance.between(word, other, limit: 1) != nil
  }

  /// A list of dishes that nobody knows becomes the one it is for, or the end of it.
  func moving(
    to list: MenuList, under heading: Diagnostic.KeyHeading?, _ isMeant: Bool, _ isThere: Bool,
    at place: FixPlace
  ) -> FixIt? {
    guard let root, let member = place.member,
      let (inner, group) = edits(for: heading, of: member, in: root)
    else { return nil }
    let key = JSONText(list.rawValue)
    let there = root.members.filter { key == $0.key }
    guard let first = there.first else {
      // An earlier list is to become it first; two would be one key twice.
      guard !isThere else { return nil }
      return .single(
        group + [.replacement(member.key.range, quoted(list.rawValue))] + inner, isCertain: isMeant)
    }
    guard there.count == 1,
      let joined = merging(member, into: first.value, of: root, with: inner)?.choices.first
    else { return nil }
    return .single(group + joined, isCertain: isMeant)
  }

  /// The entries of a list, with changes in them, behind those of another one, and the member that held
  /// them gone.
  private func merging(
    _ member: JSONMember, into list: JSONValue, of container: JSONValue, with inner: [FileEdit] = []
  ) -> FixIt? {
    guard list.kind == .array, member.value.kind == .array,
      let removal = container.removal(ofEntryFrom: member.key.offset)
    else { return nil }
    guard let first = member.value.entries.first, let last = member.value.entries.last else {
      return .single([removal], isCertain: false)
    }
    // From the bracket on, so that the entries keep their lines.
    let start = list.entries.isEmpty ? first.lowerBound : member.value.offset + 1
    let moved = inner.map { edit in
      FileEdit(
        edit.range.lowerBound - start..<edit.range.upperBound - start, edit.replacement)
    }
    let entries = FileEdit.applying(moved, to: Array(bytes[start..<last.upperBound]))
    let comma = list.entries.isEmpty ? [] : [UInt8(ascii: ",")]
    let end = list.entries.last?.upperBound ?? list.offset + 1
    let blank = start < first.lowerBound || list.entries.isEmpty ? [] : [UInt8(ascii: " ")]
    return .single([FileEdit(end..<end, comma + blank + entries), removal], isCertain: false)
  }

  /// One of two members with one key goes; of two lists of the menu the second joins the first.
  private func keepingOne(_ place: FixPlace) -> FixIt? {
    guard let again = place.member, let container = place.container, let root else { return nil }
    let isTop = container.offset == root.offset
    guard let first = container.members.first(where: { $0.key.hasSameText(as: again.key) }),
      first.key.offset < again.key.offset
    else { return nil }
    if isTop, let joined = merging(again, into: first.value, of: root) { return joined }
    let ways = [again, first].compactMap { container.removal(ofEntryFrom: $0.key.offset) }
    return FixIt(choices: ways.map { [$0] })
  }

  /// A value in the shape that its key asks for, where it says the same.
  private func reshaping(
    _ key: String?, _ expected: Diagnostic.ExpectedType, at place: FixPlace
  ) -> FixIt? {
    guard let value = place.value else { return nil }
    switch expected {
    case .boolean:
      guard value.kind == .string, let word = value.withUTF8({ $0.wordOfJSON }), word != "null"
      else { return nil }
      return .single([.replacement(value.range, word)], isCertain: true)
    case .text, .translations:
      // Any text will do there, so digits do in quotes.
      let isFree = key.map { Self.freeTexts.contains($0) } ?? false
      guard isFree, value.kind == .number else { return nil }
      return .single([.replacement(value.range, quoted(value.written))], isCertain: true)
    case .dish where value.kind == .string:
      // Nobody is to be given for nothing what has its price in its name.
      if let priced = PricedName(
        value.string ?? "", currency: currency, isDrink: key == MenuList.beverages.rawValue)
      {
        let entry = #"{"name": \#(quoted(priced.name)), "price": \#(priced.price)}"#
        return .single([.replacement(value.range, entry)], isCertain: false)
      }
      return .single(
        [.insertion("{\"name\": ", at: value.offset), .insertion("}", at: value.end)],
        isCertain: true)
    case .list:
      guard isOne(value, of: key) else { return nil }
      return .single(
        [.insertion("[", at: value.offset), .insertion("]", at: value.end)], isCertain: true)
    case .allergenKey where value.kind == .string && AllergenLegend.isMisspeltEU(value.excerpt):
      return .single([.replacement(value.range, quoted("eu"))], isCertain: false)
    case .dish, .object, .wholeNumber, .number, .price, .amount, .allergens, .hours,
      .allergenKey:
      return nil
    }
  }

  /// The keys whose text may be anything.
  private static let freeTexts: Set = [
    "id", "number", "name", "title", "description", "group", "parent", "phone", "address", "hours",
    "notes", "base", "dough", "text", "per",
  ]

  /// Whether a value is one entry of the list that should stand there.
  private func isOne(_ value: JSONValue, of key: String?) -> Bool {
    switch value.kind {
    // A text may hold several: `"pomodoro, basilico"`.
    case .string: key == "notes"
    case .object: value.members.contains { $0.key == "name" }
    case .null, .boolean, .number, .array: false
    }
  }

  private func writingTag(_ tag: String, at place: FixPlace) -> FixIt? {
    guard let value = place.isKey ? place.member?.key : place.value else { return nil }
    // `EN` is one too.
    let isThere =
      place.isKey
      && place.container?.members.contains { Language(tag: $0.key.excerpt)?.tag == tag } ?? false
    // Of two codes for one language nobody knows which text is to be shown.
    let isAlone =
      !place.isKey
      || place.container?.members.count {
        $0.key.length <= 64 && LanguageNames.tag(for: $0.key.excerpt) == tag
      } == 1
    return isThere ? nil : .single(writing(tag, for: value), isCertain: isAlone)
  }
}

/// A text to compare keys of a file with, by bytes.
struct JSONText {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  static func == (text: JSONText, value: JSONValue) -> Bool {
    value.withUTF8 { $0.elementsEqual(text.bytes) }
  }
}
