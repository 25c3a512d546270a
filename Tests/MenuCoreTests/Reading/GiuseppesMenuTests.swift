import Foundation
import OldMenuCore
import Testing

/// The menu that comes with the program.
@Suite(.timeLimit(.minutes(5))) struct GiuseppesMenuTests {
  static let bytes: [UInt8] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return (try? [UInt8](Data(contentsOf: root.appending(path: "Menu.json")))) ?? []
  }()

  @Test func nothingIsWrongWithIt() throws {
    let reading = try MenuReader.read(Self.bytes)
    #expect(reading.diagnostics == [])
    #expect(reading.menu.pizzas.count >= 24)
    #expect(reading.menu.numberOfDishes == 46)
  }

  @Test(arguments: [
    "rice milk nut free", "rice milk or nut free", "one two egg milk-free ice",
    "bowl rice milk nut-free crunch", "add 1 vegan cheese milk nut-free crunch",
  ])
  func whatStandsForNothingLeavesNoHole(line: String) throws {
    let menu = try MenuReader.read(Self.bytes).menu
    let suggestions = MenuDataSource(menu: menu).suggestions(for: MenuQuery(search: line))
    #expect(suggestions.allSatisfy { !$0.contains("rice") && !$0.contains("bowl") })
  }
}
