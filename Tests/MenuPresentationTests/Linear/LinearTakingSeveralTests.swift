import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// Several dishes in one line, and what is said where that or one of them fails.
@Suite(.timeLimit(.minutes(5))) struct LinearTakingSeveralTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "aggiungi due marinara e una diavola", "add two marinara and a diavola",
    "nimm zwei marinara und eine diavola", "ich nehme zwei Marinara und eine Diavola",
    "ajouter deux marinara et une diavola", "añadir dos marinara y una diavola",
    "aggiungi 2 marinara, 1 diavola", "prendo due marinara, una diavola",
    "add 2 marinara + diavola",
  ])
  func bothAreTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Marinara", "1 Diavola"], "\(answer)")
    #expect(answer.contains("Aggiunto: 2 × Marinara.") && answer.contains("Aggiunto: Diavola."))
  }

  @Test func whatIsOpenIsAsked() {
    let answer = menu.told(to: "aggiungi una diavola e una margherita")
    #expect(chosen == ["1 Diavola"] && answer.contains("Quale formato?"), "\(answer)")
    #expect(answer.contains("Scrivi per esempio: aggiungi margherita normale."))
    #expect(menu.told(to: "maxi").hasPrefix("Aggiunto: Margherita (maxi)."))
  }

  @Test func nothingIsTakenWhereOneOfThemIsNotFound() {
    let answer = menu.told(to: "aggiungi due marinara e una lasagna")
    #expect(answer.hasPrefix("Nessuna voce con \"lasagna\"."), "\(answer)")
    #expect(answer.contains("Non hai ancora scelto niente.") && chosen.isEmpty)
  }

  @Test func aJointInANameJoinsNothing() {
    var sample = Menu.sample()
    sample.pizzas.append(.fixture(name: "Tonno e cipolla"))
    let menu = LinearMenu.sample(of: sample)
    _ = menu.told(to: "aggiungi tonno e cipolla e due marinara e diavola")
    #expect(menu.session.choice.lines.map(\.count) == [1, 2, 1])
  }

  @Test(arguments: [
    "aggiungi lasagna", "aggiungi tre lasagne", "add combo small cheesy", "add water and cake",
    "nimm drei Lasagnen", "ich nehme Lasagne", "ajouter trois lasagnes", "añadir tres lasañas",
    "prendo lasagna e cannoli",
  ])
  func theWordForTakingIsNeverMissed(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Nessuna voce"), "\(answer)")
    let word = line.split(separator: " ")[0]
    #expect(!answer.contains("\"\(word)") && chosen.isEmpty, "\(answer)")
  }

  @Test(arguments: ["aggiungi tre birre", "add three birras", "nimm drei Birre"])
  func manyAreOfWhatIsCalledOne(line: String) {
    _ = menu.told(to: line)
    #expect(chosen == ["3 Birra"])
  }

  @Test func aNumberInTheNameOfAHiddenDishIsKnown() {
    var sample = Menu.sample()
    sample.pizzas.append(.fixture(name: "Quattro Formaggi"))
    let menu = LinearMenu.sample(of: sample)
    for line in ["senza pesce", "aggiungi quattro formaggi"] {
      let answer = menu.told(to: line)
      guard line.hasPrefix("aggiungi") else { continue }
      #expect(answer.hasPrefix("I filtri nascondono Quattro Formaggi: "), "\(answer)")
    }
    #expect(menu.session.choice.lines.isEmpty)
    let several = menu.told(to: "aggiungi quattro formaggi e una marinara")
    #expect(several.hasPrefix("I filtri nascondono Quattro Formaggi: "), "\(several)")
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test(arguments: [
    "add 0 acqua", "add 1000 acqua", "aggiungi 0 marinara", "aggiungi 100 marinara",
  ])
  func howManyThereCanBeIsTold(line: String) {
    #expect(menu.told(to: line) == "Di una voce se ne possono scegliere da 1 a 99.\n")
    #expect(chosen.isEmpty)
  }
}
