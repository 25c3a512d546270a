import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What a guest may ask about a dish stands under what it is called, on its page and in the panel
/// beside a wide list.
@Suite(.timeLimit(.minutes(5))) struct LabelledFactsTests {
  private func dish() -> Dish {
    var dish = Dish.fixture(name: "Margherita")
    dish.allergens = AllergenStatement(contains: [.wheat], isComplete: true)
    dish.sizes = [
      DishSize(name: "normale", price: Price(.exactly("7".amount))),
      DishSize(
        name: "maxi", price: Price(.exactly("11".amount)),
        allergens: AllergenStatement(contains: [.wheat, .milk], isComplete: true)),
    ]
    dish.addOns = [
      AddOnGroup(
        title: "Bordo", choose: 0...1,
        items: [
          AddOn(
            name: "ricotta", price: Price(.exactly("2".amount)),
            allergens: AllergenStatement(contains: [.milk])), AddOn(name: "salame"),
        ])
    ]
    return dish
  }

  private func guest(_ dish: Dish) -> Guest {
    var menu = Menu()
    menu.language = "it"
    menu.other = [dish]
    return Guest(dataSource: MenuDataSource(menu: menu, language: "it"))
  }

  private let told = [
    " Contiene  glutine (frumento), latte",
    " Altri     nessuno è un ingrediente",
    " Formati   normale 7 (glutine (frumento))",
    "           maxi 11 (glutine (frumento), latte)",
    " Bordo     fino a 1",
    "           ricotta +2 (latte · altri: chiedere)",
    "           salame (chiedere al personale)",
  ]

  /// The lines that say something, without the blanks at their ends.
  private func lines(_ guest: Guest, _ size: Size, from column: Int = 0) -> [String] {
    guest.frame(for: size).text.map { line in
      String(line.dropFirst(column).reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }

  @Test func thePageOfADishHasALineForEach() {
    let guest = guest(dish())
    guest.perform(.open)
    let page = lines(guest, Size(columns: 80, lines: 24))
    #expect(Array(page[1...7]) == told, "\(page.joined(separator: "\n"))")
  }

  @Test(arguments: [Size(columns: 80, lines: 24), Size(columns: 140, lines: 30)])
  func addOnsThatAreCalledSizesHideNoPrice(size: Size) {
    var other = dish()
    other.sizes = []
    other.price = Price(.exactly("6.50".amount))
    other.addOns[0].title = "Formati"
    let guest = guest(other)
    if size.columns < 100 { guest.perform(.open) }
    let text = lines(guest, size).compactMap { $0.split(separator: "│").last.map(String.init) }
    #expect(text.contains { $0.hasSuffix(" 6,50") && $0.hasPrefix(" ") }, "\(text)")
  }

  @Test func itsLabelsAreQuiet() throws {
    let guest = guest(dish())
    guest.perform(.open)
    let frame = guest.frame(for: Size(columns: 80, lines: 24))
    let line = try #require(
      frame.lines.first { $0.contains { $0.text.string.contains("Contiene") } })
    #expect(line.first { $0.text.string.contains("Contiene") }?.style == .dim)
  }

  @Test func thePanelSaysTheSame() {
    let size = Size(columns: 140, lines: 30)
    let lines = lines(guest(dish()), size).compactMap { line in
      line.firstIndex(of: "│").map { String(line[line.index(after: $0)...]) }
    }.filter { !$0.isEmpty }
    #expect(Array(lines[1...7]) == told.map { " " + $0 }, "\(lines.joined(separator: "\n"))")
  }

  @Test func whereTheyHaveNoRoomBesideItTheyStandBelow() {
    let guest = guest(dish())
    guest.perform(.open)
    let page = lines(guest, Size(columns: 30, lines: 30))
    #expect(page.contains(" Contiene"), "\(page)")
    #expect(page.contains("   glutine (frumento), latte"), "\(page)")
  }

  @Test(arguments: [80, 200])
  func aLongLabelStandsAboveItsTextAndMovesNoOther(columns: Int) {
    var long = dish()
    long.addOns[0].title = "Che cosa vuoi nel bordo della tua pizza?"
    let guest = guest(long)
    guest.perform(.open)
    let page = lines(guest, Size(columns: columns, lines: 24))
    #expect(page[1] == told[0], "\(page)")
    #expect(page[5...6] == [" Che cosa vuoi nel bordo della tua pizza?", told[4].blankUntilText])
  }

  @Test func aPanelThatGoesOnEndsInAnEllipsis() {
    var long = dish()
    long.notes = (1...30).map { LocalizedText("Nota \($0).") }
    let frame = guest(long).frame(for: Size(columns: 140, lines: 24)).text
    let panel = frame.filter { $0.contains("│") }
    #expect(panel.last?.contains("│  …") == true, "\(panel)")
  }
}

extension String {
  /// The line without its label.
  fileprivate var blankUntilText: String { "           " + dropFirst(11) }
}
