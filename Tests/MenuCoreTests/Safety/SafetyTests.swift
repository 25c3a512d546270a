import Testing

@testable import MenuCore

/// The rule of promises, over dishes as owners write them: nothing makes a dish look safer than its
/// statement.
struct SafetyTests {
  /// The members of a dish, the members of its file, and the sentences that its owner reads.
  struct Case: Sendable, CustomTestStringConvertible {
    let dish: String
    let file: String
    let asked: Allergen
    let state: AllergenState
    let sentences: [String]

    init(
      _ dish: String, file: String = "", _ asked: Allergen, _ state: AllergenState,
      _ sentences: [String] = []
    ) {
      self.dish = dish
      self.file = file
      self.asked = asked
      self.state = state
      self.sentences = sentences
    }

    var testDescription: String { "\(dish) \(file)" }
  }

  static func expect(_ row: Case) throws {
    let file = row.file.isEmpty ? "" : row.file + ","
    let name =
      row.dish.contains(#""name""#) && row.dish.hasPrefix(#""name""#) ? "" : #""name":"A","#
    let reading = try MenuReader.read(#"{\#(file)"pizzas":[{\#(name)\#(row.dish)}]}"#)
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: row.asked) == row.state)
    #expect(reading.diagnostics.map(\.kind) == row.sentences)
  }

  private static let complete = #""allergens":{"contains":["gluten"],"complete":true}"#

  @Test(
    "an ingredient's own statement covers only the allergens that it names",
    arguments: [
      Case(
        #""ingredients":[{"name":"pesto","allergens":["nuts"]}],\#(complete)"#, .milk, .notStated,
        ["contradicted-promise"]),
      Case(
        #""ingredients":[{"name":"pesto","allergens":["nuts","milk"]}],\#(complete)"#, .eggs,
        .notAnIngredient),
      Case(
        #""ingredients":[{"name":"tofu","allergens":["sulphites"]}],\#(complete)"#, .soy,
        .notStated, ["contradicted-promise"]),
      Case(
        #""ingredients":[{"name":"farina","allergens":{"freeFrom":["gluten"]}}],"allergens":"none""#,
        .gluten, .notAnIngredient),
      Case(
        #""ingredients":[{"name":"mozzarella","allergens":"none"}],"allergens":"none""#, .milk,
        .notAnIngredient),
      Case(
        #""ingredients":[{"name":"mozzarella","allergens":[]}],"allergens":"none""#, .milk,
        .notStated, ["contradicted-promise"]),
    ])
  func ownStatement(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "an ingredient that names a group contradicts a promise about its kinds",
    arguments: [
      Case(
        #""ingredients":["pane"],"allergens":{"freeFrom":["gluten.wheat"]}"#, .wheat, .notStated,
        ["contradicted-promise/kind"]),
      Case(
        #""ingredients":["farina"],"allergens":{"freeFrom":["gluten.wheat"]}"#, .wheat, .notStated,
        ["contradicted-promise/kind"]),
      Case(
        #""ingredients":["frutta secca"],"allergens":{"freeFrom":["nuts.almond"]}"#, .almond,
        .notStated, ["contradicted-promise/kind"]),
      Case(
        #""ingredients":["mandorle"],"allergens":{"freeFrom":["nuts"]}"#, .nuts, .notStated,
        ["contradicted-promise"]),
      Case(
        #""ingredients":["nocciole"],"allergens":{"freeFrom":["nuts.almond"]}"#, .almond, .free),
      Case(
        #""ingredients":["pane"],"allergens":{"contains":["gluten.wheat"],"complete":true}"#, .milk,
        .notAnIngredient),
    ])
  func group(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "base and dough are ingredients",
    arguments: [
      Case(
        #""base":"panna","allergens":{"freeFrom":["milk"]}"#, .milk, .notStated,
        ["contradicted-promise"]),
      Case(#""dough":"farro","allergens":"none""#, .eggs, .notStated, ["contradicted-promise"]),
      Case(#""base":"red","allergens":"none""#, .milk, .notAnIngredient),
    ])
  func baseAndDough(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "a contradiction inside an ingredient is an error of the dish",
    arguments: [
      Case(
        #""ingredients":[{"name":"crema","allergens":{"contains":["milk"],"freeFrom":["milk"]}}],\#(complete)"#,
        .eggs, .notStated, ["contradicted-allergen"])
    ])
  func contradictionInside(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "a diet that is a statement about an allergen is contradicted by traces too",
    arguments: [
      Case(
        #""diets":["gluten-free"],"allergens":{"mayContain":["gluten"]}"#, .gluten, .mayContain,
        ["contradicted-diet/traces"]),
      Case(
        #""diets":["dairy-free"],"allergens":{"mayContain":["milk"]}"#, .milk, .mayContain,
        ["contradicted-diet/traces"]),
      Case(#""diets":["gluten-free"]"#, .gluten, .free),
      Case(#""diets":["dairy-free"]"#, .milk, .free),
      Case(#""diets":["lactose-free"]"#, .milk, .notStated),
      Case(
        #""diets":["gluten-free"],"ingredients":["pane"]"#, .gluten, .notStated,
        ["contradicted-diet/ingredient"]),
      Case(#""diets":["vegan"],"allergens":{"mayContain":["milk"]}"#, .milk, .mayContain),
    ])
  func dietOfAnAllergen(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "a text that names an allergen withdraws what omission promises, and is reported beside a stated promise",
    arguments: [
      Case(
        #""name":"Con burro","allergens":"none""#, .milk, .notStated, ["text-beside-promise"]),
      Case(
        #""description":"Può contenere tracce di arachidi","allergens":{"freeFrom":["peanuts"]}"#,
        .peanuts, .free, ["text-beside-promise/free"]),
      Case(
        #""name":"Prosciutto e funghi","diets":["vegetarian"]"#, .milk, .notStated,
        ["text-beside-promise/diet"]),
      Case(
        #""name":"Vino rosso","diets":["halal"]"#, .milk, .notStated, ["text-beside-promise/diet"]),
      Case(
        #""description":"Not suitable for coeliacs.","allergens":"none""#, .gluten, .notStated,
        ["text-beside-promise"]),
      Case(
        #""allergens":"none""#,
        file: #""notes":["Tutti i piatti possono contenere tracce di latte. Opzioni vegane."]"#,
        .milk,
        .notStated, ["text-beside-promise/above"]),
      Case(
        #""allergens":"none","addOns":[{"title":"Con latte","choose":{"min":1,"max":1},"items":[{"name":"x","allergens":"none"}]}]"#,
        .milk, .notStated, ["text-beside-promise"]),
      Case(
        #""allergens":"none","addOns":[{"title":"Con latte","items":[{"name":"x"}]}]"#, .milk,
        .notAnIngredient),
    ])
  func text(_ row: Case) throws { try Self.expect(row) }

  @Test("a note about traces of allergens casts doubt on all fourteen")
  func tracesOfAll() throws {
    let note = #""notes":["All our dishes may contain traces of allergens"]"#
    let reading = try MenuReader.read(#"{\#(note),"pizzas":[{"name":"A","allergens":"none"}]}"#)
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    for allergen in Allergen.allCases { #expect(dish.state(of: allergen) == .notStated) }
  }

  @Test(
    "the house's allergen numbers in a text cast doubt on those allergens",
    arguments: [
      Case(
        #""name":"Margherita (1,7)","allergens":"none""#, file: #""allergenKey":"eu""#, .milk,
        .notStated, ["text-beside-promise", "text-beside-promise"]),
      Case(
        #""ingredients":["salsa bianca (7)"],"allergens":"none""#, file: #""allergenKey":"eu""#,
        .milk,
        .notStated, ["text-beside-promise"]),
      Case(
        #""description":"All. 1, 7, 8","allergens":"none""#, file: #""allergenKey":"eu""#, .nuts,
        .notStated,
        ["text-beside-promise", "text-beside-promise", "text-beside-promise"]),
      Case(
        #""name":"Crema⁷","allergens":"none""#, file: #""allergenKey":"eu""#, .milk, .notStated,
        ["text-beside-promise"]),
      Case(
        #""name":"Salsa (G)","allergens":"none""#, file: #""allergenKey":{"G":"milk"}"#, .milk,
        .notStated, ["text-beside-promise"]),
      Case(
        #""name":"Crema¹⁷","allergens":"none""#, file: #""allergenKey":"eu""#, .milk, .notStated,
        ["text-beside-promise", "text-beside-promise"]),
      Case(
        #""name":"Salsa (07 e ⑧)","allergens":"none""#, file: #""allergenKey":"eu""#, .milk,
        .notStated, ["text-beside-promise", "text-beside-promise"]),
      Case(
        #""name":"Salsa*","allergens":"none""#, file: #""allergenKey":{"*":"milk"}"#, .milk,
        .notStated, ["text-beside-promise"]),
      Case(
        #""name":"Margherita A, G","allergens":"none""#, file: #""allergenKey":{"G":"milk"}"#,
        .milk, .notStated, ["text-beside-promise"]),
      Case(
        #""name":"Margherita (a,g)","allergens":"none""#,
        file: #""allergenKey":{"A":"soy","G":"milk"}"#,
        .milk, .notStated, ["text-beside-promise", "text-beside-promise"]),
      Case(
        #""name":"Margherita AG","allergens":"none""#,
        file: #""allergenKey":{"A":"soy","G":"milk"}"#,
        .milk, .notStated, ["text-beside-promise", "text-beside-promise"]),
      Case(
        #""name":"Ananas DOP","allergens":"none""#,
        file: #""allergenKey":{"D":"soy","O":"milk","P":"eggs"}"#, .milk, .notAnIngredient),
      Case(
        #""name":"Salsa G verde","allergens":"none""#, file: #""allergenKey":{"G":"milk"}"#, .milk,
        .notAnIngredient),
      Case(
        #""name":"Salsa (2 pezzi)","allergens":"none""#, file: #""allergenKey":"eu""#, .crustaceans,
        .notAnIngredient),
      Case(#""name":"Margherita (1,7)","allergens":"none""#, .milk, .notAnIngredient),
    ])
  func houseSigns(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "a text without a Latin letter withdraws nothing, and is reported",
    arguments: [
      Case(
        #""ingredients":["奶酪"],"allergens":"none""#, .milk, .notAnIngredient,
        ["text-beside-promise/unreadable"]),
      Case(
        #""name":"Τυρόπιτα","allergens":"none""#, .milk, .notAnIngredient,
        ["text-beside-promise/unreadable"]),
      Case(
        #""ingredients":[{"it":"pomodoro","zh":"番茄"}],"allergens":"none""#, .milk,
        .notAnIngredient),
      Case(#""ingredients":["奶酪"]"#, .milk, .notStated),
    ])
  func unreadableText(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "the text of a price and the title of an add-on group count like other texts",
    arguments: [
      Case(
        #""price":{"text":"con burro 5 €"},"allergens":"none""#, .milk, .notStated,
        ["text-beside-promise"]),
      Case(
        #""addOns":[{"title":"Con burro","items":[{"name":"olive","allergens":"none"}]}],"allergens":"none""#,
        .milk, .notAnIngredient, ["text-beside-promise"]),
      Case(
        #""addOns":[{"title":"Con burro","items":[{"name":"olive","diets":["vegan"]}]}],"allergens":"none""#,
        .milk, .notAnIngredient, ["text-beside-promise/diet"]),
    ])
  func otherText(_ row: Case) throws { try Self.expect(row) }

  @Test(
    "a comment inside or next to a dish counts like a note of it",
    arguments: [
      #"{"pizzas":[{"name":"A",/* contiene latte */"allergens":"none"},{"name":"B"}]}"#,
      #"{"pizzas":[/* contiene latte */{"name":"A","allergens":"none"}]}"#,
      #"{"pizzas":[{"name":"A","allergens":"none"} /* contiene latte */, {"name":"B"}]}"#,
      #"{/* ovunque latte */"pizzas":[{"name":"A","allergens":"none"}]}"#,
      #"{"allergenKey":"eu","pizzas":[{"name":"A",/* (1,7) */"allergens":"none"},{"name":"B"}]}"#,
      #"{"allergenKey":"eu",/* All. 7 */"pizzas":[{"name":"A","allergens":"none"}]}"#,
      "{\"allergenKey\":\"eu\",\"pizzas\":[// (1,7)\n{\"name\":\"A\",\"allergens\":\"none\"}]}",
    ])
  func comment(_ json: String) throws {
    let reading = try MenuReader.read(json)
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .milk) == .notStated)
    #expect(dish.state(of: .eggs) == .notAnIngredient)
    #expect(reading.diagnostics.allSatisfy { $0.edit == nil })
  }

  @Test("a comment in another dish does not count for this one")
  func commentElsewhere() throws {
    let json = """
      {"pizzas":[{"name":"A","allergens":"none"},{"name":"B"},{"name":"C" /* latte */}]}
      """
    let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .milk) == .notAnIngredient)
  }

  @Test("of many names of ingredients, some are remembered, and each contradicts its promise")
  func manyIngredients() {
    var safety = Safety(Menu(name: "A"))
    let statement = AllergenStatement(isComplete: true)
    for number in 0..<Safety.mostIngredientNames + 10 {
      var dish = Dish(name: "A", ingredients: [Ingredient(name: "x\(number)"), "latte"])
      dish.allergens = statement
      let findings = safety.withdrawContradictedPromises(of: &dish)
      #expect(findings.map(\.place) == [.ingredient(1)])
    }
    #expect(safety.ingredientNames.count <= Safety.mostIngredientNames)
  }
}
