import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// The contract finds what stays in a cell of the row before.
@Suite(.timeLimit(.minutes(5))) struct MenuCellContractTests {
  let rows = [RowPath(section: 0, row: 0), RowPath(section: 1, row: 0)]

  @Test func aPresenterThatSaysEverythingKeepsIt() {
    let contract = MenuCellContract(rows: rows) { cell, path in
      Self.fill(cell, soldOut: path.section == 0 ? "sold out" : nil)
      cell.display(allergenWarning: path.section == 1 ? "ask the staff" : nil)
    }
    #expect(contract.violations() == [])
  }

  @Test func whatIsSaidOnlyWhenItIsTrueIsFound() {
    let contract = MenuCellContract(rows: rows) { cell, path in
      Self.fill(cell, soldOut: nil)
      if path.section == 0 { cell.display(allergenWarning: "ask the staff") }
    }
    #expect(
      contract.violations() == [
        "section 1, row 0: allergenWarning is not displayed once",
        "section 1, row 0: a cell that is used again says otherwise",
      ])
  }

  private static func fill(_ cell: any MenuCell, soldOut: String?) {
    cell.display(number: nil)
    cell.display(title: MarkedText("a"))
    cell.display(signs: [])
    cell.display(summary: MarkedText(""))
    cell.display(price: soldOut.map { .soldOut($0) } ?? .none)
    cell.display(reason: nil)
  }
}
