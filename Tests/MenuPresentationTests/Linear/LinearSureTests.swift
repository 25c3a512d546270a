import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Of what a guest would like only what is sure is taken; about the rest he is asked.
@Suite(.timeLimit(.minutes(5))) struct LinearSureTests {
  private let menu = LinearMenu.sample(of: .withTwoBeers)

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "I would like a beer", "a beer, please", "vorrei una birra", "ich möchte ein Bier",
    "add a beer",
    "two beers, please", "je voudrais une bière",
  ])
  func ofSeveralNoneIsTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.isEmpty, "\(answer)")
    #expect(answer.contains("Chiara") && answer.contains("Ambrata"), "\(answer)")
    #expect(menu.told(to: "aggiungi 2").hasPrefix("Aggiunto: Ambrata."))
  }

  @Test(arguments: ["I would like an amber beer", "vorrei una ambrata", "add the amber beer"])
  func theOnlyOneIsTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Ambrata"], "\(answer)")
  }

  @Test(arguments: ["is there gluten in the beer?", "does the beer contain gluten?"])
  func ofSeveralNoneIsAnsweredFor(line: String) {
    let answer = menu.told(to: line)
    #expect(!answer.hasPrefix("Ambrata."), "\(answer)")
    #expect(answer.contains("Chiara"), "\(answer)")
  }

  @Test(arguments: [
    "vorrei una marinara e una birra", "I'd like a beer and a marinara",
    "ich möchte eine Marinara und ein Bier",
    "je voudrais une marinara et une bière", "quisiera una marinara y una birra",
    "una marinara e una birra, per favore",
  ])
  func whatIsSureIsTakenAndTheRestAsked(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
    #expect(answer.hasPrefix("Aggiunto: Marinara."), "\(answer)")
    #expect(answer.contains("1. Chiara") && answer.contains("2. Ambrata"), "\(answer)")
  }

  @Test func whatIsNotOnTheMenuIsSaid() {
    let answer = menu.told(to: "vorrei una marinara e una lasagna")
    #expect(chosen == ["1 Marinara"] && answer.contains("lasagna"), "\(answer)")
  }

  @Test(arguments: [
    "vorrei una marinara e niente latte", "I'd like a marinara and no milk",
    "vorrei qualcosa con pomodoro e olive", "I'd like something with tomato and tuna",
  ])
  func whatMayBelongTogetherIsNotTakenApart(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.isEmpty, "\(answer)")
  }
}

extension Menu {
  /// The sample with a second beer, both under a heading of their own.
  fileprivate static var withTwoBeers: Menu {
    var menu = Menu.sample()
    menu.groups.append(
      DishGroup(id: "birre", title: ["it": "Birre", "en": "Beers", "de": "Biere", "fr": "Bières"]))
    menu.beverages = [.fixture(name: "Acqua")]
    menu.beverages += [
      ["it": "Chiara", "en": "Draught lager"], ["it": "Ambrata", "en": "Amber craft beer"],
    ]
    .map { (name: LocalizedText) in
      var beer = Dish.fixture(group: "birre")
      beer.name = name
      return Beverage(beer)
    }
    return menu
  }
}
