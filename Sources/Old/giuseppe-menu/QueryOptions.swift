internal import ArgumentParser
internal import OldMenuCore
internal import OldMenuPresentation

/// What a guest looks for and what must not be in it.
struct QueryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only dishes with all of these words; a phrase in quotes stays together.", valueName: "text"))
  var search: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only this list or section: a word of its title, or the number of a list from 1.",
      valueName: "name"),
    completion: CompletedValues.sections)
  var section: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only dishes that cost at most this, such as 8.50 or 8,50.", valueName: "amount"))
  var maxPrice: [String] = []

  @Option(
    help: ArgumentHelp(
      "The order inside each section: menu, name (nome) or price (prezzo).", valueName: "order"),
    completion: .list(["menu", "name", "price"]))
  var sort = "menu"

  @Option(
    help: ArgumentHelp(
      "Only dishes that suit all of these diets, such as vegan,gluten-free.", valueName: "diets"),
    completion: CompletedValues.diets)
  var diet: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only dishes that are stated to be without these allergens, such as milk,gluten.",
      valueName: "allergens"),
    completion: CompletedValues.allergens)
  var without: [String] = []

  @Flag(help: "With --without, also show dishes of which nothing is stated: ask the staff.")
  var showUndeclared = false

  /// The query that the options make together.
  func query() throws -> MenuQuery {
    var query = MenuQuery(search: OptionValue.together(search))
    query.section = try OptionValue.only(section, of: "--section")
    query.filter.maximumPrice = try OptionValue.only(maxPrice, of: "--max-price")
      .map { try OptionValue.price($0) }
    query.order = try OptionValue.order(sort)
    do {
      query.filter.diets = DietSet(try diet.map(MenuQuery.diets(from:)))
      query.filter.without = AllergenSet(try without.map(MenuQuery.allergens(from:)))
    } catch {
      throw CommandLineFault.query(error)
    }
    query.filter.showsUndeclared = showUndeclared
    return query
  }
}

extension MenuQuery {
  /// The query with its section as the menu calls it; refuses one that the menu has not, and names
  /// those it has.
  func withSection(of menu: MenuDataSource) throws -> MenuQuery {
    guard let section, menu.sections(named: section).isEmpty else { return self }
    let titles = (0..<menu.numberOfSections).compactMap { menu.title(forSection: $0) }
    // An empty menu is shown as it is, whatever was asked for.
    guard !titles.isEmpty else { return self }
    let near = menu.sectionTitles(like: section)
    guard near.count == 1 else {
      let nearest = EditDistance.nearest(to: section, among: titles).map { [$0] } ?? []
      throw CommandLineFault.section(
        section, near: near.isEmpty ? nearest : near, known: Array(titles.prefix(20)))
    }
    var query = self
    query.section = near[0]
    return query
  }
}
