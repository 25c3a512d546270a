/// The kinds of things that a text may say, each of which takes what it is and nothing else.
extension QueryParser {
  /// Understands what begins at a place, and gives how many tokens it has: the first kind that it may
  /// be is what it is.
  mutating func take(_ place: Int) -> Int {
    takePrice(place) ?? takeQuantity(place) ?? takeZeroPercent(place) ?? takeNumberSign(place)
      ?? takeFineBehind(place) ?? takeEnding(place) ?? takeEntry(place) ?? takeUnknown(place)
  }

  /// What the lexicon has an entry for.
  private mutating func takeEntry(_ place: Int) -> Int? {
    let match = lexicon.match(tokens[place...])
    guard let match, match.meaning.isMoreThanMeat, !isStillTyped(place, match) else { return nil }
    let (meaning, range) = (match.meaning, place..<place + match.length)
    if meaning.roles.contains(.pronoun) { pronounEnd = range.upperBound }
    return takeNoLimit(range, meaning) ?? takeCondition(range, meaning)
      ?? takeDiet(range, meaning) ?? takeContrast(range, meaning) ?? takeFine(range, meaning)
      ?? takeNegation(range, meaning) ?? takeUnclear(range, meaning)
      ?? takeHarmless(range, meaning) ?? takeWish(range, meaning)
      ?? takeDeniedDiet(range, meaning) ?? takeAllergen(range, meaning)
      ?? takeDeniedWord(range, meaning) ?? takeJoint(range, meaning) ?? takeRest(range, meaning)
  }

  /// `no limit`.
  private mutating func takeNoLimit(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.noLimit) else { return nil }
    query.liftsPriceLimit = true
    use(range, as: .filter)
    return range.count
  }

  /// What suits whoever is pregnant nobody states: the staff is to be asked.
  private mutating func takeCondition(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.condition) else { return nil }
    namesCondition = true
    use(range, as: .filter)
    return range.count
  }

  /// The word `dieta` and a diet behind it, which may be called by an allergen.
  private mutating func takeDiet(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.dietFollows),
      let (diet, length) = lexicon.diet(tokens[range.upperBound...])
    else { return nil }
    let behind = range.upperBound..<range.upperBound + length
    query.dietTerms.append(.init(subject: diet, word: SearchWord(whole: phrase(behind))))
    use(range.lowerBound..<behind.upperBound, as: .term)
    (named, negation) = ([], .none)
    return range.count + length
  }

  /// What hurts nobody and is no allergen, which may be left out all the same.
  private mutating func takeHarmless(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.harmless) else { return nil }
    if negation == .begun || negation.isJoined {
      addUnknown(phrase(range))
      use(range, as: .filter)
      negation = .going(joined: false)
    }
    return range.count
  }

  /// `with`, or a wish that ends what is left out.
  private mutating func takeWish(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.with) || endsDenial(range, meaning) else { return nil }
    if isBehindEither(range) { query.isNotUnderstood = true }
    use(range, as: negation == .none ? .filler : .filter)
    isWanted = negation != .begun
    // A wish may also be that somebody leaves something out, in words that nobody knows.
    isAsked = isWanted && meaning.roles.contains(.with)
    if negation != .begun { negation = .none }
    named = []
    return range.count
  }

  /// `not vegan`: nobody is told what does not suit a diet.
  private mutating func takeDeniedDiet(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.diet != nil, meaning.excluded.isEmpty, negation == .begun else { return nil }
    query.isNotUnderstood = true
    use(range, as: .filter)
    negation = .going(joined: false)
    return range.count
  }

  /// What is to be left out and is nothing that can be.
  private mutating func takeDeniedWord(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    let isDenied =
      negation == .begun || negation.isJoined && meaning.list == nil && meaning.diet == nil
    guard isDenied, meaning.roles.isDisjoint(with: [.joint, .filler, .question]) else { return nil }
    return takeUnknown(range.lowerBound)
  }

  /// `and`, `or`, a comma.
  private mutating func takeJoint(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.joint) else { return nil }
    use(range, as: negation == .none ? .filler : .filter)
    if meaning.roles.contains(.either), negation == .none { choices.append(range.lowerBound) }
    negation.join()
    return range.count
  }

  /// What names a list or a diet, or says nothing.
  private mutating func takeRest(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int {
    let isFiller = !meaning.roles.isDisjoint(with: [.filler, .question, .cheapest, .dearest])
    if negation != .none, lexicon.fineAround.behind.contains(phrase(range)) {
      // `Ich kann keine Milch trinken`: the verb says nothing of what is looked for.
      use(range, as: .filter)
    } else if let list = meaning.list {
      take(list, range, meaning)
    } else if let diet = meaning.diet {
      query.dietTerms.append(.init(subject: diet, word: SearchWord(whole: phrase(range))))
      use(range, as: .term)
    } else if isFiller {
      takeFiller(range, meaning)
    }
    if !isFiller {
      (named, isAsked) = ([], false)
      if case .behind = negation { negation = .none }
    }
    return range.count
  }

  private mutating func take(_ list: MenuList, _ range: Range<Int>, _ meaning: Lexicon.Meaning) {
    query.listTerms.append(.init(subject: list, word: SearchWord(whole: phrase(range))))
    if meaning.roles.contains(.softDrink) { query.namesSoftDrinks = true }
    if !meaning.roles.isDisjoint(with: [.softDrink, .alcoholFree]) {
      query.isWithoutAlcohol = true
    }
    listPlaces.formUnion(range)
    use(range, as: .term)
  }

  /// What says nothing of a dish, but perhaps what is asked.
  private mutating func takeFiller(_ range: Range<Int>, _ meaning: Lexicon.Meaning) {
    query.isQuestion = query.isQuestion || meaning.roles.contains(.question)
    query.wantsCheapest = query.wantsCheapest || meaning.roles.contains(.cheapest)
    query.wantsDearest = query.wantsDearest || meaning.roles.contains(.dearest)
    if meaning.roles.contains(.everything), negation == .begun { deniesAll = true }
    use(range, as: negation == .begun ? .filter : .filler)
  }
}

extension Lexicon.Meaning {
  /// Whether it is anything to find besides a word.
  fileprivate var isMoreThanMeat: Bool {
    roles != .meat || list != nil || diet != nil || !excluded.isEmpty
  }
}
