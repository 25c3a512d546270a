import MenuCore
import Testing

/// The safety rule: an error between the braces of a dish withdraws its promises, no warning is ever
/// withdrawn, and nothing that is not stated becomes safe.
struct PromiseTests {
  @Test("with too many signs of the house, nothing is promised, and the first of them warn")
  func manySigns() throws {
    let signs = (0...200).map { "\"s\($0)\":\"milk\"" }.joined(separator: ",")
    let dishes = #"{"name":"A","allergens":["s0"]},{"name":"B","allergens":"none"}"#
    let menu = try MenuReader.read("{\"allergenKey\":{\(signs)},\"pizzas\":[\(dishes)]}").menu
    #expect(menu[.pizzas][0].state(of: .milk) == .contains)
    #expect(menu[.pizzas][1].state(of: .milk) == .notStated)
  }

  private func dish(_ members: String, _ file: String = "") throws -> Dish {
    let json = #"{"currency":"EUR"\#(file),"pizzas":[{"name":"A"\#(members)}]}"#
    return try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
  }

  static let states: [(members: String, allergen: Allergen, state: AllergenState)] = [
    ("", .milk, .notStated), (#","allergens":[]"#, .milk, .notStated),
    (#","allergens":["milk"]"#, .milk, .contains), (#","allergens":["milk"]"#, .eggs, .notStated),
    (#","allergens":"none""#, .milk, .notAnIngredient),
    (#","allergens":{"freeFrom":["milk"]}"#, .milk, .free),
    (#","allergens":{"mayContain":["milk"]}"#, .milk, .mayContain),
    (#","allergens":{"contains":["nuts.almond"]}"#, .nuts, .contains),
    (#","allergens":["nuts"]"#, .almond, .contains),
    (#","allergens":{"contains":["eggs"],"complete":true}"#, .milk, .notAnIngredient),
    (#","allergens":{"contains":["eggs"],"complete":false}"#, .milk, .notStated),
    (#","allergens":{"freeFrom":["nuts.almond"]}"#, .nuts, .notStated),
    // An unknown key, type or word withdraws promises; warnings stay.
    (#","allergens":"none","colour":"red""#, .milk, .notStated),
    (#","allergens":"milk""#, .milk, .contains),
    (#","allergens":"none","price":"cheap""#, .milk, .notStated),
    // An ingredient contradicts a promise about what it is.
    (#","ingredients":["mozzarella"],"allergens":"none""#, .milk, .notStated),
    (
      #","ingredients":["latte di cocco","noce moscata"],"allergens":"none""#, .milk,
      .notAnIngredient
    ),
    // A name or a text withdraws what is promised by omission; a stated freeFrom stays.
    (#","description":"con burro","allergens":"none""#, .milk, .notStated),
    (#","description":"con burro","allergens":"none""#, .eggs, .notAnIngredient),
    (#","description":"con burro","allergens":{"freeFrom":["milk"]}"#, .milk, .free),
    // The name of an ingredient counts where its own statement says nothing, and always for meat.
    (#","ingredients":[{"name":"burro","allergens":[]}],"allergens":"none""#, .milk, .notStated),
    // A warning of an ingredient or the dish contradicts a promise about the same allergen, which withdraws
    // all.
    (
      #","ingredients":[{"name":"x","allergens":["milk"]}],"allergens":{"freeFrom":["milk","gluten"]}"#,
      .gluten, .notStated
    ),
    (
      #","allergens":["milk"],"sizes":[{"name":"s","allergens":{"freeFrom":["milk","eggs"]}}]"#,
      .eggs, .notStated
    ),
    // A size has the warnings of its dish, and a promise must hold for all.
    (
      #","allergens":{"freeFrom":["milk"]},"sizes":[{"name":"maxi","allergens":["milk"]}]"#, .milk,
      .contains
    ),
    (
      #","allergens":["milk"],"sizes":[{"name":"maxi","allergens":{"freeFrom":["milk"]}}]"#, .milk,
      .contains
    ),
    (
      #","allergens":["gluten"],"sizes":[{"name":"m","allergens":{"freeFrom":["gluten.wheat"]}}]"#,
      .wheat, .contains
    ),
    // A required option leaves an allergen open.
    (
      #","allergens":"none","addOns":[{"choose":{"min":1,"max":1},"items":[{"name":"x"}]}]"#, .milk,
      .notStated
    ),
  ]

  @Test(
    "a dish promises no more of an allergen than is stated without contradiction", arguments: states
  )
  func statement_ofADish_saysNoMoreThanIsStated(
    _ members: String, _ allergen: Allergen, _ state: AllergenState
  ) throws {
    #expect(try dish(members).state(of: allergen) == state, "\(members)")
  }

  @Test(
    "an error outside the dishes withdraws the promises that it may concern",
    arguments: [
      (#","avviso":"tracce di noci ovunque""#, AllergenState.notStated),
      (#","x-avviso":"tracce""#, .notAnIngredient), (#","phone":5"#, .notAnIngredient),
      (#","notes":"tracce""#, .notStated), (#","notes":[],"notes":[]"#, .notStated),
      (#","phone":"1","phone":"2""#, .notAnIngredient),
      (#","formatVersion":"1""#, .notAnIngredient),
    ])
  func error_ofTheFile_withdrawsAllPromisesWhereItMaySpeakOfDishes(
    _ file: String, _ state: AllergenState
  ) throws {
    #expect(try dish(#","allergens":"none""#, file).state(of: .nuts) == state, "\(file)")
  }

  @Test("the worst of several statements is doubted if a text doubts one of them")
  func worst_ofAStatementThatATextDoubts_isDoubtedToo() throws {
    let doubted = try dish(#","description":"con burro","allergens":"none""#).allergens
    let silent = AllergenStatement(isComplete: true)
    for all in [[silent, doubted], [doubted, silent]] {
      #expect(AllergenStatement(worstOf: all).state(of: .milk) == .notStated)
    }
  }

  @Test("an error in a group withdraws the promises of its dishes and subgroups only")
  func error_inAGroup_withdrawsThePromisesOfItsDishes() throws {
    let json = """
      {"groups":[{"id":"a","title":"A","colour":1},{"id":"b","title":"B"},
        {"id":"c","title":"C","parent":"a"}],
       "pizzas":[{"name":"X","group":"a","allergens":"none"},{"name":"Y","group":"b","allergens":"none"},
        {"name":"Z","group":"c","allergens":"none"}]}
      """
    let menu = try MenuReader.read(json).menu
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notStated)
    #expect(menu.dish(at: 1, in: .pizzas)?.state(of: .milk) == .notAnIngredient)
    #expect(menu.dish(at: 2, in: .pizzas)?.state(of: .milk) == .notStated)
  }

  @Test("a size whose statement omits milk does not overrule butter in the description")
  func text_besideASizeThatIsComplete_isNotDeniedBySilenceThere() throws {
    let sizes = #"[{"name":"S","allergens":"none"},{"name":"M","allergens":["gluten"]}]"#
    let dish = try dish(#","description":"con burro","sizes":\#(sizes)"#)
    #expect(dish.statements.map { $0.state(of: .milk) } == [.notStated, .notStated])
    #expect(dish.statements.map { $0.state(of: .eggs) } == [.notAnIngredient, .notStated])
  }

  @Test(
    "an error in the dish or the file withdraws the promises of an add-on",
    arguments: [(#","colour":1"#, ""), ("", #","avviso":1"#)])
  func error_aroundAnAddOn_withdrawsItsPromisesToo(_ members: String, _ file: String) throws {
    let addOn = #"{"name":"x","allergens":{"freeFrom":["nuts"]},"diets":["vegan"]}"#
    let dish = try dish(#","addOns":[\#(addOn)]\#(members)"#, file)
    let read = try #require(dish.addOns.first?.items.first)
    #expect(read.allergens.state(of: .nuts) == .notStated && read.diets.isEmpty)
  }

  @Test("an error eighty groups above withdraws the promises of a dish")
  func error_farAboveAGroup_withdrawsThePromisesOfItsDishes() throws {
    let groups =
      (0..<80).map { #"{"id":"\#($0)","title":"T","parent":"\#($0 + 1)"}"# }
      + [#"{"id":"80","title":"T","colour":1}"#]
    let file = #","groups":[\#(groups.joined(separator: ","))]"#
    #expect(try dish(#","group":"0","allergens":"none""#, file).state(of: .milk) == .notStated)
  }

  @Test(
    "a diet beside an ingredient or alcohol it excludes is an error and withdrawn",
    arguments: [
      (#"{"pizzas":[{"name":"A","ingredients":[{"name":"prosciutto","allergens":"none"}],"diets":["vegetarian"]}]}"#),
      (#"{"beverages":[{"name":"Vino","alcoholPercent":"12.5","diets":["halal"]}]}"#),
    ])
  func diet_besideWhatItExcludes_isAnErrorWhateverElseIsStated(_ json: String) throws {
    let reading = try MenuReader.read(json)
    #expect(reading.diagnostics.map(\.kind) == ["contradicted-diet/ingredient"])
    #expect(reading.menu.dishes.allSatisfy { $0.diets.isEmpty })
  }

  @Test("a number instead of a list of allergens is looked up in the allergen key")
  func warnings_thatAreNoListButANumber_areThoseOfTheKey() throws {
    let menu = try MenuReader.read(#"{"allergenKey":"eu","pizzas":[{"name":"A","allergens":7}]}"#)
      .menu
    #expect(menu.dishes.map { $0.state(of: .milk) } == [.contains])
  }

  @Test("allergen words that are not understood are kept once for all sizes")
  func unreadWords_ofADishWithSizes_areKeptOnce() throws {
    let dish = try dish(
      #","allergens":["pippo"],"sizes":[{"name":"a"},{"name":"b"},{"name":"c","allergens":["pluto"]}]"#
    )
    #expect(dish.combinedStatement.unread == ["pippo", "pluto"])
  }
}
