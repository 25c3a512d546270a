import MenuCore
import MenuExport
import MenuPresentation
import TestSupport
import Testing

/// Every menu in the fixtures folder brings its tests.
struct FixtureTests {
  @Test(arguments: Repository.menus)
  func fixtureMenu_mutated_neverTrapsAndNeverPromisesMore(_ name: String) throws {
    let source = try Repository.bytes("Tests/Fixtures/Menus/\(name)")
    guard source.count < 60_000 else { return }
    var random = SeededGenerator(seed: name.utf8.reduce(0) { $0 + Int($1) })
    for _ in 0..<15 where !source.isEmpty {
      var bytes = source
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes = Array(bytes.prefix(place))
      }
      _ = try? MenuReader.check(bytes)
      let mended = MenuFixer.mend(bytes)
      if let before = try? MenuReader.read(bytes), let after = try? MenuReader.read(mended.bytes) {
        #expect(after.menu.numberOfDishes >= before.menu.numberOfDishes)
      }
    }
  }

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
