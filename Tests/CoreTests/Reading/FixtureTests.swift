import MenuCore
import MenuExport
import MenuPresentation
import TestSupport
import Testing

/// Every menu in the fixtures folder brings its tests.
struct FixtureTests {
  @Test(arguments: Repository.menus)
  func fixtureMenu_writtenAndRead_isEqual(_ name: String) throws {
    let bytes = try Repository.bytes("Tests/Fixtures/Menus/\(name)")
    guard let reading = try? MenuReader.read(bytes), !reading.hasErrors else { return }
    let again = try MenuReader.read(MenuWriter.json(of: reading.menu))
    #expect(again.menu == reading.menu)
  }

  @Test
  func shippedMenu_isChecked_hasNoErrors() throws {
    let reading = try MenuReader.check(Repository.bytes("Menu.json"))
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    #expect(reading.menu.numberOfDishes == 46)
  }
}
