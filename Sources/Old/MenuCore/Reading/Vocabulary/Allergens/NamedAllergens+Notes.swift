/// What a note says is, or may be, in dishes, and the diets that it is plainly against.
struct SaidOfDishes {
  var allergens = AllergenSet()
  /// Those against which is what it names, for that is in all of them.
  var dietsAgainst = DietSet()

  var isEmpty: Bool { allergens.isEmpty && dietsAgainst.isEmpty }

  mutating func formUnion(_ other: SaidOfDishes) {
    allergens.formUnion(other.allergens)
    dietsAgainst.formUnion(other.dietsAgainst)
  }
}

/// What the notes of a file say of the dishes of each list.
extension NamedAllergens {
  /// What a note of the whole file says is, or may be, in all dishes of each list: only what says so
  /// plainly, and nothing of some of them. Of traces, and of what a kitchen works with, nobody knows.
  func ofAllDishes(in text: String) -> ValuesOfLists<SaidOfDishes> {
    var text = text
    let bytes = text.withUTF8 { $0.withKeyboardText(Array.init) }
    var said = ValuesOfLists(SaidOfDishes())
    for sentence in bytes.split(whereSeparator: { ".;!?\n|".utf8.contains($0) }) {
      var sentence = String(decoding: sentence, as: UTF8.self)
      let signs = sentence.withUTF8 { signsOfNote($0[...]) }
      guard signs.isOfDishes, !signs.contains(.ofSome),
        !sentence.utf8.contains(UInt8(ascii: "*"))
      else { continue }
      let named = allergensBesideDough(in: sentence)
      let against = signs.isInAllDishes ? dietsAgainst(named, in: &sentence) : []
      for list in MenuList.allCases {
        if signs.mayBeOf(list) { said[list].allergens.formUnion(named) }
        if signs.isPlainlyOf(list) { said[list].dietsAgainst.formUnion(against) }
      }
    }
    return said
  }

  /// What a sentence names but for the dough by its own name: a word that is one of wheat on a dish says
  /// here what is spoken of, as the dough of a pizza without gluten is.
  private func allergensBesideDough(in sentence: String) -> AllergenSet {
    let named = all(in: sentence, of: .other, guesses: true).filter { word, _ in
      !SentenceWords.signs[WordHash(word.lowercased().utf8)].contains(.ofPizzas)
    }
    return AllergenSet(named.map(\.allergens))
  }

  private func dietsAgainst(_ named: AllergenSet, in sentence: inout String) -> DietSet {
    let groups = named.withGroups
    return DietSet.exclusions.reduce(
      into: sentence.withUTF8 { AnimalWords.excludedDiets(by: $0) }
    ) { against, pair in
      if !pair.allergens.isDisjoint(with: groups) { against.formUnion(DietSet(pair.diet)) }
    }
  }

  /// What the words of a note say about it, nothing where it says so of no dish: `no dish contains milk`.
  /// A base counts where it is what the note is about: `la base contiene`, and not `a base di` nor
  /// `la base bianca`.
  private func signsOfNote(_ sentence: Sentences.Bytes) -> SentenceSigns {
    var (all, last, beforeLast): (SentenceSigns, SentenceSigns, SentenceSigns) = ([], [], [])
    var (wordsSinceDenial, isOfNoDish) = (4, false)
    Sentences.forEachWord(in: sentence) { word, hash in
      let verdict = words.verdict(of: word, hash)
      let signs = verdict.signs.beside(last, behind: all)
      if last.isListed, !isName(word, verdict) { all.insert(.ofKind) }
      wordsSinceDenial = signs.isDisjoint(with: [.denying, .lacking]) ? wordsSinceDenial + 1 : 0
      // `none of our dishes`.
      if wordsSinceDenial <= 3, signs.isListed { isOfNoDish = true }
      if last.contains(.base), beforeLast.isDisjoint(with: [.toward, .of, .with, .countering]),
        !signs.isDisjoint(with: [.passing, .containing, .with, .cooking])
      {
        all.insert(.ofPizzas)
      }
      all.formUnion(signs)
      (beforeLast, last) = (last, signs)
    }
    // Wine is in what is cooked or served with it, and else it is what is spoken of.
    if all.contains(.wine), all.isDisjoint(with: [.cooking, .with]) { all.insert(.ofSome) }
    // `not all pizzas contain` says that some do, and `no pizza is without` that all do.
    let isTurned = !all.isDisjoint(with: [.ofAll, .without, .free, .joinedFree, .exempt])
    return isOfNoDish && !isTurned ? [] : all
  }

  /// Whether a word behind `pizza` is the name of one: `la pizza Diavola è`.
  private func isName(_ word: Sentences.Bytes, _ verdict: WordVerdict) -> Bool {
    guard let first = word.first, let second = word.dropFirst().first else { return false }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return capitals.contains(first) && !capitals.contains(second) && verdict.signs.isEmpty
      && verdict.guessed.isEmpty
  }

  /// Whether a name, or a title, is one of pizzas, or of what is made of their dough.
  func isOfPizzas(_ name: LocalizedText) -> Bool {
    var isOfPizzas = false
    name.forEachText { text in
      var text = text
      text.withUTF8 { bytes in
        bytes.withKeyboardText { text in
          Sentences.forEachWord(in: text[...]) { word, hash in
            isOfPizzas = isOfPizzas || words.verdict(of: word, hash).signs.contains(.pizzas)
          }
        }
      }
    }
    return isOfPizzas
  }
}

extension SentenceSigns {
  /// Whether it says which dishes are meant.
  fileprivate var isListed: Bool { !isDisjoint(with: Self.listed) }

  /// What a word says beside the one before it, behind all that was said before: `fried pizzas` are
  /// some of them that come out of the oil, and of `the pizzas are fried` all are cooked so.
  fileprivate func beside(_ last: SentenceSigns, behind all: SentenceSigns) -> SentenceSigns {
    guard isSuperset(of: [.kitchen, .cooking]) else { return self }
    let saysWhich = isListed || last.isListed || !all.isListed
    return subtracting(saysWhich ? .cooking : .kitchen)
  }

  private static let kinds: SentenceSigns = [.pizzas, .desserts, .beverages, .others]

  /// The sign of what is in a list.
  private static func sign(of list: MenuList) -> SentenceSigns {
    switch list {
    case .pizzas: .pizzas
    case .beverages: .beverages
    case .desserts: .desserts
    case .other: .others
    }
  }

  /// Whether all food is meant: also where salads are only what is excepted, or what comes out of the
  /// same oil as the rest.
  private var isOfAllFood: Bool {
    contains(.dishes) || contains(.others) && !isDisjoint(with: [.countering, .kitchen, .using])
  }

  /// Whether a list is meant by name, nil where none is or all are.
  private func names(_ list: MenuList) -> Bool? {
    guard !isDisjoint(with: Self.kinds), !isOfAllFood else { return nil }
    return contains(Self.sign(of: list))
  }

  /// Whether what it warns of may be in a dish of the list: in doubt it may, as other dishes may be
  /// made of the dough of the pizzas, or be pizzas in another list; but no lemonade is.
  fileprivate func mayBeOf(_ list: MenuList) -> Bool {
    list == .other || names(list) ?? (list != .beverages || isOfAllFood || !contains(.ofPizzas))
  }

  /// Whether it is plainly said of the dishes of a list. Whatever all dishes are made with, a lemonade
  /// is not; and what is said of the dough is said of the pizzas.
  fileprivate func isPlainlyOf(_ list: MenuList) -> Bool {
    if let named = names(list) { return named }
    return contains(.ofPizzas) && !isOfAllFood ? list == .pizzas : list != .beverages
  }
}
