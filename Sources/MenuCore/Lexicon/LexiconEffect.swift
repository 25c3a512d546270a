/// What an entry of the lexicon means for the text in which it is found.
struct LexiconEffect: Hashable, Sendable {
  /// What it names.
  var named = Lexicon.Finding()
  /// What it denies in its own phrase: `vegan` → milk, eggs, fish …
  var denied = Lexicon.Finding()
  /// Its role in a sentence.
  var marker: Marker?
  /// True if the word is one typo away from the entry's.
  var isGuess = false

  /// The role of a word in a sentence.
  enum Marker: String, CaseIterable, Sendable {
    /// Denies the names after it in its phrase: *senza*.
    case without = "@without"
    /// *Without* that may begin a list of allergens: *free from*, *does not contain*.
    case lacks = "@lacks"
    /// Denies the name before it: *free* of "nut free".
    case free = "@free"
    /// An adjective after its noun, whose denial does not reach the name after it: *vegana*.
    case trailing = "@trailing"
    /// Turns the denials after it in its sentence into warnings: *not*.
    case not = "@not"
    /// Like *without* directly before a name, otherwise like *not*: *no* of "no cheese", "no vegan cheese".
    case no = "@no"
    /// Keeps the names after it in its sentence from being denied: *contains*.
    case contains = "@contains"
    /// Makes all fourteen allergens doubtful, if its sentence names none: *traces*.
    case traces = "@traces"
    /// Revokes the denials of its sentence: *on request*, *can*, *sometimes*.
    case maybe = "@maybe"
    /// A part of a dish; if a verb follows, its denials do not apply to the rest of the dish: *sauce*.
    case part = "@part"
    /// A verb that a plain denial may have: *is*.
    case verb = "@verb"
    /// May be between *without* and a name: *the*.
    case article = "@article"
    /// Makes all fourteen allergens doubtful, if its sentence is negated or conditional, names none and does
    /// not refer to the staff: *allergens*.
    case allergens = "@allergens"
    /// The same, and also in any other sentence that names none, unless it or a later one refers to the
    /// staff: *people with allergies*.
    case people = "@people"
    /// Makes all fourteen allergens doubtful, if its sentence names none and does not refer to the staff:
    /// *with allergens*.
    case some = "@some"
    /// Refers to the staff, and is a word of choice like *on request*: *ask*.
    case ask = "@ask"
    /// Refers to people who know, or to where it is written: *the staff*, *list*.
    case reference = "@reference"
    /// Makes all fourteen allergens doubtful: *all 14 allergens*.
    case all = "@all"
    /// A preposition or conjunction, which ends a phrase: *with*, *but*.
    case joint = "@joint"
    /// A joint that continues a list: *and*.
    case and = "@and"
    /// A joint that also joins what *without* denies: *or* of "without milk or eggs".
    case or = "@or"
  }

  /// True if it names an ingredient.
  var isName: Bool { !named.isEmpty }

  /// True if it denies something by itself.
  var isDenial: Bool { !denied.isEmpty }

  /// Adds the effect of another entry for the same words.
  mutating func formUnion(_ other: LexiconEffect) {
    named.formUnion(other.named)
    denied.formUnion(other.denied)
    marker = marker ?? other.marker
  }

  /// Reads one tag: `milk`, `meat`, `-milk`, `@without`; false if the word is not a tag.
  @discardableResult
  mutating func add(tag: UnsafeBufferPointer<UInt8>) -> Bool {
    let isDenial = tag.first == UInt8(ascii: "-")
    let name = isDenial ? UnsafeBufferPointer(rebasing: tag.dropFirst()) : tag
    guard let meaning = TagMeaning.table[name] else { return false }
    switch meaning {
    case .food(let food) where isDenial: denied.formUnion(food)
    case .food(let food): named.formUnion(food)
    case .marker(let marker): self.marker = marker
    }
    return true
  }
}

private enum TagMeaning {
  case food(Lexicon.Finding)
  case marker(LexiconEffect.Marker)

  static let table: NameTable<TagMeaning> = {
    let traits: [(String, IngredientTraits)] = [
      ("meat", .meat), ("pork", .pork), ("beef", .beef), ("honey", .honey), ("alcohol", .alcohol),
      ("lactose", .lactose), ("unclean", .unclean),
    ]
    var names = traits.map { ($0, TagMeaning.food(Lexicon.Finding(traits: $1))) }
    for allergen in Allergen.allCases {
      names.append((allergen.rawValue, .food(Lexicon.Finding(allergens: [allergen]))))
    }
    for marker in LexiconEffect.Marker.allCases { names.append((marker.rawValue, .marker(marker))) }
    return NameTable(names)
  }()
}
