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
  /// What *without* covers: the first names behind it, and nothing behind another word.
  private var exclusion = Exclusion.none
  /// The name in front of the next word, and what a word such as *vegan* behind it denies of it.
  private var held: Lexicon.Finding?
  private var heldDenial: Lexicon.Finding?
  /// What a word such as *vegan* denies of the next word.
  private var nextDenial: Lexicon.Finding?

  private var isNegated = false
  private var isContaining = false
  private var speaksOfTraces = false
  private var namesSomething = false
  /// All that the sentence names, also what it denies.
  private var mentioned = Lexicon.Finding()
  private var isConditional = false

  private enum Exclusion {
    case none
    /// Behind *without*, in front of a name.
    case begun
    /// Behind a name that is covered.
    case covering
  }

  /// Goes over the gap in front of a word.
  mutating func pass(_ gap: LexiconText.Gap) {
    switch gap {
    case .word: break
    case .phrase: endPhrase()
    case .sentence: endSentence()
    }
  }

  /// Takes in a word that the lexicon does not know; behind *without* an article is passed over.
  mutating func takeUnknownWord(isShort: Bool) {
    releaseHeld(beforeName: false)
    lastName = nil
    nextDenial = nil
    if exclusion == .covering || !isShort { exclusion = .none }
  }

  /// Takes in the words of an entry.
  mutating func take(_ effect: LexiconEffect) {
    if effect.isName { take(name: .init(allergens: effect.allergens, traits: effect.traits)) }
    if effect.isDenial {
      take(denial: .init(allergens: effect.deniedAllergens, traits: effect.deniedTraits))
    }
    if let marker = effect.marker { take(marker) }
    if effect == LexiconEffect() { takeUnknownWord(isShort: false) }
    if !effect.isName { lastName = nil }
  }

  private mutating func take(name: Lexicon.Finding) {
    releaseHeld(beforeName: true)
    namesSomething = true
    mentioned.formUnion(name)
    lastName = name
    if isContaining {
      finding.formUnion(name)
    } else if exclusion != .none {
      exclusion = .covering
      denied.formUnion(name)
    } else {
      var left = name
      if let nextDenial { left.subtract(nextDenial) }
      held = left
    }
    nextDenial = nil
  }

  /// Counts the last name, of which a word such as *vegan* takes something away unless another name
  /// follows: `salame vegano mozzarella` may be either.
  private mutating func releaseHeld(beforeName: Bool) {
    guard var name = held else { return }
    if let heldDenial, !beforeName { name.subtract(heldDenial) }
    named.formUnion(name)
    held = nil
    heldDenial = nil
  }

  /// A denial of one thing, such as *gluten-free*, covers its phrase; one of many, such as *vegan*,
  /// covers the name beside it.
  private mutating func take(denial: Lexicon.Finding) {
    exclusion = .none
    if isNegated {
      take(name: denial)
    } else if denial.allergens.count + denial.traits.rawValue.nonzeroBitCount <= 1 {
      denied.formUnion(denial)
    } else if held != nil {
      heldDenial = denial
    } else {
      nextDenial = denial
    }
  }

  private mutating func take(_ marker: LexiconEffect.Marker) {
    releaseHeld(beforeName: false)
    nextDenial = nil
    switch marker {
    case .without: exclusion = isNegated ? .none : .begun
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
    case .maybe: isConditional = true
    case .joint: endPhrase()
    }
  }

  private mutating func endPhrase() {
    releaseHeld(beforeName: false)
    named.subtract(denied)
    finding.formUnion(named)
    named = Lexicon.Finding()
    denied = Lexicon.Finding()
    lastName = nil
    nextDenial = nil
    exclusion = .none
  }

  private mutating func endSentence() {
    endPhrase()
    if speaksOfTraces, !namesSomething { finding.allergens.formUnion(.groups) }
    if isConditional { finding.formUnion(mentioned) }
    isConditional = false
    mentioned = Lexicon.Finding()
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
