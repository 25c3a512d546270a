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
      var has = Array(repeating: false, count: found.count)
      for word in term.spellings {
        texts.forEachDish(with: SearchWord(whole: word.bytes), inNames: true) { has[$0] = true }
        if orUnderHeadings { addDishes(underHeadingsWith: word, to: &has) }
      }
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
}

extension MenuDataSource {
  /// The row that costs least of those that are there, the first of several; nil where nothing has a
  /// price. What is paid by weight or by person costs more than its price says. O(*n*) in the number of
  /// rows.
  public var cheapestRow: (row: Int, section: Int)? { extremeRow({ DishFacts($0).lowestPrice }, <) }

  /// The row that costs most of those that are there, in its dearest size, the first of several; nil
  /// where nothing has a price. O(*n*) in the number of rows.
  public var dearestRow: (row: Int, section: Int)? { extremeRow(\.highestPrice, >) }

  private func extremeRow(
    _ price: (Dish) -> Amount?, _ isBefore: (Amount, Amount) -> Bool
  ) -> (row: Int, section: Int)? {
    var found: (price: Amount, row: Int, section: Int)?
    for section in layout.indices {
      for (row, position) in layout[section].positions.enumerated() {
        guard let dish = menu.dish(at: position, in: layout[section].list), !dish.isSoldOut,
          !([dish.price] + dish.sizes.map(\.price)).contains(where: { $0?.isByMeasure ?? false }),
          let price = price(dish), found.map({ isBefore(price, $0.price) }) ?? true
        else { continue }
        found = (price, row, section)
      }
    }
    return found.map { ($0.row, $0.section) }
  }
}

extension MenuTexts {
  /// Whether a dish has exactly this name in one of its languages.
  fileprivate func isName(_ name: ArraySlice<UInt8>, of dish: Int) -> Bool {
    bytes[starts[dish]..<nameEnds[dish]].split(separator: MenuTexts.separator)
      .contains { $0.elementsEqual(name) }
  }
}
