internal import OldMenuCore
internal import OldMenuPresentation

/// One dish among those that are exported.
struct ExportedRow {
  /// Where it stands among what is exported.
  let section: Int
  let row: Int
  /// The list of the menu that it is in, and its place there, from 0.
  let list: MenuList
  let position: Int
  /// What the file says of it, without the add-ons that the query hides.
  let dish: Dish
  /// The same with what must be taken in its prices.
  let priced: Dish
}

extension ExportedMenu {
  /// Runs over the dishes in the order to show; O(*n*).
  func forEachRow(_ body: (ExportedRow) throws -> Void) rethrows {
    for section in 0..<dataSource.numberOfSections {
      try forEachRow(inSection: section, body)
    }
  }

  /// Runs over the dishes of one section.
  func forEachRow(inSection section: Int, _ body: (ExportedRow) throws -> Void) rethrows {
    guard let list = dataSource.list(forSection: section) else { return }
    for row in 0..<dataSource.numberOfRows(inSection: section) {
      guard let index = dataSource.dishIndex(forRow: row, inSection: section),
        let dish = menu.dish(at: index.position, in: list)
      else { continue }
      let left = shown(dish, inRow: row, ofSection: section)
      try body(
        ExportedRow(
          section: section, row: row, list: list, position: index.position, dish: left,
          priced: left.pricedWithChoices))
    }
  }

  /// A dish with the add-ons that are left of it.
  private func shown(_ dish: Dish, inRow row: Int, ofSection section: Int) -> Dish {
    guard !query.isEmpty, !dish.addOns.isEmpty,
      let item = presenter.parts(forRow: row, inSection: section)
    else { return dish }
    var dish = dish
    dish.addOns = item.addOns.map { shown in
      var group = dish.addOns[shown.index]
      group.items = shown.items.map { group.items[$0.index] }
      // Nobody can take more than are left.
      group.choose = group.choose?.clamped(to: 0...group.items.count)
      return group
    }
    return dish
  }

  /// What a row has as a beverage, nil for any other dish.
  func beverage(of row: ExportedRow) -> Beverage? {
    row.list == .beverages ? menu.beverages[row.position] : nil
  }

  /// What the cell of a row shows.
  func cell(of row: ExportedRow) -> ExportedCell {
    let cell = ExportedCell()
    presenter.configure(cell: cell, forRow: row.row, inSection: row.section)
    return cell
  }

  /// Everything about the dish of a row, in words.
  func details(of row: ExportedRow) -> DishDetails? {
    presenter.details(forRow: row.row, inSection: row.section)
  }
}

/// A cell that keeps what it is told to display.
final class ExportedCell: MenuCell {
  let isSpoken = false
  private(set) var title = ""
  private(set) var number: String?
  private(set) var marks: [String] = []
  private(set) var price: String?
  private(set) var soldOut: String?
  private(set) var allergenWarning: String?

  func display(number: String?) { self.number = number }
  func display(title: MarkedText) { self.title = title.text }
  func display(signs: [Sign]) { marks = signs.map(\.text) }
  func display(summary: MarkedText) {}
  func display(price: PriceTag) {
    (self.price, soldOut) = (nil, nil)
    switch price {
    case .price(let whole, _, _): self.price = whole
    case .soldOut(let words): soldOut = words
    case .none: break
    }
  }
  func display(reason: String?) {}
  func display(allergenWarning: String?) { self.allergenWarning = allergenWarning }
}
