import Foundation
import MenuTestSupport
import Testing

@testable import OldMenuCore

/// The schema knows the keys and words that the reader knows; `.ci/schema` compares what both say
/// of each fixture.
@Suite(.timeLimit(.minutes(5))) struct SchemaTests {
  private let schema: [String: Any]
  private let definitions: [String: Any]

  init() throws {
    let file = Repository.folder.appending(path: "Sources/Old/giuseppe-menu/Resources/Menu.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = try #require(object as? [String: Any])
    definitions = try #require(schema["definitions"] as? [String: Any])
  }

  private func keys(of definition: String) -> Set<String> {
    keys(of: definitions[definition])
  }

  /// The keys of an object, also where it is one of several shapes.
  private func keys(of shape: Any?) -> Set<String> {
    guard let shape = shape as? [String: Any] else { return [] }
    let own = (shape["properties"] as? [String: Any])?.keys.map { $0 } ?? []
    let others = ["anyOf", "allOf"].flatMap { shape[$0] as? [Any] ?? [] }
    return others.reduce(into: Set(own)) { $0.formUnion(keys(of: $1)) }
  }

  private func keys<Key: CaseIterable & RawRepresentable<String>>(_: Key.Type) -> Set<String> {
    Set(Key.allCases.map(\.rawValue))
  }

  @Test func itKnowsTheKeysThatTheReaderKnows() {
    #expect(keys(of: schema) == keys(FileKey.self))
    #expect(keys(of: "group") == keys(GroupKey.self))
    #expect(keys(of: "address") == keys(AddressKey.self))
    #expect(keys(of: "size") == keys(SizeKey.self))
    #expect(keys(of: "ingredient") == keys(IngredientKey.self))
    #expect(keys(of: "addOn") == keys(AddOnKey.self))
    #expect(keys(of: "addOnGroup") == keys(AddOnGroupKey.self))
    #expect(keys(of: "price") == keys(PriceKey.self))
    #expect(keys(of: "allergens") == keys(StatementKey.self))
  }

  @Test(arguments: [MenuList.pizzas, .beverages, .desserts, .other])
  func itKnowsTheKeysOfEachList(list: MenuList) {
    let definition =
      switch list {
      case .pizzas: "pizza"
      case .beverages: "beverage"
      case .desserts: "dessert"
      case .other: "dish"
      }
    let known = DishKey.names(of: list)
    #expect(keys(of: "dish").union(keys(of: definition)) == Set(known))
  }

  @Test func itKnowsTheWordsThatTheReaderKnows() throws {
    let allergen = try #require(definitions["allergen"] as? [String: Any])
    let first = (allergen["anyOf"] as? [[String: Any]])?.first
    #expect(first?["enum"] as? [String] == Allergen.allCases.map(\.rawValue))
    let diets = (definitions["diets"] as? [String: Any])?["items"] as? [String: Any]
    #expect(diets?["enum"] as? [String] == Diet.allCases.map(\.rawValue))
  }

  @Test func everyKeyIsExplained() {
    for (name, value) in schema["properties"] as? [String: Any] ?? [:] {
      #expect((value as? [String: Any])?["description"] is String, "\(name)")
    }
    for (name, value) in definitions {
      #expect((value as? [String: Any])?["description"] is String, "\(name)")
      #expect((value as? [String: Any])?["title"] is String, "\(name)")
    }
  }
}
