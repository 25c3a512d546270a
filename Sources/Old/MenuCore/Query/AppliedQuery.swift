/// What the rows of a data source passed, one query after another.
struct AppliedQuery: Sendable {
  /// What was asked for, the last query first.
  private(set) var typed: [TypedQuery]
  /// Every word that was found in each row, the longest first.
  let words: [SearchWord]
  /// What they leave of each row.
  let options: OptionFilter
  /// The counts of the last query.
  let counts: MenuCounts
  /// The first dishes that the last query found and hides.
  let hidden: [HiddenDish]

  init(
    typed: TypedQuery, options: OptionFilter, counts: MenuCounts, hidden: [HiddenDish],
    after earlier: AppliedQuery?
  ) {
    let marks = typed.marks
    let all = marks + (earlier?.words.filter { !marks.contains($0) } ?? [])
    words = all.sorted { $0.bytes.count > $1.bytes.count }
    self.typed = (typed.isSearch ? [typed] : []) + (earlier?.typed ?? [])
    self.options = options
    self.counts = counts
    self.hidden = hidden
  }

  /// What a diet that was asked for excludes, and what a dish that is marked with it may contain, or
  /// does not state.
  func doubts(about facts: DishFacts) -> AllergenSet {
    let excluded = options.diets.intersection(facts.diets).diets.map(\.excludedAllergens)
    return AllergenSet(excluded).intersection(facts.warned.union(facts.undeclared))
  }
}

extension MenuDataSource {
  /// What the queries leave of a dish; all of it where none was asked.
  func left(of facts: DishFacts) -> DishFacts { passed?.options.left(of: facts) ?? facts }
}
