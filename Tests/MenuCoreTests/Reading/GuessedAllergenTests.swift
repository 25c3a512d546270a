import OldMenuCore
import Testing

/// What is said of a dish in other places and other words than those that are compared first.
@Suite(.timeLimit(.minutes(5))) struct GuessedAllergenTests {
  private func dish(_ members: String, file: String = "") throws -> Dish {
    let text = #"{\#(file)"other": [{\#(members), "allergens": "none"}]}"#
    return try #require(try MenuReader.read(Array(text.utf8)).menu.dish(at: 0, in: .other))
  }

  @Test(arguments: [
    ("insalata di mare", [Allergen.crustaceans, .molluscs]),
    ("Frutti di Mare", [.crustaceans, .molluscs]), ("fruits de mer", [.molluscs]),
    ("mozarella", [.milk]), ("parmiggiano", [.milk]), ("gorgonzolla", [.milk]),
    ("Burata", [.milk]), ("gambereti", [.crustaceans]), ("buttermilk", [.milk]),
    ("Milkshake", [.milk]), ("Cheeseburger", [.milk]), ("Cheesecake", [.milk]),
    ("Carbonara", [.eggs, .milk]), ("Tiramisù", [.eggs, .milk]), ("amaretti", [.nuts]),
    ("torrone", [.nuts]), ("Savoiardi", [.gluten]), ("biscotti", [.gluten]),
    ("Gnocchi", [.gluten]), ("Birra media", [.gluten]), ("craft beer", [.gluten]),
  ])
  func aPromiseIsNotStrongerThanTheseWords(text: String, allergens: [Allergen]) throws {
    for members in [
      #""name": "\#(text)""#, #""name": "A", "description": "con \#(text)""#,
      #""name": "A", "ingredients": ["\#(text)"]"#,
      #""name": "A", "ingredients": [{"name": {"it": "\#(text)"}}]"#,
      #""name": "A", "sizes": [{"name": "con \#(text)", "price": 3}]"#,
    ] {
      let dish = try dish(members)
      for allergen in allergens { #expect(dish.state(of: allergen) == .notStated, "\(members)") }
      #expect(dish.state(of: .lupin) == .notAnIngredient)
    }
  }

  @Test(arguments: [
    ("robiola", Allergen.milk), ("gouda", .milk), ("Edamer", .milk), ("halloumi", .milk),
    ("burratina", .milk), ("ricottina", .milk), ("provoletta", .milk), ("stracciata", .milk),
    ("manchego", .milk), ("Topfen", .milk), ("Topfenstrudel", .milk), ("Schlagobers", .milk),
    ("Molke", .milk), ("Skyr", .milk), ("cacio e pepe", .milk), ("cheeses", .milk),
    ("caseina", .milk), ("mozz.", .milk), ("parmeggiano", .milk), ("kefir", .milk),
    ("caciotta", .milk), ("gruyère", .milk), ("natillas", .milk), ("malto", .gluten),
    ("focaccia", .gluten), ("Teig", .gluten), ("Hefeteig", .gluten), ("piadina", .gluten),
    ("grissini", .gluten), ("pan rallado", .gluten), ("panko", .gluten),
    ("cotoletta impanata", .gluten), ("brioche", .gluten), ("ciabatta", .gluten),
    ("cous cous", .gluten), ("udon", .gluten), ("ramen", .gluten), ("paniertes Huhn", .gluten),
    ("breaded chicken", .gluten), ("burger bun", .gluten), ("calamares rebozados", .gluten),
    ("poulet pané", .gluten), ("Malzbier", .gluten), ("branzino", .fish), ("orata", .fish),
    ("trota", .fish), ("pasta con le sarde", .fish), ("ricciola", .fish), ("Zander", .fish),
    ("sea bass", .fish), ("lubina", .fish), ("truite", .fish), ("misto mare", .crustaceans),
    ("frutti di mare", .crustaceans), ("misto mare", .molluscs), ("seppioline", .molluscs),
    ("chipirones", .molluscs), ("meringa", .eggs), ("zabaione", .eggs), ("hollandaise", .eggs),
    ("Eiweiß", .eggs), ("ovoprodotti", .eggs), ("salsa olandese", .eggs), ("merengue", .eggs),
    ("Nougat", .nuts), ("Krokant", .nuts), ("Nougatcreme", .nuts), ("praliné", .nuts),
    ("turrón", .nuts), ("shoyu", .soy), ("tamari", .soy), ("teriyaki", .soy),
    ("mostarda", .mustard), ("Dijon", .mustard), ("Tahin", .sesame), ("halva", .sesame),
    ("houmous", .sesame),
  ])
  func whatIsPlainlyMadeOfItTakesThePromiseBack(text: String, allergen: Allergen) throws {
    for members in [
      #""name": "\#(text)""#, #""name": "A", "description": "con \#(text)""#,
      #""name": "A", "ingredients": ["\#(text)"]"#,
    ] {
      #expect(try dish(members).state(of: allergen) == .notStated, "\(members)")
      #expect(try dish(members).state(of: .lupin) == .notAnIngredient)
    }
  }

  @Test(arguments: [
    "secondo la nostra ricetta", "Acqua di fontana", "polpette di lenticchie", "boissons",
    "mozarella vegana", "biscotti senza glutine", "Ginger beer", "gnocchi di riso", "schmecken",
    "pesche e basilico", "mare e monti", "carbonada", "frutti di bosco", "vegan cheeseburger",
    "Cascina Rosa", "riccioli di carota", "moringa", "glutenfreier Teig", "malva",
  ])
  func whatOnlyLooksLikeItTakesNothingBack(text: String) throws {
    let dish = try dish(#""name": "\#(text)", "description": "\#(text)""#)
    for allergen in [Allergen.milk, .gluten, .fish, .molluscs, .eggs] {
      #expect(dish.state(of: allergen) == .notAnIngredient, "\(allergen)")
    }
  }

  @Test(arguments: [
    (#"{"id": "g", "title": "Frutti di mare"}"#, true),
    (#"{"id": "g", "title": "Pizze", "description": "tutte con gamberi"}"#, true),
    (#"{"id": "g", "title": "B", "parent": "h"}, {"id": "h", "title": "Crostacei"}"#, true),
    (#"{"id": "g", "title": "Gamberi e verdure"}"#, false),
    (#"{"id": "g", "title": "Senza crostacei"}"#, false),
    (#"{"id": "g", "title": "Mari e monti"}"#, false),
  ])
  func whatItsGroupSaysIsSaidOfTheDish(groups: String, isSaid: Bool) throws {
    let dish = try dish(#""name": "A", "group": "g""#, file: #""groups": [\#(groups)], "#)
    #expect(dish.state(of: .crustaceans) == (isSaid ? .notStated : .notAnIngredient))
  }

  @Test func aSizeThatStatesWhatItsNameSaysTakesNothingBack() throws {
    let dish = try dish(
      #""name": "A", "sizes": [{"name": "con noci", "price": 3, "allergens": ["nuts.walnut"]}]"#)
    #expect(dish.state(of: .walnut) == .contains)
    #expect(dish.state(of: .milk) == .notStated)
  }
}
