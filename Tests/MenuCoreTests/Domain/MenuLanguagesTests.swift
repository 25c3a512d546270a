import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuLanguagesTests {
  @Test func theFilesLanguageComesFirstThenThoseOfItsTexts() {
    var menu = Menu()
    menu.pizzas = [.fixture()]
    menu.pizzas[0].dish.name = ["de": "Margherita", "it": "Margherita"]
    menu.pizzas[0].dish.ingredients = [Ingredient(name: ["en": "tomato"])]
    menu.groups = [DishGroup(id: "a", title: ["fr": "Classiques"])]
    menu.language = "it"
    #expect(menu.languages == ["it", "fr", "de", "en"])
  }

  static let translations: [@Sendable (inout Menu, LocalizedText) -> Void] = [
    { $0.name = $1 }, { $0.description = $1 }, { $0.notes = [$1] },
    { $0.groups = [DishGroup(id: "a", title: $1)] },
    { $0.groups = [DishGroup(id: "a", title: "A", description: $1)] },
    { $0.pizzas[0].base = $1 }, { $0.pizzas[0].dough = $1 }, { $0.pizzas[0].dish.name = $1 },
    { $0.pizzas[0].dish.description = $1 }, { $0.pizzas[0].dish.notes = [$1] },
    { $0.pizzas[0].dish.ingredients = [Ingredient(name: $1)] },
    { $0.pizzas[0].dish.sizes = [DishSize(name: $1)] },
    { $0.pizzas[0].dish.addOns = [AddOnGroup(title: $1, items: [])] },
    { $0.pizzas[0].dish.addOns = [AddOnGroup(items: [AddOn(name: $1)])] },
    { $0.other = [Dish(name: $1)] },
  ]

  @Test(arguments: translations.indices) func whateverIsTranslatedHasALanguage(index: Int) {
    var menu = Menu(pizzas: [.fixture()])
    menu.language = "it"
    Self.translations[index](&menu, ["it": "a", "en": "b"])
    #expect(menu.languages == ["it", "en"])
  }

  @Test func anAddressAndAPriceAreNoMenuInALanguage() {
    var menu = Menu(pizzas: [.fixture()])
    menu.language = "it"
    menu.address = .text(["it": "Roma", "en": "Rome"])
    menu.pizzas[0].dish.price = Price(.text(["it": "secondo mercato", "en": "as of today"]))
    #expect(menu.languages == ["it"])
  }

  @Test func aMenuThatNamesNoLanguageHasNone() {
    #expect(Menu(pizzas: [.fixture()]).languages == [])
  }

  static let locales: [(wanted: [String: String], shown: Language?)] = [
    ([:], nil), (["LANG": "en_GB.UTF-8"], "en"), (["LANG": "it_IT"], "it"), (["LANG": "C"], nil),
    (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), (["LANG": "fr_FR.UTF-8"], nil),
    (["LC_ALL": "en_US.UTF-8", "LANG": "it_IT.UTF-8"], "en"),
    (["LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "it_IT"], "en"),
    (["LC_MESSAGES": "de_AT@euro", "LANG": "it_IT"], "de-AT"), (["LANG": "de_DE"], "de"),
    (["LANG": "../../x"], nil), (["LANG": "e\u{1B}"], nil),
    (["LC_ALL": "C", "LANG": "en_GB.UTF-8"], nil),
  ]

  @Test(arguments: locales)
  func theLocalesLanguageIsShownIfTheMenuHasIt(wanted: [String: String], shown: Language?) {
    var menu = Menu(pizzas: [.fixture()])
    menu.language = "it"
    menu.pizzas[0].dish.name = ["it": "a", "en": "b", "de": "c", "de-AT": "d"]
    #expect(menu.language(forLocale: wanted) == shown)
  }

  @Test(arguments: [("it", "it"), ("IT", "it"), ("en-GB", "en"), ("fr", nil), ("x y", nil)])
  func aLanguageThatIsAskedForMustBeInTheMenu(tag: String, language: Language?) {
    var menu = Menu(pizzas: [.fixture()])
    menu.language = "it"
    menu.pizzas[0].dish.name = ["it": "a", "en": "b"]
    #expect(menu.language(nearestTo: tag) == language)
  }
}
