import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

struct MenuWidthsTests {
  private func widths(_ dishes: [String]) throws -> MenuWidths {
    let menu = try MenuReader.read(Kitchen.menu(dishes)).menu
    return MenuWidths(MenuDataSource(menu: menu), Kitchen.typesetter)
  }

  private func layout(_ widths: MenuWidths, columns: Int, lines: Int = 24) -> ListLayout {
    let size = Size(columns: columns, lines: lines)
    return ListLayout(widths, in: TextColumn(size: size, typesetter: Kitchen.typesetter))
  }

  @Test("the number column is as wide as the longest number, up to four cells")
  func number_ofARow_isMeasured() throws {
    #expect(try widths([#"{"name": "A"}"#]).number == 0)
    let two = [#"{"name": "A", "number": "7"}"#, #"{"name": "B", "number": "12"}"#]
    #expect(try widths(two).number == 2)
    #expect(try widths([#"{"name": "A", "number": "123456"}"#]).number == 4)
  }

  @Test("names begin after the numbers, and a very narrow screen has no numbers")
  func names_afterNumbers_areAligned() throws {
    let widths = try widths([#"{"name": "A", "number": "12"}"#])
    #expect(layout(widths, columns: 80).indent == 7)
    #expect(layout(widths, columns: 30).textIndent == 4)
    #expect(layout(widths, columns: 12).numberWidth == 0)
  }

  @Test("ingredients follow the names on one line if nearly all of them fit")
  func ingredients_ofNearlyAll_followTheNames() throws {
    let short = #"{"name": "Marinara", "price": "6", "ingredients": ["olio"]}"#
    let long = String(repeating: "cipolla ", count: 20)
    let tall = #"{"name": "Tonno", "price": "6", "ingredients": ["\#(long)"]}"#
    let most = try widths(Array(repeating: short, count: 39) + [tall])
    #expect(layout(most, columns: 100).summaryColumn == 13)
    #expect(layout(most, columns: 80).summaryColumn == 13)
    #expect(layout(most, columns: 59).summaryColumn == nil)
    let half = try widths([short, tall])
    #expect(layout(half, columns: 100).summaryColumn == nil)
  }

  @Test("a screen is short below 20 lines, and a narrow one below 16")
  func screen_thatIsShort_opensOneRow() throws {
    let widths = try widths([#"{"name": "A"}"#])
    for (columns, lines, isShort) in [
      (80, 20, false), (80, 19, true), (46, 16, false), (46, 15, true),
    ] {
      #expect(layout(widths, columns: columns, lines: lines).isShort == isShort)
    }
  }

  @Test("only the first 200 rows of a long menu are measured")
  func rows_ofALongMenu_areMeasuredInPart() throws {
    let dishes = (0..<500).map { #"{"name": "Pizza \#($0)"}"# }
    #expect(try widths(dishes).rows.count == 200)
  }
}
