@testable import OldMenuCore
import Testing

/// An ingredient that plainly is an allergen is stronger than what the statement promises of it, and
/// is never a statement itself.
@Suite(.timeLimit(.minutes(5))) struct PlainIngredientTests {
  static let plain: [(String, Allergen)] = [
    ("acciughe", .fish), ("tuna", .fish), ("gamberi", .crustaceans), ("vongole", .molluscs),
    ("mozzarella", .milk), ("Grana Padano", .milk), ("uova", .eggs), ("free-range eggs", .eggs),
    ("arachidi", .peanuts), ("noci", .nuts), ("noci", .walnut), ("pistacchi", .pistachio),
    ("granella di nocciole", .hazelnut), ("sedano", .celery), ("senape", .mustard),
    ("sesamo", .sesame), ("tofu", .soy), ("lupini", .lupin), ("orzo", .barley), ("farro", .gluten),
    ("caciocavallo", .milk), ("Feta", .milk), ("yogurt greco", .milk),
    ("gelato alla vaniglia", .milk), ("bottarga", .fish), ("sgombro", .fish),
    ("ostriche", .molluscs), ("tuorlo", .eggs), ("aioli", .eggs), ("gianduia", .hazelnut),
    ("marzapane", .almond), ("noccioline", .peanuts), ("hummus", .sesame), ("edamame", .soy),
    ("pangrattato", .gluten), ("farina 00", .gluten), ("pasta", .gluten), ("Brot", .gluten),
    ("farine de blé", .gluten), ("harina", .gluten),
  ]

  static let promises: [AllergenStatement] = [
    .init(isComplete: true), .init(freeFrom: AllergenSet(Allergen.allCases)),
    .init(contains: [.sulphites], isComplete: true),
  ]

  @Test(arguments: plain, promises)
  func itWithdrawsWhatIsPromisedOfIt(
    ingredient: (name: String, allergen: Allergen), statement: AllergenStatement
  ) {
    let dish = dish([ingredient.name], statement)
    #expect(dish.state(of: ingredient.allergen) == .notStated)
    #expect(dish.state(of: ingredient.allergen.group) == .notStated)
    #expect(dish.combinedStatement.state(of: ingredient.allergen) == .notStated)
    // Of everything else the promise holds.
    for other in Allergen.groups where other != ingredient.allergen.group {
      #expect(dish.state(of: other) == statement.state(of: other), "\(other)")
      #expect(dish.combinedStatement.state(of: other) == statement.state(of: other), "\(other)")
    }
  }

  @Test(arguments: plain)
  func theRowIsHiddenAndCountedAndShownOnlyMarked(name: String, allergen: Allergen) throws {
    var menu = Menu()
    menu.other = [dish([name], .init(isComplete: true))]
    var query = MenuQuery()
    query.filter.without = [allergen]
    let hidden = MenuDataSource(menu: menu).matching(query)
    #expect(hidden.counts.hidden == [.init(reason: .notStated, count: 1)])
    query.filter.showsUndeclared = true
    let shown = MenuDataSource(menu: menu).matching(query)
    let section = try #require(
      (0..<shown.numberOfSections).first { shown.list(forSection: $0) == .other })
    #expect(try #require(shown.item(forRow: 0, inSection: section)).isUndeclared)
  }

  @Test(arguments: [
    "mozzarella vegana", "latte di mandorla", "burro di arachidi", "noce moscata",
    "grano saraceno", "senza latte", "egg-free mayonnaise",
    "farina di riso", "farina di grano saraceno", "pasta senza glutine", "gluten-free bread",
    "farina di ceci", "Reisnudeln", "yogurt di soia",
  ])
  func whatOnlySoundsLikeItWithdrawsNothing(name: String) {
    let isOfFlour = ["saraceno", "farina", "pasta", "bread", "nudeln"].contains {
      name.contains($0)
    }
    let asked: [Allergen] = isOfFlour ? [.gluten, .wheat] : [.milk, .eggs]
    for allergen in asked where !(name.contains("burro") && allergen == .peanuts) {
      #expect(dish([name], .init(isComplete: true)).state(of: allergen) == .notAnIngredient)
    }
  }

  @Test(arguments: [
    ("soy milk", "soy"), ("soya milk", "soy"), ("almond milk", "nuts"), ("coconut milk", ""),
    ("hazelnut milk", "nuts"), ("pistachio milk", "nuts"), ("latte di soia", "soy"),
    ("latte di mandorla", "nuts"), ("latte di nocciola", "nuts"), ("latte di noci", "nuts"),
    ("latte di cocco", ""), ("latte (di cocco)", ""), ("panna (vegetale)", ""),
    ("panna (soia su richiesta)", "milk soy"), ("latte di soia o di mandorla", "soy nuts"),
    ("Sojamilch", "soy"),
    ("Mandelmilch", "nuts"), ("Milch aus Soja", "soy"), ("Kokosmilch", ""),
    ("lait d'amande", "nuts"), ("lait de noisette", "nuts"), ("lait de soja", "soy"),
    ("lait de coco", ""), ("leche de almendras", "nuts"), ("leche de avellanas", "nuts"),
    ("leche de soja", "soy"), ("leche de coco", ""), ("hummus di ceci", "sesame"),
    // Milk all the same.
    ("latte", "milk"), ("milk", "milk"), ("Milch", "milk"), ("lait", "milk"), ("leche", "milk"),
    ("latte e soia", "milk soy"), ("milk and soy", "milk soy"), ("latte, mandorle", "milk nuts"),
    ("hazelnut milk chocolate", "milk nuts"), ("gorgonzola noci", "milk nuts"),
    ("ricotta con mandorle", "milk nuts"), ("burro e latte di soia", "milk soy"),
    ("cioccolato al latte e nocciole", "milk nuts"), ("panna con latte di cocco", "milk"),
  ])
  func milkOfPlantsIsNone(name: String, allergens: String) {
    let found = IngredientWords.allergens(in: name)
    let groups = Allergen.groups.filter { found.withGroups.contains($0) }.map(\.rawValue)
    #expect(Set(groups) == Set(allergens.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    ("mozzarella senza lattosio", Allergen.milk), ("lactose-free milk", .milk),
    ("mozzarella sans lactose", .milk), ("latte senza glutine", .milk),
    ("formaggio senza caglio", .milk), ("queso sin lactosa", .milk), ("Sahne ohne Zucker", .milk),
    ("uova senza antibiotici", .eggs), ("tonno senza olio", .fish),
    ("crema di nocciole senza latte", .hazelnut), ("cheese free of lactose", .milk),
    ("pane senza glutine con mozzarella", .milk), ("laktose-frei Käse", .milk),
  ])
  func onlyWhatIsNamedIsDenied(name: String, allergen: Allergen) {
    #expect(dish([name], .init(isComplete: true)).state(of: allergen) == .notStated)
  }

  @Test(arguments: [
    "pane senza glutine", "senza latte né uova", "gluten and dairy free cheese", "Käse ohne Milch",
    "fromage sans lait", "pan sin gluten", "gluten-free bread", "bread free from gluten",
  ])
  func whatIsNamedIsDeniedWithItsKinds(name: String) {
    #expect(IngredientWords.allergens(of: LocalizedText(name)) == [])
  }

  @Test func nothingIsFilledIn() {
    let dish = dish(["acciughe"], .init())
    #expect(dish.state(of: .fish) == .notStated)
    #expect(dish.combinedStatement.saysNothing)
  }

  @Test func aWarningIsNoPromise() {
    #expect(
      dish(["acciughe"], .init(contains: [.fish], isComplete: true)).state(of: .fish) == .contains)
    #expect(
      dish(["acciughe"], .init(mayContain: [.fish], isComplete: true)).state(of: .fish)
        == .mayContain)
    // The group that is named stands for its kinds; another kind does not.
    #expect(
      dish(["noci"], .init(contains: [.nuts], isComplete: true)).state(of: .walnut) == .contains)
    let almonds = dish(["pistacchi"], .init(contains: [.almond], isComplete: true))
    #expect(almonds.state(of: .pistachio) == .notStated)
    #expect(almonds.state(of: .nuts) == .contains)
    #expect(almonds.state(of: .walnut) == .notAnIngredient)
    #expect(
      dish(["orzo"], .init(contains: [.gluten], freeFrom: [.barley])).state(of: .barley)
        == .contains)
  }

  @Test func aSizeIsNotMoreThanItsDish() throws {
    var dish = dish(["acciughe"], .init(contains: [.fish]))
    dish.sizes = [DishSize(name: "baby", allergens: .init(isComplete: true))]
    #expect(dish.state(of: .fish) == .contains)
    dish.allergens = .init()
    #expect(dish.state(of: .fish) == .notStated)
    let size = try #require(MenuItem(dish: dish).sizes.first)
    #expect(size.allergens?.state(of: .fish) == .notStated)
    #expect(size.allergens?.state(of: .milk) == .notAnIngredient)
  }

  @Test func anAddOnIsWhatItIsCalled() throws {
    let addOn = AddOn(
      name: "mozzarella", allergens: .init(isComplete: true), diets: [.vegan, .halal])
    #expect(addOn.believedStatement.state(of: .milk) == .notStated)
    #expect(addOn.believedStatement.state(of: .eggs) == .notAnIngredient)
    var dish = Dish(name: "A")
    dish.allergens = .init(isComplete: true)
    dish.addOns = [AddOnGroup(items: [addOn])]
    var menu = Menu()
    menu.pizzas = [Pizza(dish)]
    var query = MenuQuery()
    query.filter.without = [.milk]
    let shown = MenuDataSource(menu: menu).matching(query)
    #expect(try #require(shown.item(forRow: 0, inSection: 0)).addOns.isEmpty)
  }

  @Test(arguments: [
    (Diet.vegan, "mozzarella"), (.vegetarian, "acciughe"), (.dairyFree, "panna"),
    // Nobody is allergic to them.
    (.vegan, "prosciutto cotto"), (.vegetarian, "Hähnchenbrust"), (.pescatarian, "ham"),
    (.vegetarian, "poulet rôti"), (.vegan, "jamón serrano"), (.vegan, "miele"),
    (.vegan, "strutto"), (.vegan, "gelatine"), (.vegetarian, "gelatina in fogli"),
    (.vegan, "gelatina en hojas"),
    (.vegetarian, "Blattgelatine"), (.pescatarian, "gélatine"), (.vegan, "Speisegelatine"),
    (.vegan, "prosciutto, vegano su richiesta"), (.vegetarian, "jamón, no vegetariano"),
    (.vegetarian, "ragù"), (.vegan, "ciccioli"),
    (.vegan, "lonza"), (.vegetarian, "coppa"), (.vegan, "bistecca"), (.vegan, "polpette"),
    (.vegetarian, "kebab"), (.vegan, "Hack"), (.vegetarian, "Sucuk"), (.vegan, "pepperoni"),
    (.vegetarian, "albóndigas"), (.vegan, "rillettes"), (.vegetarian, "Frikadellen"),
  ])
  func aDietThatAnIngredientContradictsIsNotTrusted(diet: Diet, ingredient: String) throws {
    var dish = dish([ingredient], .init())
    dish.diets = [diet, .organic]
    #expect(dish.trustedDiets == [.organic])
    let text =
      #"{"pizzas": [{"name": "A", "ingredients": ["\#(ingredient)"], "allergens": ["celery"], "diets": ["\#(diet.rawValue)"]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(
      reading.diagnostics.contains {
        $0.rule == .diet(.contradictedDietByIngredient(diet: diet, ingredient: ingredient))
          && $0.severity == .error
      })
  }

  @Test(arguments: [
    (Diet.vegan, "prosciutto vegano"), (.vegetarian, "salsiccia di soia"),
    (.vegan, "Wurst aus Tofu"),
    (.vegan, "ragù senza carne"), (.vegan, "vegetarische Salami"), (.vegetarian, "miele"),
    (.vegan, "peperoni"), (.vegan, "pâte"), (.vegan, "meat-free mince"),
    (.vegan, "gelatina vegetale"), (.vegan, "gelatina di agar agar"), (.vegan, "ohne Gelatine"),
    (.vegan, "pflanzliche Gelatine"),
    (.pescatarian, "tonno"), (.vegetarian, "tomate cœur de bœuf"), (.vegan, "beef tomatoes"),
  ])
  func aDietThatNoIngredientContradictsIsTrusted(diet: Diet, ingredient: String) {
    var dish = dish([ingredient], .init())
    dish.diets = [diet]
    #expect(dish.trustedDiets.contains(diet))
  }

  @Test(
    arguments: [
      (
        #""none""#, #"["acciughe"]"#,
        [.allergen(.contradictedPromise(ingredient: "acciughe", allergen: .fish))]
      ),
      (
        #"{"complete": true}"#, #"["noci"]"#,
        [.allergen(.contradictedPromise(ingredient: "noci", allergen: .nuts))]
      ),
      (
        #"{"freeFrom": ["fish"]}"#, #"[{"name": {"it": "tonno", "en": "tuna"}}]"#,
        [.allergen(.contradictedPromise(ingredient: "tonno", allergen: .fish))]
      ),
      (
        #"{"freeFrom": ["nuts"]}"#, #"["noci"]"#,
        [.allergen(.contradictedPromise(ingredient: "noci", allergen: .nuts))]
      ),
      (
        #"{"freeFrom": ["milk"]}"#, #"["tonno"]"#,
        [.allergen(.unstatedIngredient(ingredient: "tonno", allergen: .fish))]
      ),
      (
        #"{"contains": ["nuts.almond"], "complete": true}"#, #"["noci"]"#,
        [.allergen(.contradictedPromise(ingredient: "noci", allergen: .walnut))]
      ),
      (#"["fish"]"#, #"["tonno"]"#, []),
    ] as [(String, String, [Diagnostic.Rule])])
  func checkCallsItAnError(statement: String, ingredients: String, rules: [Diagnostic.Rule]) throws
  {
    let text =
      #"{"pizzas": [{"name": "A", "ingredients": \#(ingredients), "allergens": \#(statement)}]}"#
    let diagnostics = try MenuReader.read(Array(text.utf8)).diagnostics
    #expect(diagnostics.map(\.rule) == rules)
    for diagnostic in diagnostics {
      let isPromise =
        if case .allergen(.contradictedPromise) = diagnostic.rule { true } else { false }
      #expect((diagnostic.severity == .error) == isPromise)
    }
  }

  @Test func whatIsWrittenIsWhatTheOwnerSaid() throws {
    var menu = Menu()
    menu.pizzas = [Pizza(dish(["acciughe"], .init(isComplete: true)))]
    let again = try MenuReader.read(Array(MenuWriter.json(of: menu).utf8)).menu
    #expect(again == menu)
    #expect(again.pizzas[0].dish.state(of: .fish) == .notStated)
  }

  private func dish(_ ingredients: [String], _ statement: AllergenStatement) -> Dish {
    var dish = Dish(name: "X")
    dish.ingredients = ingredients.map { Ingredient(name: LocalizedText($0)) }
    dish.allergens = statement
    return dish
  }
  @Test(arguments: [
    ("Thunfisch", Allergen.fish), ("Käse", .milk), ("Sahne", .milk), ("Garnelen", .crustaceans),
    ("saumon fumé", .fish), ("fromage de chèvre", .milk), ("crevettes", .crustaceans),
    ("œuf", .eggs), ("queso", .milk), ("gambas", .crustaceans), ("atún", .fish),
    ("mejillones", .molluscs), ("Nüsse", .nuts), ("noix", .nuts), ("nueces", .nuts),
    ("Sellerie", .celery), ("moutarde", .mustard), ("sésamo", .sesame),
  ])
  func whatIsPlainInOtherLanguagesIsPlain(name: String, allergen: Allergen) {
    #expect(IngredientWords.allergens(of: LocalizedText(name)).contains(allergen))
  }

  @Test(arguments: [
    "lait de coco", "leche de almendras", "noix de coco", "noix de muscade", "nuez moscada",
    "blé noir", "trigo sarraceno", "Käse ohne Milch", "fromage sans lait", "Kokosmilch", "Reis",
    "farina di riso", "Eisbein", "Pilze",
  ])
  func whatOnlySoundsLikeItIsNot(name: String) {
    let found = IngredientWords.allergens(of: LocalizedText(name))
    #expect(found.isDisjoint(with: [.milk, .nuts, .walnut, .wheat, .gluten, .eggs]), "\(name)")
  }

  /// What a search finds by the name of an allergen in an ingredient must not pass for free of it.
  @Test func everyNameThatIsLookedForIsPlainAsAnIngredient() {
    for terms in Vocabularies.all.map({ $0.typed }) {
      for (named, _, names) in terms.allergens {
        for name in names.split(separator: ",") {
          let name = name.drop { $0.isWhitespace }
          guard !name.contains(where: { $0.isWhitespace || $0 == "'" }) else { continue }
          let found = IngredientWords.allergens(of: LocalizedText(String(name)))
          #expect(!found.withGroups.isDisjoint(with: named.withGroups), "\(name)")
        }
      }
    }
  }
}
