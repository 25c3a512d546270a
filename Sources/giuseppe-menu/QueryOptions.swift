internal import ArgumentParser
internal import Console
internal import MenuCore

/// The conditions on dishes, the same for browsing and for exporting.
struct QueryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Words and clauses, such as 'senza latte fino a 9'.", valueName: "text"))
  var search: String?

  @Option(
    help: ArgumentHelp(
      "Only dishes that are stated to be without these: gluten,milk.", valueName: "allergens"),
    transform: [String].init(typed:))
  var without: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "Only dishes that are stated to suit these: vegan,halal.", valueName: "diets"),
    transform: [String].init(typed:))
  var diet: [[String]] = []

  @Option(
    help: ArgumentHelp("Only dishes that cost at most this: 8.50.", valueName: "amount"),
    transform: Amount.init(option:))
  var maxPrice: Amount?

  @Flag(help: "Also dishes without a statement, marked: ask the staff.")
  var undeclared = false

  @Option(
    help: ArgumentHelp(
      "One list or section, by its title; a list also by its number.", valueName: "title"))
  var section: String?

  @Option(
    help: ArgumentHelp("The order in each section; price makes one list.", valueName: "order"))
  var sort: MenuQuery.Order?
}

extension Amount {
  /// Reads an amount of money, with a point or a comma.
  fileprivate init(option text: String) throws {
    guard let amount = Amount(typed: text) else {
      throw ValidationError("a price is written as in 8.50 or 8,50")
    }
    self = amount
  }
}
