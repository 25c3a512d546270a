import OldMenuCore
import Testing

/// A diet that the name, the description or the notes of a dish plainly speak against.
@Suite(.timeLimit(.minutes(5))) struct DietTextTests {
  private func reading(_ members: String, diet: String, statement: String = "") throws
    -> MenuReading
  {
    try MenuReader.read(
      Array(#"{"other": [{\#(members), \#(statement)"diets": ["\#(diet)"]}]}"#.utf8))
  }

  private static func places(_ text: String) -> [String] {
    [
      #""name": "\#(text)""#, #""name": "A", "description": "\#(text)""#,
      #""name": "A", "notes": ["\#(text)"]"#,
    ]
  }

  @Test(arguments: [
    ("contiene glutine", "gluten-free"), ("contiene latte", "dairy-free"),
    ("Pizza alla panna", "dairy-free"), ("con panna e prosciutto", "vegan"),
    ("con gamberi e tonno", "vegetarian"), ("Pizza mit Schinken", "vegetarian"),
    ("pâtes au saumon", "vegetarian"), ("with honey and walnuts", "vegan"),
    ("wheat bread", "gluten-free"), ("con jamón", "vegan"), ("con speck", "pescatarian"),
    ("Speckwürfel", "vegetarian"), ("Salamischeiben", "vegan"), ("Schinkenwürfel", "vegetarian"),
    ("Hähnchenstreifen", "pescatarian"), ("Kalbsleberwurst", "vegetarian"),
    ("Vegan pizza with ham", "vegan"), ("Vegan cheese, ham", "vegan"),
    ("Vegan sausage and bacon", "vegan"), ("Veggie wrap with chicken", "vegan"),
    ("Tofu and chicken", "vegan"), ("Burger vegano con salsiccia", "vegan"),
    ("Mozzarella vegana e prosciutto", "vegan"), ("Veganer Burger mit Speck", "vegan"),
    ("Fromage végétal, jambon", "vegan"), ("Queso vegano y jamón", "vegan"),
    ("Vegetarian, but with bacon bits", "vegetarian"), ("Vegetarisch, mit Speck", "vegetarian"),
    ("Vegetable soup with bacon", "vegetarian"), ("Lentil soup with sausage", "vegetarian"),
    ("Vegetable oil, chicken, salt", "vegetarian"), ("Chicken in soy sauce", "vegetarian"),
    ("Lenticchie con salsiccia", "vegetarian"), ("Pollo alla soia", "vegetarian"),
    ("Tofu mit Hähnchen", "vegetarian"), ("Nata vegetal y beicon", "vegetarian"),
    ("Without ham, with bacon", "vegetarian"), ("Soja, poulet", "vegetarian"),
    ("Amatriciana", "vegetarian"), ("Entrecôte", "vegetarian"),
    ("Hamburguesa", "vegetarian"), ("Sirloin", "vegan"), ("Gyros", "vegetarian"),
    ("Bouillon de volaille", "vegetarian"), ("Leberkäs", "vegetarian"),
    ("prosciutto cotto", "halal"), ("pork ribs", "kosher"), ("Schweinebraten", "halal"),
    ("lomo de cerdo", "kosher"), ("filet de porc", "halal"), ("con gamberi", "kosher"),
    ("rice with bacon", "halal"), ("Patate e pancetta", "kosher"), ("mit Speck", "halal"),
    ("jamón serrano", "halal"), ("Quiche aux lardons", "kosher"), ("Chicken, bacon", "halal"),
    ("Kochschinken", "halal"), ("cooked in white wine", "halal"), ("imbevuto nel rum", "halal"),
    ("Scaloppine al marsala", "halal"), ("mit Rotwein", "halal"), ("flambé au cognac", "halal"),
    ("con vino tinto", "halal"), ("Beer batter", "halal"), ("wine, red wine vinegar", "halal"),
    ("Carne di manzo", "hindu"), ("Rindfleisch", "hindu"), ("beef curry", "hindu"),
  ])
  func aTextIsStrongerThanADiet(text: String, diet: String) throws {
    for members in Self.places(text) {
      for statement in ["", #""allergens": "none", "#] {
        let reading = try reading(members, diet: diet, statement: statement)
        let dish = try #require(reading.menu.dish(at: 0, in: .other))
        #expect(dish.diets.isEmpty, "\(members) \(statement)")
        let told = reading.diagnostics.contains {
          if case .diet(.contradictedDietByText) = $0.rule { true } else { false }
        }
        #expect(told, "\(members) \(statement)")
      }
    }
  }

  @Test(arguments: [
    ("Vegan: senza latte", "vegan"), ("burger vegano con formaggio vegano", "vegan"),
    ("può contenere tracce di latte", "vegan"), ("Pasta senza glutine", "gluten-free"),
    ("con latte di soia", "vegan"), ("senza prosciutto", "vegetarian"),
    ("Würstchen vegan", "vegan"),
    ("no meat, no fish", "vegetarian"), ("insalata di mare vegana", "vegan"),
    ("Lasagne vegetariane al ragù di lenticchie", "vegetarian"), ("rice flour", "gluten-free"),
    ("pomodoro, basilico", "vegan"), ("Glutenfreies Brot", "gluten-free"),
    ("Milchfrei, mit Haferdrink", "dairy-free"), ("contiene latte", "gluten-free"),
    ("con panna e funghi", "vegetarian"), ("con tonno", "pescatarian"), ("beef curry", "halal"),
    ("turkey ham", "halal"), ("chicken curry", "hindu"), ("Fleischtomaten", "vegan"),
    ("Fruchtfleisch", "vegan"), ("Hühnereier", "vegetarian"), ("Fleischersatz", "vegan"),
    ("Ragù di verdure", "vegan"), ("Polpette di melanzane", "vegan"), ("Steak de soja", "vegan"),
    ("Bistecca di cavolfiore", "vegan"), ("Albóndigas de berenjena", "vegan"),
    ("Cauliflower steak", "vegan"), ("Mushroom ragu", "vegan"), ("Steak fries", "vegan"),
    ("Lamb's lettuce", "vegan"), ("Mince pies", "vegan"), ("Salsiccia vegetale", "vegan"),
    ("Vegan smoked ham", "vegan"), ("Tofu Bolognese", "vegan"), ("Cuore di bue", "vegan"),
    ("Auf Wunsch mit Hähnchen", "vegetarian"), ("Wurst (vegan)", "vegan"),
    ("Carne de membrillo", "vegan"), ("Coeur de boeuf", "vegan"), ("Kein Fleisch, nie", "vegan"),
    ("no pork", "halal"), ("beef tomatoes", "hindu"), ("Sojawürstchen, ohne Speck", "vegan"),
    ("vegan cheeseburger", "vegan"), ("turkey bacon", "halal"), ("Bacon of beef", "kosher"),
    ("prosciutto di tacchino", "halal"), ("jambon de dinde", "halal"), ("beicon de pavo", "kosher"),
    ("Putenschinken", "halal"), ("Halal bacon", "halal"), ("Speck vom Rind", "halal"),
    ("red wine vinegar", "halal"), ("aceto di vino bianco", "halal"), ("Weißweinessig", "halal"),
    ("vinaigre de vin", "halal"), ("vinagre de vino", "halal"), ("birra analcolica", "halal"),
    ("Alkoholfreies Bier", "halal"), ("vin sans alcool", "halal"), ("ginger beer", "halal"),
    ("senza rum", "halal"), ("in red wine", "kosher"),
  ])
  func whatIsNotAgainstADietLeavesIt(text: String, diet: String) throws {
    for members in Self.places(text) {
      let reading = try reading(members, diet: diet)
      let dish = try #require(reading.menu.dish(at: 0, in: .other))
      #expect(!reading.diagnostics.contains { $0.rule.isOfDiet }, "\(members)")
      #expect(!dish.diets.isEmpty, "\(members)")
    }
  }

  @Test func whatADrinkGoesWithIsNotInIt() throws {
    let text =
      #"{"beverages": [{"name": "A", "description": "ideale con pesce", "diets": ["vegan"]}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(!reading.diagnostics.contains { $0.rule.isOfDiet })
  }

  @Test(arguments: [
    ("kann Gluten enthalten", "gluten-free"), ("Kann Spuren von Milch enthalten", "dairy-free"),
    ("may contain traces of gluten", "gluten-free"),
  ])
  func whatMayBeThereIsADoubt(text: String, diet: String) throws {
    for members in Self.places(text) {
      let reading = try reading(members, diet: diet)
      let doubts = reading.diagnostics.filter {
        if case .diet(.doubtedDiet) = $0.rule { true } else { false }
      }
      #expect(doubts.count == 1, "\(members)")
    }
  }
}

extension Diagnostic.Rule {
  fileprivate var isOfDiet: Bool { if case .diet = self { true } else { false } }
}
