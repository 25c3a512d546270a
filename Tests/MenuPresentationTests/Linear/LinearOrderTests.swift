import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// Lines that order dishes as guests say them.
struct LinearOrderTests {
  @Test(
    "a number before words for several dishes asks which one, and adds as many of it",
    arguments: [
      (InterfaceLanguage.italian, "due birre"), (.german, "zwei Bier"), (.english, "two beers"),
      (.italian, "2 birre"),
    ])
  func dishes_thatAreCounted_areAskedFor(language: InterfaceLanguage, line: String) throws {
    var listener = try Listener(language: language.language.tag, words: language)
    listener.type("pizza")
    let asked = listener.type(line)
    #expect(asked.contains(listener.menu.session.strings.linear.whichAsk), "\(asked)")
    #expect(listener.menu.choice.isEmpty)
    listener.type("2")
    #expect(listener.menu.choice.lines.map(\.count) == [2], "\(line)")
  }

  @Test("a number that is part of a price, a name or a search with rows is not one of dishes")
  func number_ofASearch_countsNoDishes() throws {
    for line in ["10 euro", "4 stagioni", "4 formaggi", "quattro formaggi", "2 xyz"] {
      var listener = try Listener()
      #expect(!listener.type(line).hasPrefix("Quale?"), "\(line)")
      #expect(listener.menu.choice.isEmpty, "\(line)")
    }
    var listener = try Listener()
    #expect(listener.type("2 4 stagioni").hasPrefix("Aggiunto: Quattro Stagioni, 2 volte. "))
  }
}
