import MenuCore
import TerminalText
import Testing

@testable import MenuScreens

/// The columns of the board.
struct BoardColumnTests {
  @Test(
    "the first dish of a group is complete, even if its heading has no room",
    arguments: [
      (10, ["Group", "remark"]), (9, ["Group"]), (8, []), (7, ["Group", "remark"]),
    ])
  func firstDish_besideALongHeading_isWhole(room: Int, heading: [String]) {
    let dish = ["Name", "a", "b", "c", "d", "e", "f", "Contains milk."]
    let entry = BoardEntry(
      list: .pizzas, heading: lines(["Group", "remark"]), continuedHeading: lines(["Group  on"]),
      isFirst: true, lines: lines(dish), statementLines: 1)
    let columns = BoardColumn.filled([entry], room: room)
    let expected = heading + dish
    #expect(columns[0].lines == lines(Array(expected.prefix(room))), "\(columns)")
    #expect(columns.count == (expected.count > room ? 2 : 1))
  }

  private func lines(_ texts: [String]) -> [Line] {
    texts.map { [Span(SafeText(escaped: $0), [])] }
  }
}
