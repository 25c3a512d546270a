import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

/// The states of milk in a dish, as shown in print, line by line and on the screen, compared with texts that
/// people wrote out.
struct SpokenStateTests {
  @Test("the printed menu names each state of milk", arguments: languages, states)
  func print(in language: InterfaceLanguage, _ state: State) throws {
    let spelled = try SpelledNames.states(in: language.language.tag, at: "print")
    let expected = try #require(spelled[state.name])
    var text = ""
    // A dish that states nothing is marked if others state something.
    PlainMenu(session(state, language, beside: "Y"), typesetter: Kitchen.typesetter, columns: 200)
      .write { text += $0.string }
    #expect(text.contains("\n    X\n    \(expected)\n"))
  }

  @Test("the linear menu names each state of milk", arguments: languages, states)
  func linear(in language: InterfaceLanguage, _ state: State) throws {
    let spelled = try SpelledNames.states(in: language.language.tag, at: "linear")
    let expected = try #require(spelled[state.name])
    let session = session(state, language)
    var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: nil)
    _ = menu.answer(to: "X")
    #expect(menu.answer(to: "1").string == "X.\n\(expected)\n")
  }

  @Test("the page of a dish names each state of milk", arguments: languages, states)
  func screen(in language: InterfaceLanguage, _ state: State) throws {
    let spelled = try SpelledNames.states(in: language.language.tag, at: "screen")
    let expected = try #require(spelled[state.name])
    let guest = Guest(session(state, language))
    guest.press("↵")
    let lines = guest.screen.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains(expected))
  }

  @Test("every state of milk has a text in every language", arguments: languages)
  func table(of language: InterfaceLanguage) throws {
    for place in ["page", "print", "linear", "screen"] {
      let spelled = try SpelledNames.states(in: language.language.tag, at: place)
      #expect(Set(spelled.keys) == Set(Self.states.map(\.name)))
    }
  }

  static let languages = InterfaceLanguage.allCases

  /// A statement about milk, by its name in the table.
  struct State: Sendable, CustomTestStringConvertible {
    let name: String
    let statement: AllergenStatement
    var testDescription: String { name }
  }

  static let states = [
    State(name: "contains", statement: AllergenStatement(contains: [.milk])),
    State(name: "may contain", statement: AllergenStatement(mayContain: [.milk])),
    State(name: "not stated", statement: AllergenStatement()),
    State(name: "not an ingredient", statement: AllergenStatement(isComplete: true)),
    State(name: "free", statement: AllergenStatement(freeFrom: [.milk])),
  ]

  private func session(
    _ state: State, _ language: InterfaceLanguage, beside name: LocalizedText? = nil
  ) -> MenuSession {
    var dish = Dish(name: "X")
    dish.allergens = state.statement
    var menu = Menu()
    menu[.other] = [dish]
    if let name {
      var other = Dish(name: name)
      other.allergens = AllergenStatement(contains: [.eggs])
      menu[.other].append(other)
    }
    return MenuSession(MenuDataSource(menu: menu, words: language), query: MenuQuery())
  }
}
