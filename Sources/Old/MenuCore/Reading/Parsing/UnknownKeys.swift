/// What is known of the keys of a file that nothing reads, each looked up once.
struct UnknownKeys {
  /// Whether each place of a key is told, for who mends them one by one; else a key is told once.
  var tellsEach = false
  private var told: Set<UTF8Text> = []
  private var mayHoldStatements: [UTF8Text: Bool] = [:]
  private var meanings: [UTF8Text: String?] = [:]
  private var texts: [UTF8Text: DishKey?] = [:]
  private var allergens: [UTF8Text: AllergenKey] = [:]
  private var priceKeys: [UTF8Text: PriceColumns.Key] = [:]

  /// Whether a key is to be told: it was not before, or each is.
  mutating func isNew(_ key: String) -> Bool { tellsEach || told.insert(UTF8Text(key)).inserted }

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

  /// The allergens that a key is called like, none for one that means something else.
  mutating func allergens(meantBy key: String, of list: MenuList) -> AllergenKey {
    let text = UTF8Text(key)
    if let known = allergens[text] { return known }
    // More different keys than any menu has are not looked at one by one.
    guard allergens.count < MenuReading.limit,
      KeyWords.Place.dish(of: list).exactKey(meantBy: key) == nil
    else { return .none }
    let meant = AllergenKey(key)
    allergens[text] = meant
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
