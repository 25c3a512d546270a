import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Drinks by how much of them is wanted, in the words of a table and not of the menu.
@Suite(.timeLimit(.minutes(5))) struct LinearAmountTests {
  private let menu = LinearMenu.sample(of: LinearAmountTests.drinks)

  /// Sizes by their names, by their amounts, and by both.
  private static let drinks: Menu = {
    func drink(_ name: LocalizedText, _ sizes: [(LocalizedText, Int?)]) -> Beverage {
      var dish = Dish(name: name)
      dish.sizes = sizes.map { name, volume in
        DishSize(name: name, price: Price(.exactly("3".amount)), volumeMl: volume)
      }
      return Beverage(dish)
    }
    var menu = Menu.choiceSample
    menu.beverages = [
      drink(
        ["it": "Vino della casa", "en": "House wine"],
        [("calice", 150), ("mezzo litro", 500), ("litro", 1000)]),
      drink("Rotwein", [("0,125 l", nil), ("0,25 l", nil), ("0,5 l", nil), ("1 l", nil)]),
      drink("Blanc", [("verre", 125), ("pichet", 500)]),
      drink("Pression", [("25 cl", nil), ("50 cl", nil)]),
      drink("Chiara", [("piccola", 284), ("grande", 568)]),
      drink("Caña", [("20 cl", nil), ("33 cl", nil)]),
    ]
    return menu
  }()

  @Test(arguments: [
    ("I'd like a litre of house wine", "1 Vino della casa litro"),
    ("a liter of the house wine, please", "1 Vino della casa litro"),
    ("add half a litre of house wine", "1 Vino della casa mezzo litro"),
    ("two litres of house wine, please", "2 Vino della casa litro"),
    ("vorrei un litro di vino della casa", "1 Vino della casa litro"),
    ("mezzo litro di vino della casa, per favore", "1 Vino della casa mezzo litro"),
    ("aggiungi un mezzo litro di vino della casa", "1 Vino della casa mezzo litro"),
    ("due litri di vino della casa, per favore", "2 Vino della casa litro"),
    ("vorrei un quarto di rotwein", "1 Rotwein 0,25 l"),
    ("ich möchte ein Viertel Rotwein", "1 Rotwein 0,25 l"),
    ("zwei Viertel Rotwein, bitte", "2 Rotwein 0,25 l"),
    ("einen halben Liter Rotwein bitte", "1 Rotwein 0,5 l"),
    ("ein Achtel Rotwein, bitte", "1 Rotwein 0,125 l"),
    ("nimm einen Viertelliter Rotwein", "1 Rotwein 0,25 l"),
    ("je voudrais un demi de blanc", "1 Blanc pichet"),
    ("un demi-litre de blanc, s'il vous plaît", "1 Blanc pichet"),
    ("un litre de rotwein, s'il vous plaît", "1 Rotwein 1 l"),
    ("un quart de rotwein, s'il vous plaît", "1 Rotwein 0,25 l"),
    ("quiero medio litro de rotwein", "1 Rotwein 0,5 l"),
    ("un cuarto de litro de rotwein, por favor", "1 Rotwein 0,25 l"),
    ("media pinta de chiara, por favor", "1 Chiara piccola"),
    ("a half pint of chiara, please", "1 Chiara piccola"),
    ("I'd like a pint of chiara", "1 Chiara grande"),
    ("una pinta di chiara, grazie", "1 Chiara grande"),
  ])
  func theAmountIsTheSize(line: String, chosen: String) {
    let answer = menu.told(to: line)
    #expect(self.chosen == [chosen], "\(answer)")
  }

  @Test func itAnswersTheQuestionForTheSize() {
    _ = menu.told(to: "aggiungi rotwein")
    let answer = menu.told(to: "ein Viertel")
    #expect(chosen == ["1 Rotwein 0,25 l"], "\(answer)")
  }

  @Test(arguments: [
    // Two sizes may be meant, or none is there.
    "je voudrais un demi de pression", "I'd like a pint of caña", "vorrei un litro di chiara",
    "quiero medio litro de caña", "I'd like a litre of marinara",
  ])
  func whatIsNotClearIsNotTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.isEmpty, "\(answer)")
  }

  private var chosen: [String] {
    menu.session.choice.lines.map { line in
      let size = line.wish?.size.map { line.dish.sizes[$0].name.allTexts.first ?? "" } ?? ""
      return "\(line.count) \(line.dish.name.allTexts.first ?? "") \(size)"
    }
  }
}
