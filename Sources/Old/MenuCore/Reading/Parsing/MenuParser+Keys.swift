internal import OldLocatedJSON

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
    if isCurrencyOfPrice(member, in: object, place) { return }
    let known = knownKey(meantBy: member, place)
    if isStatementLost, !mayHoldStatement(known) {
      // A key that was no fault elsewhere may be one here.
      guard word == nil, keys.isNew(key + "\0") else { return }
      let isInSize = place == .size && LostKeys.meaning(of: key) == .sizes
      report(.key(.lostStatement(key: key, place: isInSize ? .size : .dish)), at: member.key)
    } else if isToldBefore(member, in: object, place) {
      return
    } else if let meant = meantMember(member, in: object, place) {
      // Only what is lost is told each time.
      guard meant != .available || keys.isNew(key + "\0true") else { return }
      let isThere = isThere(meant.key, beside: member, in: object, place)
      report(.key(.unknownMember(key: key, meant: meant, isThere: isThere)), at: member.key)
    } else if let known {
      report(known, meantBy: member, in: object, place)
    } else if word == nil, keys.isNew(key) {
      report(.key(.unknownKey(key: key, suggestion: nil)), at: member.key)
    }
  }

  /// Whether a member says in which currency a price is, and it is not that of the menu: as the owner's
  /// own it would say nothing, and the amount would be one of the menu's currency.
  private func isCurrencyOfPrice(
    _ member: JSONMember, in object: JSONValue, _ place: KeyWords.Place
  ) -> Bool {
    place == .price && foreignCurrency(in: object) != nil
      && KeyWords.Place.file.exactKey(meantBy: member.key.excerpt) == FileKey.currency.rawValue
  }

  /// The key that a member may stand under, by its own key and by its value; nil where nobody can tell.
  private mutating func knownKey(meantBy member: JSONMember, _ place: KeyWords.Place) -> String? {
    if let key = meaning(of: member.key, place), member.value.mayBeValue(of: key) { return key }
    if place.keys.contains(DishKey.ingredients.rawValue), member.holdsNames {
      return DishKey.ingredients.rawValue
    }
    let isPrice =
      place.keys.contains(DishKey.price.rawValue)
      && PriceWord(member.key.excerpt, in: log.dish?.list ?? .other)?.isPlain == true
    return isPrice ? DishKey.price.rawValue : nil
  }

  /// Whether what is lost under a key that stands for a known one is told as what that holds.
  private func mayHoldStatement(_ known: String?) -> Bool {
    known.map { $0 == AddOnGroupKey.items.rawValue || LostKeys.discardingPromises.contains($0) }
      ?? false
  }

  /// Reports a member by the known key that it stands for.
  private mutating func report(
    _ known: String, meantBy member: JSONMember, in object: JSONValue, _ place: KeyWords.Place
  ) {
    let key = member.key.excerpt
    if known == DishKey.group.rawValue, isOfNoGroup(member, place) {
      guard keys.isNew(key + "\0group") else { return }
      let group = Diagnostic.MeantMember.group(title: member.value.excerpt)
      report(.key(.unknownMember(key: key, meant: group, isThere: false)), at: member.key)
    } else {
      let isThere = isThere(known, beside: member, in: object, place)
      report(.key(.unknownKey(key: key, suggestion: known, isThere: isThere)), at: member.key)
      if !isThere { reportValue(member.value, of: known, place) }
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
    // A tenth for the service is no amount that each guest pays.
    if key == FileKey.cover.rawValue { return !excerpt.contains("%") }
    let holders: Set = ["sizes", "addOns", "groups", "choose", "items"]
    let isHolder = holders.contains(key) || MenuList(rawValue: key) != nil
    return !isHolder || kind == .array || kind == .object && !isTranslatedText
  }
}
