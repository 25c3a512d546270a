import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The choice as a slip for the waiter.
struct ChoicePageTests {
  @Test("a line has the printed number of its dish, and what it contains")
  func line_ofTheChoice_hasTheNumberAndTheContents() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↓+/acqua naturale↵+⎋⎋o")
    let napoli = try #require(guest.screen.first { $0.contains("Napoli") })
    #expect(napoli.contains("1 ×   3  Napoli   Contiene glutine, pesce, latte."), "\(napoli)")
    let water = try #require(guest.screen.first { $0.contains("Acqua") })
    #expect(water.contains("1 ×   –  Acqua"), "\(water)")
  }

  @Test("the contents of a line are those of its size and extras")
  func line_withExtras_containsWhatTheyContain() throws {
    let dish = """
      {"name": "Pane", "price": "2", "allergens": {"contains": ["gluten"], "complete": true},
       "addOns": [{"name": "burro", "price": "1", "allergens": ["milk"]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵+⎋↵ +o")
    #expect(guest.sees("Pane   Contiene glutine."))
    #expect(guest.sees("Pane, burro   Contiene glutine, latte."))
  }

  @Test("the cover is a row that asks for how many people")
  func cover_beforeAnybodyIsCounted_isNotInTheTotal() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+o")
    #expect(guest.screen[0].contains("1 voce · coperto: per quanti?"))
    #expect(guest.sees("? ×") && guest.sees("2,00 € a testa") && guest.sees("+ - persone"))
    #expect(guest.sees("Totale senza coperto"))
    guest.press("↓++")
    #expect(guest.sees("2 ×") && guest.sees("4,00 €") && !guest.sees("a testa"))
    #expect(!guest.sees("per quanti?") && !guest.sees("senza coperto"))
  }

  @Test("a house without a cover does not ask for people")
  func choice_withoutACover_asksForNobody() throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A", "price": "5"}"#])))
    guest.press("+o")
    #expect(guest.screen[0].contains("1 voce") && !guest.sees("per quanti?"))
    #expect(guest.sees("Totale  ") && !guest.sees("senza coperto"))
  }

  @Test("an empty choice says how a dish gets into it", arguments: InterfaceLanguage.allCases)
  func choice_thatIsEmpty_saysHowItIsFilled(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language), columns: 100)
    guest.press("o")
    let strings = Strings[language]
    #expect(guest.sees(strings.nothingChosen) && guest.sees(strings.howToChoose))
    #expect(strings.howToChoose.contains("+") && strings.howToChoose.contains("-"))
  }
}
