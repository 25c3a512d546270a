/// What costs least and what costs most.
extension MenuDataSource {
  /// The row that costs least of those that are there, the first of several; nil where nothing has a
  /// price. What is paid by weight or by person costs more than its price says. O(*n*) in the number of
  /// rows.
  public var cheapestRow: (row: Int, section: Int)? { cheapestRow(of: []) }

  /// The row that costs most of those that are there, in its dearest size, the first of several; nil
  /// where nothing has a price. O(*n*) in the number of rows.
  public var dearestRow: (row: Int, section: Int)? { dearestRow(of: []) }

  /// The same of some lists, where they have rows: a dessert that is called a pizza is not the cheapest
  /// of the pizzas.
  package func cheapestRow(of lists: [MenuList]) -> (row: Int, section: Int)? {
    extremeRow(of: lists, \.lowestPrice, <)
  }

  /// The same of what costs most.
  package func dearestRow(of lists: [MenuList]) -> (row: Int, section: Int)? {
    extremeRow(of: lists, \.highestPrice, >)
  }

  /// Whether some of these rows are paid by weight or by person, and compared with nothing.
  package func hasPricesByMeasure(in lists: [MenuList]) -> Bool {
    sections(of: lists).contains { section in
      layout[section].positions.contains { position in
        menu.look(at: position, in: layout[section].list) { !$0.isSoldOut && $0.isPaidByMeasure }
          ?? false
      }
    }
  }

  /// The sections of some lists that have rows, all sections where none has.
  private func sections(of lists: [MenuList]) -> [Int] {
    let named = layout.indices.filter { section in
      lists.contains(layout[section].list) && !layout[section].positions.isEmpty
    }
    return named.isEmpty ? Array(layout.indices) : named
  }

  private func extremeRow(
    of lists: [MenuList], _ price: (DishFacts) -> Amount?, _ isBefore: (Amount, Amount) -> Bool
  ) -> (row: Int, section: Int)? {
    var found: (price: Amount, row: Int, section: Int)?
    for section in sections(of: lists) {
      for (row, position) in layout[section].positions.enumerated() {
        guard let dish = menu.dish(at: position, in: layout[section].list), !dish.isSoldOut,
          !dish.isPaidByMeasure, let price = price(left(of: DishFacts(dish))),
          found.map({ isBefore(price, $0.price) }) ?? true
        else { continue }
        found = (price, row, section)
      }
    }
    return found.map { ($0.row, $0.section) }
  }
}
