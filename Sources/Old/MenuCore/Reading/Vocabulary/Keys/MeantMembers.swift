internal import OldLocatedJSON

/// Members that no key stands for alone: what they say takes their value, or a part of their key.
enum MeantMembers {
  /// What a member says where these keys are known, nil where nobody can tell.
  static func meaning(of member: JSONMember, in place: KeyWords.Place) -> Diagnostic.MeantMember? {
    let key = member.key.excerpt
    if let text = translation(key, in: place) {
      return member.value.kind == .string ? text : nil
    }
    let texts = TranslatedMembers.texts(of: member, in: place)
    if !texts.isEmpty { return .translations(texts) }
    let canBeSoldOut = place.keys.contains(DishKey.soldOut.rawValue)
    // `"status": "ausverkauft"` says so whatever the key is.
    let known = place.exactKey(meantBy: key)
    if canBeSoldOut, known == nil || known == DishKey.price.rawValue, saysSoldOut(member.value) {
      return .soldOut
    }
    let word = KeyWords.folded(key)
    if canBeSoldOut, isOfDays(member) { return .hours }
    guard let isSo = truth(of: member.value) else {
      return WishedMembers.meaning(of: member, in: place)
    }
    if canBeSoldOut {
      if there.contains(word) { return isSo ? .available : .soldOut }
      if gone.contains(word) { return isSo ? .soldOut : .available }
    }
    guard isSo, place.keys.contains(DishKey.diets.rawValue) else { return nil }
    return DietWords.meaning(ofKey: word).map { .diet($0) }
  }

  /// Whether a member says on which days a dish can be had: `"solo venerdì": true`,
  /// `"disponibile": "venerdì"`.
  private static func isOfDays(_ member: JSONMember) -> Bool {
    if member.value.bool == true {
      let words = UnreadKey.spaced(member.key.excerpt).split { " _-".contains($0) }
      return words.prefix(8).contains { DayWords.isDay(String($0)) }
    }
    return member.value.kind == .string
      && there.contains(KeyWords.folded(member.key.excerpt))
      && !DayWords.exactDays(in: member.value.excerpt).isEmpty
  }

  /// The key and the language of a key such as `nome_en`, `nameEn` or `en_name`.
  static func translation(_ key: String, in place: KeyWords.Place) -> Diagnostic.MeantMember? {
    guard key.utf8.count <= 40, place.exactKey(meantBy: key) == nil else { return nil }
    for (text, tag) in parts(of: key) {
      guard let known = place.exactKey(meantBy: text), texts.contains(known),
        let language = LanguageNames.knownTag(tag) ?? LanguageNames.meant(by: tag)
      else { continue }
      return .translation(key: known, language: language)
    }
    return nil
  }

  /// The ways to part a key in two, each with the part that may be a language behind.
  private static func parts(of key: String) -> [(text: String, tag: String)] {
    let joints = Set("_-. :(")
    let bare = key.last == ")" ? String(key.dropLast()) : key
    var parts: [(String, String)] = []
    if let last = bare.lastIndex(where: joints.contains) {
      parts.append((String(bare[..<last]), String(bare[bare.index(after: last)...])))
    }
    if let first = bare.firstIndex(where: joints.contains) {
      parts.append((String(bare[bare.index(after: first)...]), String(bare[..<first])))
    }
    // `nameEn`, `nomeInglese`: a capital behind a small letter.
    for (place, next) in zip(bare.indices, bare.indices.dropFirst())
    where bare[place].isLowercase && bare[next].isUppercase {
      parts.append((String(bare[..<next]), String(bare[next...])))
    }
    return parts
  }

  /// Whether a value says yes or no; nil for one that says something else.
  private static func truth(of value: JSONValue) -> Bool? {
    if let bool = value.bool { return bool }
    let word = KeyWords.folded(value.excerpt)
    guard value.kind == .string || value.kind == .number else { return nil }
    return isYes(value.excerpt) ? true : no.contains(word) ? false : nil
  }

  /// What a word says that stands where `true` or `false` must.
  static func boolean(_ value: JSONValue, for key: String) -> Bool? {
    // Nobody but the owner promises anything.
    guard value.kind == .string || value.kind == .number, key != StatementKey.complete.rawValue
    else { return nil }
    let word = KeyWords.folded(value.excerpt)
    if isYes(value.excerpt) { return true }
    if plainNo.contains(word) { return false }
    return key == DishKey.soldOut.rawValue && value.kind == .string
      ? isSoldOut(value.excerpt) : nil
  }

  /// What a text under `soldOut` says: nearly always that it is so, be it until Friday.
  private static func isSoldOut(_ text: String) -> Bool? {
    let word = KeyWords.folded(text)
    if soldOut.contains(word) { return true }
    if there.contains(word) { return false }
    let words = text.split { !$0.isLetter }.map { KeyWords.folded(String($0)) }
    let mayBeThere =
      AllergenWords.denies(text) || words.contains { plainNo.contains($0) || there.contains($0) }
    return words.isEmpty || mayBeThere ? nil : true
  }

  /// Whether a text says nothing but yes, no, or that something is there or is not.
  static func isPlain(_ text: String) -> Bool {
    let word = KeyWords.folded(text)
    return isYes(text) || no.contains(word) || there.contains(word)
  }

  /// Whether a text is a word for sold out, whatever it stands under.
  static func saysSoldOut(_ value: JSONValue) -> Bool {
    // Nearly every price begins with a digit, and none of them is folded.
    guard value.kind == .string,
      value.withUTF8({ $0.first.map { $0.isASCIILetter || $0 >= 0x80 } ?? false })
    else { return false }
    return soldOut.contains(KeyWords.folded(value.excerpt))
  }

  /// Whether a member of a dish that nothing reads, with the key that its own means, says that the
  /// dish is sold out.
  static func isSoldOut(_ member: JSONMember, as key: String?, in place: KeyWords.Place) -> Bool {
    if meaning(of: member, in: place) == .soldOut { return true }
    return key == DishKey.soldOut.rawValue && isTrue(member.value, for: DishKey.soldOut.rawValue)
  }

  /// Whether a text says yes, in a word or as the cell of a table does.
  static func isYes(_ text: String) -> Bool {
    yes.contains(KeyWords.folded(text)) || marks.contains(text)
  }

  /// Whether a value is `true`, or a word that means it.
  static func isTrue(_ value: JSONValue, for key: String) -> Bool {
    value.bool ?? boolean(value, for: key) ?? false
  }

  /// Whether a text says that what its key names is not there.
  static func isNo(_ text: String) -> Bool {
    text.isEmpty || plainNo.contains(KeyWords.folded(text)) || AllergenWords.denies(text)
      || AllergenEntries.saysNone(text)
  }

  /// The keys that hold a text in several languages.
  static let texts: Set = [
    "name", "title", "description", "address", "hours", "base", "dough",
  ]

  /// Keys that are true of a dish that can be ordered.
  private static let there = ValueWords.folded(ValueWords.all.map(\.available))

  /// Keys that are true of one that cannot.
  private static let gone = ValueWords.folded(ValueWords.all.map(\.unavailable))

  private static let marks: Set = ["x", "X", "✓", "✔", "✔️", "✅", "☑", "•", "●", "*", "+"]
  private static let yes = ValueWords.folded(["1"] + ValueWords.all.map(\.yes))
  private static let plainNo = ValueWords.folded(["0"] + ValueWords.all.map(\.no))
  /// Texts that say that a dish cannot be ordered.
  private static let soldOut = gone.union(
    ValueWords.folded(
      ["https://schema.org/SoldOut https://schema.org/OutOfStock"]
        + ValueWords.all.map(\.soldOut)))
  private static let no = plainNo.union(soldOut)
}
