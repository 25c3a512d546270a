import Testing

@testable import MenuCore

/// Signs after a word for allergens that no `allergenKey` explains.
struct UnreadSignTests {
  @Test(
    "an unexplained sign may mean any of the fourteen",
    arguments: [
      "Allergene: A, G", "Allergene A,C,G", "Allergene (A, G)", "ALLERGENE: ACG", "Allergen N",
      "Allergeni: 1, 7", "Allergeni 1-7-8", "All. 1, 7, 8", "Allergènes : 1, 7", "Alérgenos: 3",
      "ALÉRGENOS: 3", "Enthält Allergene: L", "Allergens 7", "Allergeni: ¹ ⁷", "Allergeni ¹⁷",
      "Allergeni¹", "Allergeni: 7, bio",
    ])
  func unread(_ text: String) {
    #expect(HouseSigns().allergens(in: text) == .groups)
    #expect(dish(description: text).state(of: .lupin) == .notStated)
  }

  @Test(
    "longer words for allergens, and other words before the signs, announce them too",
    arguments: [
      "Allergeninformation: A,C,G", "Allergenkennzeichnung: A, C, G", "Allergenhinweise: A,C,G",
      "Allergen info: 1, 7", "Allerg. 1, 7", "Allergeni contenuti: 1 e 7", "allergeni nn. 1, 7",
      "allergene: a, c, g", "Allergie-Info: A, C", "Speiseallergene: A, G", "Allergy codes 1, 7",
      "Allergeni presenti (1, 7)", "ALLERGENI UE: 1, 7", "Allergènes de ce plat : 1, 7",
      "Allergene in diesem Gericht: A", "Allergeni (vedi legenda): 1, 7", "Alérgenos que lleva: 3",
    ])
  func longerWords(_ text: String) {
    #expect(HouseSigns().allergens(in: text) == .groups)
    #expect(dish(description: text).state(of: .lupin) == .notStated)
  }

  @Test("a word before the signs keeps those of the house announced")
  func explainedLater() {
    let signs = HouseSigns.regulation
    #expect(signs.allergens(in: "Allergeni contenuti: n. 1 e 7, bio") == [.gluten, .milk])
    #expect(signs.allergens(in: "Allergeninfo laut Liste: 1, 7 (bio)") == [.gluten, .milk])
  }

  @Test(
    "accents of their own and full-width letters hide no word for allergens",
    arguments: [
      "Ale\u{301}rgenos: 1, 7", "Allerge\u{300}nes : 1, 7", "Ａｌｌｅｒｇｅｎｉ: 1, 7", "Ａｌｌｅｒｇｅｎｉ：１，７",
      "Aller\u{AD}geni: 1, 7",
    ])
  func otherForms(_ text: String) {
    #expect(HouseSigns().allergens(in: text) == .groups)
    #expect(dish(description: text).state(of: .lupin) == .notStated)
  }

  @Test("full-width signs and brackets are the plain ones")
  func fullWidth() {
    let signs = HouseSigns.regulation
    #expect(signs.allergens(in: "Zeta （１、７）") == [.gluten, .milk])
    #expect(signs.allergens(in: "Acqua （１，５ｌ）").isEmpty)
  }

  @Test(
    "other words, and numbers after other words, are not signs",
    arguments: [
      "Allergeni: nessuno", "ALLERGENI: NO", "Allergens: ask us",
      "Allergen-free since 1999", "Allergeni: 1 glutine, 7 latte", "Allergene: G = Milch",
      "alle 7 erbe", "all 4 seasons", "Allegra (7)", "Margherita (1, 7)",
      "Allergene: bitte fragen", "allergeni e intolleranze", "Allergeni a richiesta dalle 12:30",
      "Allergen-Info: s. Karte", "Margherita¹⁷", "Allergeni: ¹ glutine, ⁷ latte",
    ])
  func noSign(_ text: String) { #expect(HouseSigns().allergens(in: text).isEmpty) }

  @Test("an unexplained sign among explained ones may mean any of the fourteen")
  func explained() {
    #expect(HouseSigns.regulation.allergens(in: "Allergeni: 1, 7") == [.gluten, .milk])
    #expect(HouseSigns.regulation.allergens(in: "Allergeni: 7, 20") == .groups)
    #expect(HouseSigns.regulation.allergens(in: "Allergeni: 20, 7 latte") == .groups)
    #expect(HouseSigns.regulation.allergens(in: "Allergeni: ⁷ ²⁰") == .groups)
    #expect(HouseSigns.regulation.allergens(in: "all 30 flavours").isEmpty)
  }

  @Test("an unexplained sign in an ingredient casts doubt too")
  func ingredient() {
    var dish = Dish(name: "Toast")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.ingredients = [Ingredient(name: "Sauce (Allergene: L)")]
    #expect(settled(dish).state(of: .lupin) == .notStated)
  }

  private func dish(description: String) -> Dish {
    var dish = Dish(name: "Toast")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.description = LocalizedText(description)
    return settled(dish)
  }

  private func settled(_ dish: Dish) -> Dish {
    Menu(pizzas: [Pizza(dish)]).settled().menu.dishes.first ?? dish
  }
}
