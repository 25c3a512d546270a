/// Recognizes ingredients in texts, in five languages at once: `burro` → milk.
///
/// A finding can only withdraw a promise (`Safety`); an unknown text has no effect. Words that were looked up
/// are remembered, because a menu names `mozzarella` a hundred times.
struct Lexicon {
  /// The allergens that a text names, and the kinds of ingredients that diets exclude.
  struct Finding: Hashable, Sendable {
    var allergens: AllergenSet = []
    var traits: IngredientTraits = []

    /// True if nothing was found.
    var isEmpty: Bool { allergens.isEmpty && traits.isEmpty }

    mutating func formUnion(_ other: Finding) {
      allergens.formUnion(other.allergens)
      traits.formUnion(other.traits)
    }
  }

  private(set) var text = LexiconText()
  /// The index in `known` of each word that was looked up.
  private var numbers: [PackedWord: Int] = [:]
  /// The last word of each slot, with its index in `known`: for repeated words, faster than the dictionary.
  private var recent = Self.noWords
  private static let slotBits = 9
  private static let noWords = Array(
    repeating: (word: PackedWord(), number: 0), count: 1 << slotBits)
  /// What is known about words, by index; nothing at index 0.
  private var known = [Known()]

  /// The names that abbreviations may mean.
  var abbreviations: [PackedWord: LexiconEffect] = [:]

  /// What the lexicon knows about a word.
  private struct Known {
    /// The entries of several words whose first word it is, the longest first.
    var phrases: [LexiconEntry] = []
    /// The effect of the word by itself.
    var single: LexiconEffect?
  }

  /// The most words that are remembered: a hostile file may have millions of different ones.
  static let mostWords = 1 << 16
  /// The number of words that are remembered.
  var rememberedWords: Int { numbers.count }

  /// The finding in a text; O(length). `pasta senza glutine, uova` → eggs
  ///
  /// *Contains allergens* names all fourteen, unless the text has signs of the house that say which.
  mutating func finding(in string: String, hasSigns: Bool = false) -> Finding {
    text.read(string)
    var finding = scan(hasSigns: hasSigns)
    if text.hasUnseen {
      // An invisible character may be inside a word, or in place of a blank.
      text.read(string, unseenSeparates: true)
      finding.formUnion(scan(hasSigns: hasSigns))
    }
    if text.mayHavePieces, let joined = string.withPiecesJoined {
      text.read(joined)
      finding.formUnion(scan(hasSigns: hasSigns))
    }
    return finding
  }

  /// The finding in a text, in all its languages.
  mutating func finding(in text: LocalizedText, hasSigns: Bool = false) -> Finding {
    var finding = Finding()
    text.forEachText { finding.formUnion(self.finding(in: $0, hasSigns: hasSigns)) }
    return finding
  }

  /// The finding in a single text, such as a typed word.
  static func finding(in string: String) -> Finding {
    var lexicon = Lexicon()
    return lexicon.finding(in: string)
  }

  /// The allergens of a food of several words that is the whole text; nil for any other text.
  /// `latte di soia` → soy
  mutating func allergens(ofFood string: String) -> AllergenSet? {
    text.read(string)
    guard text.words.count > 1 else { return nil }
    let number = number(of: text.words[0].letters)
    guard let (effect, length) = phrase(ofWord: number, at: 0), length == text.words.count,
      !effect.isDenial, effect.marker == nil
    else { return nil }
    return effect.named.allergens
  }

  private mutating func scan(hasSigns: Bool) -> Finding {
    var reading = LexiconReading(hasSigns: hasSigns)
    var index = 0
    // The preceding word that denies: *senza* of "senza glutine o lattosio"; 0 if there is none.
    var without = 0
    var startOfPhrase = 0
    while index < text.words.count {
      let gap = text.words[index].gap
      if gap != .word { without = 0 }
      let number = number(of: text.words[index].letters)
      let single = known[number].single
      let isNo = single?.marker == .no
      let denial = single?.marker == .or ? lastDenial(by: without, at: index) : nil
      let found =
        denial ?? phrase(ofWord: number, at: index) ?? abbreviatedName(at: index, single)
        ?? tornName(at: index, single)
      // A second *no* or an *or* continues what the first one began.
      if isNo || denial != nil { reading.phrase.isByNo = false }
      let isAnswer = gap == .colon && found == nil && (isNo || single?.marker == .not)
      reading.pass(gap, isAsked: isAnswer && isAllergen(startOfPhrase..<index))
      if gap != .word { startOfPhrase = index }
      let start = index
      index += found?.length ?? 1
      guard let effect = found?.effect ?? single else {
        without = 0
        reading.takeUnknownWord()
        continue
      }
      if isNo || single?.marker == .without || effect.marker == .without {
        without = number
      } else if effect.marker != nil, effect.marker != .article {
        without = 0
      }
      take(effect, of: start..<index, in: &reading)
    }
    return reading.finish(at: text.lastGap)
  }

  /// The name of a word that a hyphen tears; nil for any other word. `but-ter` → milk
  private mutating func tornName(
    at index: Int, _ single: LexiconEffect?
  ) -> (effect: LexiconEffect, length: Int)? {
    let word = text.words[index]
    guard word.sign == .hyphen, index + 1 < text.words.count else { return nil }
    let next = text.words[index + 1].letters
    let other = known[number(of: next)].single
    if word.isFirstPart {
      // A hyphen before a blank ends a line, or the first part of a compound: `milch- und eifrei`
      if other?.marker != nil { return nil }
    } else if let single, single.isName || single.isDenial {
      return nil
    }
    guard var both = known[number(of: word.letters.joined(with: next))].single,
      both.isName, !both.isGuess || word.isFirstPart, !both.isDenial
    else { return nil }
    // *Erd-nüsse* may be peanuts or nuts.
    for part in [single, other].compactMap(\.self) where part.isName { both.formUnion(part) }
    return (both, 2)
  }

  private mutating func take(
    _ effect: LexiconEffect, of words: Range<Int>, in reading: inout LexiconReading
  ) {
    let first = text.words[words.lowerBound]
    // A number before it is that of a list: `no 1 cheese`
    if first.isAfterDigit { reading.endNo() }
    let isItem = effect.marker == nil || effect.marker == .trailing
    if reading.isListingAllergens, isItem, !isAllergen(words) { reading.endList() }
    if first.isFirstPart, effect.isName, isDenied(firstPartAt: words.lowerBound) {
      reading.take(firstPart: effect.named)
    } else {
      reading.take(effect, hasFootnote: text.words[words.upperBound - 1].sign == .footnote)
    }
  }

  /// True for words by which guests name an allergen, or for the word for allergens: `frutta a guscio`
  private mutating func isAllergen(_ range: Range<Int>) -> Bool {
    let words = text.words[range].map(\.letters)
    let marker = words.count == 1 ? known[number(of: words[0])].single?.marker : nil
    if marker == .allergens || marker == .people { return true }
    return QueryWords.allergens(named: words.map(\.string).joined(separator: " ")) != nil
  }

  /// The most words that are looked at for the end of a compound, so that a hostile text stays O(length).
  private static let longestCompound = 8

  /// True for the first part of a compound that ends with *free*, after other first parts and an *and*:
  /// *milch* of `milch- und eifrei`, *gluten* of `gluten-, milk- and egg-free`
  private mutating func isDenied(firstPartAt start: Int) -> Bool {
    for index in start + 1..<min(start + Self.longestCompound, text.words.count)
    where !text.words[index].isFirstPart {
      let number = number(of: text.words[index].letters)
      let marker = known[number].single?.marker
      if marker == .and || marker == .or { continue }
      let found = phrase(ofWord: number, at: index)?.effect ?? known[number].single
      return found?.isDenial ?? false || marker == .free
    }
    return false
  }

  /// The denial of the last words of a phrase by the *without* before its *or*, or the name that these words
  /// are; nil if there is neither. *or eggs* of `without nuts or eggs` → -eggs
  private mutating func lastDenial(
    by without: Int, at index: Int
  ) -> (effect: LexiconEffect, length: Int)? {
    guard without > 0, index + 1 < text.words.count, text.words[index + 1].gap == .word else {
      return nil
    }
    var denial = phrase(ofWord: without, at: index)
    if denial?.effect.isDenial != true { denial = name(after: index) }
    guard let denial else { return nil }
    // The phrase goes on only with another *or*.
    let end = index + denial.length
    guard end < text.words.count, text.words[end].gap == .word else { return denial }
    return known[number(of: text.words[end].letters)].single?.marker == .or ? denial : nil
  }

  /// The word at an index with the name that begins after it; nil if none does.
  private mutating func name(after index: Int) -> (effect: LexiconEffect, length: Int)? {
    let number = number(of: text.words[index + 1].letters)
    guard
      let name = phrase(ofWord: number, at: index + 1) ?? known[number].single.map({ ($0, 1) }),
      name.effect.isName, !name.effect.isDenial, name.effect.marker == nil
    else { return nil }
    return (name.effect, name.length + 1)
  }

  /// The effect of the longest phrase that begins at a word; nil if there is none.
  private func phrase(ofWord number: Int, at index: Int) -> (effect: LexiconEffect, length: Int)? {
    if known[number].phrases.isEmpty { return nil }
    var longest: (effect: LexiconEffect, length: Int)?
    for phrase in known[number].phrases {
      if let longest, phrase.words.count < longest.length { break }
      guard phrase.follows(index, in: text) else { continue }
      var effect = longest?.effect ?? LexiconEffect()
      effect.formUnion(phrase.effect)
      longest = (effect, phrase.words.count)
    }
    return longest
  }

  private mutating func number(of word: PackedWord) -> Int {
    let slot = Int(word.mixed >> UInt64(64 - Self.slotBits))
    if recent[slot].word == word { return recent[slot].number }
    let number = numbers[word] ?? look(up: word)
    recent[slot] = (word, number)
    return number
  }

  private mutating func look(up word: PackedWord) -> Int {
    if numbers.count >= Self.mostWords {
      numbers.removeAll(keepingCapacity: true)
      known.removeSubrange(1...)
      recent = Self.noWords
    }
    let found = LexiconIndex.shared.candidates(for: word)
    let number = found.isEmpty ? 0 : known.count
    if number > 0 {
      known.append(Known(phrases: found.phrases, single: found.single(for: word)))
    }
    numbers[word] = number
    return number
  }
}

extension LexiconEntry {
  /// True if its words after the first match the words after an index of a text, in one phrase.
  fileprivate func follows(_ index: Int, in text: LexiconText) -> Bool {
    guard index + words.count <= text.words.count else { return false }
    for (offset, pattern) in words.enumerated().dropFirst() {
      let word = text.words[index + offset]
      guard word.gap == .word, pattern.matches(word.letters) else { return false }
    }
    return true
  }
}
