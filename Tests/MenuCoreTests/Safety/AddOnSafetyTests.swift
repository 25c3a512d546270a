import Testing

@testable import MenuCore

/// What the texts around an add-on leave of its promises.
struct AddOnSafetyTests {
  /// The first add-on of the first pizza of a file, and the rules that `check` reports.
  private struct Reading {
    let addOn: AddOn
    let rules: [String]

    init(_ addOn: String, file: String = "", dish: String = "") throws {
      let json = """
        {\(file)"pizzas":[{"name":"Zeta"\(dish),"addOns":[{"items":[{\(addOn)}]}]}]}
        """
      let reading = try MenuReader.read(json)
      let pizza = try #require(reading.menu.dish(at: 0, in: .pizzas))
      self.addOn = try #require(pizza.addOns.first?.items.first)
      rules = reading.diagnostics.map(\.kind)
    }
  }

  @Test("signs in the name of an add-on cast doubt on its promises")
  func signsInName() throws {
    let reading = try Reading(
      #""name":"salsa zeta (1,7)","allergens":"none""#, file: #""allergenKey":"eu","#)
    #expect(reading.addOn.allergens.state(of: .milk) == .notStated)
    #expect(reading.addOn.allergens.state(of: .gluten) == .notStated)
    #expect(reading.addOn.allergens.state(of: .eggs) == .notAnIngredient)
    #expect(reading.rules == ["text-beside-promise", "text-beside-promise"])
  }

  @Test("unexplained signs in the name of an add-on may mean any allergen")
  func unreadSigns() throws {
    let reading = try Reading(#""name":"salsa zeta, allergeni 3","allergens":"none""#)
    #expect(Allergen.groups.allSatisfy { reading.addOn.allergens.state(of: $0) == .notStated })
  }

  @Test(
    "the texts of the file and of the dish's group cast doubt on an add-on",
    arguments: [
      (#""notes":["Tutti i piatti possono contenere tracce di frutta a guscio"],"#, ""),
      (
        #""groups":[{"id":"g","title":"Pizze con frutta a guscio"}],"#,
        #","group":"g","allergens":["nuts"]"#
      ),
    ])
  func textAbove(_ file: String, _ dish: String) throws {
    let reading = try Reading(#""name":"salsa","allergens":"none""#, file: file, dish: dish)
    #expect(reading.addOn.allergens.state(of: .nuts) == .notStated)
    #expect(reading.addOn.allergens.state(of: .milk) == .notAnIngredient)
    #expect(reading.rules == ["text-beside-promise/above"])
  }

  @Test("a note about all allergens is one remark at each add-on, and withdraws no diet")
  func noteAboutAll() throws {
    let reading = try Reading(
      #""name":"salsa","allergens":"none","diets":["vegan"]"#,
      file: #""notes":["Può contenere tracce"],"#)
    #expect(Allergen.groups.allSatisfy { reading.addOn.allergens.state(of: $0) == .notStated })
    #expect(reading.addOn.diets == [.vegan])
    #expect(reading.rules == ["text-beside-promise/above-all"])
  }
}
