/// Words such as *no* and *neither*, of which the next word shows what they negate.
extension LexiconReading {
  /// Begins what *no* covers; after *without* it changes nothing: `sans aucun fromage`
  mutating func beginNo() {
    if phrase.exclusion == .begun { return }
    phrase.isAfterNo = true
    if !sentence.isNegated { phrase.exclusion = .begun }
  }

  /// Turns a *no* that no name follows into a negation of its sentence: `no vegan cheese`
  mutating func endNo() {
    guard phrase.isAfterNo else { return }
    phrase.isAfterNo = false
    phrase.exclusion = .none
    revokeNo()
    sentence.isNegated = true
  }

  /// Names what *no* has covered, because a denial or a negation turns it around: `no cheese-free pizza`
  mutating func revokeNo() {
    guard phrase.isByNo else { return }
    phrase.isByNo = false
    phrase.exclusion = .none
    phrase.named.formUnion(phrase.excluded)
    phrase.excluded = Lexicon.Finding()
    sentence.isNegated = true
  }
}
