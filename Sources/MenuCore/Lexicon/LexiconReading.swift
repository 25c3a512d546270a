/// A text while it is read: the names of the phrase that is open, what is denied in it, and what its
/// sentence has said before.
///
/// A denial takes away only what is in its own phrase. What follows *contains* is never denied, and a
/// denial behind *not* names what it would deny: `not gluten-free` → gluten.
struct LexiconReading {
  private var finding = Lexicon.Finding()

  private var named = Lexicon.Finding()
  private var denied = Lexicon.Finding()
  private var lastName: Lexicon.Finding?
  private var isExcluding = false

  private var isNegated = false
  private var isContaining = false
  private var speaksOfTraces = false
  private var namesSomething = false

  /// Goes over the gap in front of a word.
  mutating func pass(_ gap: LexiconText.Gap) {
    switch gap {
    case .word: break
    case .phrase: endPhrase()
    case .sentence: endSentence()
    }
  }

  /// Takes in a word that the lexicon does not know.
  mutating func takeUnknownWord() { lastName = nil }

  /// Takes in the words of an entry.
  mutating func take(_ effect: LexiconEffect) {
    if effect.isName { take(name: .init(allergens: effect.allergens, traits: effect.traits)) }
    if effect.isDenial {
      take(denial: .init(allergens: effect.deniedAllergens, traits: effect.deniedTraits))
    }
    if let marker = effect.marker { take(marker) }
    if !effect.isName { lastName = nil }
  }

  private mutating func take(name: Lexicon.Finding) {
    namesSomething = true
    lastName = name
    if isContaining {
      finding.formUnion(name)
    } else if isExcluding {
      denied.formUnion(name)
    } else {
      named.formUnion(name)
    }
  }

  private mutating func take(denial: Lexicon.Finding) {
    if isNegated {
      take(name: denial)
    } else {
      denied.formUnion(denial)
    }
  }

  private mutating func take(_ marker: LexiconEffect.Marker) {
    switch marker {
    case .without: isExcluding = !isNegated
    case .free:
      if let lastName, !isNegated { denied.formUnion(lastName) }
    case .not: isNegated = true
    case .contains:
      endPhrase()
      isContaining = true
    case .traces: speaksOfTraces = true
    case .all:
      finding.allergens.formUnion(.groups)
      namesSomething = true
    case .joint: endPhrase()
    }
  }

  private mutating func endPhrase() {
    named.subtract(denied)
    finding.formUnion(named)
    named = Lexicon.Finding()
    denied = Lexicon.Finding()
    lastName = nil
    isExcluding = false
  }

  private mutating func endSentence() {
    endPhrase()
    if speaksOfTraces, !namesSomething { finding.allergens.formUnion(.groups) }
    isNegated = false
    isContaining = false
    speaksOfTraces = false
    namesSomething = false
  }

  /// Ends the text.
  mutating func finish() -> Lexicon.Finding {
    endSentence()
    return finding
  }
}

extension Lexicon.Finding {
  /// Takes away what is denied; a group with its kinds, meat with those of pigs and cattle.
  fileprivate mutating func subtract(_ denied: Lexicon.Finding) {
    allergens.subtract(denied.allergens.withKinds)
    traits.subtract(denied.traits)
    if denied.traits.contains(.meat) { traits.subtract([.pork, .beef]) }
  }
}
