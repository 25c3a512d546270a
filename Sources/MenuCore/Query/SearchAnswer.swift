/// The dishes that a typed text asks for, before any filter.
struct SearchAnswer: Sendable {
  /// The dishes that are shown; nil if all are.
  var found: DishSet?
  var notice: MenuQuery.Notice?
  /// The notice if a filter hides the only dish to show.
  var noticeWithoutDish: MenuQuery.Notice?
  /// The folded words that were found, by which the matches in a text are located.
  var words: [[UInt8]] = []
  /// True if the rows ignore the last clause because it is incomplete.
  var isAwaiting = false
  /// True if the text asks about one dish, which is shown even if it does not pass the typed conditions.
  var isOfQuestion = false

  var findsNothing: Bool { found?.isEmpty ?? false }

  /// Keeps only the dishes that also have another word, in one of its forms.
  mutating func narrow(to dishes: DishSet, finding words: [[UInt8]] = []) {
    self.words += words
    if found == nil { found = dishes }
    found?.formIntersection(dishes)
  }
}
