/// What a text names and sets aside: what is replaced, what is only called so, and what is had on
/// request.
///
/// Only what plainly is set aside is not in the dish: the name beside the word that does so. `tipo` and
/// `gusto` set nothing aside, for what is like parmesan mostly is cheese.
struct AsideWords {
  private(set) var words: [DeniedWords.Word]
  /// Whether something is done on request, or may be: what may be replaced is there.
  private let isTurned: Bool

  /// Marks what is set aside in a text.
  static func mark(_ words: inout [DeniedWords.Word], isTurned: Bool) {
    guard words.contains(where: { !$0.signs.isDisjoint(with: .aside) }) else { return }
    var aside = AsideWords(words: words, isTurned: isTurned)
    var start = 0
    for end in 1...words.count where end == words.count || words[end].gap.parts {
      aside.markPart(start..<end)
      start = end
    }
    words = aside.words
  }

  private mutating func markPart(_ part: Range<Int>) {
    var isReplacing = false
    for place in part {
      let signs = words[place].signs
      if signs.contains(.mock) {
        if !markNext(place, in: part) { markLast(before: place, in: part, isAdjacent: true) }
      } else if signs.contains(.replaced) {
        isReplacing = true
        if isTurned {
          for offered in place..<part.upperBound { words[offered].isAside = true }
        } else {
          markLast(before: place, in: part, isAdjacent: false)
        }
      } else if signs.contains(.inPlace)
        || signs.contains(.replacing) && isBeforeOf(place, in: part)
      {
        isReplacing = true
        if !isTurned { _ = markNext(place, in: part) }
      } else if signs.contains(.substitute) {
        isReplacing = true
        if !markLast(before: place, in: part, isAdjacent: true) { _ = markNext(place, in: part) }
      }
    }
    // What is left out on request, or makes the dish another, is no offer.
    let others = words[part].reduce(into: SentenceSigns()) { $0.formUnion($1.signs) }
    guard !isReplacing, others.isDisjoint(with: .startsDenial.union([.free, .diet])) else { return }
    for place in part {
      let signs = words[place].signs
      if signs.contains(.wish) || signs.contains(.adding) && place == part.lowerBound {
        offer(place, in: part)
      }
    }
  }

  private func isBeforeOf(_ place: Int, in part: Range<Int>) -> Bool {
    place + 1 < part.upperBound && words[place + 1].signs.contains(.of)
  }

  /// Sets aside the name that follows a word: `al posto della mozzarella di bufala`.
  private mutating func markNext(_ place: Int, in part: Range<Int>) -> Bool {
    var isMarked = false
    var name = self.name(behind: place, in: part)
    while let found = name {
      words[found].isAside = true
      isMarked = true
      name = nil
      let next = found + 1
      guard next < part.upperBound, words[next].gap == .none else { break }
      // `statt Käse und Sahne`, where no name stands before it that the *and* may join.
      if words[next].signs.contains(.of)
        || words[next].signs.contains(.joint) && isHead(place, in: part)
      {
        name = self.name(behind: next, in: part)
      }
    }
    return isMarked
  }

  private func name(behind place: Int, in part: Range<Int>) -> Int? {
    var next = place + 1
    while next < part.upperBound, words[next].gap == .none {
      if !words[next].allergens.isEmpty { return next }
      guard !words[next].signs.isDisjoint(with: [.passing, .toward]) else { return nil }
      next += 1
    }
    return nil
  }

  /// Whether only small words stand before a word in its sentence.
  private func isHead(_ place: Int, in part: Range<Int>) -> Bool {
    (part.lowerBound == 0 || words[part.lowerBound].gap == .end)
      && words[part.lowerBound..<place].allSatisfy {
        $0.allergens.isEmpty && !$0.signs.isDisjoint(with: [.passing, .toward])
      }
  }

  /// Sets aside the last name before a word that nothing joins to others: `mozzarella di bufala su
  /// richiesta`.
  @discardableResult
  private mutating func markLast(
    before place: Int, in part: Range<Int>, isAdjacent: Bool
  ) -> Bool {
    var name = place
    while name > part.lowerBound, words[name].gap == .none {
      name -= 1
      if !words[name].allergens.isEmpty { break }
      guard !isAdjacent, words[name].signs.isDisjoint(with: [.with, .joint, .containing]) else {
        return false
      }
    }
    guard name < place, !words[name].allergens.isEmpty else { return false }
    words[name].isAside = true
    while name > part.lowerBound, words[name].gap == .none {
      let last = words[name - 1].signs.contains(.of) ? name - 2 : name - 1
      guard last >= part.lowerBound, !words[last].allergens.isEmpty,
        words[last + 1].gap == .none
      else { break }
      words[last].isAside = true
      name = last
    }
    return true
  }

  /// Sets aside what is had on request: what follows, or the name before. With names on either side
  /// nobody knows which it is.
  private mutating func offer(_ place: Int, in part: Range<Int>) {
    let isNamedBefore = words[part.lowerBound..<place].contains { !$0.allergens.isEmpty }
    let isNamedBehind = words[place..<part.upperBound].contains { !$0.allergens.isEmpty }
    guard isNamedBefore != isNamedBehind else { return }
    guard isNamedBehind else {
      markLast(before: place, in: part, isAdjacent: false)
      return
    }
    let isOfSentence =
      words[place].signs.contains(.wish)
      && (part.lowerBound == 0 || words[part.lowerBound].gap == .end)
    for offered in place..<words.count {
      if offered >= part.upperBound {
        // `su richiesta con noci, acciughe o uova` goes on to the end, or to what the dish is with.
        guard isOfSentence, words[offered].gap != .end,
          words[offered].signs.isDisjoint(
            with: SentenceSigns.startsDenial.union([.with, .containing, .wish, .diet]))
        else { return }
      }
      words[offered].isAside = true
    }
  }
}
