import Testing

@testable import MenuCore

/// Words of which a part is missing or apart: abbreviations with a full stop, and words torn by a hyphen.
struct LexiconTornWordTests {
  typealias Case = LexiconTests.Case

  @Test(
    "a word with a full stop may be the beginning of a food",
    arguments: [
      Case("form. fresco", [.milk]), Case("formag. fresco", [.milk]), Case("parm.", [.milk]),
      Case("pom., mozz., basil.", [.milk]), Case("Pom. Mozzar. Form.", [.milk]),
      Case("pom., form.", [.milk]), Case("form.\nfunghi", [.milk]),
      Case("nocc. tostate", [.hazelnut]),
      Case("tonn. e cipolle", [.fish]), Case("gamber. freschi", [.crustaceans]),
      Case("acciu., capp.", [.fish]), Case("haseln. geröstet", [.hazelnut]),
      Case("fromag. de chèvre", [.milk]), Case("almend. molidas", [.almond]),
      Case("boquer. en vinagre", [.fish, .sulphites]),
      Case("Parmes. gehobelt", [.milk]), Case("walnu. pieces", [.walnut]),
    ])
  func abbreviation(_ row: Case) { row.expectAllergens() }

  @Test(
    "a full stop after a word or the beginning of a food without allergens abbreviates no allergen",
    arguments: [
      "Wir sind in Form. Alles ist frisch.", "Frisch aus der Hand.", "direkt vom Berg.",
      "basil. fresco", "oliv. nere", "zitr. und knobl.", "kart. und spin.", "choc. chips",
      "max. 2 pers. pro Tisch", "zucch. e cann.",
    ])
  func noAbbreviation(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a word that a hyphen has torn is read as one, and its parts too if they are foods",
    arguments: [
      Case("but-ter", [.milk]), Case("but- ter", [.milk]), Case("ched-dar", [.milk]),
      Case("moz-zarella", [.milk]), Case("par-mesan", [.milk]), Case("sal-mon", [.fish]),
      Case("tomato, ma-yonnaise", [.eggs, .mustard]), Case("Sah-ne", [.milk]),
      Case("Erd-nüsse", [.peanuts, .nuts]), Case("Nut- ella", [.milk, .soy, .nuts, .hazelnut]),
      Case("fro-mage", [.milk]), Case("que-so", [.milk]), Case("no but-ter", []),
    ])
  func torn(_ row: Case) { row.expectAllergens() }

  @Test(
    "a hyphen leaves two words if one of them is a food, or if they make no food together",
    arguments: [
      Case("milch- und eifrei", []), Case("mozzarella-free", []), Case("milk-free", []),
      Case("egg-free but-ter-free", []), Case("Gluten-frei", []), Case("nuss-freie", []),
      Case("Coca-Cola", []), Case("pan-fried", []), Case("wood-fired", []), Case("Bio-Tomaten", []),
      Case("mar-gherita", []),
    ])
  func hyphen(_ row: Case) { row.expectAllergens() }
}
