import Testing

@testable import MenuCore

@Suite("A set of the cases of an enum") struct CaseSetTests {
  @Test("the bit of an allergen is its index among the cases")
  func bits_ofAllergens() {
    for (index, allergen) in Allergen.allCases.enumerated() {
      #expect(AllergenSet(allergen).rawValue == 1 << index)
      #expect(Array(AllergenSet(allergen)) == [allergen])
    }
  }

  @Test("every case of an enum has a bit in its set")
  func sizes() {
    #expect(Self.hasRoom(AllergenSet.self))
    #expect(Self.hasRoom(DietSet.self))
    #expect(Self.hasRoom(KeySet.self))
  }

  private static func hasRoom<Set: CaseSet>(_ set: Set.Type) -> Bool {
    let count = Set.Element.allCases.count
    return (2...Set.RawValue.bitWidth).contains(count)
      && Set.Element.allCases.allSatisfy { Array(Set($0)) == [$0] }
  }

  @Test("the bit of a diet is its index among the cases")
  func bits_ofDiets() {
    for (index, diet) in Diet.allCases.enumerated() {
      #expect(DietSet(diet).rawValue == 1 << index)
      #expect(Array(DietSet(diet)) == [diet])
    }
  }
}
