/// What is left out.
extension QueryParser {
  /// A word that leaves something out; nil for any other.
  mutating func takeNegation(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    let roles = meaning.roles
    if isOnlySaidOfSomebody(range, roles) {
      use(range, as: .filler)
      return range.count
    }
    noteNegation(range, roles)
    if roles.contains(.coeliac) {
      query.without.formUnion([.gluten])
      use(range, as: .filter)
      (named, negation) = ([], .behind(joined: false))
      return range.count
    }
    guard !roles.isDisjoint(with: [.negation, .negationBehind]) else { return nil }
    // `né` and `ni` also join, and deny what follows anew: `né tracce di noci`.
    if roles.contains(.joint), negation != .none, negation != .begun {
      use(range, as: .filter)
      negation = range.upperBound < tokens.count ? .begun : .going(joined: true)
      return range.count
    }
    // `gluten free, dairy free`: what the comma joined is left out already; so is `latte` in
    // `niente uova, latte non va bene`, and no `va bene` takes that back.
    if isLeftOutBefore(range, roles) {
      use(range, as: .filter)
      negation = roles.contains(.negationBehind) ? .behind(joined: false) : .going(joined: false)
      leftOut = nil
      return range.count
    }
    deny(range, roles)
    return range.count
  }

  /// What a word that leaves something out says of what was said before it, and where nobody knows
  /// what both together mean.
  private mutating func noteNegation(_ range: Range<Int>, _ roles: Lexicon.Roles) {
    if !roles.isDisjoint(with: [.ill, .coeliac]), isDenied(range) { query.isNotUnderstood = true }
    // `allergic to everything but milk` leaves out nearly all, which no filter does.
    let isBehindNegation = negation != .none || lastNegation != nil
    if roles.contains(.negation), deniesAll || roles.contains(.exception) && isBehindNegation {
      query.isNotUnderstood = true
    }
    if roles.contains(.negation) { dropFine(range, roles) }
    if isOpposite(range, roles) { query.isNotUnderstood = true }
    if roles.contains(.ill) { isIll = true }
    if !roles.contains(.ill), roles.contains(.negation) { lastNegation = range }
  }

  /// Leaves out what stands before a word, or else what follows it.
  private mutating func deny(_ range: Range<Int>, _ roles: Lexicon.Roles) {
    let isOnlyFromHere = !holdsBefore(range, roles)
    let leavesOut = !isOnlyFromHere && leaveOutBefore(range, roles)
    use(range, as: .filter)
    if leavesOut {
      leftOut = nil
      let goesOn = roles.contains(.negation)
      let isJoined = roles.contains(.negationBehind) && !roles.contains(.ill)
      negation = goesOn ? .going(joined: isJoined) : .behind(joined: false)
      if goesOn, range.upperBound == tokens.count { negation = .going(joined: false) }
    } else {
      if !isOnlyFromHere, !isFollowedByAllergen(range, behind: [.filler, .with]) {
        looseDenials.append(range.lowerBound)
      }
      negation = .begun
    }
  }

  /// Leaves out what was named before: `nut and milk free`; false where nothing was.
  private mutating func leaveOutBefore(_ range: Range<Int>, _ roles: Lexicon.Roles) -> Bool {
    guard named.isEmpty else {
      leaveOutNamed(isIll: roles.contains(.ill))
      return true
    }
    guard roles.contains(.negationBehind), range.lowerBound > 0,
      uses[range.lowerBound - 1] == .word, negation == .none
    else {
      return false
    }
    // `no` and `allergy` between two words begin something.
    guard range.upperBound == tokens.count || isOnlyBehind(range) else { return false }
    let before = range.lowerBound - 1..<range.lowerBound
    let meaning = lexicon.meaning(of: phrase(before))
    guard meaning?.roles.contains(.negation) != true else { return false }
    if let excluded = meaning?.excluded, !excluded.isEmpty {
      query.without.formUnion(excluded)
    } else if let guess = guess(phrase(before), mayGoOn: false) {
      query.guessedWithout.formUnion(guess)
    } else {
      addUnknown(phrase(before))
    }
    use(before, as: .filter)
    return true
  }

  /// Whether a word leaves out only what stands before it.
  func isOnlyBehind(_ range: Range<Int>) -> Bool {
    lexicon.match(tokens[range.lowerBound...])?.meaning.roles.contains(.negation) != true
  }

  /// An allergen, which is left out or looked for; nil where it is neither.
  mutating func takeAllergen(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard !meaning.excluded.isEmpty else { return nil }
    if negation.leavesOut {
      leaveOut(range, meaning)
    } else if meaning.named.isEmpty {
      negation = .none
      guard meaning.roles.isEmpty, meaning.list == nil, meaning.diet == nil else { return nil }
      // Looked for as a word, and left out by a word behind it.
      name(meaning, range, isTerm: false)
      if !isAsked { unaskedPlaces.formUnion(range) }
      isAsked = false
    } else {
      lookFor(range, meaning)
    }
    return range.count
  }

  private mutating func leaveOut(_ range: Range<Int>, _ meaning: Lexicon.Meaning) {
    leftOut = (query.without, range)
    deniesAll = false
    let excluded = meaning.excluded.union(excludedInList(range))
    if isGuess {
      query.guessedWithout.formUnion(excluded)
    } else {
      query.without.formUnion(excluded)
    }
    use(range, as: .filter)
    negation = .going(joined: false)
  }

  private mutating func lookFor(_ range: Range<Int>, _ meaning: Lexicon.Meaning) {
    query.allergenTerms.append(
      .init(
        subject: meaning.named, word: SearchWord(whole: phrase(range)),
        excluded: meaning.excluded))
    use(range, as: .term)
    allergenPlaces.formUnion(range)
    if !isAsked {
      query.namesUnasked = true
      unaskedPlaces.formUnion(range)
    }
    name(meaning, range, isTerm: true)
    negation = .none
  }

  /// What no entry begins with: what is to be left out, mistyped or no allergen, or a word.
  mutating func takeUnknown(_ place: Int) -> Int {
    let one = place..<place + 1
    if let length = takeCompound(one) ?? takeMistypedBehind(one) { return length }
    if negation.isJoined, isAskedAbout(place) { negation = .none }
    switch negation {
    case .begun, .going(joined: true), .behind(joined: true): return leaveOutUnknown(place)
    case .going(joined: false):
      let word = tokens[place].text
      guard word.count >= 4, let guess = guess(word, mayGoOn: false) else { break }
      query.guessedWithout.formUnion(guess)
      use(one, as: .filter)
      return 1
    case .none, .behind:
      if let length = takeMistypedNegation(place) { return length }
    }
    (named, isAsked) = ([], false)
    if case .behind = negation { negation = .none }
    return 1
  }

  /// `laktosefrei`, `Nussallergie`; and `nolatte`, which is asked about.
  private mutating func takeCompound(_ range: Range<Int>) -> Int? {
    let word = tokens[range.lowerBound].text
    if let excluded = lexicon.excludedBehindNegation(in: word) {
      query.guessedWithout.formUnion(excluded)
      use(range, as: .filter)
      (named, negation) = ([], .going(joined: false))
      return 1
    }
    for ending in lexicon.negatingEndings where word.count > ending.count + 1 {
      guard word.suffix(ending.count).elementsEqual(ending) else { continue }
      let stem = Array(word.dropLast(ending.count))
      let isIll = lexicon.meaning(of: ending)?.roles.contains(.ill) == true
      // `keine Nussallergie`
      let isDenied = negation == .begun && isDenied(range)
      if let meaning = lexicon.meaning(of: stem), !meaning.excluded.isEmpty {
        query.without.formUnion(meaning.excluded)
      } else if min(stem.count, ending.count) >= 4, let guess = guess(stem, mayGoOn: false) {
        query.guessedWithout.formUnion(guess)
      } else if ending.count < 4 || named.last?.tokens.upperBound != range.lowerBound {
        // `Soja Bohnenallergie` leaves out what stands before it.
        continue
      }
      // `gluten- und laktosefrei`
      leaveOutNamed(isIll: isIll)
      if isDenied { query.isNotUnderstood = true }
      use(range, as: .filter)
      self.isIll = self.isIll || isIll
      negation = isIll ? .going(joined: false) : .behind(joined: false)
      return 1
    }
    return nil
  }

  /// Leaves out what is no allergen, up to what is joined to it.
  private mutating func leaveOutUnknown(_ place: Int) -> Int {
    var end = place + 1
    var next = end
    while next < tokens.count {
      let match = lexicon.match(tokens[next...])
      guard match?.meaning.isPartOfPhrase ?? true else { break }
      next += match?.length ?? 1
      // A filler is a part only of what goes on behind it.
      if match?.meaning.isOnlyFiller != true { end = next }
    }
    // `allergico ale noci`: a short word before what is left out is a mistyped article.
    if end == place + 1, tokens[place].text.count <= 3, end < tokens.count,
      let next = lexicon.match(tokens[end...]), !next.meaning.excluded.isEmpty
    {
      use(place..<end, as: .filter)
      return 1
    }
    let all = place..<end
    let first = place..<place + 1
    if let guess = guess(phrase(all), mayGoOn: end == tokens.count) {
      query.guessedWithout.formUnion(guess)
    } else if let guess = guess(phrase(first), mayGoOn: first.upperBound == tokens.count) {
      query.guessedWithout.formUnion(guess)
      end = first.upperBound
    } else if isOpen(all), phrase(all).count < 3 {
      query.lacksWithout = true
    } else {
      addUnknown(phrase(all))
      if String(decoding: phrase(all), as: UTF8.self).meansAlcohol {
        alcohol = (lastNegation?.lowerBound ?? place)..<end
      }
    }
    use(place..<end, as: .filter)
    negation = .going(joined: false)
    return end - place
  }

  mutating func addUnknown(_ phrase: [UInt8]) {
    query.unknownWithout.append(spelling(String(decoding: phrase, as: UTF8.self)))
  }

  /// The allergens that a mistyped or unfinished name may mean.
  private func guess(_ phrase: [UInt8], mayGoOn: Bool) -> AllergenSet? {
    let words = phrase.split(separator: .space)
    // `kein Fleisch` is not `kein Fisch`, and nothing frozen is no froment.
    let isOther = words.contains { word in
      let word = Array(word)
      return lexicon.meaning(of: word)?.roles == .meat || FactWords.all.contains(word)
    }
    guard !isOther else { return nil }
    let text = String(decoding: phrase, as: UTF8.self)
    let names = lexicon.names.filter { !$0.meaning.excluded.isEmpty }
    if mayGoOn, phrase.count >= 2 {
      let begun = names.filter { $0.text.utf8.starts(with: phrase) }
      if let first = begun.min(by: { $0.text.utf8.count < $1.text.utf8.count }),
        phrase.count >= 3 || begun.allSatisfy({ $0.meaning.excluded == first.meaning.excluded })
      {
        return first.meaning.excluded
      }
    }
    guard let near = EditDistance.nearest(to: text, among: names.map(\.text)) else { return nil }
    // Of several that are as near all are left out.
    let letters = Array(text.unicodeScalars)
    let limit = EditDistance.between(letters, Array(near.unicodeScalars), limit: 2) ?? 0
    return names.reduce(into: AllergenSet()) { found, name in
      if EditDistance.between(letters, Array(name.text.unicodeScalars), limit: limit) != nil {
        found.formUnion(name.meaning.excluded)
      }
    }
  }
}

extension Lexicon.Meaning {
  /// Whether it can stand inside of a phrase that is no allergen: `carne di maiale`.
  fileprivate var isPartOfPhrase: Bool {
    (isOnlyFiller || roles == .meat) && excluded.isEmpty
  }

  /// Whether it says nothing by itself, be it of whom.
  fileprivate var isOnlyFiller: Bool { roles.subtracting(.pronoun) == .filler }
}
