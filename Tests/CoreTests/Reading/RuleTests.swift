import MenuCore
import Testing

/// Every rule of the format with a file that breaks it: where it is told, and that it is.
struct RuleTests {
  private static func menu(_ dish: String, _ more: String = "") -> String {
    #"{"currency":"EUR"\#(more),"pizzas":[{"name":"A","price":"5.00"\#(dish)}]}"#
  }

  static let faults: [(rule: String, variant: String?, json: String)] = [
    ("json", "missing-comma", #"{"pizzas":[{"name":"A"} {"name":"B"}]}"#),
    ("json", "unclosed", #"{"pizzas":["#),
    ("json", "empty", ""),
    ("json-tolerated", "trailing-comma", #"{"pizzas":[{"name":"A"},]}"#),
    ("json-tolerated", "comment", "{\"pizzas\":[{\"name\":\"A\"}]} // mine"),
    ("json-mended", "missing-comma", "{\"pizzas\":[{\"name\":\"A\"}\n{\"name\":\"B\"}]}"),
    ("json-mended", "decimal-comma", #"{"pizzas":[{"name":"A","price":8,50}]}"#),
    ("not-a-menu", nil, "[]"), ("not-a-menu", "foreign", "%PDF-1.4"),
    ("newer-format", nil, #"{"formatVersion":2,"pizzas":[{"name":"A"}]}"#),
    ("no-dish", nil, "{}"),
    ("unknown-key", nil, menu(#","colour":"red""#)),
    ("unknown-key", "near", menu(#","ingredeints":[]"#)),
    ("repeated-key", nil, menu(#","frozen":true,"frozen":true"#)),
    ("wrong-type", "list", menu(#","ingredients":"pomodoro""#)),
    ("wrong-type", "text", menu(#","description":5"#)),
    ("wrong-type", "flag", menu(#","soldOut":"yes""#)),
    ("wrong-type", "dish", #"{"pizzas":["Margherita",{"name":"A"}]}"#),
    ("missing-key", "name", #"{"pizzas":[{"price":"5.00"}]}"#),
    ("missing-key", "group", #"{"groups":[{"id":"a"}],"pizzas":[{"name":"A"}]}"#),
    ("bad-language-tag", nil, menu(#","description":{"english":"x"}"#)),
    ("not-a-price", nil, #"{"pizzas":[{"name":"A","price":"cheap"}]}"#),
    ("price-notation", nil, #"{"currency":"EUR","pizzas":[{"name":"A","price":"€ 7,00"}]}"#),
    ("price-decimals", nil, #"{"currency":"EUR","pizzas":[{"name":"A","price":"12.345"}]}"#),
    ("price-range", nil, #"{"pizzas":[{"name":"A","price":{"from":"9.00","to":"7.00"}}]}"#),
    ("price-and-sizes", nil, menu(#","sizes":[{"name":"maxi","price":"9.00"}]"#)),
    ("unknown-currency", nil, #"{"currency":"€","pizzas":[{"name":"A"}]}"#),
    ("unknown-allergen", "near", menu(#","allergens":["latte"]"#)),
    ("unknown-allergen", "number", menu(#","allergens":[7]"#)),
    (
      "contradicted-allergen", nil, menu(#","allergens":{"contains":["milk"],"freeFrom":["milk"]}"#)
    ),
    ("contradicted-promise", nil, menu(#","ingredients":["acciughe"],"allergens":"none""#)),
    ("contradicted-diet", nil, menu(#","diets":["vegan"],"allergens":["milk"]"#)),
    ("contradicted-diet", "ingredient", menu(#","diets":["vegetarian"],"ingredients":["speck"]"#)),
    ("unknown-word", nil, menu(#","diets":["veggie"]"#)),
    ("unknown-word", "near", #"{"beverages":[{"name":"A","serving":"botle"}]}"#),
    ("out-of-range", nil, menu(#","spicy":9"#)),
    ("repeated-id", nil, #"{"pizzas":[{"id":"a","name":"A"},{"id":"a","name":"B"}]}"#),
    ("unknown-group", nil, menu(#","group":"bianche""#)),
    (
      "unknown-group", "circle",
      #"{"groups":[{"id":"a","title":"A","parent":"b"},{"id":"b","title":"B","parent":"a"}],"pizzas":[{"name":"A"}]}"#
    ),
    ("text-beside-promise", nil, menu(#","description":"con burro","allergens":"none""#)),
    (
      "text-beside-promise", "above", menu(#","allergens":"none""#, #","notes":["contiene latte"]"#)
    ),
    // The rules that only `check` asks for.
    (
      "size-without-price", nil,
      #"{"pizzas":[{"name":"A","sizes":[{"name":"s","price":"1.00"},{"name":"m"}]}]}"#
    ),
    ("no-currency", nil, #"{"pizzas":[{"name":"A","price":"5.00"}]}"#),
    (
      "unlikely-price", nil,
      #"{"currency":"EUR","pizzas":[{"name":"A","price":"5"},{"name":"B","price":"6"},{"name":"C","price":"5"},{"name":"D","price":"7"},{"name":"E","price":"700"}]}"#
    ),
    (
      "unlikely-price", "cents",
      #"{"currency":"EUR","pizzas":[{"name":"A","price":590},{"name":"B","price":620},{"name":"C","price":750}]}"#
    ),
    ("doubted-diet", nil, menu(#","diets":["vegan"],"allergens":{"mayContain":["milk"]}"#)),
    ("unstated-ingredient", nil, menu(#","ingredients":["mozzarella"],"allergens":["gluten"]"#)),
    ("not-stated", nil, menu("")), ("empty-allergens", nil, menu(#","allergens":[]"#)),
    ("repeated-name", nil, #"{"pizzas":[{"name":"A"},{"name":"a"}]}"#),
    ("text", "entity", menu(#","description":"cr&egrave;me""#)),
    ("text", "star", menu(#","description":"gamberi*""#)),
    ("text", "hidden", menu("\u{2C}\"description\":\"a\u{200B}b\"")),
    ("missing-language", nil, #"{"pizzas":[{"name":{"it":"A","en":"B"}},{"name":{"it":"C"}}]}"#),
  ]

  @Test(arguments: faults)
  func fileWithFault_isRead_tellsTheRule(_ rule: String, _ variant: String?, _ json: String) {
    let told = diagnostics(of: json)
    #expect(
      told.contains { $0.rule.rawValue == rule && $0.variant == variant },
      "\(rule)/\(variant ?? "-") is not among \(told.map(\.description)) of \(json)")
    for diagnostic in told {
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.contains("{0}"), "\(diagnostic)")
      #expect(diagnostic.line >= 1 && diagnostic.column >= 1)
      #expect(diagnostic.range.upperBound <= json.utf8.count + 1)
    }
  }

  @Test
  func rulesOfTheFormat_areAll_haveAFileThatBreaksThem() {
    let broken = Set(Self.faults.map(\.rule))
    // A file of more than 64 MiB is made where it is refused.
    let missing = Set(Diagnostic.Rule.all.map(\.rawValue)).subtracting(broken).subtracting([
      "too-large"
    ])
    #expect(missing.isEmpty, "\(missing.sorted())")
    #expect(Diagnostic.Rule.all.count == 37)
  }

  @Test
  func fileBeyond64MiB_isRead_isRefused() {
    let bytes = [UInt8](repeating: 0x20, count: MenuReader.sizeLimit + 1)
    #expect(throws: MenuFileError.self) { try MenuReader.read(bytes) }
  }

  private func diagnostics(of json: String) -> [Diagnostic] {
    do {
      return try MenuReader.check(Array(json.utf8)).diagnostics
    } catch {
      if case .refused(let told) = error { return told }
      return []
    }
  }
}
