import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What a guest takes back by its name, and what he would like on top of what was taken last.
@Suite(.timeLimit(.minutes(5))) struct LinearCalledOffTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "not the diavola after all", "no diavola after all", "forget the diavola", "la diavola no",
    "no, la diavola no", "alla fine niente diavola", "lascia stare la diavola",
    "die Diavola doch nicht", "doch keine Diavola", "la diavola non", "pas la diavola finalement",
    "finalement pas la diavola", "la diavola al final no", "al final no la diavola",
    "not the diavola after all, thanks",
  ])
  func itIsPutBack(line: String) {
    _ = menu.told(to: "una marinara e una diavola")
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
    #expect(answer.hasPrefix("Tolto: Diavola.\n"))
    #expect(!menu.session.query.hasFilters)
  }

  @Test(arguments: ["la mare no", "is the marinara vegan, no?", "die Margherita doch nicht"])
  func whatWasNotChosenIsNot(line: String) {
    _ = menu.told(to: "una marinara e una diavola")
    _ = menu.told(to: line)
    #expect(chosen == ["1 Marinara", "1 Diavola"])
  }

  @Test(arguments: ["with bufala", "con bufala", "con la bufala", "mit bufala", "avec bufala, svp"])
  func whatIsWantedOnTopIsTaken(line: String) {
    _ = menu.told(to: "due margherita maxi")
    let answer = menu.toldPlainly(to: line)
    #expect(answer.hasPrefix("Aggiunto: 2 × Margherita (maxi) + bufala.\n"), "\(answer)")
    #expect(answer.contains("2 · 28,00 €") && chosen == ["2 Margherita"])
    #expect(menu.toldPlainly(to: "annulla").contains("2 · 23,00 €"))
  }

  @Test(arguments: ["with bacon", "con pancetta", "mit Speck", "avec lardons", "con beicon"])
  func whatIsNotOfferedIsToldSo(line: String) throws {
    _ = menu.told(to: "una margherita maxi")
    let name = try #require(line.split(separator: " ").last)
    let answer = menu.toldPlainly(to: line)
    #expect(
      answer.hasPrefix(
        "Non aggiunto: \(name).\nLe aggiunte per Margherita sono: bufala 2,50 €.\nChiedere al personale.\n"
      ),
      "\(answer)")
    #expect(chosen == ["1 Margherita"])
    _ = menu.told(to: "una diavola")
    #expect(menu.told(to: line).hasPrefix("Non aggiunto: \(name).\nChiedere al personale.\n"))
  }

  /// It is of what was taken just now.
  @Test(arguments: ["con bufala", "with bufala"])
  func elsewhereItIsASearch(line: String) {
    _ = menu.told(toTheLastOf: ["una margherita maxi", "liste"])
    #expect(!menu.told(to: line).contains("ggiunto"))
    #expect(chosen == ["1 Margherita"])
  }

  @Test func whatTheFiltersHideIsNotPutOn() throws {
    var sample = Menu.sample()
    sample.pizzas[0].dish.addOns = sample.pizzas[1].dish.addOns
    let menu = LinearMenu.sample(of: sample)
    let answer = menu.told(toTheLastOf: ["senza latte", "una marinara", "con bufala"])
    #expect(answer.hasPrefix("I filtri nascondono bufala"), "\(answer)")
    #expect(menu.session.choice.lines.map(\.wish?.addOns) == [[]])
  }
}
