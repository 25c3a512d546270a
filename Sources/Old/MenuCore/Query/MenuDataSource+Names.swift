extension MenuDataSource {
  /// The items that a question is about: those called exactly as it says, else those with each of
  /// its words in their names.
  ///
  /// - Parameters:
  ///   - question: what was asked.
  ///   - orUnderHeadings: whether those are meant too that stand under a heading with such a word:
  ///     `beer` is also what is called a lager among the beers.
  ///   - index: the index of the same menu; without one, what is needed is prepared anew.
  /// - Returns: the dishes in the order of the menu, none when no word can be a name.
  /// - Complexity: O(*n*) in the length of the names.
  public func dishes(
    named question: TypedQuery, orUnderHeadings: Bool = false, index: MenuIndex? = nil
  ) -> [DishIndex] {
    let texts = index?.texts ?? MenuTexts(menu)
    let exact = FoldedText(question.rest).trimmed
    guard !exact.isEmpty else { return [] }
    let numbers = DishNumbers(menu)
    var found = Array(repeating: !question.words.isEmpty, count: numbers.count)
    for term in question.words {
      let has = dishes(called: term, orUnderHeadings: orUnderHeadings, texts)
      for dish in found.indices where !has[dish] { found[dish] = false }
    }
    var called: [DishIndex] = []
    var named: [DishIndex] = []
    for section in layout.indices {
      let start = numbers.start(of: layout[section].list)
      for position in layout[section].positions {
        let dish = DishIndex(list: layout[section].list, position: position)
        if texts.isName(exact, of: start + position) {
          called.append(dish)
        } else if found[start + position] {
          named.append(dish)
        }
      }
    }
    return called.isEmpty ? named : called
  }

  /// The items that a question names by a part of their names, whatever else it says: those with all
  /// of its words that stand in a name, else those with one of them. What nobody states, as alcohol, is
  /// what is asked about; without `orUnstated` it names nothing, else it does where nothing else does:
  /// there may be a wine besides.
  ///
  /// - Complexity: O(*n*) in the length of the names, for each word.
  package func dishes(
    partlyNamed question: TypedQuery, orUnstated: Bool = true, index: MenuIndex? = nil
  ) -> [DishIndex] {
    let texts = index?.texts ?? MenuTexts(menu)
    let named = question.words.map { term in
      (isUnstated: term.isUnstated, dishes: dishes(called: term, orUnderHeadings: false, texts))
    }.filter { $0.dishes.contains(true) }
    let plain = named.filter { !$0.isUnstated }
    let counted = (plain.isEmpty && orUnstated ? named : plain).map(\.dishes)
    guard !counted.isEmpty else { return [] }
    let numbers = DishNumbers(menu)
    func indices(where isMeant: (Int) -> Bool) -> [DishIndex] {
      layout.flatMap { section in
        section.positions.filter { isMeant(numbers.start(of: section.list) + $0) }
          .map { DishIndex(list: section.list, position: $0) }
      }
    }
    let whole = indices { dish in counted.allSatisfy { $0[dish] } }
    return whole.isEmpty ? indices { dish in counted.contains { $0[dish] } } : whole
  }

  /// Whether each dish has a word in its name, or in a heading above it.
  private func dishes(
    called term: SearchTerm, orUnderHeadings: Bool, _ texts: MenuTexts
  ) -> [Bool] {
    var has = Array(repeating: false, count: DishNumbers(menu).count)
    for word in term.spellings {
      texts.forEachDish(with: SearchWord(whole: word.bytes), inNames: true) { has[$0] = true }
      if orUnderHeadings { addDishes(underHeadingsWith: word, to: &has) }
    }
    return has
  }
}

extension TypedQuery {
  /// Whether it names what nobody states, as pork, alcohol or how hot something is: that it is not
  /// found says nothing.
  package var namesUnstated: Bool { words.contains(where: \.isUnstated) }

  /// Whether it names what other dishes may have that do not say so: meat of a kind, alcohol, and what
  /// somebody asks for that is meat. Beside an allergen it is the allergen that is asked for.
  package var namesMoreThanItFinds: Bool {
    allergens.isEmpty && words.contains { $0.isKind || isQuestion && $0.isMeat }
  }
}

extension SearchTerm {
  fileprivate var isUnstated: Bool {
    spellings.contains { word in
      FactWords.unstated.contains(word.bytes)
        || SentenceWords.signs[WordHash(word.bytes)].contains(.traces)
        || Lexicon.standard.negatingEndings.contains { word.bytes.endsIn($0) }
        || Lexicon.standard.meaning(of: word.bytes)?.roles.contains(.meat) ?? false
    }
  }

  /// Whether it is meat itself, and not the garlic or the wine of which nobody states anything either.
  fileprivate var isMeat: Bool {
    spellings.contains { word in
      AnimalWords.excluded(by: word.bytes, WordHash(word.bytes)).contains(.vegetarian)
    }
  }

  fileprivate var isKind: Bool {
    spellings.contains { word in
      AnimalWords.isKind(WordHash(word.bytes))
        || String(decoding: word.bytes, as: UTF8.self).meansAlcohol
    }
  }
}

extension [UInt8] {
  /// Whether a word ends so behind a word of its own: `zuckerfrei`.
  fileprivate func endsIn(_ end: [UInt8]) -> Bool {
    count >= end.count + 4 && end.count >= 4 && suffix(end.count).elementsEqual(end)
  }
}

extension MenuTexts {
  /// Whether a dish has exactly this name in one of its languages.
  fileprivate func isName(_ name: ArraySlice<UInt8>, of dish: Int) -> Bool {
    bytes[starts[dish]..<nameEnds[dish]].split(separator: MenuTexts.separator)
      .contains { $0.elementsEqual(name) }
  }
}
