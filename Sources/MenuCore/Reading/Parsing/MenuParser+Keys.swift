internal import LocatedJSON

extension MenuParser {
  /// Reports a key that nothing reads, unless it was reported before or is somebody's own. One that
  /// stands for a known key is reported wherever it stands, for its value is lost each time, and so is
  /// one that names an allergen by a word against a promise.
  mutating func reportUnknown(
    _ member: JSONMember, in object: JSONValue, _ place: @autoclosure () -> KeyWords.Place,
    isStatementLost: Bool = false, naming word: String? = nil
  ) {
    guard !log.isFull else { return log.omit(1) }
    let place = place()
    // What a section calls its title is no name of a dish.
    if isSection(object) { return }
    let key = member.key.excerpt
    if let word { report(.key(.lostStatement(key: key, word: word)), at: member.key) }
    if !isStatementLost, reportScattered(member, in: object) { return }
    // As the owner's own it would say nothing, and the amount would be one of the menu's currency.
    if place == .price, foreignCurrency(in: object) != nil,
      KeyWords.Place.file.exactKey(meantBy: key) == FileKey.currency.rawValue
    {
      return
    }
    var suggestion = meaning(of: member.key, place).flatMap {
      member.value.mayBeValue(of: $0) ? $0 : nil
    }
    if suggestion == nil, place.keys.contains(DishKey.ingredients.rawValue), member.holdsNames {
      suggestion = DishKey.ingredients.rawValue
    }
    if suggestion == nil, place.keys.contains(DishKey.price.rawValue),
      PriceWord(key, in: log.dish?.list ?? .other)?.isPlain == true
    {
      suggestion = DishKey.price.rawValue
    }
    let isList = suggestion == AddOnGroupKey.items.rawValue
    if isStatementLost, !isList, suggestion.map(LostKeys.discardingPromises.contains) != true {
      // A key that was no fault elsewhere may be one here.
      if word == nil, keys.isNew(key + "\0") {
        let isInSize = place == .size && LostKeys.meaning(of: key) == .sizes
        report(
          .key(.lostStatement(key: key, place: isInSize ? .size : .dish)), at: member.key)
      }
    } else if isToldBefore(member, in: object, place) {
      return
    } else if let meant = meantMember(member, in: object, place) {
      // Only what is lost is told each time.
      guard meant != .available || keys.isNew(key + "\0true") else {
        return
      }
      let isThere = isThere(meant.key, beside: member, in: object, place)
      report(.key(.unknownMember(key: key, meant: meant, isThere: isThere)), at: member.key)
    } else if suggestion == DishKey.group.rawValue, isOfNoGroup(member, place) {
      guard keys.isNew(key + "\0group") else { return }
      report(
        .key(.unknownMember(key: key, meant: .group(title: member.value.excerpt), isThere: false)),
        at: member.key)
    } else if let suggestion {
      let isThere = isThere(suggestion, beside: member, in: object, place)
      report(.key(.unknownKey(key: key, suggestion: suggestion, isThere: isThere)), at: member.key)
      if !isThere { reportValue(member.value, of: suggestion, place) }
    } else if word == nil, keys.isNew(key) {
      report(.key(.unknownKey(key: key, suggestion: nil)), at: member.key)
    }
  }

  /// Reports what is wrong with a value as that of the key that is meant: who corrects the key would
  /// read of it only then.
  private mutating func reportValue(
    _ value: JSONValue, of known: String, _ place: KeyWords.Place
  ) {
    guard value.kind != .null else { return }
    switch known {
    case "soldOut", "frozen", "homemade": _ = boolean(value, known)
    case "ingredients": if value.kind != .array { reportType(known, .list, at: value) }
    case "price":
      let isPart = place == .addOn
      _ = price(
        value,
        at: isPart ? .addOn : place == .size ? .size : .dish)
    default: break
    }
  }

  /// Whether a word for a group stands beside a text that names none: as `group` it would be a
  /// fault in every dish.
  private func isOfNoGroup(_ member: JSONMember, _ place: KeyWords.Place) -> Bool {
    guard member.value.kind == .string,
      place.exactKey(meantBy: member.key.excerpt) == DishKey.group.rawValue
    else { return false }
    let text = KeyWords.folded(member.value.excerpt)
    return !groups.isCalled(text)
  }

  /// Whether an object has a key besides a member that stands for it, or an earlier one that does.
  private mutating func isThere(
    _ known: String, beside member: JSONMember, in object: JSONValue, _ place: KeyWords.Place
  ) -> Bool {
    // Only so far: an object with a thousand keys must not cost their square.
    for other in object.members.prefix(64) {
      if other.key.holds(known) { return true }
      guard other.key.offset < member.key.offset, !other.isOwnersOwn else { continue }
      if stands(other, for: known, in: place) { return true }
    }
    return false
  }

  /// What a member that nothing reads says by its key and its value together.
  private mutating func meantMember(
    _ member: JSONMember, in object: JSONValue, _ place: KeyWords.Place
  ) -> Diagnostic.MeantMember? {
    if place == .addOnGroup,
      let choice = meantChoice(in: object).meaning(of: member.key)
    {
      return choice
    }
    return MissingKey.meaning(of: member, in: place) ?? MeantMembers.meaning(of: member, in: place)
  }

  /// Whether an earlier member was told for this one too.
  private mutating func isToldBefore(
    _ member: JSONMember, in object: JSONValue, _ place: KeyWords.Place
  ) -> Bool {
    place == .addOnGroup && meantChoice(in: object).isTold(member.key)
  }

  /// Whether a member that nothing reads says what stands under a known key.
  private mutating func stands(
    _ member: JSONMember, for known: String, in place: KeyWords.Place
  ) -> Bool {
    if let meant = MissingKey.meaning(of: member, in: place)
      ?? MeantMembers.meaning(of: member, in: place)
    {
      return meant.key == known
    }
    return meaning(of: member.key, place).map(UTF8Text.init) == UTF8Text(known)
  }

  /// Whether an object has a key that stands for a known one, which was told then: it must not be added
  /// besides.
  mutating func isMeant(
    _ known: String, in object: JSONValue, _ place: @autoclosure () -> KeyWords.Place
  ) -> Bool {
    let place = place()
    for member in object.members.prefix(64) where !member.isOwnersOwn && !member.key.holds(known) {
      if stands(member, for: known, in: place) { return true }
    }
    return false
  }

  /// The key that is meant by another one, as far as anybody can tell.
  mutating func meaning(of key: JSONValue, _ place: KeyWords.Place) -> String? {
    keys.meaning(of: key.excerpt, place)
  }
}

/// What is known of the keys of a file that nothing reads, each looked up once.
struct UnknownKeys {
  private var told: Set<UTF8Text> = []
  private var mayHoldStatements: [UTF8Text: Bool] = [:]
  private var meanings: [UTF8Text: String?] = [:]
  private var texts: [UTF8Text: DishKey?] = [:]
  private var priceKeys: [UTF8Text: PriceColumns.Key] = [:]

  /// Whether a key was not told of before.
  mutating func isNew(_ key: String) -> Bool { told.insert(UTF8Text(key)).inserted }

  /// Whether what stands under a key of a dish may be said about allergens.
  mutating func mayHoldStatement(_ key: String) -> Bool {
    let text = UTF8Text(key)
    if let known = mayHoldStatements[text] { return known }
    // More different keys than any menu has are not looked at one by one: then nothing is promised.
    guard mayHoldStatements.count < MenuReading.limit else { return true }
    let mayHold = LostKeys.meaning(of: key) != nil
    mayHoldStatements[text] = mayHold
    return mayHold
  }

  /// The text about a dish that a key means, nil for a key that means something else.
  mutating func text(meantBy key: String, of list: MenuList) -> DishKey? {
    let text = UTF8Text(key)
    if let known = texts[text] { return known }
    // More different keys than any menu has are not looked at one by one: then it is a text.
    guard texts.count < MenuReading.limit else { return .description }
    let meant = LostKeys.text(meantBy: key, of: list)
    texts[text] = .some(meant)
    return meant
  }

  /// What a key of a dish says of prices.
  mutating func priceKey(_ key: String, of list: MenuList) -> PriceColumns.Key {
    let text = UTF8Text("\(list.rawValue)/\(key)")
    if let known = priceKeys[text] { return known }
    // More different keys than any menu has are not looked at one by one.
    guard priceKeys.count < MenuReading.limit else { return .other }
    let meant = PriceColumns.Key(key, in: list)
    priceKeys[text] = meant
    return meant
  }

  /// The key that is meant by another one in a kind of object, nil where nobody can tell.
  mutating func meaning(of key: String, _ place: KeyWords.Place) -> String? {
    let text = UTF8Text("\(place.name)/\(key)")
    if let known = meanings[text] { return known }
    // More different keys than any menu has are not looked at for slips: to compare one with all that
    // are known takes long.
    guard meanings.count < MenuReading.limit else { return place.exactKey(meantBy: key) }
    let meaning = place.key(meantBy: key)
    meanings[text] = .some(meaning)
    return meaning
  }
}

/// The members of an object that were met before.
struct RepeatedMembers {
  /// For each known key that came again, the first member that has it, and how often it came.
  private var counts: [(first: JSONMember, count: Int)] = []

  /// The first member with the key of another, and how many have it so far.
  mutating func count(_ again: JSONMember, in object: JSONValue) -> (first: JSONMember, count: Int)?
  {
    if let index = counts.firstIndex(where: { $0.first.key.hasSameText(as: again.key) }) {
      counts[index].count += 1
      return counts[index]
    }
    guard let first = object.members.first(where: { $0.key.hasSameText(as: again.key) }) else {
      return nil
    }
    counts.append((first, 2))
    return counts.last
  }
}

extension MenuParser {
  /// Reports a member whose key came before in its object, each time.
  mutating func reportRepeated(
    _ again: JSONMember, in object: JSONValue, _ repeats: inout RepeatedMembers
  ) {
    guard !log.isFull else { return log.omit(1) }
    guard let (first, count) = repeats.count(again, in: object) else { return }
    reportRepeated(first, again, count: count)
  }

  /// Reports a key that an earlier member has too.
  mutating func reportRepeated(_ first: JSONMember, _ again: JSONMember, count: Int) {
    let line = log.line(of: first.key.offset)
    let isList = first.value.kind == .array || again.value.kind == .array
    let isObject = first.value.kind == .object || again.value.kind == .object
    report(
      .key(
        .repeatedKey(
          key: again.key.excerpt, first: first.value.writtenExcerpt, firstLine: line,
          again: again.value.writtenExcerpt, count: count,
          holding: isList ? .list : isObject ? .object : nil)),
      at: again.key)
  }
}

extension JSONMember {
  /// Whether it holds names, in a list or between commas, under a word for entries, as ingredients are written too.
  var holdsNames: Bool {
    let areNames =
      value.kind == .array && value.elements.contains { _ in true }
      && value.elements.allSatisfy { $0.kind == .string }
    return (areNames || value.kind == .string && value.excerpt.contains(","))
      && KeyWords.Place.addOnGroup.exactKey(meantBy: key.excerpt)
        == AddOnGroupKey.items.rawValue
  }

  /// Whether it is somebody's own data, which nothing here reads.
  var isOwnersOwn: Bool { key.withUTF8 { $0.starts(with: "x-".utf8) } }
}

extension JSONValue {
  /// Whether it is a text or key of exactly these bytes.
  func holds(_ text: String) -> Bool { withUTF8 { $0.elementsEqual(text.utf8) } }

  /// Whether it may be meant as the value of a key: of one that holds others, no lone word is.
  fileprivate func mayBeValue(of key: String) -> Bool {
    if key == FileKey.allergenKey.rawValue { return kind == .object || holds("eu") }
    // The owner's own count of versions, or a program's, is no version of the format.
    if key == FileKey.formatVersion.rawValue { return kind == .number && !written.contains(".") }
    let holders: Set = ["sizes", "addOns", "groups", "choose", "items"]
    let isHolder = holders.contains(key) || MenuList(rawValue: key) != nil
    return !isHolder || kind == .array || kind == .object && !isTranslatedText
  }

  /// The value for a sentence: a text without quotes, a list or an object by its brackets.
  fileprivate var writtenExcerpt: String {
    switch kind {
    case .array: "[…]"
    case .object: "{…}"
    case .null, .boolean, .number, .string: excerpt
    }
  }
}
