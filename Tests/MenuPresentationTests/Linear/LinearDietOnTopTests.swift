import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What is put on a dish that is marked with a diet and is not what the diet allows.
@Suite(.timeLimit(.minutes(5))) struct LinearDietOnTopTests {
  private func menu() throws -> LinearMenu {
    let file = #"""
      {"language": "en", "currency": "EUR", "pizzas": [
        {"name": "Margherita", "price": "7", "diets": ["halal"], "addOns": [
          {"name": "bacon", "price": "2"}, {"name": "mushrooms", "price": "1"}]},
        {"name": "Marinara", "price": "6", "diets": ["vegan"], "addOns": [
          {"name": "mozzarella", "price": "1", "allergens": ["milk"]}]}]}
      """#
    return LinearMenu.sample(of: try MenuReader.read(Array(file.utf8)).menu, language: "en")
  }

  @Test func theDishTellsWhatIsNotWhatItIs() throws {
    let menu = try menu()
    let answer = menu.told(toTheLastOf: ["margherita", "1"])
    let bacon = answer.split(separator: ";").first { $0.contains("bacon") }
    #expect(bacon?.hasSuffix("is not marked halal") == true, "\(answer)")
    let others = answer.split(separator: ";").filter { $0.contains("mushrooms") }
    #expect(others.count == 1 && !others[0].contains("not marked"), "\(answer)")
    let marinara = menu.told(toTheLastOf: ["marinara", "1"])
    #expect(marinara.contains("contains milk") && marinara.contains("is not marked vegan."))
  }

  @Test(arguments: [
    "a margherita with bacon", "add margherita bacon", "I'd like a margherita bacon",
  ])
  func soDoesTheOrder(line: String) throws {
    let answer = try menu().told(to: line)
    #expect(
      answer.contains("Added: Margherita + bacon.\nBacon: is not marked halal.\n"), "\(answer)")
  }

  @Test(arguments: ["a halal margherita with bacon please", "halal margherita with bacon"])
  func whoAsksForBothIsToldThatTheyAreNot(line: String) throws {
    let menu = try menu()
    let answer = menu.told(to: line)
    #expect(
      menu.session.choice.lines.isEmpty && answer.contains("is not marked halal"), "\(answer)")
  }

  @Test func whatIsNoneOfItIsNotToldSo() throws {
    #expect(try !menu().told(to: "a margherita with mushrooms").contains("not marked"))
  }
}
