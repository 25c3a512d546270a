/// The answer to a query that was asked of a menu.
struct QueryAnswer: Sendable {
  /// The filter of the chosen and the typed conditions.
  let filter: QueryFilter
  var answer: SearchAnswer
  let counts: MenuCounts
}
