import OldMenuCore
import MenuTestSupport
import Testing

/// A guest is spoken to in his language, and reads the dishes in one that he reads.
@Suite(.timeLimit(.minutes(5))) struct GuestLanguagesTests {
  /// The languages of a menu, the first its own; the locale; the dishes and the words around them.
  static let guests: [([Language], String?, Language?, InterfaceLanguage)] = [
    // Nobody says anything, and the menu has its way.
    (["it", "en"], nil, "it", .italian), (["it", "en"], "C", "it", .italian),
    (["en", "it"], "POSIX", "en", .english), (["de"], "C.UTF-8", "de", .german),
    (["it"], "", "it", .italian), ([], nil, nil, .english),
    // The interface is in the guest's language, whatever the menu is in.
    (["it", "en"], "it_IT.UTF-8", "it", .italian), (["it", "en"], "en_US.UTF-8", "en", .english),
    ([], "it_IT.UTF-8", nil, .italian), ([], "en_GB", nil, .english), ([], "de_DE", nil, .german),
    (["it"], "en_US.UTF-8", "it", .english), (["en"], "it_CH.UTF-8", "en", .italian),
    (["de"], "it_IT", "de", .italian), (["de", "fr"], "en_US", "de", .english),
    (["zh", "en"], "it_IT", "en", .italian),
    // Who reads neither the menu's own language nor another of it reads English.
    (["it", "en"], "de_DE.UTF-8", "en", .german), (["it", "en"], "ja_JP.UTF-8", "en", .english),
    (["it", "en"], "fr_FR@euro", "en", .french), (["it", "fr", "en"], "fr_CA", "fr", .french),
    (["it", "de", "en"], "de_AT.UTF-8", "de", .german), (["it"], "de_DE", "it", .german),
    (["it", "fr"], "de_DE", "it", .german), (["it", "en"], "xx_YY.UTF-8", "en", .english),
    // Another kind of the same language is read too.
    (["it", "en-GB"], "en_US.UTF-8", "en-GB", .english),
    (["it", "en-GB"], "de_DE", "en-GB", .german),
    (["it", "pt-BR", "en"], "pt_PT", "pt-BR", .english),
    (["it-CH", "en"], "it_IT", "it-CH", .italian),
  ]

  @Test(arguments: guests)
  func whatAGuestReads(
    languages: [Language], locale: String?, dishes: Language?, words: InterfaceLanguage
  ) {
    let menu = menu(in: languages)
    let environment = locale.map { ["LANG": $0] } ?? [:]
    let chosen = GuestLanguages(locale: environment, in: menu)
    #expect(chosen.dishes == dishes)
    let context = MenuDataSource(menu: menu, language: chosen.dishes, words: chosen.words).context
    #expect(context.interfaceLanguage == words)
  }

  @Test(
    arguments: [("it", .italian), ("en", .english), ("de", .german)]
      as [(String, InterfaceLanguage)])
  func aLanguageThatIsAskedForDecidesBoth(tag: String, words: InterfaceLanguage) throws {
    let menu = menu(in: ["it", "en", "de"])
    let chosen = try #require(GuestLanguages(chosen: tag, in: menu))
    #expect(chosen.dishes?.tag == tag)
    let context = MenuDataSource(menu: menu, language: chosen.dishes, words: chosen.words).context
    #expect(context.interfaceLanguage == words)
    #expect(GuestLanguages(chosen: "fr", in: menu) == nil)
  }

  @Test func aTextThatIsNotTranslatedIsReadInEnglishBeforeTheMenusOwn() {
    let context = MenuContext(language: "de", fileLanguage: "it")
    #expect(context.text(["it": "uova", "en": "eggs"]) == "eggs")
    #expect(context.text(["it": "uova", "fr": "œufs"]) == "uova")
    #expect(context.text(["it": "uova", "en": "eggs", "de": "Eier"]) == "Eier")
    #expect(MenuContext(language: "it-CH", fileLanguage: "it").text(["en": "a", "it": "b"]) == "b")
    #expect(MenuContext(language: "en", fileLanguage: "it").text(["de": "a", "it": "b"]) == "b")
  }

  /// The blanks in these texts are the ones that the language uses.
  @Test(
    arguments: [
      ("it", nil, "da 7,00\u{A0}€"), ("en", nil, "from €7.00"), ("it", .english, "from €7.00"),
      ("en", .italian, "da 7,00\u{A0}€"), (nil, .italian, "da 7,00\u{A0}€"),
      (nil, nil, "from €7.00"),
      ("de", .italian, "da 7,00\u{A0}€"), ("it-CH", .italian, "da 7.00\u{A0}€"),
    ] as [(Language?, InterfaceLanguage?, String)])
  func anAmountIsSpeltAsTheWordsAround(
    language: Language?, words: InterfaceLanguage?, text: String
  ) {
    let context = MenuContext(language: language, currency: Currency(code: "EUR"), words: words)
    let price = context.text(of: Price(.from("7".amount)))
    #expect(price == text || language == "it-CH" && price.hasPrefix("da "))
  }

  @Test func theMenusListsAndWordsAreInTheGuestsLanguage() throws {
    var menu = menu(in: ["it"])
    menu.beverages = [Beverage(.fixture(name: "Birra"), serving: .draught)]
    let shown = MenuDataSource(menu: menu, language: "it", words: .english)
    #expect(shown.title(forSection: 1) == "Beverages")
    #expect(shown.item(forRow: 0, inSection: 1)?.details == ["on draught"])
    #expect(shown.item(forRow: 0, inSection: 1)?.title == "Birra")
  }

  private func menu(in languages: [Language]) -> Menu {
    var menu = Menu(pizzas: [.fixture()])
    menu.language = languages.first
    menu.pizzas[0].dish.name = LocalizedText(
      languages.map { LocalizedText.Translation(language: $0, text: "in \($0)") })
    if languages.isEmpty { menu.pizzas[0].dish.name = "Margherita" }
    return menu
  }
}
