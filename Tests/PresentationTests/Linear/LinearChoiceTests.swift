import MenuCore
import MenuPresentation
import TerminalText
import Testing

struct LinearChoiceTests {
  @Test("to take out what was not chosen says so", arguments: [["-2"], ["+1", "-2"]])
  func notChosen(lines: [String]) throws {
    var listener = try Listener()
    listener.type("funghi")
    #expect(listener.type(lines) == "Quattro Stagioni non è nella scelta.\n")
    #expect(listener.menu.choice.numberOfDishes == lines.count - 1)
  }
}
