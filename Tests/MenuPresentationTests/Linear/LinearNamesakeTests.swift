import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Dishes that share a name, of which one must never be told for the other: the two may differ in
/// what makes a guest ill.
@Suite(.timeLimit(.minutes(5))) struct LinearNamesakeTests {
  private static func pizza(
    _ name: String = "Margherita", id: String? = nil, group: String? = "classiche", price: Int = 1
  ) -> Pizza {
    var dish = Dish.fixture(name: name, group: group, price: "\(price)")
    dish.id = id
    return Pizza(dish)
  }

  /// The answer to a line after a menu has become others.
  private func answer(to line: String, _ menus: [Pizza]...) -> String {
    let linear = LinearMenu.sample(of: Menu.of(menus[0]))
    _ = linear.told(to: "pizze")
    for pizzas in menus.dropFirst() {
      linear.follow(.menu(MenuReading(menu: .of(pizzas), diagnostics: [])), file: "M")
    }
    return linear.told(to: line).replacing("Il menu è cambiato.\n", with: "")
  }

  private static let classic = pizza(id: "marg", price: 7)
  private static let glutenFree = pizza(id: "marg-sg", group: "bianche", price: 9)
  private static let isGone = "Margherita non è più in questo elenco.\n"

  @Test func aDishWithAnotherIdIsAnother() {
    #expect(answer(to: "2", [Self.classic, Self.glutenFree], [Self.classic]) == Self.isGone)
    #expect(answer(to: "1", [Self.classic], [Self.glutenFree]) == Self.isGone)
  }

  @Test func anIdThatComesOrGoesChangesNoDish() {
    let bare = Self.pizza(price: 7)
    #expect(answer(to: "1", [bare], [Self.classic]).contains("7,00"))
    #expect(answer(to: "1", [Self.classic], [bare]).contains("7,00"))
  }

  @Test func ofNamesakesTheGroupTellsNotThePlace() {
    let classic = Self.pizza(price: 7)
    let glutenFree = Self.pizza(group: "bianche", price: 9)
    let others = (1...3).map { Self.pizza("Nuova \($0)") }
    let swapped = [[glutenFree], others, [classic]].flatMap { $0 }
    #expect(answer(to: "1", [classic, glutenFree], swapped).contains("7,00"))
    #expect(answer(to: "2", [classic, glutenFree], swapped).contains("9,00"))
    #expect(answer(to: "1", [classic, glutenFree], [glutenFree]) == Self.isGone)
    #expect(answer(to: "1", [classic], [glutenFree, Self.pizza(group: nil)]) == Self.isGone)
  }

  @Test func whereNothingTellsThemApartNoneIsTakenForAnother() {
    let two = [Self.pizza(price: 2), Self.pizza(price: 3)]
    #expect(answer(to: "1", two, [Self.pizza("Nuova")] + two).contains("2,00"))
    #expect(answer(to: "2", two, [Self.pizza("Nuova")] + two).contains("3,00"))
    #expect(answer(to: "1", two, [two[1]]) == Self.isGone)
    #expect(answer(to: "1", [two[0]], [two[1], two[0]]) == Self.isGone)
  }

  @Test func whatAFilterHidesIsNotForgotten() {
    var classic = Self.pizza(price: 7)
    var glutenFree = Self.pizza(group: "bianche", price: 9)
    classic.dish.diets = [.vegan]
    let linear = LinearMenu.sample(of: .of([classic, glutenFree]))
    _ = linear.told(to: "vegana")
    #expect(linear.told(to: "marg").contains("\n1. Margherita, 7,00 €."))
    (classic.dish.diets, glutenFree.dish.diets) = ([], [.vegan])
    let reading = MenuReading(menu: .of([classic, glutenFree]), diagnostics: [])
    linear.follow(.menu(reading), file: "M")
    // Of the rows that are shown it is the only one of its name, before and after.
    #expect(linear.told(to: "1").contains(Self.isGone))
  }

  /// What may be on a menu; what a dish is, is told by its price alone.
  private static let dishes: [Pizza] = [
    pizza(id: "a", price: 1), pizza(id: "b", price: 2), pizza(id: "c", price: 3),
    pizza(group: nil, price: 4), pizza("Diavola", price: 5),
    pizza("Diavola", group: "bianche", price: 6), pizza("Tartufo", price: 7),
  ]
  /// What is never taken off, so that its name never belongs to one dish alone.
  private static let kept = pizza("Diavola", id: "d", group: nil, price: 8)

  @Test(arguments: 0..<200 as Range<UInt64>)
  func whateverChangesNoNumberLeadsToANamesake(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func shuffled() -> [Pizza] {
      let some = Self.dishes.shuffled(using: &generator)
        .prefix(.random(in: 0...Self.dishes.count, using: &generator))
      return (some + [Self.kept]).shuffled(using: &generator).map { pizza in
        var pizza = pizza
        // An owner may move a dish that has an id or a name of its own to another group.
        if pizza.dish.group != nil, pizza.dish.id != nil || pizza.dish.name == "Tartufo" {
          pizza.dish.group = Bool.random(using: &generator) ? "classiche" : "bianche"
        }
        return pizza
      }
    }
    let first = shuffled()
    let linear = LinearMenu.sample(of: .of(first))
    let numbered = linear.told(to: "pizze").split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /(\d+)\. \w+, (\d+),00 €\./).map { (String($0.1), String($0.2)) }
    }
    #expect(numbered.count == first.count)
    for (number, price) in numbered {
      var now = first
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        now = shuffled()
        linear.follow(.menu(MenuReading(menu: .of(now), diagnostics: [])), file: "M")
      }
      let answer = linear.told(to: number).replacing("Il menu è cambiato.\n", with: "")
      let isThere = now.contains { $0.dish.price == Price(.exactly(price.amount)) }
      #expect(
        isThere
          ? answer.contains("\(price),00 €.") : answer.hasSuffix(" non è più in questo elenco.\n"),
        "seed \(seed), \(number): \(answer)")
    }
  }
}

extension Menu {
  /// The sample with other pizzas.
  fileprivate static func of(_ pizzas: [Pizza]) -> Menu {
    var menu = Menu.sample()
    menu.pizzas = pizzas
    return menu
  }
}
