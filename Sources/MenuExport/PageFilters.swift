internal import MenuCore
internal import MenuPresentation

/// The allergens and diets by which a page can be filtered. The page has no scripts: the usual query
/// decides in advance which dishes match, and each dish lists the numbers of all filters that it passes
/// in its attribute `data-passes`. An active filter hides the dishes without its number.
struct PageFilters {
  /// One of the filters.
  struct Filter {
    /// Its number: the index of an allergen in the annex; diets follow.
    let id: Int
    let name: String
    /// The title that the page shows while it is active. `Senza latte`
    let title: String
    /// The counts after the title while no other filter is active.
    /// `· 9 voci, 37 nascoste: latte 28, non dichiarate 9.`
    let counts: String
    let filter: QueryFilter
    var isDiet: Bool { !filter.diets.isEmpty }
  }

  private(set) var filters: [Filter] = []
  /// The numbers of the filters that a dish passes, in ascending order.
  private var passes: [MenuDataSource.DishIndex: [Int]] = [:]
  private let source: MenuDataSource
  private let strings: Strings
  private let words: PageWords

  init(_ source: MenuDataSource, strings: Strings, words: PageWords) {
    self.source = source
    self.strings = strings
    self.words = words
    let all = source.indexed()
    let language = source.context.interfaceLanguage
    let queries =
      Allergen.groups.map { allergen in
        (QueryFilter(without: AllergenSet(allergen)), language.name(of: allergen))
      } + source.menu.diets.map { (QueryFilter(diets: DietSet($0)), language.name(of: $0)) }
    for (id, (filter, name)) in zip(1..., queries) {
      let left = all.matching(MenuQuery(filter: filter))
      var title = "\(strings.withoutTitle) \(name)"
      if filter.without.isEmpty { title = name.capitalized }
      filters.append(
        Filter(
          id: id, name: name, title: title, counts: "· \(strings.text(left.counts)).",
          filter: filter))
      for dish in left.dishes(in: .menu) { passes[dish, default: []].append(id) }
    }
  }

  /// The CSS rules that hide elements which do not pass, for browsers with `:has`, and that show the
  /// titles of the active filters. If several are active, the browser counts the remaining rows.
  var css: String {
    let rules = filters.map { filter in
      let id = filter.id
      let on = "body:has(#filter\(id):checked)"
      return "\(on) [data-passes]:not([data-passes~=\"\(id)\"]){display:none}"
        + "\(on) #title\(id),\(on):has(:checked:not(#filter\(id))) .total{display:inline}"
    }
    let count = source.counts.shown
    return "main{counter-reset:shown hidden \(count)}"
      + ".total:after{content:\"· \(words.shownRows)\(strings.colon)\"counter(shown)"
      + "\", \(words.hiddenRows)\(strings.colon)\"counter(hidden)}"
      + "@supports selector(:has(a)){form{display:block}"
      + "form:has(:checked)>*,body:has(:checked) .status{display:block}\(rules.joined())}"
  }

  /// The numbers of the filters that a dish passes: `1 7`
  func passed(by dish: MenuDataSource.DishIndex) -> String { text(of: passes[dish] ?? []) }

  /// The numbers for some sections, which are hidden if none of their rows passes.
  func passed(by sections: [Int]) -> String {
    var passed: Set<Int> = []
    for section in sections {
      for row in 0..<source.numberOfRows(inSection: section) {
        guard let dish = source.dishIndex(forRow: row, inSection: section) else { continue }
        passed.formUnion(passes[dish] ?? [])
      }
    }
    return text(of: passed.sorted())
  }

  /// The numbers for an add-on. It passes an allergen filter if it promises to be without the
  /// allergen, and a diet filter if it suits the diet.
  func passed(by addOn: MenuItem.AddOns.Item) -> String {
    let passed = filters.filter { filter in
      let isSafe = filter.filter.without.allSatisfy { addOn.allergens.state(of: $0) < .notStated }
      return isSafe && DietSet(addOn.diets).isSuperset(of: filter.filter.diets)
    }
    return text(of: passed.map(\.id))
  }

  private func text(of numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }
}
