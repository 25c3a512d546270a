/// A search over the texts of a menu; O(length of the texts).
struct TextSearch {
  let menu: MenuDataSource
  let texts: DishTexts
  let typed: TypedQuery
  /// True if the last word matches by its beginning.
  var isOpenEnded = false

  /// The dishes that have what was typed, or the notice in place of them.
  func answer() -> SearchAnswer {
    switch typed.state {
    case .complete: break
    case .awaiting: return admitting(.notUnderstood(typed.text.trimmed))
    case .unclear(let piece): return admitting(.notUnderstood(piece))
    }
    if let answer = answerToQuestion() { return answer }
    if let word = typed.withoutWords.first { return nothing(without(word)) }
    var answer = typed.namedAllergens.isEmpty ? finding() : naming()
    if let word = typed.spicyWord {
      let marks = spicyMarks(orNaming: word)
      answer.found = answer.found.map { both($0, marks) } ?? marks
    }
    return answer
  }

  /// The dish that a question about a condition names, with what it states; nil for none.
  /// `are the chips gluten free`
  private func answerToQuestion() -> SearchAnswer? {
    let asksCondition = !typed.filter.isEmpty || !typed.namedAllergens.isEmpty
    guard typed.isQuestion, asksCondition else { return nil }
    var answer = admitting(.notUnderstood(typed.text.trimmed))
    guard case .dishAlone? = answer.notice else { return nil }
    answer.isOfQuestion = true
    return answer
  }

  /// Marks the dishes that state that they are spicy or have the word in their name; where none states it,
  /// those that have the word.
  private func spicyMarks(orNaming word: String) -> [Bool] {
    let marks = (menu.facts ?? []).map(\.isSpicy)
    guard marks.contains(true) else { return self.marks(of: word) }
    let named = texts.marks(of: FoldedText(word).bytes, isWhole: true, inNames: true)
    return marks.indices.map { marks[$0] || named[$0] }
  }

  /// The same while a guest types: where the last clause may still become another, the dishes of the
  /// clauses before it, and no early notice.
  func answerWhileTyping() -> SearchAnswer {
    if typed.expectation == nil {
      let answer = answer()
      guard typed.isAwaited(with: answer.notice) else { return answer }
    }
    var answer = TextSearch(
      menu: menu, texts: texts, typed: typed.settled, isOpenEnded: isOpenEnded
    ).answer()
    answer.isAwaiting = true
    answer.notice = nil
    return answer
  }

  private func nothing(_ notice: MenuQuery.Notice) -> SearchAnswer {
    SearchAnswer(found: Array(repeating: false, count: texts.count), notice: notice)
  }

  /// No row, but the dish whose whole name is in the text.
  private func admitting(_ notice: MenuQuery.Notice) -> SearchAnswer {
    var answer = nothing(notice)
    guard let dish = texts.dish(namedIn: QueryToken.tokens(of: typed.text)) else { return answer }
    answer.found?[dish] = true
    guard let name = titles(of: answer.found ?? [], most: 1).first else { return nothing(notice) }
    answer.notice = .dishAlone(name: name)
    answer.noticeWithoutDish = notice
    return answer
  }

  /// The notice of a word behind *without* that is no allergen: the one that may be meant, where no dish
  /// names it, else the dishes that do.
  private func without(_ word: String) -> MenuQuery.Notice {
    let marks = marks(of: word)
    let count = marks.count { $0 }
    if count == 0, let notice = meant(word) { return notice }
    return .nobodyStates(
      word: word, named: titles(of: marks, most: 8), more: max(0, count - 8))
  }

  /// The notice of a mistyped allergen: what is offered must not lose it. `no milk nutz` Another food is
  /// never offered in place of one: *Fisch* is no slip of *Fleisch*.
  private func meant(_ word: String) -> MenuQuery.Notice? {
    let language = menu.context.interfaceLanguage
    guard word.canBeCorrected, let near = QueryWords.nearestAllergen(to: word, preferring: language)
    else { return nil }
    var lexicon = Lexicon()
    let food = lexicon.finding(in: word)
    let isSameFood = food.isEmpty || food.traits.isEmpty && food.allergens == near.allergens
    guard isSameFood, let text = typed.text(with: near.word, without: word) else { return nil }
    return .meant(word, query: text)
  }

  /// The text without a word that no dish has; nil where there is nothing else, or another such word.
  private func rest(without word: String) -> String? {
    let others = typed.words.filter { !$0.hasSameUTF8(as: word) }
    let isFound = others.allSatisfy { marks(of: $0).contains(true) }
    return isFound ? typed.text(without: word) : nil
  }

  /// An allergen outside a clause: alone it shows the dishes that name or state it; with other words it
  /// is a name, or is not understood.
  private func naming() -> SearchAnswer {
    let words = (typed.namedWords + typed.words).map { FoldedText($0).bytes }
    if typed.words.isEmpty, !typed.namesSeveral {
      var found = Array(repeating: true, count: texts.count)
      for word in typed.namedWords { found = both(found, marks(of: word)) }
      for (dish, facts) in (menu.facts ?? []).enumerated()
      where !facts.warned.isDisjoint(with: typed.namedAllergens) { found[dish] = true }
      return SearchAnswer(found: found, notice: .allergenNamed(typed.namedAllergens), words: words)
    }
    let named = words.reduce(nil) {
      texts.marks(of: $1, isWhole: !isOpenEnded, inNames: true, among: $0)
    }
    if named?.contains(true) ?? false { return SearchAnswer(found: named, words: words) }
    if let found = foundPhrase() { return found }
    let admitted = admitting(.notUnderstood(typed.namedWords.joined(separator: " ")))
    if case .dishAlone? = admitted.notice { return admitted }
    return foodPhrase() ?? admitted
  }

  /// The dishes that state the allergens of a food of several words, which no dish has: the lexicon knows
  /// it as another food than its words. `peanut butter`, `latte di soia`; nil for any other text.
  private func foodPhrase() -> SearchAnswer? {
    guard let phrase = typed.namedPhrase, typed.isPhrase else { return nil }
    var lexicon = Lexicon()
    let food = lexicon.finding(in: phrase).allergens
    var parts = Lexicon.Finding()
    for word in FoldedText(phrase).words {
      parts.formUnion(lexicon.finding(in: String(decoding: word, as: UTF8.self)))
    }
    guard !food.isEmpty, food != parts.allergens else { return nil }
    return SearchAnswer(found: marks(ofWarned: food), notice: .allergenFood(phrase, food))
  }

  /// Marks the dishes that contain or may contain one of some allergens.
  private func marks(ofWarned allergens: AllergenSet) -> [Bool] {
    (menu.facts ?? []).map { !$0.warned.isDisjoint(with: allergens) }
  }

  /// The dishes that have the phrase of the menu in which an allergen is named, under the notice of the
  /// allergen; nil where no dish has it, and where others are named beside it. `fior di latte`
  private func foundPhrase() -> SearchAnswer? {
    guard let phrase = typed.namedPhrase, typed.isPhrase else { return nil }
    let words = FoldedText(phrase).words.map(Array.init)
    let found = texts.marks(ofPhrase: words)
    guard found.contains(true) else { return nil }
    return SearchAnswer(found: found, notice: .allergenNamed(typed.namedAllergens), words: words)
  }

  /// Words: each in some text of the dish, by its beginning, or else by the nearest word of a name.
  private func finding() -> SearchAnswer {
    var answer = SearchAnswer()
    var unknown: [String] = []
    var corrected: String?
    for word in typed.words {
      var wanted = FoldedText(word).bytes
      var marks = self.marks(of: word)
      if !marks.contains(true), answer.notice == nil, let food = food(named: word) {
        answer.notice = .allergenFood(word, food)
        let warned = self.marks(ofWarned: food)
        answer.found = answer.found.map { both($0, warned) } ?? warned
        continue
      }
      if !marks.contains(true) {
        guard answer.notice == nil, word.canBeCorrected,
          let near = nearestWord(to: word)
        else {
          unknown.append(word)
          continue
        }
        corrected = word
        answer.notice = .corrected(word, to: String(decoding: near, as: UTF8.self))
        wanted = near
        marks = self.marks(of: wanted, isWhole: true)
      }
      answer.words.append(wanted)
      answer.found = answer.found.map { both($0, marks) } ?? marks
    }
    if unknown.isEmpty { return answer }
    return admitting(noticeOf(unknown + [corrected].compactMap(\.self)))
  }

  /// The notice of words that no dish has. One of a few is named; of a sentence none is to blame, and what
  /// is understood is said.
  private func noticeOf(_ unknown: [String]) -> MenuQuery.Notice {
    let isSentence = typed.words.count > Self.mostBlamed
    if let word = unknown.first, !isSentence, unknown.allSatisfy({ $0.hasSameUTF8(as: word) }) {
      return meant(word) ?? .noSuchWord(word, without: rest(without: word))
    }
    let known = typed.words.filter { word in
      !unknown.contains { $0.hasSameUTF8(as: word) } && marks(of: word).contains(true)
    }
    return .partlyUnderstood(words: known)
  }

  /// The most words of a text of which one is blamed.
  private static let mostBlamed = 3

  /// The allergens of a food that no dish names, as the lexicon knows it; nil for none, and for a word that
  /// is one slip away from a name.
  private func food(named word: String) -> AllergenSet? {
    let folded = FoldedText(word).bytes
    if let near = texts.nearestWordOfName(to: folded),
      EditDistance.distance(folded[...], near[...]) == 1, folded.count >= 6
    {
      return nil
    }
    var lexicon = Lexicon()
    let allergens = lexicon.finding(in: word).allergens
    return allergens.isEmpty ? nil : allergens
  }

  /// The least letters of a word that is taken for one of an ingredient: *conto* is not *cotto*.
  private static let shortestSlip = 6

  /// The nearest word of the menu: of a name, else of an ingredient once the word is finished. Never
  /// another food.
  private func nearestWord(to word: String) -> [UInt8]? {
    let folded = FoldedText(word).bytes
    var near = texts.nearestWordOfName(to: folded)
    if near == nil, !isOpenEnded, folded.count >= Self.shortestSlip {
      near = texts.nearestWordOfText(to: folded)
    }
    guard let near else { return nil }
    var lexicon = Lexicon()
    let food = lexicon.finding(in: word)
    let other = lexicon.finding(in: String(decoding: near, as: UTF8.self))
    return food.isEmpty || food == other ? near : nil
  }

  private func both(_ left: [Bool], _ right: [Bool]) -> [Bool] {
    left.indices.map { left[$0] && right[$0] }
  }

  /// Marks the dishes that have a word or phrase in their texts or in the heading above them, or of which
  /// the interface prints it.
  private func marks(of word: String) -> [Bool] {
    let marks = marks(ofText: word)
    guard let fact = QueryWords.fact(named: word), let facts = menu.facts else { return marks }
    return marks.indices.map { marks[$0] || facts[$0].printed.contains(fact) }
  }

  /// The least letters of a finished word that may be the beginning of one.
  private static let shortestBeginning = 4

  /// Marks the dishes that have a word or phrase as a whole, unless its end may still be typed.
  private func marks(ofText word: String) -> [Bool] {
    let wanted = FoldedText(word).bytes
    let isLast = typed.lastWord?.hasSameUTF8(as: word) ?? false
    if isLast, isOpenEnded { return marks(of: wanted, isWhole: false) }
    let marks = marks(of: wanted, isWhole: true)
    guard isLast, wanted.count >= Self.shortestBeginning, !marks.contains(true) else {
      return marks
    }
    return self.marks(of: wanted, isWhole: false)
  }

  private func marks(of wanted: [UInt8], isWhole: Bool) -> [Bool] {
    var marks = texts.marks(of: wanted, isWhole: isWhole)
    // A heading is in the plural: `beer` is one of the Beers.
    let isWholeInHeading = isWhole && wanted.count < Self.shortestBeginning
    for section in menu.layout {
      guard let texts = section.group?.title.allTexts,
        texts.contains(where: { FoldedText($0).bytes.holds(wanted, isWhole: isWholeInHeading) })
      else { continue }
      let first = menu.menu.firstNumber(of: section.list)
      for position in section.positions { marks[first + position] = true }
    }
    return marks
  }

  /// The titles of the first marked dishes, in the order of the rows.
  private func titles(of marks: [Bool], most: Int) -> [String] {
    let dishes = menu.layout.lazy.flatMap { section in
      let first = menu.menu.firstNumber(of: section.list)
      return section.positions.lazy.filter { marks[first + $0] }
        .map { MenuDataSource.DishIndex(list: section.list, position: $0) }
    }
    return dishes.prefix(most).map { menu.plainItem(of: $0).title }
  }
}

extension String {
  /// True unless it is so short that any other word is near: `are`, `mai`
  fileprivate var canBeCorrected: Bool {
    var letters = 0
    for scalar in unicodeScalars where scalar.properties.isAlphabetic { letters += 1 }
    return letters > 3
  }
}
