import Testing

@testable import MenuCore

/// Signs of the house in texts.
struct HouseSignTests {
  /// Signs with their meanings.
  private static func signs(_ meanings: KeyValuePairs<String, Allergen>) -> HouseSigns {
    var signs = HouseSigns()
    for (sign, allergen) in meanings { signs.add(allergen, for: sign) }
    return signs
  }

  @Test(
    "a sign of letters and digits is found, also beside others",
    arguments: ["Zeta (A1, G)", "Zeta (G, A1)", "Zeta (G,A1)", "Zeta G, A1", "Zeta (g, a1)"])
  func mixedSign(_ text: String) {
    let signs = Self.signs(["A1": .wheat, "G": .milk])
    #expect(signs.allergens(in: text) == [.wheat, .milk])
  }

  @Test(
    "a sign of letters and digits needs no other beside it",
    arguments: ["Zeta (A1)", "Zeta A1", "Zeta (A01)"])
  func mixedSignAlone(_ text: String) {
    let signs = Self.signs(["A1": .wheat, "G": .milk])
    #expect(signs.allergens(in: text) == [.wheat])
  }

  @Test("letters and digits that are no sign together are signs by themselves")
  func parts() {
    let signs = Self.signs(["A": .soy, "1": .eggs, "1a": .milk])
    #expect(signs.allergens(in: "Zeta (A1)") == [.soy, .eggs])
    #expect(signs.allergens(in: "Zeta (1a)") == [.milk])
    #expect(signs.allergens(in: "latte1") == [.eggs])
  }

  @Test(
    "a number before a closing bracket, and after its abbreviation",
    arguments: ["Zeta 7)", "Zeta (n. 7)"])
  func number(_ text: String) {
    #expect(HouseSigns.regulation.allergens(in: text) == [.milk])
  }

  @Test(
    "other marks among signs in brackets take nothing away from them",
    arguments: [
      "Zeta (V, 1, 7)", "Zeta (1, 7, V)", "Zeta (1,7,bio)", "Zeta (1, 7; piccante)",
      "Zeta (1, bio, 7)", "Zeta (1/7/V)", "Zeta (1, 7 bio)", "Zeta (1-7 | bio)", "Zeta [bio · 1,7]",
    ])
  func otherMarks(_ text: String) {
    #expect(HouseSigns.regulation.allergens(in: text) == [.gluten, .milk])
  }

  @Test("letters among other marks in brackets are signs too")
  func lettersAmongMarks() {
    let signs = Self.signs(["A1": .wheat, "G": .milk])
    #expect(signs.allergens(in: "Zeta (V, A1, G)") == [.wheat, .milk])
    #expect(signs.allergens(in: "Zeta (A1, G bio)") == [.wheat, .milk])
    #expect(signs.allergens(in: "Zeta (pane, g)") == [.milk])
  }

  @Test(
    "an amount with its unit in brackets is no sign",
    arguments: [
      "Zeta (2 pezzi)", "Acqua (1,5 l)", "Acqua (0,5 l)", "Zeta (4-6 pezzi)", "Zeta (1/2 metro)",
      "Zeta (pane, 2 pezzi)", "Zeta (1.5 l, bio)",
    ])
  func amount(_ text: String) {
    #expect(HouseSigns.regulation.allergens(in: text).isEmpty)
  }

  @Test(
    "a sign is found in any notation of it, and one with other characters as it is",
    arguments: [
      ("07", "Zeta (7)"), ("07", "Zeta (07)"), ("¹", "Zeta¹"), ("⑦", "Zeta (7)"),
      ("A)", "Zeta (A)"), ("Ｇ", "Zeta (G)"), ("*", "Zeta*"), ("**", "Zeta **"),
      ("A-1", "Zeta (A-1)"),
      ("1.2", "Zeta 1.2"), ("🥛", "Zeta 🥛"),
    ])
  func notation(_ sign: String, _ text: String) {
    #expect(Self.signs([sign: .milk]).allergens(in: text) == [.milk])
    #expect(Self.signs([sign: .milk]).allergens(in: "Zeta").isEmpty)
  }
}
