/// What may be left out: the guest is asked.
extension QueryParser {
  /// `milk safe`, `problemi con il latte`: nobody says so who looks for milk.
  mutating func takeUnclear(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.unclear), negation == .none else { return nil }
    guard !named.isEmpty, !isWanted else { return guessWhatFollows(range) }
    guessNamed()
    use(range, as: .filter)
    (named, negation) = ([], .behind(joined: false))
    return range.count
  }

  /// `sena latte`: who types it must not be shown what has milk.
  mutating func takeMistypedNegation(_ place: Int) -> Int? {
    let word = tokens[place].text
    guard lexicon.isNear(.negation, word) else { return nil }
    return guessWhatFollows(place..<place + 1)
  }

  /// `nut alergy`, `milk fre`, `celiacco`.
  mutating func takeMistypedBehind(_ range: Range<Int>) -> Int? {
    let word = tokens[range.lowerBound].text
    if negation == .none, !named.isEmpty, lexicon.isNear(.negationBehind, word) {
      guessNamed()
    } else if word.count >= 6, lexicon.isNear(.coeliac, word) {
      query.guessedWithout.formUnion([.gluten])
    } else {
      return nil
    }
    use(range, as: .filter)
    (named, negation) = ([], .behind(joined: false))
    return 1
  }

  /// The allergens that were named may be meant to be left out.
  private mutating func guessNamed() {
    for name in named { query.guessedWithout.formUnion(name.meaning.excluded) }
    takeBackNamed()
  }

  /// The allergen behind a word may be meant to be left out; nil where none follows.
  private mutating func guessWhatFollows(_ range: Range<Int>) -> Int? {
    var next = range.upperBound
    while let match = lexicon.match(tokens[next...]),
      !match.meaning.roles.isDisjoint(with: [.filler, .with])
    {
      next += match.length
    }
    guard let match = lexicon.match(tokens[next...]), !match.meaning.excluded.isEmpty else {
      return nil
    }
    use(range.lowerBound..<next, as: .filter)
    (named, negation, isGuess) = ([], .begun, true)
    return next - range.lowerBound
  }
}
