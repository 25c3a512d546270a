import MenuCheck
import MenuCore
import MenuExport
import Testing
import TestSupport

/// Every menu in the fixtures folder is tested, and every name of the format is read.
struct FixtureTests {
  @Test(
    "a fixture that is written and read again is the same menu",
    arguments: Fixture.readable.filter { !$0.reading.hasErrors })
  func fixtureMenu_writtenAndRead_isEqual(_ fixture: Fixture) throws {
    let again = try MenuReader.read(MenuWriter.json(of: fixture.menu))
    #expect(again.menu == fixture.menu)
  }

  @Test("a fixture that is not named after a fault can be read, and so can many that are")
  func fixtures_thatCannotBeRead_areNamedAfterTheirFaults() {
    let readable = Fixture.readable.map(\.name)
    let others = Repository.menus.filter { !readable.contains($0) && !$0.hasPrefix("fault-") }
    #expect(others == ["hostile-raw.json"])
    #expect(readable.count { $0.hasPrefix("fault-") } > 25)
  }

  @Test("the shipped menu has no errors and 46 dishes")
  func shippedMenu_checked_hasNoErrors() throws {
    let reading = try MenuReader.check(Repository.bytes("Menu.json"))
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    #expect(reading.menu.numberOfDishes == 46)
  }

  /// The reader looks names up by their bytes in a table; a name that does not fit would be ignored.
  @Test(
    "each key of the format is known in at least one place", arguments: FileKey.allCases.map(\.name)
  )
  func key_ofTheFormat_isReadSomewhere(_ key: String) {
    let member = "{\"\(key)\":0}"
    let places =
      ["#", #"{"groups":[#]}"#] + MenuList.allCases.map { "{\"\($0)\":[#]}" }
      + ["sizes", "ingredients", "addOns", "price", "allergens"].map {
        "{\"other\":[{\"\($0)\":[#]}]}"
      }
      + ["price", "allergens"].map { "{\"other\":[{\"\($0)\":#}]}" }
      + [#"{"other":[{"addOns":[{"choose":#}]}]}"#]
    let unknown = places.filter { place in
      Menu.report(place.replacing("#", with: member), isCheck: false).contains {
        $0.kind.hasPrefix("unknown-key")
      }
    }
    #expect(unknown.count < places.count)
  }

  @Test("every allergen and diet of the format is read")
  func words_ofTheFormat_areAllRead() throws {
    let allergens = Allergen.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    let diets = Diet.allCases.map { "{\"name\":\"A\",\"diets\":[\"\($0.rawValue)\"]}" }
    let json = """
      {"pizzas":[{"name":"A","allergens":[\(allergens)]}],"other":[\(diets.joined(separator: ","))]}
      """
    let reading = try MenuReader.read(json)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.menu[.pizzas].first?.allergens.contains == AllergenSet(Allergen.allCases))
    #expect(reading.menu[.other].map(\.diets) == Diet.allCases.map { DietSet($0) })
  }
}
