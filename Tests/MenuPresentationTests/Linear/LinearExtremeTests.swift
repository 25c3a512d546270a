import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What costs least, by question and answer.
@Suite(.timeLimit(.minutes(5))) struct LinearExtremeTests {
  private func answer(to line: String, isByWeight: Bool = false) throws -> String {
    let olives = isByWeight ? #", {"name": "Olive", "price": {"amount": 1, "per": "100 g"}}"# : ""
    let text = """
      {"currency": "EUR", "pizzas": [{"name": "Diavola", "price": 8}, {"name": "Marinara", "price": 6}],
        "desserts": [{"name": "Pizza alla Nutella", "price": 3}],
        "other": [{"name": "Pane", "price": 2}\(olives)]}
      """
    let menu = LinearMenu.sample(of: try MenuReader.read(Array(text.utf8)).menu)
    return menu.toldPlainly(to: line)
  }

  @Test(arguments: [
    "cheapest pizza", "la pizza più economica", "die billigste Pizza", "la pizza la moins chère",
    "la pizza más barata",
  ])
  func theCheapestPizzaIsOneOfThePizzas(line: String) throws {
    let answer = try answer(to: line)
    #expect(answer.contains(": Marinara, 6,00 €"), "\(answer)")
    #expect(!answer.contains("Nutella"))
  }

  @Test(arguments: ["the cheapest", "das billigste", "la più economica"])
  func whatIsPaidByWeightIsSaidToBeLeftOut(line: String) throws {
    let left = "I prezzi a peso o a persona non sono confrontati."
    #expect(try answer(to: line, isByWeight: true).contains(left))
    #expect(try !answer(to: line).contains(left))
    #expect(try !answer(to: "cheapest pizza", isByWeight: true).contains(left))
  }

  @Test(arguments: [
    ("less than 8 euro", false), ("under 8", false), ("meno di 8 euro", false), ("sotto 8", false),
    ("unter 8 Euro", false), ("weniger als 8 Euro", false), ("moins de 8 euros", false),
    ("menos de 8 euros", false), ("at most 8 euro", true), ("up to 8", true), ("fino a 8", true),
    ("bis 8 Euro", true), ("höchstens 8", true), ("jusqu'à 8", true), ("hasta 8", true),
    ("max 8", true), ("no more than 8", true), ("8 or less", true),
  ])
  func lessThanALimitIsNotTheLimit(line: String, isIncluded: Bool) throws {
    let answer = try answer(to: line)
    #expect(answer.contains("al massimo \(isIncluded ? "8,00" : "7,99") €"), "\(answer)")
    #expect(answer.contains("1 nascosta: prezzo 1") == !isIncluded, "\(answer)")
  }
}
