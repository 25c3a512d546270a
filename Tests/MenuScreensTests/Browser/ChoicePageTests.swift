import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The choice as an order slip for the waiter.
struct ChoicePageTests {
  @Test("a line has the printed number of its dish and its allergens")
  func line_ofTheChoice_hasTheNumberAndTheContents() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↓+/acqua naturale↵+⎋⎋o")
    let napoli = try #require(guest.screen.first { $0.contains("Napoli") })
    #expect(napoli.contains("1 ×   3  Napoli   Contiene glutine, pesce, latte."), "\(napoli)")
    let water = try #require(guest.screen.first { $0.contains("Acqua") })
    #expect(water.contains("1 ×   –  Acqua"), "\(water)")
  }

  @Test("the allergens of a line include those of its extras")
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

  @Test("the cover charge is a row that asks for the number of people")
  func cover_beforePeopleAreCounted_isNotInTheTotal() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+o")
    #expect(guest.screen[0].contains("1 voce · coperto: per quanti?"))
    #expect(guest.sees("? ×") && guest.sees("2,00 € a testa") && guest.sees("+ - persone"))
    #expect(guest.sees("Totale senza coperto"))
    guest.press("↓++")
    #expect(guest.sees("2 ×") && guest.sees("4,00 €") && !guest.sees("a testa"))
    #expect(!guest.sees("per quanti?") && !guest.sees("senza coperto"))
  }

  @Test(
    "Enter on a line of the choice opens its dish with the options of the line, and Esc returns",
    arguments: [(80, 24), (46, 19)])
  func line_ofTheChoice_opensItsDish(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    guest.press("+↓↵↓ ↓ ++⎋⇲o↓")
    #expect(guest.sees("↵ apri"), "\(guest.screen)")
    guest.press("↵")
    #expect(guest.sees("(•) maxi") && guest.sees("[x] bufala"), "\(guest.screen)")
    guest.press("→")
    #expect(guest.sees("Napoli"), "\(guest.screen)")
    guest.press("⎋")
    #expect(guest.state.page == .choice(1))
    guest.press("↓")
    #expect(!guest.sees("↵ apri"), "\(guest.screen)")
    guest.press("↵")
    #expect(guest.state.page == .choice(2))
    guest.press("⎋⎋")
    #expect(guest.state.choice.count(of: try #require(guest.state.choice.lines.last)) == 2)
  }

  @Test("a double click on a line of the choice opens its dish, one on the cover opens nothing")
  func line_clickedTwice_opensItsDish() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+↓↵↓↵+⎋o")
    try guest.click("Margherita maxi")
    #expect(guest.state.page == .choice(1))
    try guest.click("Margherita maxi", twice: true)
    #expect(guest.state.context == .dish && guest.sees("(•) maxi"), "\(guest.screen)")
    guest.press("⎋")
    try guest.click("Coperto", twice: true)
    #expect(guest.state.page == .choice(2))
    #expect(guest.state.choice.people == 0 && guest.state.choice.numberOfDishes == 2)
  }

  @Test("the hint of + and - has a verb on every screen", arguments: InterfaceLanguage.allCases)
  func hint_ofOneMore_hasItsVerb(language: InterfaceLanguage) throws {
    for (columns, lines) in [(80, 24), (46, 19), (30, 12)] {
      let session = try Kitchen.session(words: language)
      let guest = Guest(session, columns: columns, lines: lines)
      guest.press("+o")
      let keys = guest.state.strings.keys
      #expect(guest.screen.last?.contains("+ - \(keys.oneMore)") ?? false, "\(guest.screen)")
      #expect(guest.screen.last?.contains("Esc") ?? false, "\(guest.screen)")
    }
  }

  @Test("a menu without a cover charge does not ask for the number of people")
  func choice_withoutACover_doesNotAskForPeople() throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A", "price": "5"}"#])))
    guest.press("+o")
    #expect(guest.screen[0].contains("1 voce") && !guest.sees("per quanti?"))
    #expect(guest.sees("Totale  ") && !guest.sees("senza coperto"))
  }

  @Test("the total of dishes without prices says that no price is stated")
  func choice_withoutPrices_saysSo() throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#])))
    guest.press("+o")
    #expect(guest.screen.contains { $0.hasSuffix("  prezzo non indicato ") })
  }

  @Test("an empty choice says how to add a dish", arguments: InterfaceLanguage.allCases)
  func choice_thatIsEmpty_saysHowItIsFilled(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language), columns: 100)
    guest.press("o")
    let strings = Strings[language]
    #expect(guest.sees(strings.nothingChosen) && guest.sees(strings.howToChoose))
    #expect(strings.howToChoose.contains("+") && strings.howToChoose.contains("-"))
  }

  @Test(
    "on a small screen no name or price in the choice is cut",
    arguments: InterfaceLanguage.allCases, [(46, 19), (30, 12), (24, 12)])
  func choice_onASmallScreen_isWhole(language: InterfaceLanguage, size: (Int, Int)) throws {
    let session = try Kitchen.session(words: language)
    let guest = Guest(session, columns: size.0, lines: size.1)
    guest.press("↓↵↓ ↓ +⎋⎋↓+o")
    var seen: Set<Substring> = []
    for _ in 0..<20 {
      for line in guest.screen.dropLast(2) { seen.formUnion(line.split(separator: " ")) }
      guest.press("↓")
    }
    let strings = guest.state.strings
    let context = guest.state.session.context
    let choice = guest.state.choice
    let menu = guest.state.session.source
    var texts = choice.lines.flatMap { line in
      [choice.name(of: line, in: menu), context.text(of: choice.sum(of: line, in: menu.menu))]
    }
    let cover = try #require(menu.menu.cover)
    texts.append(strings.cover)
    texts.append(strings.perHead.filled(context.text(of: cover)))
    texts.append(strings.totalWithoutCover)
    texts.append(context.text(of: choice.total(in: menu.menu)))
    for word in texts.flatMap({ Kitchen.typesetter.safe($0).string.split(separator: " ") }) {
      #expect(seen.contains(word), "\(word): \(guest.screen)")
    }
  }

  @Test("U restores a removed line with its extras and its position")
  func remove_theLastOfALine_isRestored() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+↓↵↓ ↓ +⎋⎋o")
    let before = guest.state.choice
    guest.press("-")
    #expect(guest.sees("Tolto: Marinara. U lo riprende."))
    guest.press("U")
    #expect(guest.state.choice == before)
    guest.press("↓-")
    #expect(guest.sees("Tolto: Margherita maxi, bufala. U lo riprende."))
    guest.press("⎋U")
    #expect(guest.state.choice == before)
    guest.press("-")
    #expect(guest.state.choice.lines.count == 1 && guest.sees("U lo riprende."))
    guest.press("↵U")
    #expect(guest.state.choice == before)
    guest.press("UU")
    #expect(guest.state.choice == before, "once")
    guest.press("o---")
    #expect(guest.state.choice.isEmpty)
    guest.press("UUUU")
    #expect(guest.state.choice == before)
  }

  @Test("U after a new menu restores a dish that has moved, and not one that is gone")
  func restore_afterAnotherMenu_findsTheDish() throws {
    let names = ["A", "B"]
    let dishes = names.map { #"{"name": "\#($0)", "price": "5"}"# }
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)))
    guest.press("+↓+o-")
    guest.browser.follow(.menu(try MenuReader.read(Kitchen.menu(dishes.reversed()))))
    guest.press("U")
    let menu = guest.state.session.source
    #expect(guest.state.choice.lines.map { guest.state.choice.name(of: $0, in: menu) } == names)
    guest.press("-")
    guest.browser.follow(.menu(try MenuReader.read(Kitchen.menu([dishes[1]]))))
    guest.press("U")
    #expect(guest.state.choice.numberOfDishes == 1)
  }

  @Test("- on an empty choice does not change the number of people, which is not shown")
  func minus_onAnEmptyChoice_keepsThePeople() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+o↓++⇱--")
    #expect(guest.state.choice.isEmpty && guest.state.choice.people == 2)
    // The page says already how to choose.
    #expect(guest.state.notice?.text != guest.state.strings.howToChoose)
  }

  @Test("U moves the cursor to the line that it restores, wherever that is now")
  func restoring_aLine_movesTheCursorToIt() throws {
    let dishes = [#"{"name": "A"}"#, #"{"name": "B"}"#]
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)))
    guest.press("+↓+o↓-")
    guest.browser.follow(.menu(try MenuReader.read(Kitchen.menu([dishes[1]]))))
    guest.press("U")
    #expect(guest.screen.contains { $0.hasPrefix("▌") && $0.contains(" B ") }, "\(guest.screen)")
  }

  @Test("a dish that the choice has no room for is not said to be added")
  func dish_withoutRoom_isNotAdded() throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#])))
    guest.press(String(repeating: "+", count: 99))
    #expect(guest.state.notice?.text == "Aggiunto: 99 × A")
    for keys in ["+", "↵+", "o+"] {
      guest.press(keys)
      #expect(guest.state.notice?.text == "La scelta è piena.", "\(keys)")
    }
    #expect(guest.state.choice.numberOfDishes == 99)
  }

  @Test("a blank is before every French colon, and words are in French quotation marks")
  func texts_inFrench_haveItsSigns() throws {
    func menu(_ isSoldOut: Bool) -> [UInt8] {
      let dish = #"{"name": "Tartufo", "price": "9", "soldOut": \#(isSoldOut)}"#
      return Array(#"{"hours": "12–15", "pizzas": [\#(dish)]}"#.utf8)
    }
    let session = try Kitchen.session(of: menu(false), words: .french)
    let guest = Guest(session, columns: 46, lines: 24)
    guest.press("+")
    guest.browser.follow(.menu(try MenuReader.read(menu(true))))
    guest.press("+")
    #expect(guest.state.notice?.text == "Tartufo : épuisé")
    guest.press("o")
    #expect(guest.sees("Tartufo : épuisé"), "\(guest.screen)")
    guest.press("+")
    #expect(guest.state.notice?.text == "Tartufo : épuisé")
    guest.press("?⇲")
    #expect(guest.sees("Horaires : 12–15"), "\(guest.screen)")
    var statement = AllergenStatement()
    statement.unread = ["xyzzy"]
    let remark = Strings.french.remark(statement)
    #expect(remark == "«\u{202F}xyzzy\u{202F}» : \(Strings.french.askStaff)")
  }

  @Test("a printed number, however long or wide, does not shift the name of its dish")
  func number_thatIsLong_doesNotShiftTheName() throws {
    let numbers = ["7", "112233", "四四", "7e\u{301}"]
    let dishes = numbers.map { #"{"number": "\#($0)", "name": "Alfa", "price": "5"}"# }
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)))
    guest.press("+↓+↓+↓+o")
    let rows = guest.screen.filter { $0.contains("Alfa") }
    let starts = try rows.map { row in
      let name = try #require(row.firstRange(of: "Alfa"))
      return Kitchen.typesetter.width(of: Kitchen.typesetter.safe(String(row[..<name.lowerBound])))
    }
    #expect(starts.count == 4 && Set(starts).count == 1, "\(rows)")
  }

  @Test("a choice as text tells in words whom to ask")
  func choice_asText_tellsWhomToAsk() throws {
    let dish = #"{"name": "A", "allergens": {"contains": ["milk"]}}"#
    let session = try Kitchen.session(of: Kitchen.menu([dish]))
    var choice = Choice()
    choice.add(DishPage(.init(list: .pizzas, position: 0), session).line)
    let text = ChoiceText(choice, session, typesetter: Kitchen.typesetter).text.string
    #expect(text.hasSuffix("latte. Sugli altri allergeni chiedere al personale.\n"), "\(text)")
  }

  @Test("on a small screen the names of all lines begin in the same column")
  func names_onASmallScreen_areAligned() throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 16)
    guest.press("+↓++o")
    let starts = ["Marinara", "Margherita"].map { name in
      guest.screen.compactMap { $0.firstRange(of: name)?.lowerBound.utf16Offset(in: $0) }
    }
    #expect(starts[0] == starts[1] && starts[0].count == 1, "\(guest.screen)")
  }
}
