import OldMenuCore
import Testing

/// German words that are joined of several.
@Suite(.timeLimit(.minutes(5))) struct CompoundWordTests {
  private func dish(_ name: String) throws -> Dish {
    let text = #"{"other": [{"name": "\#(name)", "allergens": "none"}]}"#
    return try #require(try MenuReader.read(Array(text.utf8)).menu.dish(at: 0, in: .other))
  }

  @Test(arguments: [
    ("Käsekuchen", Allergen.milk), ("Walnussbrot", .walnut), ("Walnussbrot", .gluten),
    ("Fischstäbchen", .fish), ("Eierkuchen", .eggs), ("Krabbenbrötchen", .crustaceans),
    ("Krabbenbrötchen", .gluten), ("Weizenbier", .gluten), ("Weizenbier", .wheat),
    ("Sahnetorte", .milk), ("Käsesauce", .milk), ("Walnussöl", .nuts), ("Erdnussbutter", .peanuts),
    ("Vollmilchschokolade", .milk), ("Kräuterbutter", .milk), ("Hühnerei", .eggs),
    ("Sojasoße", .soy), ("Mandelsplitter", .almond), ("Mandelmilch", .nuts),
    ("Hafermilch", .oats), ("Hafermilch", .gluten), ("Sojamilch", .soy), ("Roggenmehl", .gluten),
    ("Seelachsfilet", .fish), ("Kabeljaufilet", .fish), ("Räucherforelle", .fish),
    ("Räucheraal", .fish), ("Bismarckhering", .fish), ("Ziegenkäsetaler", .milk),
    ("Vanilleeis", .milk), ("Bulgursalat", .gluten), ("Leberknödel", .gluten),
    ("Weißbier", .gluten), ("Tintenfischringe", .molluscs), ("Büffelmozzarella", .milk),
    ("KÄSESPÄTZLE", .milk),
  ])
  func eitherEndGivesAnAllergenAway(name: String, allergen: Allergen) throws {
    #expect(try dish(name).state(of: allergen) == .notStated)
  }

  @Test(arguments: [
    ("Buchweizenmehl", Allergen.gluten), ("Buchweizen", .wheat), ("Kokosmilch", .milk),
    ("Muskatnuss", .nuts), ("Kokosnussstreusel", .nuts), ("Erdnussbutter", .milk),
    ("Erdnussbutter", .nuts), ("Reismilch", .milk), ("Hafermilch", .milk), ("Sojamilch", .milk),
    ("Mandelmilch", .milk), ("Reisnudeln", .gluten), ("Maismehl", .gluten),
    ("Hackfleisch", .fish), ("Hackfleischbällchen", .eggs), ("Eisbergsalat", .eggs),
    ("Vanilleeis", .eggs), ("Leberkäse", .milk), ("Lachsschinken", .fish),
    ("Geburtstagsfeier", .eggs), ("Hochgenuss", .nuts), ("Butternutkürbis", .milk),
    ("Johannisbrot", .gluten), ("Tintenfischringe", .fish), ("veganer Käsekuchen", .milk),
    ("Kalbsnuss", .nuts), ("Ingwerbier", .gluten), ("Kartoffelknödel", .gluten),
    ("Brothers", .gluten), ("butterfly", .milk), ("fischietto", .fish), ("Kakaobutter", .milk),
  ])
  func whatOnlySoundsLikeItDoesNot(name: String, allergen: Allergen) throws {
    #expect(try dish(name).state(of: allergen) == .notAnIngredient)
  }
}
