import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Who must ask the staff reads it in the row itself, whatever else has no room.
@Suite(.timeLimit(.minutes(5))) struct RemarkTests {
  @Test(
    arguments: [
      (Size(columns: 120, lines: 30), "chiedere al personale"),
      (Size(columns: 80, lines: 24), "chiedere al personale"),
      (Size(columns: 46, lines: 19), "chiedere al personale"),
      (Size(columns: 30, lines: 12), "chiedere"), (Size(columns: 22, lines: 12), "chiedere"),
      (Size(columns: 12, lines: 6), "?"), (Size(columns: 10, lines: 3), "?"),
    ], ["Birra", "Birra chiara alla spina", String(repeating: "Pizza ", count: 14)])
  func everyRowSaysIt(place: (size: Size, words: String), name: String) {
    let lines = lines(name: name, price: "4.50", size: place.size)
    #expect(lines.contains { $0.contains(" \(place.words)") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("4,50 € ") || $0.hasSuffix("4,50 €") }, "\(lines)")
    #expect(!lines.contains { $0.contains("chied") && $0.contains("chied…") })
  }

  @Test func aRangeOfPricesLeavesRoomForIt() {
    let lines = lines(
      name: "Birra chiara alla spina", price: nil, size: Size(columns: 46, lines: 19))
    #expect(
      lines.contains { $0.contains(" chiedere ") && $0.contains("3,00 – 5,00 €") }, "\(lines)")
  }

  /// The lines of the only row, which is shown though nothing was stated.
  private func lines(name: String, price: String?, size: Size) -> [String] {
    var dish = Dish.fixture(name: name, price: price)
    if price == nil {
      dish.sizes = ["3.00", "5.00"].map {
        DishSize(name: "misura", price: Price(.exactly($0.amount)))
      }
    }
    var menu = Menu()
    menu.language = "it"
    menu.currency = Currency(code: "EUR")
    menu.other = [dish]
    var query = MenuQuery()
    query.filter.without = AllergenSet(.peanuts)
    query.filter.showsUndeclared = true
    let guest = Guest(
      dataSource: MenuDataSource(menu: menu, language: "it"), query: query)
    let frame = guest.frame(for: size)
    let count = size.columns < 24 ? 2 : 1
    let listColumns = size.columns >= 110 ? size.columns - size.columns * 2 / 5 - 1 : size.columns
    return frame.text[frame.cursor.line..<frame.cursor.line + count].map {
      String($0.prefix(listColumns))
    }
  }
}
