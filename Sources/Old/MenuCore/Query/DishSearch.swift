/// Which dishes of a menu a typed query finds.
struct DishSearch {
  let dataSource: MenuDataSource
  let facts: MenuFacts
  let texts: MenuTexts
  let evidence: [AllergenSet]

  init(_ dataSource: MenuDataSource, facts: MenuFacts, index: MenuIndex?, for query: TypedQuery) {
    self.dataSource = dataSource
    self.facts = facts
    texts = index?.texts ?? MenuTexts(dataSource.menu)
    evidence =
      query.allergenTerms.isEmpty
      ? [] : index?.evidence ?? dataSource.menu.evidentAllergens
  }

  /// Whether each dish has all that is asked for, or is called as it was typed.
  func dishes(for query: TypedQuery) -> [Bool] {
    if query.isUndecided { return Array(repeating: false, count: facts.numbers.count) }
    var found = Array(repeating: true, count: facts.numbers.count)
    let others =
      query.words.map { dishes(with: $0) } + query.dietTerms.map { dishes(suiting: $0) }
    let containing = query.allergenTerms.map { dishes(containing: $0) }
    if query.isEitherOfAll {
      narrow(&found, to: any(of: others + containing))
    } else {
      for has in others { narrow(&found, to: has) }
      for has in query.isEither ? [any(of: containing)] : containing { narrow(&found, to: has) }
    }
    // `birra analcolica` names what has none by itself, as `tiramisù analcolico` does.
    let isNamed = query.isWithoutAlcohol && !query.namesSoftDrinks && !query.words.isEmpty
    if !query.listTerms.isEmpty, !isNamed { narrow(&found, to: dishes(in: query.listTerms)) }
    if query.isWithoutAlcohol {
      dataSource.dropAlcoholic(from: &found, byName: !isNamed, texts)
    }
    // What is called as it was typed is meant, whatever else the words name.
    if !query.rest.isEmpty {
      texts.forEachDish(with: SearchWord(whole: query.wholeText), inNames: true) {
        found[$0] = true
      }
    }
    return found
  }

  /// The dishes of which it is asked whether they contain something: what is named besides.
  func asked(by query: TypedQuery) -> [Bool] {
    var others = query
    (others.allergenTerms, others.isEither, others.rest) = ([], false, "")
    // What has none of the others may still be what is asked for.
    if query.isEitherOfAll {
      (others.words, others.dietTerms, others.isEitherOfAll) = ([], [], false)
    }
    return dishes(for: others)
  }

  /// What the dishes cost by themselves in the sizes that are looked for, where they have some:
  /// `margherita maxi`.
  func sizePrices(for query: TypedQuery, of found: [Bool]) -> [Int: Amount?] {
    guard !query.words.isEmpty else { return [:] }
    let words = query.words.flatMap(\.spellings)
    var prices: [Int: Amount?] = [:]
    for list in MenuList.allCases {
      let start = facts.numbers.start(of: list)
      for position in 0..<dataSource.menu.numberOfDishes(in: list) where found[start + position] {
        guard let dish = dataSource.menu.dish(at: position, in: list) else { continue }
        let sizes = dish.sizes.filter { size in
          words.contains { $0.occurs(in: size.name) && !$0.occurs(in: dish.name) }
        }
        guard !sizes.isEmpty else { continue }
        prices.updateValue(sizes.lowestPrice, forKey: start + position)
      }
    }
    return prices
  }

  /// The dishes with a word in a text of their own or in a heading above them.
  func dishes(with term: SearchTerm) -> [Bool] {
    var has = noDish
    for word in term.spellings {
      texts.forEachDish(with: word) { has[$0] = true }
      addHeadings(with: word, orOtherNumber: true, to: &has)
    }
    return has
  }

  private func dishes(suiting term: TypedQuery.Term<Diet>) -> [Bool] {
    var has = named(term.word)
    for dish in has.indices where facts.dishes[dish].diets.contains(term.subject) {
      has[dish] = true
    }
    return has
  }

  private func dishes(containing term: TypedQuery.Term<AllergenSet>) -> [Bool] {
    var has = noDish
    texts.forEachDish(with: term.word) { has[$0] = true }
    for dish in has.indices {
      let known = facts.dishes[dish].warnedOnChoice.union(evidence[dish])
      if !known.isDisjoint(with: term.subject) { has[dish] = true }
    }
    return has
  }

  private func dishes(in terms: [TypedQuery.Term<MenuList>]) -> [Bool] {
    var has = noDish
    for term in terms {
      let named = named(term.word, orOtherNumber: true)
      for dish in has.indices where named[dish] { has[dish] = true }
      let start = facts.numbers.start(of: term.subject)
      for dish in start..<start + dataSource.menu.numberOfDishes(in: term.subject) {
        has[dish] = true
      }
    }
    return has
  }

  /// The dishes with whole words in their names or in a heading above them.
  private func named(_ word: SearchWord, orOtherNumber: Bool = false) -> [Bool] {
    var has = noDish
    texts.forEachDish(with: word, inNames: true) { has[$0] = true }
    addHeadings(with: word, orOtherNumber: orOtherNumber, to: &has)
    return has
  }

  /// Adds what stands under a heading with a word; `vino` may also find `Vini`, but what is marked
  /// with a diet is only what its owner calls so.
  private func addHeadings(
    with word: SearchWord, orOtherNumber: Bool, to has: inout [Bool]
  ) {
    dataSource.addDishes(underHeadingsWith: word, orOtherNumber: orOtherNumber, to: &has)
  }

  /// The dishes that one of several searches found.
  private func any(of found: [[Bool]]) -> [Bool] {
    noDish.indices.map { dish in found.contains { $0[dish] } }
  }

  private func narrow(_ found: inout [Bool], to has: [Bool]) {
    for dish in found.indices where !has[dish] { found[dish] = false }
  }

  private var noDish: [Bool] { Array(repeating: false, count: facts.numbers.count) }
}

extension TypedQuery {
  /// All that is typed but for the filters, as a name would have it.
  fileprivate var wholeText: [UInt8] {
    FoldedText(rest).bytes.filter { $0 != .quote }
  }
}

extension MenuDataSource {
  /// Adds what stands under a heading with a word, by the numbers of the dishes; also with the word for
  /// many in place of that for one.
  func addDishes(
    underHeadingsWith word: SearchWord, orOtherNumber: Bool = true, to has: inout [Bool]
  ) {
    let numbers = DishNumbers(menu)
    let others = orOtherNumber ? WordNumber.others(of: word.bytes) : []
    let words = [word] + others.map { SearchWord(whole: $0) }
    for section in layout
    where section.headings.contains(where: { title in words.contains { $0.occurs(in: title) } }) {
      let start = numbers.start(of: section.list)
      for position in section.positions { has[start + position] = true }
    }
  }
}
