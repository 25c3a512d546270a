import MenuPresentation
import Testing

struct LinearQuestionTests {
  @Test(
    "a size is chosen by its number or by its name",
    arguments: [
      ["+1", "2"], ["+1", "+2"], ["+1", "maxi"], ["+1", "MAXI"], ["+1", "9", "maxi"],
      ["+1", "maxi con bufala"],
    ])
  func size(lines: [String]) throws {
    var listener = try Listener()
    listener.type("margherita")
    #expect(listener.type(lines).hasPrefix("Aggiunto: Margherita maxi"))
    #expect(listener.menu.choice.lines.map(\.size) == [1])
  }

  @Test("what is no size is another line, and nothing is added", arguments: ["funghi", "liste"])
  func anotherLine(line: String) throws {
    var listener = try Listener()
    listener.type("margherita", "+1", line)
    #expect(listener.menu.choice.isEmpty)
    #expect(listener.type("scelta").contains("Non hai ancora scelto"))
  }
}
