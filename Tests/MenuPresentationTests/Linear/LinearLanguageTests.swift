import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The language of the menu, by the names that people have for it.
@Suite(.timeLimit(.minutes(5))) struct LinearLanguageTests {
  @Test func whatThereIsIsToldByItsOwnName() {
    let menu = LinearMenu.sample()
    #expect(
      menu.told(to: "lingua klingon")
        == "Il menu è in: italiano, English. Scrivi per esempio: lingua English.\n")
    _ = menu.told(to: "lingua English")
    #expect(
      menu.told(to: "language de")
        == "The menu is in: italiano, English. Type for example: language italiano.\n")
  }

  @Test(arguments: ["English", "inglese", "Inglese", "ingl", "en", "EN-gb"])
  func itsNameIsUnderstood(name: String) {
    let menu = LinearMenu.sample()
    #expect(menu.told(to: "lingua \(name)").contains(" 9 items in 4 lists: "))
  }

  @Test(arguments: ["italiano", "Italian", "it"])
  func alsoThatOfTheFirst(name: String) {
    let menu = LinearMenu.sample(language: "en")
    #expect(menu.told(to: "language \(name)").contains(" 9 voci in 4 liste: "))
  }

  @Test(arguments: [false, true])
  func whatIsReadOutIsUnderstood(isASCII: Bool) {
    var menu = Menu(pizzas: [Pizza(Dish(name: ["it": "Marinara", "fr": "Marine"]))])
    menu.language = "it"
    let linear = LinearMenu.sample(of: menu, isASCII: isASCII)
    let name = isASCII ? "francais" : "français"
    #expect(linear.told(to: "lingua x").hasSuffix(": lingua \(name).\n"))
    for typed in [name, "français"] {
      #expect(linear.told(to: "lingua \(typed)").contains("1 article dans 1 liste"))
      _ = linear.told(to: "lingua it")
    }
  }

  @Test func theWordsOfAGuestComeBack() {
    var session = MenuSession(
      dataSource: MenuDataSource(menu: .sample(), language: "en", words: .german))
    let menu = LinearMenu(session, text: TerminalText(cellWidth: testCellWidth, isASCII: false))
    #expect(menu.told(to: "listen").contains(" in 4 Listen"))
    #expect(menu.told(to: "italiano").contains(" voci in 4 liste"))
    #expect(menu.told(to: "deutsch").contains(" in 4 Listen"))
    var seen: [InterfaceLanguage] = []
    for _ in 1...6 {
      session.showNextLanguage()
      seen.append(session.menu.context.interfaceLanguage)
    }
    #expect(seen == [.italian, .english, .german, .italian, .english, .german])
  }

  @Test func aMenuWithOneLanguageSaysWhich() {
    var menu = Menu(pizzas: [.fixture(name: "Marinara")])
    menu.language = "it"
    #expect(
      LinearMenu.sample(of: menu).told(to: "lingua inglese") == "Il menu è solo in italiano.\n")
    menu.language = nil
    #expect(
      LinearMenu.sample(of: menu, language: nil).told(to: "language x")
        == "The menu has one language only.\n")
  }
}
