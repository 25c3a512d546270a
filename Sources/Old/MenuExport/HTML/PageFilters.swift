internal import OldMenuCore
internal import OldMenuPresentation

/// The allergens and diets that a page can be filtered by, and what passes each.
///
/// A page has no script: what passes is worked out here, by the same query as everywhere, and stands
/// in the page as a class of each dish.
struct PageFilters {
  /// One of the filters.
  struct Filter {
    /// Its number: that of an allergen in the annex, then the diets.
    let id: Int
    let filter: QueryFilter
    let name: String
    let title: String
    /// What is said when it alone is on.
    let sentence: String
    let isDiet: Bool
  }

  let filters: [Filter]
  /// What passes, for each row of each section: bit *n* for the filter of this number.
  private let passes: [[UInt32]]

  /// Asks each filter about all rows; O(rows) for each.
  init(_ menu: ExportedMenu, words: Strings) {
    let index = MenuIndex(menu.menu)
    let source = menu.dataSource
    var passes = (0..<source.numberOfSections).map { section in
      Array(repeating: UInt32(0), count: source.numberOfRows(inSection: section))
    }
    filters = PageFilters.all(of: menu, words: words).map { id, filter, name, title in
      var query = MenuQuery()
      query.filter = filter
      let left = source.matching(query, index: index)
      for section in passes.indices {
        PageFilters.mark(&passes[section], rowsOf: left, in: source, section: section, by: id)
      }
      return Filter(
        id: id, filter: filter, name: name, title: title,
        sentence: words.filterSentence(left.counts), isDiet: !filter.diets.isEmpty)
    }
    self.passes = passes
  }

  /// The classes of a row: `o7` for each filter that it passes.
  func classes(ofRow row: Int, inSection section: Int) -> String {
    classes(passes[section][row])
  }

  /// The classes of several sections together: a filter that no row of them passes hides them.
  func classes(ofSections sections: [Int]) -> String {
    classes(sections.flatMap { passes[$0] }.reduce(0, |))
  }

  /// The classes of a group of add-ons, which is hidden where all that it shows are, and of each that
  /// the file states.
  func classes(of group: MenuItem.AddOns, stated: AddOnGroup) -> (group: String, items: [String]) {
    let passes = passes(of: stated)
    let shown = group.items.reduce(0) { $0 | passes[$1.index] }
    return (classes(shown), passes.map(classes))
  }

  /// The numbers of the filters that hide each add-on of a group.
  func hiding(_ group: AddOnGroup) -> [[Int]] {
    passes(of: group).map { passed in
      filters.map(\.id).filter { passed >> UInt32($0) & 1 == 0 }
    }
  }

  private func passes(of group: AddOnGroup) -> [UInt32] {
    let facts = AddOnFacts(group)
    var passes = Array(repeating: UInt32(0), count: group.items.count)
    for filter in filters {
      for item in facts.left(by: filter.filter) { passes[item] |= 1 << UInt32(filter.id) }
    }
    return passes
  }

  private func classes(_ passed: UInt32) -> String {
    filters.filter { passed >> UInt32($0.id) & 1 == 1 }.map { " o\($0.id)" }.joined()
  }

  private static func all(
    of menu: ExportedMenu, words: Strings
  ) -> [(id: Int, filter: QueryFilter, name: String, title: String)] {
    let allergens = Allergen.groups.enumerated().map { index, allergen in
      var filter = QueryFilter()
      filter.without = AllergenSet(allergen)
      let name = words.language.name(of: allergen)
      return (index + 1, filter, name, "\(words.webPage.without) \(name)")
    }
    let diets = menu.menu.diets.diets.enumerated().map { index, diet in
      var filter = QueryFilter()
      filter.diets = DietSet(diet)
      let name = words.language.name(of: diet)
      return (index + allergens.count + 1, filter, name, name.withCapital)
    }
    return allergens + diets
  }

  /// Sets a bit of every row that is left; both have their rows in the same order.
  private static func mark(
    _ passes: inout [UInt32], rowsOf left: MenuDataSource, in source: MenuDataSource,
    section: Int, by id: Int
  ) {
    var next = 0
    for row in passes.indices where next < left.numberOfRows(inSection: section) {
      guard
        left.dishIndex(forRow: next, inSection: section)
          == source.dishIndex(forRow: row, inSection: section)
      else { continue }
      passes[row] |= 1 << UInt32(id)
      next += 1
    }
  }
}

extension String {
  /// The text as it stands where a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
