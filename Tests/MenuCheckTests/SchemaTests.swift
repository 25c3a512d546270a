import LocatedJSON
import MenuCheck
import MenuCore
import TestSupport
import Testing

/// The schema for editors and the program agree about a file, as far as a schema can.
struct SchemaTests {
  /// A place of a file for the members of an object.
  struct Place: Sendable, CustomTestStringConvertible {
    /// The definition of the object in the schema; nil for the file.
    let definition: String?
    /// The file before and after the members.
    let opening, closing: String
    /// The required members of the object.
    var needed: [String: String] = [:]

    var testDescription: String { definition ?? "file" }

    /// The file with a member in the place.
    func file(_ key: String, _ value: String) -> String {
      var members = needed
      members[key] = value
      // A list of the file itself may be that of its dish.
      let rest = key == "other" && definition == nil ? "}" : closing
      let inner = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      return opening + inner.joined(separator: ",") + rest
    }
  }

  private static func dish(_ definition: String, _ list: String) -> Place {
    Place(
      definition: definition, opening: #"{"currency":"EUR","\#(list)":[{"#, closing: "}]}",
      needed: ["name": #""A""#])
  }

  private static func part(_ definition: String, _ opening: String, _ closing: String) -> Place {
    Place(
      definition: definition, opening: #"{"currency":"EUR","other":[{"name":"A",\#(opening){"#,
      closing: "}\(closing)}]}")
  }

  private static func named(_ place: Place) -> Place {
    var place = place
    place.needed = ["name": #""B""#]
    return place
  }

  static let places: [Place] = [
    Place(definition: nil, opening: "{", closing: #","other":[{"name":"A"}]}"#),
    dish("pizza", "pizzas"), dish("beverage", "beverages"), dish("dessert", "desserts"),
    dish("other", "other"),
    Place(
      definition: "group", opening: #"{"groups":[{"#, closing: #"}],"other":[{"name":"A"}]}"#,
      needed: ["id": #""g""#, "title": #""G""#]),
    named(part("size", #""sizes":["#, "]")), named(part("addOn", #""addOns":["#, "]")),
    named(part("fullIngredient", #""ingredients":["#, "]")),
    Place(
      definition: "addOnGroup", opening: #"{"other":[{"name":"A","addOns":[{"#,
      closing: "}]}]}", needed: ["items": #"[{"name":"B"}]"#]),
    part("statement", #""allergens":"#, ""), part("fullPrice", #""price":"#, ""),
  ]

  private static let values = [
    "null", "true", "0", "1", "3", "4", "-1", "1.5", "100", "101", "1001", "100000", "1000001",
    "1000000000", #""""#, #"" ""#, #""x""#, #""it""#, #""EUR""#, #""eu""#, #""none""#, #""7.00""#,
    #""1,5""#, #""100.0001""#, #""12345""#, #""milk""#, #""vegan""#, #""can""#, "[]", "[null]",
    #"[""]"#, #"["x"]"#, #"["milk"]"#, #"["vegan"]"#, "[1]", "[[]]", "[{}]", #"[{"name":"n"}]"#,
    #"[{"name":" "}]"#, #"[{"name":{"it":" "}}]"#, #"[{"id":"z","title":"Z"}]"#, "{}",
    #"{"it":"y"}"#, #"{"it":null}"#, #"{"it":1}"#, #"{"x-a":1}"#, #"{"english":"y"}"#,
    #"{"english":null,"it":"y"}"#, #"{"name":"n"}"#, #"{"amount":"1.00"}"#, #"{"amount":null}"#,
    #"{"from":null,"to":"1.00"}"#, #"{"from":"1.00","to":null}"#, #"{"text":null}"#,
    #"{"text":"a","amount":null}"#, #"{"to":"1.00"}"#, #"{"amount":"1.00","to":"2.00"}"#,
    #"{"min":1}"#, #"{"min":-1}"#, #"{"max":null}"#, #"{"contains":["milk"]}"#,
    #"{"complete":"true"}"#, #"{"freeFrom":"milk"}"#, #"{"1":"milk"}"#, #"{"1":"x"}"#,
  ]

  /// All values for a pizza, the file and its parts. Other dishes have nearly the same keys, and get every
  /// third value, different ones for each key.
  private static func values(forKey row: Int, of place: Place) -> [String] {
    guard ["beverage", "dessert", "other"].contains(place.definition) else { return values }
    return values.indices.filter { ($0 + row).isMultiple(of: 3) }.map { values[$0] }
  }

  /// The rules that compare one value with another, which a schema cannot.
  private static let beyondSchemas: Set<Diagnostic.Rule> = [
    .contradictedAllergen, .contradictedDiet, .contradictedPromise, .noDish, .priceAndSizes,
    .priceDecimals, .priceRange, .repeatedID, .unknownCurrency, .unknownGroup,
  ]

  @Test("the schema accepts what check accepts, at each key with each value", arguments: places)
  func agreement(_ place: Place) throws {
    let bytes = try Repository.bytes("Sources/giuseppe-menu/Resources/Menu.schema.json")
    let schema = try JSONSchema(JSONDocument(bytes: bytes))
    let keys = schema.keys(of: place.definition)
    #expect(keys.count > 2)
    for (row, key) in (keys + ["colour", "x-mine"]).enumerated() {
      for value in Self.values(forKey: row, of: place) {
        let file = place.file(key, value)
        guard let accepts = Self.isAccepted(file) else { continue }
        let root = try #require(JSONDocument(bytes: Array(file.utf8)).root)
        #expect(schema.accepts(root) == accepts, "\(file)")
      }
    }
  }

  @Test("the schema requires the keys that check requires", arguments: places)
  func neededKeys(_ place: Place) throws {
    let bytes = try Repository.bytes("Sources/giuseppe-menu/Resources/Menu.schema.json")
    let schema = try JSONSchema(JSONDocument(bytes: bytes))
    for key in place.needed.keys {
      var bare = place
      bare.needed[key] = nil
      let file = bare.file("x-mine", "1")
      let root = try #require(JSONDocument(bytes: Array(file.utf8)).root)
      #expect(Self.isAccepted(file) == false && !schema.accepts(root), "\(file)")
    }
  }

  /// True for a file without a mistake, even of notation; nil if a rule applies that no schema can express.
  private static func isAccepted(_ file: String) -> Bool? {
    let diagnostics: [Diagnostic]
    do throws(MenuFileError) {
      diagnostics = try MenuReader.read(file).diagnostics
    } catch {
      return false
    }
    // The meaning of a number for an allergen is defined elsewhere in the file.
    let isBeyond = diagnostics.contains {
      beyondSchemas.contains($0.rule) || $0.kind == "unknown-allergen/number"
    }
    if isBeyond { return nil }
    return !diagnostics.contains { $0.severity == .error || $0.rule == .priceNotation }
  }
}
