internal import OldLocatedJSON

/// What owners write a key for and the format has none, in the languages that they write in.
enum MissingKey {
  /// Some of the options must be taken; so many at least, so many at most.
  case required, least, most
  /// What is added to food and must be declared.
  case additives
  /// The dish is kept from guests, or shown to them.
  case hidden, shown
  /// When the house is closed.
  case closed

  /// What a key of an owner's own is about, nil where nobody can tell.
  static func meant(by key: String) -> MissingKey? {
    guard key.utf8.count <= 40 else { return nil }
    return meanings[KeyWords.folded(key)]
  }

  /// What a member says where these keys are known, nil where nobody can tell.
  static func meaning(of member: JSONMember, in place: KeyWords.Place) -> Diagnostic.MeantMember? {
    if place == .file {
      let keys = keysOfFile(in: member)
      if !keys.isEmpty { return .ofFile(keys: keys) }
    }
    let isOfDish = place.keys.contains(DishKey.soldOut.rawValue)
    guard isOfDish || place == .file,
      place.exactKey(meantBy: member.key.excerpt) == nil
    else { return nil }
    // A dish is open as long as its group, or the house.
    let isOfHours = KeyWords.Place.opening.exactKey(meantBy: member.key.excerpt) != nil
    if isOfDish, isOfHours, member.value.kind != .boolean, member.value.kind != .number {
      return .hours
    }
    switch meant(by: member.key.excerpt) {
    case .additives: return .additives
    case .hidden where isOfDish: return truth(of: member.value) == true ? .hidden : nil
    case .shown where isOfDish: return truth(of: member.value) == false ? .hidden : nil
    case .closed where place == .file && member.value.kind != .boolean: return .closed
    case .hidden, .shown, .closed, .required, .least, .most, nil: return nil
    }
  }

  /// The keys of the file that are meant by those of an object at its top: `"ristorante": {"nome": "…"}`.
  private static func keysOfFile(in member: JSONMember) -> [String] {
    // Under a language stand translations.
    guard member.value.kind == .object, !member.value.isTranslatedText,
      LanguageNames.knownTag(member.key.excerpt) == nil
    else { return [] }
    return member.value.members.prefix(16).reduce(into: []) { keys, inner in
      guard LanguageNames.knownTag(inner.key.excerpt) == nil,
        let known = KeyWords.Place.file.exactKey(meantBy: inner.key.excerpt),
        textsOfFile.contains(known), !keys.contains(known)
      else { return }
      keys.append(known)
    }
  }

  private static let textsOfFile: Set = Set(
    [FileKey.name, .description, .address, .phone, .hours, .cover].map(\.rawValue))

  private static func truth(of value: JSONValue) -> Bool? {
    value.bool ?? MeantMembers.boolean(value, for: "")
  }

  private static let meanings = Dictionary(
    ValueWords.all.flatMap(\.missing).flatMap { key, words in
      ValueWords.words([words]).map { (KeyWords.folded($0), key) }
    }, uniquingKeysWith: { first, _ in first })
}

/// The words for what is added to food and must be declared, and is none of the fourteen allergens.
enum AdditiveWords {
  /// Whether a text names an additive: `Farbstoff`, `mit Konservierungsstoffen`.
  static func named(in text: String) -> Bool {
    guard text.utf8.count <= 64 else { return false }
    let words = text.split { !$0.isLetter }.map { Array(KeyWords.folded(String($0)).string.utf8) }
    return words.contains { word in stems.contains { word.starts(with: $0) } }
  }

  private static let stems = ValueWords.words(ValueWords.all.map(\.additives)).map {
    Array(KeyWords.folded($0).string.utf8)
  }
}
