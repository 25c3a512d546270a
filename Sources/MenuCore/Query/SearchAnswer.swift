/// The dishes that a typed text asks for, before any filter.
struct SearchAnswer: Sendable {
  /// True for the dishes to show, by their numbers; nil for all.
  var found: [Bool]?
  var notice: MenuQuery.Notice?
  /// The notice where a filter hides the one dish to show.
  var noticeWithoutDish: MenuQuery.Notice?
  /// The folded words that were found, for the places of what was found.
  var words: [[UInt8]] = []
  /// True if the rows are those without the last clause, whose end is awaited.
  var isAwaiting = false
  /// True if the one dish is shown with what it states, whether or not that passes the typed conditions.
  var isOfQuestion = false

  /// Leaves the dishes that have one more word, in one of some forms.
  mutating func narrow(to marks: [Bool], finding words: [[UInt8]] = []) {
    self.words += words
    if found == nil { found = marks }
    found?.formIntersection(marks)
  }
}
