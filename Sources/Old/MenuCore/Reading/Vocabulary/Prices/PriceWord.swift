/// What a key that holds a price says: that it is one, and of what.
struct PriceWord {
  /// What it says of the price besides, empty for nothing.
  let label: String
  /// What a price calls it: `was`.
  let role: PriceKey?

  /// Nil for a word that speaks of no price.
  init?(_ key: String, in list: MenuList) {
    let place = KeyWords.Place.dish(of: list)
    let meant = place.key(meantBy: key)
    let (rest, isWord) = Self.withoutPriceWord(key)
    let isItself = isWord || Self.isAmount(key)
    guard meant == DishKey.price.rawValue || meant == nil && isItself else { return nil }
    let role = KeyWords.Place.price.exactKey(meantBy: key).flatMap(PriceKey.init(rawValue:))
    self.role = role == .was || role == .from || role == .to ? role : nil
    label = isWord && self.role == nil ? rest : ""
    // What only counts or sorts is no price, though a number stands there.
    guard !Self.isNone(label) else { return nil }
  }

  /// Whether it says that it is the price, and nothing besides.
  var isPlain: Bool { label.isEmpty && role == nil }

  /// Whether what is called so is no price, though a number stands there.
  static func isNone(_ word: String) -> Bool { others.contains(word.lowercased()) }

  /// Whether a key is a word for an amount, or the currency of one: `importo`, `€`.
  private static func isAmount(_ key: String) -> Bool {
    key.utf8.count <= 24
      && (KeyWords.Place.price.exactKey(meantBy: key) == PriceKey.amount.rawValue
        || !key.contains(" ") && CurrencySigns.currency(in: key.uppercased()) != nil)
  }

  /// Words for prices, the longer before the shorter.
  private static let words = PriceWords.all.flatMap(\.names)
  /// What stands between a price and what it is for.
  private static let joints = Set(PriceWords.all.flatMap(\.joints))
  /// What is called so is no price; programs write most of them, in English whatever the menu's
  /// language.
  private static let others = Set(
    [
      "id", "level", "category", "code", "group", "order", "list", "sort", "count", "note", "type",
    ] + taxes)
  private static let taxes = PriceWords.all.flatMap(\.taxes)
  private static let included = Set(ValueWords.words(PriceWords.all.map(\.included)))

  /// The words of a key besides those for a price and a currency, and whether there was one.
  private static func withoutPriceWord(_ key: String) -> (rest: String, isWord: Bool) {
    var words: [String] = [""]
    for character in key.cut(to: Diagnostic.excerptLength) {
      let isJoint = "_-. :()[]".contains(character)
      let isInner = character.isUppercase && words.last?.last?.isLowercase == true
      if isJoint || isInner { words.append("") }
      if !isJoint { words[words.count - 1].append(character) }
    }
    var isWord = false
    let rest = words.compactMap { word -> String? in
      let lowered = word.lowercased()
      for price in Self.words where !isWord {
        guard let range = lowered.firstRange(of: price), lowered.count == word.count
        else { continue }
        isWord = true
        let offset = lowered.distance(from: lowered.startIndex, to: range.lowerBound)
        let start = word.index(word.startIndex, offsetBy: offset)
        let end = word.index(start, offsetBy: price.count)
        return String(word[..<start] + word[end...])
      }
      let isOther = joints.contains(lowered) || CurrencySigns.currency(in: word) != nil
      return isOther ? nil : word
    }.filter { $0.contains(where: \.isLetter) }
    let isTaxed = rest.contains { included.contains($0.lowercased()) }
    let named = rest.filter { word in
      let lowered = word.lowercased()
      return !isTaxed || !included.contains(lowered) && !taxes.contains(lowered)
    }
    return (named.concatenated(separator: " "), isWord)
  }
}
