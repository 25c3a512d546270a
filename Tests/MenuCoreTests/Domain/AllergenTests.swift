import Testing

@testable import MenuCore

/// Annex II of Regulation (EU) No 1169/2011: the number of each allergen group, its word and its kinds.
struct AllergenTests {
  static let annex: [(number: Int, group: Allergen, kinds: [Allergen])] = [
    (1, .gluten, [.wheat, .rye, .barley, .oats]),
    (2, .crustaceans, []),
    (3, .eggs, []),
    (4, .fish, []),
    (5, .peanuts, []),
    (6, .soy, []),
    (7, .milk, []),
    (
      8, .nuts,
      [.almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia]
    ),
    (9, .celery, []),
    (10, .mustard, []),
    (11, .sesame, []),
    (12, .sulphites, []),
    (13, .lupin, []),
    (14, .molluscs, []),
  ]

  @Test("a group lists its kinds, and each kind belongs to that group", arguments: annex)
  func kinds(_ number: Int, of group: Allergen, _ kinds: [Allergen]) {
    #expect(Array(group.kinds) == kinds)
    #expect(group.group == group)
    for kind in kinds {
      #expect(kind.group == group)
      #expect(kind.kinds.isEmpty)
      #expect(AllergenSet(kind).withGroups == [kind, group])
      #expect(AllergenSet(kind).withKinds == [kind])
    }
    #expect(AllergenSet(group).withKinds == AllergenSet([group] + kinds))
    #expect(AllergenSet(group).withGroups == [group])
  }

  @Test("the word of a kind begins with that of its group", arguments: annex)
  func words(_ number: Int, of group: Allergen, _ kinds: [Allergen]) {
    #expect(group.rawValue == "\(group)")
    for kind in kinds { #expect(kind.rawValue == "\(group).\(kind)") }
  }

  @Test("the groups are in the order of the annex, each before its kinds") func order() {
    #expect(Allergen.groups == Self.annex.map(\.group))
    #expect(Allergen.allCases == Self.annex.flatMap { [$0.group] + $0.kinds })
  }

  @Test("a number of the annex means the allergen group with that number", arguments: annex)
  func number(_ number: Int, of group: Allergen, _ kinds: [Allergen]) throws {
    let json = #"{"allergenKey":"eu","pizzas":[{"name":"A","allergens":["\#(number)"]}]}"#
    let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
    #expect(dish.allergens.contains == [group])
    #expect(dish.allergens.unread.isEmpty)
  }

  @Test("a set describes itself in the words of a menu file")
  func description() {
    #expect("\(AllergenSet([.milk, .gluten]))" == "[gluten, milk]" && "\(AllergenSet())" == "[]")
    #expect("\(DietSet([.glutenFree]))" == "[gluten-free]")
  }
}
