/// What sentences about a dish plainly say is in it.
///
/// A text is read in four steps. Its letters become those of a keyboard, and `Sentences` parts them.
/// `WordCache` knows what a word says by itself: what it names (`IngredientWords`, `CompoundWords`,
/// `MistypedWords`) and what it says about its sentence (`SentenceWords`). Where nothing can deny what
/// is named, that is all. Else `AnsweredWords`, `TurnedDiets`, `GuessedWords`, `PlantWords` and
/// `VeganWords` mark what stands beside what, and `DeniedWords` reads how far a denial reaches.
struct NamedAllergens {
  /// A word, or a phrase, with what it gives away.
  typealias Named = (word: String, allergens: AllergenSet)

  let words = WordCache()
  /// What the keys say that nothing reads.
  let keys = UnreadKeyCache()

  /// The words that give an allergen away, each with what it gives away, sentence by sentence.
  ///
  /// What a sentence denies or sets aside is left out, and one that names nothing beside
  /// what is `known` already. Against a promise it also `guesses`: slips and phrases count.
  func all(
    in text: UnsafeBufferPointer<UInt8>, of list: MenuList, guesses: Bool = false,
    beside known: AllergenSet = [], counting scope: Scope = .everything
  ) -> [Named] {
    text.withKeyboardText {
      all(inKeyboardText: $0, of: list, guesses: guesses, beside: known, counting: scope)
    }
  }

  /// Which of the sentences of a text count.
  enum Scope {
    case everything
    /// Those that say that something is, or may be, in a dish.
    case statements
    /// They and, of the others, those that say what a beverage is made of and not what it goes with.
    case drinks

    /// That of texts about what is in a list, but for names.
    init(of list: MenuList) { self = list == .beverages ? .drinks : .everything }
  }

  private func all(
    inKeyboardText text: UnsafeBufferPointer<UInt8>, of list: MenuList, guesses: Bool,
    beside known: AllergenSet, counting scope: Scope
  ) -> [Named] {
    var named: [Named] = []
    // What a star says of frozen fish is about all dishes that have the star.
    let isOfStar = text.first { $0 != .space && $0 != UInt8(ascii: "(") } == UInt8(ascii: "*")
    Sentences.forEach(in: text) { bytes in
      let sentence = sentence(bytes, guesses: guesses)
      guard sentence.mayName(beside: known), !sentence.isOfOthers(isOfStar: isOfStar),
        scope != .statements || sentence.isStatement
      else { return }
      let here = self.named(in: bytes, sentence, of: list)
      named +=
        scope != .drinks || sentence.isStatement
        ? here : DrinkWords.made(of: here, isPairing: sentence.signs.contains(.pairing))
    }
    if scope != .statements, let number = SulphiteNumbers.first(in: text) {
      named.append((String(decoding: text[number], as: UTF8.self), [.sulphites]))
    }
    return named
  }

  /// The same, of a text that is not in the file as it is.
  func all(
    in text: String, of list: MenuList, guesses: Bool = false, beside known: AllergenSet = []
  ) -> [Named] {
    var text = text
    return text.withUTF8 { all(in: $0, of: list, guesses: guesses, beside: known) }
  }

  /// What a text says that a dish is without only on request, or that some must not have it; and the
  /// diets that it says are kept only on request, or not at all.
  func takenBack(
    in text: UnsafeBufferPointer<UInt8>
  ) -> (allergens: AllergenSet, diets: DietSet) {
    text.withKeyboardText(takenBack(inKeyboardText:))
  }

  private func takenBack(
    inKeyboardText text: UnsafeBufferPointer<UInt8>
  ) -> (allergens: AllergenSet, diets: DietSet) {
    var (found, diets): (AllergenSet, DietSet) = ([], [])
    Sentences.forEach(in: text) { bytes in
      let sentence = sentence(bytes, guesses: true)
      guard sentence.signs.mayDeny || sentence.signs.contains(.diet) else { return }
      let denied = DeniedWords(words(in: bytes, of: sentence), isSentence: true)
      diets.formUnion(denied.dietsTakenBack)
      // Whether what is denied may be there all the same.
      if denied.isTurned, sentence.signs.mayDeny { found.formUnion(denied.given) }
    }
    return (found, diets)
  }

  /// What the title of a group, or a text about it, says of each of its dishes; a title of several
  /// things says of none which it is.
  func ofGroup(title: String, of description: [String]) -> [Named] {
    (GroupTitle(title).parts + description).flatMap { all(in: $0, of: .other, guesses: true) }
  }

  /// What the words of a sentence say together.
  private struct Sentence {
    let guesses: Bool
    var meaning: IngredientWords.Meaning = []
    var signs: SentenceSigns = []
    var hasPhrase = false
    /// Whether a *with* stands before what a drink is called like.
    var isWithDrink = false

    /// Whether it may name an allergen beside those that are known.
    func mayName(beside known: AllergenSet) -> Bool {
      hasPhrase || !signs.isDisjoint(with: [.ill, .joinedFree])
        || !meaning.allergens.withGroups.subtracting(known).isEmpty
    }

    /// Whether it says that something is, or may be, in a dish.
    var isStatement: Bool { !signs.isDisjoint(with: [.containing, .ill]) }

    /// Whether it is about what has the star of frozen fish.
    func isOfOthers(isOfStar: Bool) -> Bool {
      !signs.isDoubt && isOfStar && !signs.isDisjoint(with: [.frozen, .chilled])
    }

    /// Whether some of what it names may not be in the dish.
    var isReadByWords: Bool {
      signs.mayDeny || !signs.isDisjoint(with: .aside) || meaning.isReadByWords
    }

    /// Whether a word is what a drink is called like food, unless it is with it: `caffè con panna`.
    /// Ginger beer is brewed without grain.
    func isDrink(_ word: String, _ signs: SentenceSigns, in list: MenuList) -> Bool {
      list == .beverages && signs.contains(.nameOfDrink) && !isWithDrink
        || self.signs.contains(.softDrink) && SentenceWords.isBeer(word)
    }

    /// The meaning of a word of it.
    func meaning(of word: WordVerdict) -> IngredientWords.Meaning {
      guesses ? word.guessed : word.plain
    }

    /// Whether a word of it stands for all allergens.
    func isOfAll(_ word: WordVerdict) -> Bool {
      signs.isOfAllAllergens && word.signs.contains(.allergens)
    }

    /// What a word of it gives away.
    func given(by word: WordVerdict) -> AllergenSet {
      isOfAll(word) ? .all : (signs.isDoubt ? word.plain : meaning(of: word)).allergens
    }
  }

  private func sentence(_ bytes: Sentences.Bytes, guesses: Bool) -> Sentence {
    var sentence = Sentence(guesses: guesses)
    var first: WordHash?
    Sentences.forEachWord(in: bytes) { word, hash in
      let word = words.verdict(of: word, hash)
      sentence.meaning.formUnion(sentence.meaning(of: word))
      if word.signs.contains(.nameOfDrink), sentence.signs.contains(.with) {
        sentence.isWithDrink = true
      }
      sentence.signs.formUnion(word.signs)
      if guesses {
        if let first, GuessedWords.isBeginning(first, word.hash) { sentence.hasPhrase = true }
        first = word.signs.contains(.beginsPhrase) ? word.hash : nil
      }
    }
    if sentence.signs.isOfAllAllergens {
      sentence.meaning.formUnion(.init(allergens: .all))
    }
    return sentence
  }

  private func named(
    in bytes: Sentences.Bytes, _ sentence: Sentence, of list: MenuList
  ) -> [Named] {
    if sentence.isReadByWords, !sentence.signs.isDoubt || sentence.signs.contains(.joinedFree) {
      return namedByWords(in: bytes, sentence, of: list)
    }
    let phrases = sentence.hasPhrase ? phrases(in: bytes) : []
    var found = sentence.meaning
    if sentence.signs.isDoubt {
      found = sentence.signs.isOfAllAllergens ? .init(allergens: .all) : []
      Sentences.forEachWord(in: bytes) { found.formUnion(words.verdict(of: $0, $1).plain) }
    } else {
      for phrase in phrases { found.formUnion(.init(allergens: phrase.allergens)) }
    }
    let allergens = found.allergens
    guard !allergens.isEmpty else { return [] }
    var named: [Named] = []
    Sentences.forEachWord(in: bytes) { bytes, hash in
      let word = words.verdict(of: bytes, hash)
      let given = sentence.given(by: word).intersection(allergens)
      guard !given.isEmpty else { return }
      let written = String(decoding: bytes, as: UTF8.self)
      guard !sentence.isDrink(written, word.signs, in: list) else { return }
      named.append((written, given))
    }
    return named + phrases.map { ($0.word, $0.allergens.intersection(allergens)) }
  }

  /// The same of a sentence in which something is denied, set aside or made of plants: what is not.
  private func namedByWords(
    in bytes: Sentences.Bytes, _ sentence: Sentence, of list: MenuList
  ) -> [Named] {
    let denied = DeniedWords(words(in: bytes, of: sentence), isSentence: true)
    return denied.words.indices.compactMap { index in
      let word = denied.words[index]
      let given = denied.given(at: index)
      guard !given.isEmpty else { return nil }
      let written = String(decoding: bytes[word.place], as: UTF8.self)
      return sentence.isDrink(written, word.signs, in: list) ? nil : (written, given)
    }
  }

  private func words(in bytes: Sentences.Bytes, of sentence: Sentence) -> [DeniedWords.Word] {
    var words = DeniedWords.words(in: bytes) { bytes, hash in
      let word = self.words.verdict(of: bytes, hash)
      let meaning = sentence.meaning(of: word)
      return .init(
        word.hash, allergens: sentence.isOfAll(word) ? .all : meaning.allergens, word.signs,
        plants: word.signs.contains(.joinedFree) ? [] : meaning.denied)
    }
    if sentence.hasPhrase { DeniedWords.join(&words) }
    return words
  }

  /// The phrases of a sentence, in small letters.
  private func phrases(in sentence: Sentences.Bytes) -> [Named] {
    var texts: [String] = []
    var hashes: [WordHash] = []
    Sentences.forEachWord(in: sentence) { word, _ in
      let written = String(decoding: word, as: UTF8.self)
      texts.append(written.lowercased())
      hashes.append(WordHash(texts[texts.count - 1].utf8))
    }
    return hashes.indices.flatMap { index in
      GuessedWords.phrases(beginning: hashes[index...]).map { phrase in
        let text = texts[index..<index + phrase.wordCount].joined(separator: " ")
        return (text, phrase.allergens)
      }
    }
  }
}
