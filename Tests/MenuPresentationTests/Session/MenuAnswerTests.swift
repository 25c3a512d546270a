import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// What embedding programs show of a typed query.
struct MenuAnswerTests {
  private func answer(to typed: String, language: Language = "en") throws -> MenuAnswer {
    let menu = Kitchen.menu([
      #"{"name":"Marinara","allergens":["gluten"],"diets":["vegan"]}"#,
      #"{"name":"Bianca","allergens":["gluten","milk"]}"#, #"{"name":"Olive","soldOut":true}"#,
    ])
    let source = MenuDataSource(menu: try MenuReader.read(menu).menu, language: language)
    return MenuAnswer(to: typed, in: source)
  }

  @Test("an understood query has rows and counts, and neither a notice nor a hint")
  func understood() throws {
    let answer = try answer(to: "vegan")
    #expect(answer.rows.sections.flatMap(\.rows).map(\.title) == ["Marinara"])
    #expect(answer.notice == nil && answer.hint == nil)
    #expect(answer.counts.hasPrefix("1 item"))
  }

  @Test("the notice of another program names no key of the screen")
  func notice_withAnOffer_namesNoKey() throws {
    let notice = try #require(try answer(to: "vegan xyzzy").notice)
    #expect(notice.hasSuffix("Without this word: vegan."), "\(notice)")
  }

  @Test("hidden rows are counted by reason")
  func hidden() throws {
    let answer = try answer(to: "without milk")
    #expect(answer.rows.counts.shown == 0 && answer.counts.contains("milk 1"))
  }

  @Test("chosen filters count beside the text, and a clause that is being typed has no notice")
  func chosen() throws {
    let menu = try answer(to: "").rows
    var query = MenuQuery(search: "bian", filter: QueryFilter(without: [.milk]))
    #expect(MenuAnswer(to: query, in: menu).counts == "0 items, 1 hidden: milk 1")
    query = MenuQuery(search: "without mil")
    #expect(MenuAnswer(to: query, in: menu).notice?.contains("“mil”") ?? false)
    query.isBeingTyped = true
    let typing = MenuAnswer(to: query, in: menu)
    #expect(typing.rows.counts.shown == 3)
    #expect(typing.notice == nil && typing.hint == nil)
  }

  @Test("in the order of prices the rows of all lists are in one section")
  func order() {
    let pizza = Dish(name: "Marinara", price: 6)
    let menu = Menu(language: "en", pizzas: [pizza], desserts: [Dish(name: "Sorbet", price: 4)])
    var query = MenuQuery()
    query.order = .price
    let sections = MenuAnswer(to: query, in: MenuDataSource(menu: menu)).rows.sections
    #expect(sections.map { $0.rows.map(\.title) } == [[], [], ["Sorbet", "Marinara"]])
    let presented = MenuPresenter(MenuAnswer(to: query, in: MenuDataSource(menu: menu)).rows)
    #expect(Set(presented.sections.map(\.id)).count == 3, "\(presented.sections.map(\.id))")
  }

  @Test("the words of the language shown win, also in a query")
  func chosen_parsesInTheLanguageShown() throws {
    let menu = try answer(to: "", language: "de").rows
    let query = MenuQuery(search: "Pizza ohne Käse")
    #expect(MenuAnswer(to: query, in: menu).notice?.contains("Käse") ?? false)
  }

  @Test("the last word of a query is complete: `Käse` is not the beginning of *Kasein*")
  func finished() throws {
    #expect(try answer(to: "Pizza ohne Käse", language: "de").notice?.contains("Käse") ?? false)
  }

  @Test(
    "a word about allergens or health refers to the staff and leads on",
    arguments: [
      ("allergens", "en" as Language, "ask the staff. Without what?"),
      ("allergeni", "it", "chiedere al personale. Senza che cosa?"),
      ("pregnant", "en", "No dish names “pregnant”. Ask the staff."),
      ("schwanger", "de", "Bitte das Personal fragen."),
    ])
  func staff(_ typed: String, _ language: Language, _ notice: String) throws {
    let answer = try answer(to: typed, language: language)
    #expect(answer.notice?.contains(notice) ?? false, "\(answer.notice ?? "")")
    #expect(answer.hint?.contains("vegan") ?? false)
  }

  @Test("several dishes in one line are named in the notice")
  func severalDishes() throws {
    let answer = try answer(to: "marinara and bianca")
    #expect(answer.rows.sections.flatMap(\.rows).map(\.title) == ["Marinara", "Bianca"])
    #expect(answer.notice?.hasSuffix("This is what these state: Marinara, Bianca.") ?? false)
  }

  @Test("a query that is not understood has a notice and examples, in the language of the rows")
  func notUnderstood() throws {
    let answer = try answer(to: "xyzzy", language: "de")
    #expect(answer.rows.counts.shown == 0)
    #expect(answer.notice?.contains("xyzzy") ?? false)
    #expect(answer.hint?.contains("vegan") ?? false)
  }
}
