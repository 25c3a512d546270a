import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct CaseSetTests {
  @Test func allergensAreWalkedInTheOrderOfTheAnnex() {
    let set: AllergenSet = [.milk, .wheat, .molluscs]
    #expect(Array(set) == [.wheat, .milk, .molluscs])
    #expect(set.map(\.rawValue) == ["gluten.wheat", "milk", "molluscs"])
    #expect(set.count == 3)
    #expect(set.first == .wheat)
  }

  @Test func dietsAreWalkedInAFixedOrder() {
    let set: DietSet = [.organic, .vegan]
    #expect(Array(set) == [.vegan, .organic])
  }

  @Test func aSetOfOneHasThatOne() {
    for allergen in Allergen.allCases { #expect(Array(AllergenSet(allergen)) == [allergen]) }
    for diet in Diet.allCases { #expect(Array(DietSet(diet)) == [diet]) }
  }

  @Test func anEmptySetHasNothing() {
    #expect(AllergenSet().isEmpty)
    #expect(AllergenSet().first == nil)
    #expect(DietSet().allSatisfy { _ in false })
  }

  @Test func aSetIsMadeOfASequence() {
    #expect(AllergenSet(Allergen.allCases).count == Allergen.allCases.count)
    #expect(DietSet(Diet.allCases.reversed()).elementsEqual(Diet.allCases))
  }

  @Test func oneIsAddedAndRemovedLikeInAnySet() {
    var set: DietSet = [.vegan]
    #expect(set.insert(.halal).inserted)
    #expect(!set.insert(.halal).inserted)
    #expect(set.update(with: .halal) == .halal)
    #expect(set.remove(.vegan) == .vegan)
    #expect(set.remove(.vegan) == nil)
    #expect(set == [.halal])
  }

  @Test(arguments: [(UInt16, UInt16)]([(0, 0), (1, 0), (0b1100, 0b1010), (0x7FFF, 0b1)]))
  func theAlgebraIsThatOfASetOfCases(bits: (UInt16, UInt16)) {
    let (one, other) = (DietSet(rawValue: bits.0), DietSet(rawValue: bits.1))
    let (cases, otherCases) = (Set(one), Set(other))
    #expect(Set(one.union(other)) == cases.union(otherCases))
    #expect(Set(one.intersection(other)) == cases.intersection(otherCases))
    #expect(Set(one.symmetricDifference(other)) == cases.symmetricDifference(otherCases))
    #expect(Set(one.subtracting(other)) == cases.subtracting(otherCases))
    #expect(one.isSuperset(of: other) == cases.isSuperset(of: otherCases))
    #expect(one.isSubset(of: other) == cases.isSubset(of: otherCases))
    #expect(one.isDisjoint(with: other) == cases.isDisjoint(with: otherCases))
  }

  @Test func bitsThatMeanNothingAreNotWalked() {
    #expect(Array(AllergenSet(rawValue: 1 << 31)).isEmpty)
    #expect(AllergenSet(rawValue: 1 << 31).first == nil)
  }
}
