/// The entries that may apply at a word.
struct LexiconCandidates: Sendable {
  /// The entries of several words whose first word it is, the longest first.
  private(set) var phrases: [LexiconEntry] = []
  private(set) var whole: (length: Int, effect: LexiconEffect)?
  private var stem: (length: Int, effect: LexiconEffect)?
  private var ending: (length: Int, effect: LexiconEffect)?
  /// The effect of the word that it is one typo away from.
  private var typo: LexiconEffect?

  /// True if an entry of one word applies.
  var hasSingle: Bool { whole != nil || stem != nil || ending != nil }

  /// True if nothing applies.
  var isEmpty: Bool { phrases.isEmpty && !hasSingle && typo == nil }

  /// Sets the entry of the word that it is one typo away from.
  mutating func guess(_ entry: LexiconEntry?) {
    typo = entry?.effect
    typo?.isGuess = true
  }

  /// Adds an entry. If two have the same words and different markers, the first one that is added applies.
  mutating func add(_ entry: LexiconEntry) {
    if entry.words.count > 1 {
      let index = phrases.firstIndex { $0.words.count < entry.words.count } ?? phrases.count
      return phrases.insert(entry, at: index)
    }
    let length = entry.words[0].letters.count
    switch entry.words[0].match {
    case .whole: Self.join(length, entry.effect, to: &whole)
    case .stem: Self.join(length, entry.effect, to: &stem)
    case .ending: Self.join(length, entry.effect, to: &ending)
    }
  }

  /// Keeps the longest; entries of the same length are combined.
  private static func join(
    _ length: Int, _ effect: LexiconEffect, to longest: inout (length: Int, effect: LexiconEffect)?
  ) {
    let longestSoFar = longest?.length ?? 0
    if length > longestSoFar { longest = (length, effect) }
    if length == longestSoFar { longest?.effect.formUnion(effect) }
  }

  /// The effect of the word by itself. That is the effect of the whole word if it has one; otherwise of its
  /// stem and its ending together, or of the longer one if they overlap; otherwise of the word that was
  /// meant. `-frei` denies the beginning of its own word, but no word before it.
  func single(for word: PackedWord) -> LexiconEffect? {
    if let whole { return whole.effect }
    if stem == nil, ending?.effect.marker == .free { return LexiconEffect() }
    guard let stem, let ending else { return stem?.effect ?? ending?.effect ?? typo }
    if stem.length + ending.length > word.count {
      return stem.length >= ending.length ? stem.effect : ending.effect
    }
    var both = stem.effect
    both.formUnion(ending.effect)
    return both
  }
}
