/// What an entry of the lexicon means for the text in which it is found.
struct LexiconEffect: Hashable, Sendable {
  /// The allergens that it names.
  var allergens: AllergenSet = []
  /// The kinds of ingredients that it names.
  var traits: IngredientTraits = []
  /// The allergens that it denies in its own phrase: `vegan` → milk, eggs, fish …
  var deniedAllergens: AllergenSet = []
  /// The kinds of ingredients that it denies in its own phrase.
  var deniedTraits: IngredientTraits = []
  /// Its role in a sentence.
  var marker: Marker?
  /// True if the word is one slip away from the entry's.
  var isGuess = false

  /// The role of a word in a sentence.
  enum Marker: String, CaseIterable, Sendable {
    /// Denies the names after it in its phrase: *senza*.
    case without = "@without"
    /// *Without* that may begin a list of allergens: *free from*, *does not contain*.
    case lacks = "@lacks"
    /// Denies the name before it: *free* of "nut free".
    case free = "@free"
    /// Turns the denials after it in its sentence into warnings: *not*.
    case not = "@not"
    /// Keeps the names after it in its sentence from being denied: *contains*.
    case contains = "@contains"
    /// Doubts all fourteen allergens if its sentence names none: *traces*.
    case traces = "@traces"
    /// Revokes the denials of its sentence: *on request*, *can*, *sometimes*.
    case maybe = "@maybe"
    /// A part of a dish; if a verb follows, its denials do not apply to the rest of the dish: *sauce*.
    case part = "@part"
    /// A verb that a plain denial may have: *is*.
    case verb = "@verb"
    /// May be between *without* and a name: *the*.
    case article = "@article"
    /// Doubts all fourteen allergens if its sentence is negated or conditional, names none and does not refer
    /// to the staff: *allergens*.
    case allergens = "@allergens"
    /// Doubts all fourteen allergens if its sentence names none and does not refer to the staff: *with
    /// allergens*.
    case some = "@some"
    /// Refers to the staff, and is a word of choice like *on request*: *ask*.
    case ask = "@ask"
    /// Refers to people who know, or to where it is written: *the staff*, *list*.
    case reference = "@reference"
    /// Doubts all fourteen allergens: *all 14 allergens*.
    case all = "@all"
    /// A preposition or conjunction, which ends a phrase: *with*, *but*.
    case joint = "@joint"
    /// A joint that continues a list: *and*.
    case and = "@and"
    /// A joint that also joins what *without* denies: *or* of "without milk or eggs".
    case or = "@or"
  }

  /// True if it names an ingredient.
  var isName: Bool { !allergens.isEmpty || !traits.isEmpty }

  /// True if it denies something by itself.
  var isDenial: Bool { !deniedAllergens.isEmpty || !deniedTraits.isEmpty }

  /// Adds the effect of another entry for the same words.
  mutating func formUnion(_ other: LexiconEffect) {
    allergens.formUnion(other.allergens)
    traits.formUnion(other.traits)
    deniedAllergens.formUnion(other.deniedAllergens)
    deniedTraits.formUnion(other.deniedTraits)
    marker = marker ?? other.marker
  }

  /// Reads one tag: `milk`, `meat`, `-milk`, `@without`; false if the word is not a tag.
  @discardableResult
  mutating func add(tag: UnsafeBufferPointer<UInt8>) -> Bool {
    let isDenial = tag.first == UInt8(ascii: "-")
    let name = isDenial ? UnsafeBufferPointer(rebasing: tag.dropFirst()) : tag
    guard let meaning = TagMeaning.table[name] else { return false }
    switch meaning {
    case .allergen(let allergen):
      if isDenial { deniedAllergens.insert(allergen) } else { allergens.insert(allergen) }
    case .trait(let trait):
      if isDenial { deniedTraits.insert(trait) } else { traits.insert(trait) }
    case .marker(let marker): self.marker = marker
    }
    return true
  }
}

private enum TagMeaning {
  case allergen(Allergen)
  case trait(IngredientTraits)
  case marker(LexiconEffect.Marker)

  static let table: NameTable<TagMeaning> = {
    var names: [(String, TagMeaning)] = [
      ("meat", .trait(.meat)), ("pork", .trait(.pork)), ("beef", .trait(.beef)),
      ("honey", .trait(.honey)), ("alcohol", .trait(.alcohol)), ("lactose", .trait(.lactose)),
      ("unclean", .trait(.unclean)),
    ]
    for allergen in Allergen.allCases { names.append((allergen.rawValue, .allergen(allergen))) }
    for marker in LexiconEffect.Marker.allCases { names.append((marker.rawValue, .marker(marker))) }
    return NameTable(names)
  }()
}
