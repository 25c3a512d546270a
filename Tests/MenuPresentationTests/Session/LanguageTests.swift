import MenuCore
import MenuPresentation
import Testing
import TestSupport

/// The languages that `L` walks through.
struct LanguageTests {
  @Test(
    "L returns to the first language, whichever it is",
    arguments: ["de_DE.UTF-8", "it_IT.UTF-8", "en_GB.UTF-8", "fr", "es_ES", "pt_PT", "C"])
  func language_afterAllOthers_isThatOfTheBeginning(locale: String) throws {
    let menu = try MenuReader.read(Repository.bytes("Menu.json")).menu
    let (dishes, words) = MenuSession.languages(for: ["LANG": locale], in: menu)
    var session = MenuSession(MenuDataSource(menu: menu, language: dishes, words: words))
    let first = session
    var names: [String?] = []
    repeat {
      names.append(session.languageName)
      session.showNextLanguage()
    } while session != first && names.count < 20
    #expect(session == first)
    #expect(names.count == 5)
    #expect(Set(names).count == 5)
  }

  @Test("a language that the menu lacks changes the words of the interface, not the dishes")
  func language_thatTheMenuLacks_isThatOfTheInterface() throws {
    let menu = try MenuReader.read(
      Array(#"{"language": "it", "pizzas": [{"name": "Marinara", "price": "6"}]}"#.utf8)
    ).menu
    var session = MenuSession(MenuDataSource(menu: menu, language: "it"))
    var seen: Set<InterfaceLanguage> = []
    for _ in InterfaceLanguage.allCases {
      seen.insert(session.strings.language)
      #expect(session.shown.item(forRow: 0, inSection: 0)?.title == "Marinara")
      session.showNextLanguage()
    }
    #expect(seen == Set(InterfaceLanguage.allCases))
    #expect(session.strings.language == .italian)
  }
}
