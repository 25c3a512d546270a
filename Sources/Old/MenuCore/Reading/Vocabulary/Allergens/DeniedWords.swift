/// Which words of a text name what is in a dish, beside those that say that something is not.
///
/// In doubt a word counts: a denial reaches as far as it plainly does, over the names of allergens and
/// small words, and what stands behind it is there. `senza pomodoro, mozzarella` is with mozzarella.
struct DeniedWords {
  private(set) var words: [Word]
  /// Whether it warns those who must not have something: `non adatto ai celiaci`.
  private(set) var isWarning = false
  /// Whether it names nothing that they must not have: `non adatto a chi è allergico`.
  private var isWarningOfAll = false
  /// Whether what it denies is there: it warns of it, or leaves it out on request.
  private(set) var isTurned = false

  /// What it gives away, and nothing denies.
  var given: AllergenSet {
    words.indices.reduce(into: AllergenSet()) { $0.formUnion(given(at: $1)) }
  }

  /// What a word gives away.
  func given(at place: Int) -> AllergenSet {
    let word = words[place]
    if isWarning, word.signs.contains(.coeliac) { return word.allergens.union([.gluten]) }
    if isWarningOfAll, word.signs.contains(.ill) { return .all }
    return word.isDenied || word.isAside
      ? [] : word.allergens.subtracting(denied[word.run]).subtracting(word.others)
  }

  /// What is denied of each run of words, in which nothing parts them.
  private var denied: [AllergenSet] = [[]]
  /// Where the part begins that commas part from others.
  private var start = 0
  private var denial: Denial?
  /// What `gluten-free` makes free of it: what follows.
  private var freeOf = AllergenSet()
  /// Whether something was named or told before.
  private var isOpen = true

  /// How far a denial has come.
  private struct Denial {
    /// Whether it begins with a `not`, which another denial turns round.
    let isNegation: Bool
    /// Whether it stands at the head of a list, or with its verb, so that it goes on over commas.
    var isOfList: Bool
    /// Whether nothing of the list can be there.
    var isOfClosedList = false
    /// Whether something was told before it, of which it may be said alone: `base senza glutine`.
    var isOfPart = false
    var isBehindOther = false
    var isBehindName = false
    var isBehindVerb = false
    var gap = Gap.none

    /// Whether nothing stands behind it that it could be about.
    var isFresh: Bool { !isBehindOther && !isBehindName && !isBehindVerb && gap == .none }
    var isTurnedRound: Bool { isNegation && !isBehindName && gap.rawValue < Gap.comma.rawValue }
  }

  /// Reads the words of a text; what it sets aside is there all the same unless it is a sentence.
  init(_ words: [Word], isSentence: Bool) {
    self.words = words
    isWarning = warns()
    isWarningOfAll =
      isWarning && words.allSatisfy { $0.allergens.isEmpty && !$0.signs.contains(.coeliac) }
    // What is had without something on request is with it.
    let signs = TurnedDiets.signsBeside(words)
    isTurned =
      isWarning || signs.isDoubt || !signs.isDisjoint(with: [.wish, .option])
      || signs.contains(.maybe) && !signs.contains(.containing)
    if isSentence { AsideWords.mark(&self.words, isTurned: isTurned) }
    guard !isTurned else { return }
    for place in words.indices { read(place) }
    endPart(at: words.count)
  }

  private mutating func read(_ place: Int) {
    let word = words[place]
    if word.gap == .end {
      endPart(at: place)
      (denial, isOpen) = (nil, true)
    } else if word.gap == .comma {
      endPart(at: place)
    }
    if word.gap.rawValue > (denial?.gap.rawValue ?? 0) { denial?.gap = word.gap }
    words[place].run = denied.count - 1
    if word.signs.contains(.free) { return readFree(place) }
    if word.signs.isDisjoint(with: .startsDenial) {
      if denial != nil { goOn(place) } else { tell(place) }
    } else {
      startDenial(place)
    }
  }

  /// `free` denies what stands before it, `free from` what follows, and free-range eggs are eggs.
  private mutating func readFree(_ place: Int) {
    let next = place + 1 < words.count ? words[place + 1].signs : []
    if next.contains(.freeOf) {
      guard !Self.isNegated(place, in: words[...]) else { return turnRound() }
      denial = Denial(isNegation: false, isOfList: isOpen)
    } else if !next.contains(.notFree), place > 0,
      words[place].gap.rawValue < Gap.comma.rawValue
    {
      denial = nil
      deny(before: place)
    }
  }

  /// Denies the name before a `free`, and those that an *and* joins to it at the head of a part:
  /// `with nuts and gluten-free` has nuts.
  private mutating func deny(before place: Int) {
    guard !words[place - 1].allergens.isEmpty else { return }
    let isJoined = words[place].signs.contains(.joinedFree)
    var first = isJoined ? place - 1 : firstName(before: place)
    while let prefix = prefix(before: first) { first = prefix }
    if Self.isNegated(first, in: words[...]) { return giveBack(first..<place) }
    for name in first..<place where !words[name].allergens.isEmpty {
      words[name].isDenied = true
      if !words[name].signs.contains(.lactose) {
        freeOf.formUnion(words[name].allergens.withKinds(of: words[name].allergens))
      }
    }
  }

  /// Takes back that names are denied: `not nut-free`.
  private mutating func giveBack(_ names: Range<Int>) {
    newRun()
    for name in names {
      words[name].isDenied = false
      words[name].run = denied.count - 1
    }
    isOpen = false
  }

  /// Where the name stands that shares the end of the one at `place`: `milch- und eifrei`.
  private func prefix(before place: Int) -> Int? {
    var next = place - 1
    while next >= 0, words[next].signs.contains(.joint), words[next].gap != .end { next -= 1 }
    return next >= 0 && words[next].isPrefix && words[next + 1].gap != .end ? next : nil
  }

  private func firstName(before place: Int) -> Int {
    var first = place - 1
    var isListed = false
    while true {
      let gap = words[first].gap
      var next = first - 1
      if next < 0 || gap == .end { return first }
      if words[next].signs.contains(.joint), words[next].gap != .end {
        if isChoice(at: next, before: place) { return first }
        isListed = true
        next -= 1
      } else if gap == .joint {
        isListed = true
      } else if !isListed || gap != .comma {
        let isHead = gap == .comma || words[next].signs.contains(.passing)
        return isHead ? first : place - 1
      }
      guard next >= 0, words[next].isOwnName else { return isListed ? place - 1 : first }
      first = next
    }
  }

  private mutating func startDenial(_ place: Int) {
    let signs = words[place].signs
    // `con o senza`, `nicht ohne`, `non privo di`, `ne manque pas de`
    let isTurned =
      signs.contains(.without) && (isOptional(place) || denial?.isTurnedRound == true)
      || signs.contains(.exempt) && Self.isNegated(place, in: words[...])
      || signs.contains(.negating) && place > start && words[place - 1].signs.contains(.scarce)
    guard !isTurned else { return turnRound() }
    // `latte / senza uova` is two things.
    if words[place].gap == .joint {
      newRun()
      words[place].run = denied.count - 1
    }
    let isNamedBefore = words[start..<place].contains { !$0.allergens.isEmpty }
    let isClosed = !isNamedBefore && Self.isClosedList(words[(place + 1)...])
    denial = Denial(
      isNegation: signs.contains(.negating),
      isOfList: isClosed || isOpen && Self.isOpenList(words[(place + 1)...]),
      isOfClosedList: isClosed, isOfPart: !isOpen)
    (freeOf, isOpen) = ([], false)
  }

  /// Denies nothing more: what follows is in it.
  private mutating func turnRound() {
    denial = nil
    isOpen = false
  }

  private func isOptional(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    if words[place].gap == .joint { return words[place - 1].signs.contains(.with) }
    return place > 1 && words[place - 1].signs.contains(.joint)
      && words[place - 2].signs.contains(.with)
  }

  /// Reads a word behind a denial.
  private mutating func goOn(_ place: Int) {
    guard var state = denial else { return }
    let word = words[place]
    if !word.signs.isDisjoint(with: SentenceSigns.endsDenial) {
      // `nie mit Butter`
      let isDenied = word.signs.contains(.with) && state.isFresh
      return isDenied ? () : endDenial(place)
    }
    // What is not used is not in it, and fish that is not fried is.
    let isUse =
      !word.signs.isDisjoint(with: [.kitchen, .using]) && !word.signs.contains(.cooking)
    if word.signs.contains(.containing) || state.isNegation && isUse {
      // `non contiene`, and `senza glutine, contiene latte`.
      guard !state.isBehindName, !state.isBehindOther else { return endDenial(place) }
      state.isBehindVerb = true
      state.isOfList = true
    } else if word.signs.contains(.joint) {
      if state.gap == .none { state.gap = .joint }
    } else if word.signs.contains(.passing) {
      // `senza aggiunta di latte`, and not `senza latte su base di noci`
      if word.signs.contains(.of), state.gap == .none, !state.isBehindName {
        state.isBehindOther = false
      }
    } else if word.allergens.isEmpty {
      guard state.gap == .none || !state.isBehindOther && !state.isBehindName else {
        return endDenial(place)
      }
      state.isBehindOther = true
      state.gap = .none
    } else {
      guard !state.isBehindOther, word.gap != .joint || word.isOwnName,
        state.gap != .comma
          || state.isBehindName && state.isOfList && (word.isOwnName || state.isOfClosedList)
      else { return endDenial(place) }
      if state.gap == .joint, state.isOfPart, !word.isOwnName { return endDenial(place) }
      words[place].isDenied = true
      if !word.isOfDough { state.isOfPart = false }
      // Käse ohne Milch is none, and burrata is there without mozzarella.
      if word.isOwnName, !word.signs.contains(.lactose) {
        denied[denied.count - 1].formUnion(word.allergens.withKinds(of: word.allergens))
      }
      state.isBehindName = true
      if !word.isOwnName { state.isOfList = state.isOfClosedList }
      state.gap = .none
    }
    denial = state
  }

  private mutating func endDenial(_ place: Int) {
    denial = nil
    newRun()
    words[place].run = denied.count - 1
    isOpen = false
    tell(place)
  }

  /// Reads a word that nothing denies.
  private mutating func tell(_ place: Int) {
    let signs = words[place].signs
    if !signs.isDisjoint(with: [.with, .countering, .joint]) || words[place].gap == .joint {
      newRun()
      words[place].run = denied.count - 1
    }
    if !words[place].allergens.isEmpty {
      words[place].allergens.subtract(freeOf)
      isOpen = false
    } else if signs.isDisjoint(with: [.passing, .joint, .containing]) {
      isOpen = false
    }
  }

  private mutating func newRun() {
    denied.append([])
    freeOf = []
  }

  /// Ends what a comma parts: what is denied behind one is no more in what stands before it.
  private mutating func endPart(at place: Int) {
    // `Milch ist nicht enthalten`
    if let denial, denial.isBehindVerb, !denial.isBehindName, !denial.isBehindOther {
      for named in start..<place { words[named].isDenied = true }
    }
    start = place
    newRun()
  }

  /// Whether a `not` is about those who must not have something.
  private func warns() -> Bool {
    guard words.contains(where: { $0.signs.contains(.ill) }) else { return false }
    return words.indices.contains { place in
      let signs = words[place].signs
      if signs.contains(.unsuitable) { return true }
      guard signs.contains(.negating) else { return false }
      let next = words[(place + 1)...].first {
        $0.signs.isDisjoint(with: [.passing, .toward, .negating, .joint])
      }
      return next.map { !$0.signs.isDisjoint(with: [.suitable, .ill]) } ?? false
    }
  }
}
