import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// A menu that changes while a guest listens: nothing is said before the next answer, and no number
/// leads to another dish than the one that was read out with it.
@Suite(.timeLimit(.minutes(5))) struct LinearFollowingTests {
  private let linear = LinearMenu.sample()

  private func change(_ change: (inout Menu) -> Void) {
    var menu = Menu.sample()
    change(&menu)
    linear.follow(
      .menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
  }

  /// The file holds the same menu again.
  private func comeBack() {
    linear.follow(
      .recovered(MenuReading(menu: .sample(), diagnostics: [])), file: "Menu.json")
  }

  private func fail(_ reason: UnreadableReason = .missing) {
    let problem = MenuFileEvent.Problem(
      error: .unreadable(path: "/srv/Menu.json", reason: reason),
      since: TimeOfDay(hour: 19, minute: 5))
    linear.follow(.problem(problem), file: "Menu.json")
  }

  @Test func aChangeIsToldOnceBeforeTheNextAnswer() {
    change { $0.pizzas[0].dish.isSoldOut = true }
    #expect(
      linear.told(to: "marinara") == """
        Il menu è cambiato.
        1 di 9 voci.
        1. Marinara, esaurita. Vegana.

        """)
    #expect(linear.told(to: "marinara").hasPrefix("1 di 9 voci."))
  }

  @Test func itIsToldInTheGuestsLanguage() {
    _ = linear.told(to: "language en")
    change { $0.pizzas.removeLast() }
    #expect(linear.told(to: "").hasPrefix("The menu has changed.\nType a number"))
  }

  @Test func numbersFollowThereAndBackAgain() {
    let names: [LocalizedText] = [["it": "Zucca", "en": "Apple"], ["it": "Aglio", "en": "Zest"]]
    let menu = Menu(pizzas: names.map { Pizza(Dish(name: $0)) })
    let linear = LinearMenu.sample(of: menu, language: "en")
    _ = linear.told(to: "pizzas")
    #expect(linear.told(to: "sort by name").contains("1. Apple.\n2. Zest."))
    // Without English the rows come in the order of their Italian names, and go on doing so.
    for menu in [Menu(pizzas: [.fixture(name: "Nuova")]), menu] {
      linear.follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
    }
    #expect(linear.told(to: "1").contains("\nZucca."))
    #expect(linear.told(to: "2").hasPrefix("Aglio."))
  }

  @Test func aDishThatIsBackHasItsNumberAgain() {
    _ = linear.told(to: "1")
    change { $0.pizzas.removeFirst() }
    #expect(linear.told(to: "1").contains("Marinara non è più in questo elenco.\n"))
    change { $0.pizzas.swapAt(0, 1) }
    #expect(linear.told(to: "1").hasPrefix("Il menu è cambiato.\nMarinara."))
    #expect(linear.told(to: "2").hasPrefix("Margherita."))
  }

  @Test func aNumberStaysWithTheDishThatWasReadOut() {
    _ = linear.told(to: "1")
    change { menu in
      menu.pizzas.swapAt(1, 4)
      menu.pizzas.insert(.fixture(name: "Nuova", group: "classiche"), at: 0)
    }
    #expect(linear.told(to: "2").hasPrefix("Il menu è cambiato.\nMargherita. Numero 2"))
    #expect(linear.told(to: "5").hasPrefix("Mare, con ingredienti surgelati."))
    #expect(linear.told(to: "1").hasPrefix("Marinara."))
  }

  @Test func theNumberOfADishThatIsGoneIsNoOtherDish() {
    _ = linear.told(to: "1")
    change { $0.pizzas.removeFirst() }
    #expect(
      linear.told(to: "1") == "Il menu è cambiato.\nMarinara non è più in questo elenco.\n")
    #expect(linear.told(to: "2").hasPrefix("Margherita."))
    // Whoever asks anew hears the new numbers.
    _ = linear.told(to: "pizze")
    #expect(linear.told(to: "1").hasPrefix("Margherita."))
  }

  @Test func aDishThatIsBackBeforeTheNextAnswerWasNeverGone() {
    _ = linear.told(to: "1")
    change { $0.pizzas.removeFirst() }
    change { $0.pizzas.swapAt(0, 1) }
    #expect(linear.told(to: "1").hasPrefix("Il menu è cambiato.\nMarinara."))
  }

  @Test func whatAFilterNowHidesIsNotToldAsIfItPassed() {
    _ = linear.told(to: "senza latte")
    #expect(linear.told(to: "1").contains("1. Marinara"))
    change { menu in
      menu.pizzas[0].dish.allergens = AllergenStatement(contains: [.milk], isComplete: true)
    }
    let answer = linear.told(to: "1")
    #expect(answer.hasPrefix("Il menu è cambiato.\nMarinara non è più in questo elenco.\n"))
    #expect(answer.contains("Filtri: senza latte."))
  }

  @Test func theNumberOfAListThatIsGoneIsNoOtherList() {
    change { $0.beverages = [] }
    #expect(linear.told(to: "2").contains("La lista Bevande non c'è più."))
    #expect(linear.told(to: "3").hasPrefix("Dolci."))
  }

  @Test func whatLiesApartNowIsPutInOrderOnce() {
    _ = linear.told(to: "1")
    // The dish with the number 2 moves behind those with 4 and 5.
    change { $0.pizzas[1].dish.group = "bianche" }
    let lines = linear.told(to: "ordina per nome").split(separator: "\n")
    let rows = lines.filter { $0.first?.isNumber == true }
    #expect(rows.count == 5)
  }

  @Test func theRestOfALongListKeepsItsNumbersAndHeadings() {
    func pizzas(_ numbers: ClosedRange<Int>, _ group: String) -> [Pizza] {
      numbers.map { .fixture(name: "Pizza n\($0)", group: group) }
    }
    var menu = Menu.sample()
    menu.pizzas = pizzas(1...21, "classiche") + pizzas(22...30, "bianche")
    let linear = LinearMenu.sample(of: menu)
    #expect(linear.told(to: "1").hasSuffix("Ancora 10 voci: scrivi altro.\n"))
    menu.pizzas.remove(at: 22)
    menu.pizzas.insert(.fixture(name: "Nuova", group: "bianche"), at: 21)
    menu.pizzas.insert(.fixture(name: "Nuova", group: "classiche"), at: 0)
    linear.follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
    let lines = linear.told(to: "altro").split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        "Il menu è cambiato.", "21. Pizza n21.", "Pizze · Le bianche.", "22. Pizza n22.",
        "23. Pizza n23 non è più in questo elenco.", "24. Pizza n24.",
      ])
    #expect(lines.count == 12)
  }

  @Test func whoGoesBackHearsTheSameDishesAgain() {
    for line in ["pizze", "liste"] { _ = linear.told(to: line) }
    change { $0.pizzas.removeFirst() }
    let lines = linear.told(to: "indietro").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("1. Marinara non è più in questo elenco.") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("2. Margherita") }, "\(lines)")
    #expect(linear.told(to: "2").hasPrefix("Margherita."))
  }

  @Test func whatWasToldLastIsNoOtherDishNow() {
    for line in ["marinara", "1"] { _ = linear.told(to: line) }
    change { $0.pizzas.removeFirst() }
    #expect(!linear.told(to: "contiene latte?").contains("Margherita. Numero 2"))
  }

  @Test func aReaderHearsOnceWhatIsWrongWithTheFile() {
    fail()
    #expect(
      linear.told(to: "liste").hasPrefix(
        "Menu.json: il file non c'è. Si vede il menu delle 19:05.\nDa Giuseppe."))
    #expect(linear.told(to: "liste").hasPrefix("Da Giuseppe."))
    fail(.notPermitted)
    #expect(linear.told(to: "liste").hasPrefix("Menu.json: "))
    comeBack()
    #expect(
      linear.told(to: "liste").hasPrefix("Il menu è di nuovo aggiornato.\nDa Giuseppe."))
    #expect(linear.told(to: "liste").hasPrefix("Da Giuseppe."))
    fail()
    #expect(linear.told(to: "liste").hasPrefix("Menu.json: il file non c'è"))
    fail()
    change { _ in }
    #expect(linear.told(to: "liste").hasPrefix("Il menu è cambiato.\nDa Giuseppe."))
  }

  @Test func theNameOfTheFileIsToldAsItIsWritten() throws {
    let problem = MenuFileEvent.Problem(
      error: .unreadable(path: "/srv/cur3.json", reason: .missing),
      since: TimeOfDay(hour: 19, minute: 5))
    linear.follow(.problem(problem), file: "cur3.json")
    #expect(
      linear.told(to: "liste").hasPrefix(
        "cur3.json: il file non c'è. Si vede il menu delle 19:05.\nDa Giuseppe."))
    let reading = try MenuReader.read(Array(#"{"other": [{"name": "a", "price": "x"}]}"#.utf8))
    linear.follow(.menu(reading), file: "cur3.json")
    #expect(linear.told(to: "liste").contains("\ncur3.json: 1 problem"))
  }

  @Test func anOwnerHearsOfFaultsAlsoWhenTheFirstDishIsGone() throws {
    let reading = try MenuReader.read(Array(#"{"other": [{"name": "a", "price": "x"}]}"#.utf8))
    linear.follow(.menu(reading), file: "Menu.json")
    let answer = linear.told(to: "")
    #expect(answer.contains("\nMenu.json: 1 "))
    #expect(!answer.contains("Marinara"))
  }

  @Test func aGuestHearsNothingButTheAgeOfTheMenu() {
    linear.session.isForGuests = true
    fail()
    #expect(linear.told(to: "liste").hasPrefix("Menu delle 19:05.\nDa Giuseppe."))
    fail(.notPermitted)
    #expect(linear.told(to: "liste").hasPrefix("Da Giuseppe."))
    // The next guest has not heard it.
    #expect(linear.reset().string.contains("Menu delle 19:05.\n"))
    #expect(linear.told(to: "liste").hasPrefix("Da Giuseppe."))
  }

  @Test func theNextGuestIsGreetedWithTheNewMenu() {
    change { $0.beverages = [] }
    #expect(
      linear.reset().string.contains("\nDa Giuseppe. 7 voci in 3 liste: 1. Pizze, 5. 2. Dolci"))
    #expect(linear.told(to: "2").hasPrefix("Dolci."))
  }

  @Test func whenTheTimeIsOverThatIsSaid() {
    #expect(linear.end().string == "Il tempo è finito. Arrivederci.\n")
    #expect(linear.isOver)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func whateverChangesNoNumberLeadsToAnotherDish(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = (1...15).map { "Pizza n\($0)" }
    func shuffled() -> Menu {
      let kept = names.shuffled(using: &generator).prefix(.random(in: 1...15, using: &generator))
      var menu = Menu.sample()
      menu.pizzas = kept.map { name in
        let group = Bool.random(using: &generator) ? "classiche" : "bianche"
        return .fixture(name: name, group: group)
      }
      return menu
    }
    let linear = LinearMenu.sample(of: shuffled())
    let numbered = linear.told(to: "pizze").split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /(\d+)\. (Pizza n\d+)\./).map { (String($0.1), String($0.2)) }
    }
    #expect(!numbered.isEmpty)
    for (number, name) in numbered {
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        linear.follow(
          .menu(MenuReading(menu: shuffled(), diagnostics: [])), file: "Menu.json")
      }
      let answer = linear.told(to: number).replacing("Il menu è cambiato.\n", with: "")
      #expect(
        answer.hasPrefix("\(name).") || answer == "\(name) non è più in questo elenco.\n",
        "seed \(seed), \(number): \(answer)")
    }
  }
}
