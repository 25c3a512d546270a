internal import MenuCore
internal import MenuPresentation

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

  /// The classes of a group of add-ons, which is hidden where all of them are, and of each by itself.
  func classes(of group: MenuItem.AddOns) -> (group: String, items: [String]) {
    var passes = Array(repeating: UInt32(0), count: group.items.count)
    for filter in filters {
      for item in passed(filter.filter, by: group) { passes[item] |= 1 << UInt32(filter.id) }
    }
    return (classes(passes.reduce(0, |)), passes.map(classes))
  }

  /// The add-ons of a group that pass a filter. Where too few are marked with a diet to choose from,
  /// those pass that nothing is in against it.
  private func passed(_ filter: QueryFilter, by group: MenuItem.AddOns) -> [Int] {
    let safe = group.items.indices.filter { index in
      filter.without.allergens.allSatisfy { group.items[index].allergens.state(of: $0).isSafe }
    }
    let marked = safe.filter { DietSet(group.items[$0].diets).isSuperset(of: filter.diets) }
    guard marked.count < group.choose?.lowerBound ?? 0 else { return marked }
    let excluded = AllergenSet(filter.diets.map(\.excludedAllergens)).allergens
    return safe.filter { index in
      excluded.allSatisfy { group.items[index].allergens.state(of: $0) != .contains }
    }
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

extension AllergenState {
  /// Whether a guest who must avoid the allergen is told that it is not in it.
  var isSafe: Bool {
    switch self {
    case .free, .notAnIngredient: true
    case .notStated, .mayContain, .contains: false
    }
  }
}

extension String {
  /// The text as it stands where a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
