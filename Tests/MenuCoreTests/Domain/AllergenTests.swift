import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct AllergenTests {
  @Test func thereAreFourteenGroupsInTheOrderOfTheLaw() {
    #expect(
      Allergen.groups.map(\.rawValue) == [
        "gluten", "crustaceans", "eggs", "fish", "peanuts", "soy", "milk", "nuts", "celery",
        "mustard", "sesame", "sulphites", "lupin", "molluscs",
      ])
  }

  @Test func aKindKnowsItsGroupAndAGroupItsKinds() {
    #expect(Allergen.wheat.group == .gluten)
    #expect(Allergen.macadamia.group == .nuts)
    #expect(Allergen.milk.group == .milk)
    #expect(Allergen.gluten.kinds == [.wheat, .rye, .barley, .oats])
    #expect(Allergen.nuts.kinds.allergens.count == 8)
    #expect(Allergen.milk.kinds == [])
    #expect(Allergen.wheat.kinds == [])
  }

  @Test func aSetIsReadInTheOrderOfTheLaw() {
    let set: AllergenSet = [.molluscs, .wheat, .gluten, .milk]
    #expect(set.allergens == [.gluten, .wheat, .milk, .molluscs])
    #expect(set.contains(.wheat))
    #expect(!set.contains(.rye))
    #expect(AllergenSet().isEmpty)
  }
}

/// What a guest is told about one allergen, case by case.
@Suite(.timeLimit(.minutes(5))) struct AllergenStatementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let statement: AllergenStatement
    let asked: Allergen
    let state: AllergenState

    init(
      _ description: String, _ statement: AllergenStatement, _ asked: Allergen,
      _ state: AllergenState
    ) {
      (testDescription, self.statement, self.asked, self.state) =
        (description, statement, asked, state)
    }
  }

  static let cases: [Case] = [
    Case("nothing said", .init(), .milk, .notStated),
    Case("a named one is contained", .init(contains: [.milk]), .milk, .contains),
    Case("one not named is not stated", .init(contains: [.milk]), .eggs, .notStated),
    Case("one that may be contained", .init(mayContain: [.milk]), .milk, .mayContain),
    Case("a free one", .init(freeFrom: [.milk]), .milk, .free),
    Case("a complete statement", .init(isComplete: true), .milk, .notAnIngredient),
    Case(
      "complete and contained", .init(contains: [.milk], isComplete: true), .milk, .contains),
    Case(
      "complete and maybe", .init(mayContain: [.milk], isComplete: true), .milk, .mayContain),
    Case("complete and free", .init(freeFrom: [.milk], isComplete: true), .milk, .free),
    Case("contained and free", .init(contains: [.milk], freeFrom: [.milk]), .milk, .contains),
    Case("maybe and free", .init(mayContain: [.milk], freeFrom: [.milk]), .milk, .mayContain),

    Case("a kind implies its group", .init(contains: [.wheat]), .gluten, .contains),
    Case("a kind implies no other kind", .init(contains: [.wheat]), .rye, .notStated),
    Case("a kind that may be", .init(mayContain: [.almond]), .nuts, .mayContain),
    Case("the group alone counts as its kind", .init(contains: [.nuts]), .almond, .contains),
    Case("likewise maybe", .init(mayContain: [.nuts]), .almond, .mayContain),
    Case("a free group implies its kinds", .init(freeFrom: [.gluten]), .wheat, .free),
    Case("a free kind never its group", .init(freeFrom: [.wheat]), .gluten, .notStated),
    Case(
      "all free kinds are not their group",
      .init(freeFrom: [.wheat, .rye, .barley, .oats]), .gluten, .notStated),
    Case("complete covers kinds", .init(isComplete: true), .wheat, .notAnIngredient),
    Case(
      "complete with another kind", .init(contains: [.wheat], isComplete: true), .rye,
      .notAnIngredient),
    Case(
      "complete with a kind, asked for the group", .init(contains: [.wheat], isComplete: true),
      .gluten, .contains),
    Case(
      "gluten, but free of rye", .init(contains: [.gluten], freeFrom: [.rye]), .rye, .free),
    Case(
      "gluten, but free of rye, asked for gluten", .init(contains: [.gluten], freeFrom: [.rye]),
      .gluten, .contains),
    Case(
      "wheat, but free of gluten", .init(contains: [.wheat], freeFrom: [.gluten]), .wheat,
      .contains),
    Case(
      "wheat, but free of gluten, asked for gluten",
      .init(contains: [.wheat], freeFrom: [.gluten]), .gluten, .contains),
    Case(
      "wheat, but free of gluten, asked for rye",
      .init(contains: [.wheat], freeFrom: [.gluten]), .rye, .free),
  ]

  @Test(arguments: cases)
  func theStateOf(_ row: Case) {
    #expect(row.statement.state(of: row.asked) == row.state)
  }

  @Test(arguments: Allergen.allCases)
  func nothingSaidIsNeverFree(allergen: Allergen) {
    #expect(AllergenStatement().state(of: allergen) == .notStated)
  }

  @Test func aStatementSaysSomethingOrNothing() {
    #expect(AllergenStatement().saysNothing)
    #expect(!AllergenStatement(isComplete: true).saysNothing)
    #expect(!AllergenStatement(freeFrom: [.milk]).saysNothing)
  }
}
