/// The words of a text in which something is denied, and what parts them.
extension DeniedWords {
  /// A word, or a name of several.
  struct Word {
    let hash: WordHash
    var allergens: AllergenSet
    var signs: SentenceSigns
    /// Where it stands in its text.
    var place = 0..<0
    /// What parts it from the word before.
    var gap = Gap.none
    /// Whether it is what an allergen itself is called: `latte`, and not `mozzarella`.
    var isOwnName: Bool
    /// What looks like an allergen beside it and is none, and what it is not itself because of what
    /// stands beside it.
    var plants = AllergenSet()
    var others = AllergenSet()
    /// Whether it is replaced, or had on request only.
    var isAside = false
    /// Whether it is a diet that the dish has on request only, or not at all.
    var isTakenBack = false
    /// Whether something denies all of it, and the run of words in which it stands.
    var isDenied = false
    var run = 0

    /// Whether only a bracket or a colon parts it from the word before.
    var isInBracket = false
    /// Whether a dash joins it to the end of a word that follows others: `milch- und eifrei`.
    var isPrefix = false

    /// Whether it is what a dough or a cheese is without.
    var isOfDough: Bool { signs.contains(.lactose) || allergens.contains(.gluten) }

    init(
      _ hash: WordHash, allergens: AllergenSet, _ signs: SentenceSigns, plants: AllergenSet = []
    ) {
      (self.hash, self.allergens, self.signs, self.plants) = (hash, allergens, signs, plants)
      isOwnName = !allergens.isEmpty && IngredientWords.meanings[hash].contains(.isOwnName)
    }
  }

  /// What stands between two words; each parts more than the one before.
  enum Gap: Int {
    case none, joint, comma, end

    /// Whether it ends what a comma ends too.
    var parts: Bool { rawValue >= Gap.comma.rawValue }

    /// What some bytes between two words part.
    init(_ bytes: Sentences.Bytes) {
      var (gap, isDash, isBlank) = (Gap.none, false, false)
      // `milch- und eifrei`
      let isPrefixed = bytes.first == UInt8(ascii: "-")
      for byte in bytes {
        if byte == .space { isBlank = true }
        if byte == UInt8(ascii: "-") { isDash = true }
        let next: Gap =
          if byte == UInt8(ascii: ",") {
            .comma
          } else if Self.joints.contains(byte) {
            .joint
          } else {
            Self.ends.contains(byte) ? .end : .none
          }
        if next.rawValue > gap.rawValue { gap = next }
      }
      self = isDash && isBlank && !isPrefixed ? .end : gap
    }

    // What a + adds is there, whatever is denied before it.
    private static let joints = ByteSet("/&")
    private static let ends = ByteSet(".;:!?()[]|+\n")
  }

  /// The words of a text, each as `read` has it.
  static func words(
    in bytes: Sentences.Bytes, _ read: (Sentences.Bytes, WordHash) -> Word
  ) -> [Word] {
    var words: [Word] = []
    words.reserveCapacity(bytes.count / 5 + 1)
    var end = bytes.startIndex
    Sentences.forEachWord(in: bytes) { bytesOfWord, hash in
      var word = read(bytesOfWord, hash)
      let between = bytes[end..<bytesOfWord.startIndex]
      word.gap = Gap(between)
      if let last = words.indices.last {
        words[last].isPrefix = between.count > 1 && between[end] == UInt8(ascii: "-")
        if word.gap == .end, between.contains(UInt8(ascii: ":")),
          words[last].signs.mayBeginList(
            isNegated: words[..<last].contains { !$0.signs.isDisjoint(with: .startsDenial) })
        {
          word.gap = .none
        }
      }
      word.isInBracket = word.gap == .end && !between.contains(where: stops.contains)
      word.place = bytesOfWord.startIndex..<bytesOfWord.endIndex
      if word.signs.contains(.joinedFree), let stem = JoinedWord(small: bytesOfWord)?.stem {
        var name = Word(
          stem, allergens: IngredientWords.meanings[stem].allergens,
          SentenceWords.signs[stem].intersection(.lactose))
        (name.gap, name.place) = (word.gap, word.place)
        words.append(name)
        word = Word(hash, allergens: [], [.free, .joinedFree])
        word.place = name.place
      }
      words.append(word)
      end = bytesOfWord.endIndex
    }
    // What costs more is had on request.
    if !words.isEmpty, isSurcharged(bytes) { words[words.count - 1].signs.insert(.option) }
    AnsweredWords.mark(&words)
    TurnedDiets.mark(&words)
    GuessedWords.markOthers(&words)
    PlantWords.mark(&words)
    return words
  }

  /// Makes one of the words that are a name together.
  static func join(_ words: inout [Word]) {
    let hashes = words.map(\.hash)
    for first in hashes.indices where words[first].signs.contains(.beginsPhrase) {
      for phrase in GuessedWords.phrases(beginning: hashes[first...]) {
        let last = first + phrase.wordCount - 1
        // `oat milk ice cream` is no cream, whatever it is called together.
        let others = words[first...last].reduce(into: AllergenSet()) { $0.formUnion($1.others) }
        let named = words[first...last].reduce(into: phrase.allergens.subtracting(others)) {
          $0.formUnion($1.allergens.subtracting($1.others))
        }
        (words[first].allergens, words[first].others) = (named, [])
        words[first].place = words[first].place.lowerBound..<words[last].place.upperBound
        words[first].isOwnName = true
        for other in first..<last {
          (words[other + 1].allergens, words[other + 1].signs) = ([], .passing)
        }
      }
    }
  }

  private static let stops = ByteSet(";.|")

  /// Whether there is a `+` before a number.
  private static func isSurcharged(_ bytes: Sentences.Bytes) -> Bool {
    var isBehindPlus = false
    for byte in bytes {
      if isBehindPlus, byte.isASCIIDigit { return true }
      // Blanks may stand between them, which is what is left of a €.
      isBehindPlus = byte == UInt8(ascii: "+") || isBehindPlus && byte == .space
    }
    return false
  }
}

/// Some characters of ASCII.
private struct ByteSet {
  private var bits: (UInt64, UInt64) = (0, 0)

  init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { bits.0 |= 1 << UInt64(byte) } else { bits.1 |= 1 << UInt64(byte - 64) }
      }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? bits.0 >> UInt64(byte) & 1 != 0 : byte < 128 && bits.1 >> UInt64(byte - 64) & 1 != 0
  }
}
