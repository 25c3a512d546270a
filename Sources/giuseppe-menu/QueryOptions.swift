internal import ArgumentParser
internal import MenuCore

/// What a guest looks for and what must not be in it.
struct QueryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only dishes with all of these words; a phrase in quotes stays together.", valueName: "text"))
  var search: String?

  @Option(
    help: ArgumentHelp(
      "Only this list or section: its title, or the number of a list from 1.", valueName: "name"))
  var section: String?

  @Option(
    help: ArgumentHelp("Only dishes that cost at most this, such as 8.50.", valueName: "amount"),
    transform: QueryOptions.price)
  var maxPrice: Amount?

  @Option(
    help: ArgumentHelp("The order inside each section: menu, name or price.", valueName: "order"),
    transform: QueryOptions.order)
  var sort = MenuQuery.Order.menu

  @Option(
    help: ArgumentHelp(
      "Only dishes that suit all of these diets, such as vegan,gluten-free.", valueName: "diets"),
    transform: MenuQuery.diets(from:))
  var diet: [DietSet] = []

  @Option(
    help: ArgumentHelp(
      "Only dishes that are stated to be without these allergens, such as milk,gluten.",
      valueName: "allergens"),
    transform: MenuQuery.allergens(from:))
  var without: [AllergenSet] = []

  @Flag(help: "With --without, also show dishes of which nothing is stated: ask the staff.")
  var showUndeclared = false

  /// The query that the options make together.
  var query: MenuQuery {
    var query = MenuQuery(search: search ?? "")
    query.section = section
    query.maximumPrice = maxPrice
    query.order = sort
    query.diets = DietSet(diet)
    query.without = AllergenSet(without)
    query.showsUndeclared = showUndeclared
    return query
  }

  private static func order(_ text: String) throws -> MenuQuery.Order {
    guard let order = MenuQuery.Order(rawValue: text) else {
      throw ValidationError("the orders are menu, name and price")
    }
    return order
  }

  private static func price(_ text: String) throws -> Amount {
    guard let amount = Amount(text) else {
      throw ValidationError("it is written with a point and without a currency, such as 8.50")
    }
    return amount
  }
}
