/// What a word that leaves something out holds for: what is before it, what is behind it, or both.
extension QueryParser {
  /// Whether a word may leave out what was named before it: `latte non posso`, and not `senza`.
  func holdsBefore(_ range: Range<Int>, _ roles: Lexicon.Roles) -> Bool {
    guard !roles.contains(.forward), !isContrast(range), !isOnlyOfTrimmings(range) else {
      return false
    }
    if roles.contains(.exception) {
      return roles.contains(.negationBehind) && !isFollowedByAllergen(range, behind: .filler)
    }
    // `con pesce, sono allergico al latte`: what was asked for is not left out by what follows.
    if isWanted || roles.contains(.ill), !isOnlyBehind(range),
      isFollowedByAllergen(range, behind: [.filler, .with])
    {
      return !isWanted && roles.contains(.negationBehind)
    }
    // `huevos no puedo comer pescado`: nobody knows what the first of its words goes with.
    if range.count > 1, named.last?.tokens.upperBound == range.lowerBound,
      lexicon.meaning(of: tokens[range.lowerBound].text)?.roles.contains(.negationBehind) == true
    {
      return true
    }
    // `latte né uova`: it denies both.
    return !roles.isDisjoint(with: [.negationBehind, .joint])
      || !isFollowedByAllergen(range, behind: [])
  }

  /// Whether a word denies only what follows it up to the end of the clause, which is no allergen:
  /// `tonno no cipolla`. In doubt it is not: `latte no carne no` are two denials.
  private func isOnlyOfTrimmings(_ range: Range<Int>) -> Bool {
    guard named.count == 1, named[0].tokens.upperBound == range.lowerBound,
      lexicon.particles.match(tokens[range.lowerBound...])?.length == range.count
    else { return false }
    var isDenied = false
    for place in range.upperBound..<tokens.count {
      let token = tokens[place]
      if token.isComma || token.beginsSentence { break }
      let meaning = lexicon.meaning(of: token.text) ?? Lexicon.Meaning()
      let isFood = meaning.roles == .meat || lexicon.trimmings.contains(token.text)
      guard meaning.excluded.isEmpty, isFood || isDenied && meaning.roles.isOnlyLink else {
        return false
      }
      isDenied = isDenied || isFood
    }
    return isDenied
  }

  /// Whether an allergen follows, behind nothing but words of some roles.
  func isFollowedByAllergen(_ range: Range<Int>, behind roles: Lexicon.Roles) -> Bool {
    var next = range.upperBound
    while let match = lexicon.match(tokens[next...]) {
      if !match.meaning.excluded.isEmpty { return true }
      let own = match.meaning.roles
      guard !own.isDisjoint(with: roles), own.isDisjoint(with: [.joint, .fine]) else {
        return false
      }
      next += match.length
    }
    return false
  }

  /// Whether what stands just before a word is left out already.
  func isLeftOutBefore(_ range: Range<Int>, _ roles: Lexicon.Roles) -> Bool {
    let beginsAnew = !isOnlyBehind(range) && range.upperBound < tokens.count
    if roles.contains(.negationBehind), !beginsAnew, range.lowerBound > 0,
      uses[range.lowerBound - 1] == .filter, negation == .going(joined: false)
    {
      return true
    }
    guard let leftOut, negation == .going(joined: false), named.isEmpty else { return false }
    return holdsBefore(range, roles) && isOnlyFillers(leftOut.tokens, range)
      && !isFollowedByAllergen(range, behind: [.filler, .with])
  }

  /// Whether a word turns what is left out into its opposite: `not without milk`, `no nut allergy`,
  /// `allergic to milk but not eggs`, `milk free but not egg free`.
  func isOpposite(_ range: Range<Int>, _ roles: Lexicon.Roles) -> Bool {
    if isContrast(range), negation != .none, isDeniedBehind(range) { return true }
    if roles.contains(.forward), negation == .begun { return isDenied(range) }
    if roles.contains(.ill), let lastNegation, lastNegation.upperBound < range.lowerBound {
      var place = lastNegation.upperBound
      while place < range.lowerBound, let match = lexicon.match(tokens[place...]),
        !match.meaning.excluded.isEmpty || match.meaning.roles.contains(.filler),
        !match.meaning.roles.contains(.joint)
      {
        place += match.length
      }
      return place >= range.lowerBound
    }
    return isIll && lastNegation == nil && range.count > 1 && !roles.contains(.forward)
      && lexicon.meaning(of: tokens[range.lowerBound].text)?.roles.contains(.contrast) == true
      && isFollowedByAllergen(range, behind: .filler)
  }

  /// Whether a denial begins with `but`.
  private func isContrast(_ range: Range<Int>) -> Bool {
    lexicon.match(tokens[range.prefix(1)])?.meaning.roles.contains(.contrast) == true
  }

  /// Whether the allergen behind a denial is left out by a word behind it, which is what is denied.
  private func isDeniedBehind(_ range: Range<Int>) -> Bool {
    guard let name = lexicon.match(tokens[range.upperBound...]), !name.meaning.excluded.isEmpty
    else { return false }
    let place = range.upperBound + name.length
    guard let word = lexicon.match(tokens[place...]), !word.meaning.roles.contains(.ill) else {
      return false
    }
    return word.meaning.roles.contains(.negationBehind) && isOnlyBehind(place..<place + word.length)
  }

  /// Remembers what was named, for a word behind it.
  mutating func name(_ meaning: Lexicon.Meaning, _ range: Range<Int>, isTerm: Bool) {
    let isJoined = named.last.map { last in
      (last.tokens.upperBound..<range.lowerBound).contains { isJoint($0) }
    }
    if isJoined == false {
      // `with nuts that is milk free`
      if isWanted, named.last?.tokens.upperBound != range.lowerBound {
        (named, isWanted) = ([], false)
      }
      for place in named.indices where !named[place].isTerm { named[place].isApart = true }
    }
    named.append(Named(meaning: meaning, tokens: range, isTerm: isTerm))
  }

  /// Leaves out what was named; who is ill means all of it.
  mutating func leaveOutNamed(isIll: Bool) {
    if !isIll { named.removeAll { $0.isApart } }
    for name in named where !name.isFine {
      query.without.formUnion(name.meaning.excluded.union(excludedInList(name.tokens)))
    }
    takeBackNamed()
  }

  /// What was named is no longer looked for.
  mutating func takeBackNamed() {
    query.saidFine.formUnion(AllergenSet(named.filter(\.isFine).map(\.meaning.excluded)))
    for name in named { use(name.tokens, as: .filter) }
    let terms = named.count { $0.isTerm }
    query.allergenTerms.removeLast(min(terms, query.allergenTerms.count))
    named = []
  }

  /// `Gluten-los`: an ending that is written apart from what it leaves out.
  mutating func takeEnding(_ place: Int) -> Int? {
    guard let last = named.last, last.tokens.upperBound == place,
      tokens[place].chunk == tokens[place - 1].chunk,
      lexicon.negatingEndings.contains(tokens[place].text),
      lexicon.meaning(of: tokens[place].text)?.roles.contains(.negationBehind) != true
    else { return nil }
    leaveOutNamed(isIll: false)
    use(place..<place + 1, as: .filter)
    negation = .behind(joined: false)
    return 1
  }

  /// The allergens of the words of a name, where others stand beside it without a comma: `soy milk
  /// nuts` may be three.
  func excludedInList(_ range: Range<Int>) -> AllergenSet {
    guard range.count > 1 else { return [] }
    let behind = lexicon.match(tokens[range.upperBound...])?.meaning.excluded ?? []
    let before =
      range.lowerBound > 0
      ? lexicon.meaning(of: tokens[range.lowerBound - 1].text)?.excluded ?? [] : []
    guard !(behind.isEmpty && before.isEmpty) else { return [] }
    return AllergenSet(tokens[range].map { lexicon.meaning(of: $0.text)?.excluded ?? [] })
  }

  /// Whether a wish ends what is left out: `latte non posso, vorrei i funghi`; where more is denied
  /// behind it, it may be a wish to leave out.
  func endsDenial(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Bool {
    guard meaning.roles.contains(.wish), negation != .none, negation != .begun else { return false }
    // `pesce, non voglio uova`: the wish itself is denied.
    if let lastNegation, isOnlyFillers(lastNegation, range) { return false }
    var place = range.upperBound
    while place < tokens.count {
      let match = lexicon.match(tokens[place...])
      let denying: Lexicon.Roles = [.negation, .negationBehind, .coeliac, .exception, .unclear]
      if let match, !match.meaning.roles.isDisjoint(with: denying) { return false }
      place += match?.length ?? 1
    }
    return true
  }

  /// `without fish or with milk`: one of a filter and a search is nothing that both do.
  func isBehindEither(_ range: Range<Int>) -> Bool {
    guard negation != .none, range.lowerBound > 0 else { return false }
    return lexicon.meaning(of: tokens[range.lowerBound - 1].text)?.roles.contains(.either) == true
  }

  /// Whether a part of a question behind a comma asks whether something is fine, and leaves out nothing
  /// more: `allergico al latte, posso mangiare la marinara?`
  func isAskedAbout(_ place: Int) -> Bool {
    guard text.isQuestion else { return false }
    let start = tokens[..<place].lastIndex { $0.isComma }.map { $0 + 1 } ?? place
    let end = tokens[place...].firstIndex { $0.isComma } ?? tokens.count
    var (next, isAsked) = (start, false)
    while next < end {
      let match = lexicon.match(tokens[next..<end])
      let roles = match?.meaning.roles ?? []
      if !roles.isDisjoint(with: [.negation, .negationBehind, .coeliac]) { return false }
      isAsked =
        isAsked || !roles.isDisjoint(with: [.question, .fine])
        || lexicon.askingVerbs.contains(tokens[next].text)
      next += match?.length ?? 1
    }
    return isAsked
  }

  /// The first place that is no filler.
  func afterFillers(_ place: Int) -> Int {
    var place = place
    while let match = lexicon.match(tokens[place...]), match.meaning.roles.contains(.filler),
      match.meaning.roles.isDisjoint(with: [.joint, .negation, .negationBehind])
    {
      place += match.length
    }
    return place
  }

  /// Says that it is not understood where an allergen would be looked for that a word behind it may
  /// well leave out: who must not eat it must not be shown it.
  mutating func resolveDenials() {
    guard let last = looseDenials.last else { return }
    if unaskedPlaces.contains(where: { $0 < last && uses[$0] != .filter }) {
      query.isNotUnderstood = true
    }
  }
}

extension TypedText.Token {
  /// Whether it parts what stands before it from what stands behind.
  var isComma: Bool { text == [UInt8(ascii: ",")] || text == [UInt8(ascii: ";")] }
}

extension Lexicon.Roles {
  /// Whether a word says nothing by itself, or joins others.
  fileprivate var isOnlyLink: Bool {
    !isDisjoint(with: [.filler, .joint]) && isSubset(of: [.filler, .joint, .either])
  }
}
