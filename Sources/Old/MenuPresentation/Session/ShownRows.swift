import OldMenuCore

/// The rows that a query lets through, and how they are divided.
struct ShownRows {
  let dataSource: MenuDataSource
  let rows: RowSpace
  /// The lists that have rows, in their order.
  let lists: [ListOfSections]
  /// The items of the rows that were asked for lately.
  let items = ItemCache()
  /// The diets that were looked for and that a row is only called like: a `Vegetariana` may be of tuna.
  let dietsInNames: DietSet

  /// Takes what a query lets through; O(sections), and a look at the first rows of a diet.
  init(_ dataSource: MenuDataSource, of query: MenuQuery) {
    self.dataSource = dataSource
    dietsInNames = Self.dietsInNames(of: dataSource, query)
    rows = RowSpace(
      rowsPerSection: (0..<dataSource.numberOfSections).map(dataSource.numberOfRows))
    lists = dataSource.listsWithRows
  }

  private static func dietsInNames(of dataSource: MenuDataSource, _ query: MenuQuery) -> DietSet {
    guard !query.search.isEmpty else { return [] }
    let typed = query.typed
    guard typed.isOnlyDiets else { return [] }
    // All rows would be too many for each letter that is typed, and nobody reads so far.
    let marked = dataSource.sections.lazy.flatMap(\.rows).prefix(500).map(\.certainDiets)
    return marked.reduce(into: []) { $0.formUnion(typed.diets.subtracting($1)) }
  }
}
