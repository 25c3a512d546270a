import MenuCore
import Testing

@Suite("A set of the cases of an enum") struct CaseSetTests {
  @Test("the bit of an allergen is at its place among the cases")
  func bits_ofAllergens() {
    for (index, allergen) in Allergen.allCases.enumerated() {
      #expect(AllergenSet(allergen).rawValue == 1 << index)
      #expect(Array(AllergenSet(allergen)) == [allergen])
    }
  }

  @Test("the bit of a diet is at its place among the cases")
  func bits_ofDiets() {
    for (index, diet) in Diet.allCases.enumerated() {
      #expect(DietSet(diet).rawValue == 1 << index)
      #expect(Array(DietSet(diet)) == [diet])
    }
  }
}
