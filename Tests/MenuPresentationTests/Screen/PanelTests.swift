import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What the panel has no room for is seen to be missing, and never a price or where allergens begin.
@Suite(.timeLimit(.minutes(5))) struct PanelTests {
  let size = Size(columns: 80, lines: 24)

  @Test func aSentenceThatGoesOnEndsInAnEllipsis() {
    var dish = Dish.fixture(name: "Mortadella e pistacchio")
    dish.ingredients = ["fior di latte", "mortadella", "burrata", "granella di pistacchio"].map {
      Ingredient(name: $0)
    }
    dish.description =
      "Una pizza che si mangia con calma, meglio in due, e con un bicchiere di vino"
    dish.allergens = AllergenStatement(
      contains: [.wheat, .milk, .pistachio], mayContain: [.nuts])
    dish.notes = ["Solo la sera.", "Anche da portare via."]
    let panel = panel(of: dish)
    #expect(panel.contains { $0.hasPrefix(" Contiene ") }, "\(panel)")
    #expect(panel.last?.hasSuffix("…") == true, "\(panel)")
  }

  @Test func longContentsLeaveRoomForTheAllergens() {
    var dish = Dish.fixture(name: "Tutto")
    dish.ingredients = (1...40).map { Ingredient(name: LocalizedText("ingrediente\($0)")) }
    dish.allergens = AllergenStatement(contains: [.milk], isComplete: true)
    let panel = panel(of: dish)
    #expect(panel.contains { $0.hasPrefix(" Contiene latte.") }, "\(panel)")
    #expect(panel.contains { $0.hasPrefix(" ingrediente1, ") && $0.hasSuffix("…") }, "\(panel)")
  }

  @Test func whatFitsHasNoEllipsis() {
    var dish = Dish.fixture(name: "Marinara")
    dish.allergens = AllergenStatement(contains: [.wheat], isComplete: true)
    #expect(!panel(of: dish).contains { $0.contains("…") })
  }

  @Test func noPriceIsCut() {
    var dish = Dish.fixture(name: "Vino della casa")
    dish.sizes = [("calice", "3.50"), ("mezzo litro", "7.00"), ("litro intero", "13.00")].map {
      var size = DishSize(name: LocalizedText($0.0), price: Price(.exactly($0.1.amount)))
      size.volumeMl = 150
      return size
    }
    let panel = panel(of: dish)
    #expect(panel.first?.hasPrefix(" Vino della casa") == true)
    for price in ["3,50 €", "7,00 €", "13,00 €"] {
      #expect(panel.contains { $0.contains(price) }, "\(price) in \(panel)")
    }
  }

  @Test(arguments: [Size(columns: 60, lines: 20), Size(columns: 80, lines: 24)], [false, true])
  func howeverManyPricesTheAllergensAreTold(size: Size, isASCII: Bool) {
    var dish = Dish.fixture(name: "Birra")
    dish.description = "chiara, rossa o scura secondo la stagione in corso, dalla nostra valle"
    dish.sizes = (1...14).map { number in
      DishSize(
        name: LocalizedText("misura da \(number) litri"), price: Price(.exactly("10.50".amount)))
    }
    dish.notes = ["Solo la sera."]
    let panel = panel(of: dish, size: size, isASCII: isASCII)
    #expect(panel.contains { $0.contains("non dichiarati") }, "\(panel)")
    // A price is there as a whole, or not at all.
    let price = isASCII ? "10,50 EUR" : "10,50 €"
    let pieces = panel.flatMap { line -> [Substring] in line.split(separator: "   ") }
    let prices = pieces.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("misura") }
    #expect(!prices.isEmpty && prices.allSatisfy { $0.hasSuffix(price) }, "\(panel)")
    #expect(panel.contains { $0.hasSuffix("…") || $0.hasSuffix("...") }, "\(panel)")
    #expect(!panel.contains { $0.contains("… …") || $0.contains("……") })
  }

  /// The lines of the panel below the list, without the blanks at their ends.
  private func panel(of dish: Dish, size: Size? = nil, isASCII: Bool = false) -> [String] {
    let size = size ?? self.size
    var menu = Menu()
    menu.language = "it"
    menu.currency = Currency(code: "EUR")
    menu.other = [dish]
    let guest = Guest(
      dataSource: MenuDataSource(menu: menu, language: "it"),
      text: TerminalText(cellWidth: testCellWidth, isASCII: isASCII))
    let lines = guest.frame(for: size).text.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    let rule = String(repeating: isASCII ? "-" : "─", count: size.columns)
    return Array(lines.drop { $0 != rule }.dropFirst().prefix(5))
  }
}
