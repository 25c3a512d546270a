import MenuCheck
import MenuCore
import Testing

/// Every sentence of the rules with a small file that brings it about: «» are around the bytes that
/// it is about, and behind the arrow is what its edit writes there.
struct RuleTests {
  private static func menu(_ dish: String, _ more: String = "") -> String {
    #"{"currency":"EUR"\#(more),"pizzas":[{"name":"A","price":"5.00"\#(dish)}]}"#
  }

  private static func pizzas(_ dishes: String...) -> String {
    "{\"pizzas\":[\n\(dishes.joined(separator: ",\n"))\n]}"
  }

  private static func priced(_ prices: String...) -> String {
    let dishes = prices.enumerated().map { "{\"name\":\"P\($0)\",\"price\":\($1)}" }
    return "{\"currency\":\"EUR\",\"pizzas\":[\(dishes.joined(separator: ","))]}"
  }

  static let faults: [(told: String, json: String)] = [
    ("json/missing-comma", pizzas(#"{"name":"A" «"price»":"1"}"#)),
    ("json/unclosed", #"{"pizzas":[«»"#), ("json/empty", "«»"),
    ("json-tolerated/trailing-comma → ", pizzas(#"{"name":"A"}«,»"#)),
    ("json-tolerated/byte-order-mark → ", "«\u{FEFF}»" + menu("")),
    ("json-tolerated/comment", "{\n«// mine»\n\"pizzas\":[{\"name\":\"A\"}]}"),
    ("json-mended/missing-comma → ,", pizzas("{\"name\":\"A\"«»\n\"price\":\"1\"}")),
    ("json-mended/decimal-comma → 8.50", pizzas(#"{"name":"A","price":«8,50»}"#)),
    ("json-mended/character → ,", pizzas("{\"name\":\"A\"«，»\"price\":\"1\"}")),
    ("json-mended/character →  ", pizzas("{\"name\":«\u{A0}»\"A\"}")),
    ("json-mended/character → ", pizzas("{\"name\":«\u{200B}»\"A\"}")),
    (#"json-mended/quotes → "A""#, #"{"currency":"EUR","pizzas":[{"name":«„A“»}]}"#),
    ("json/merge-conflict", "«<<<<<<<» HEAD\n{\n=======\n{\n>>>>>>> b\n}"),
    ("not-a-menu", "«[»]"), ("not-a-menu/foreign", "«»%PDF-1.4"),
    ("newer-format", #"{"formatVersion":«2»,"pizzas":[{"name":"A"}]}"#), ("no-dish", "«{»}"),
    ("unknown-key", menu(#",«"colour"»:"red""#)),
    ("unknown-key", menu(#",«"nmae"»:"B""#)),
    (#"unknown-key/near → "soldOut""#, menu(#",«"esaurito"»:true"#)),
    ("unknown-key/one-of-two", pizzas(#"{"name":"A",«"prezzo"»:"5","Preis":"6"}"#)),
    ("unknown-key/dishes", menu("", #",«"starters"»:[{"name":"B"}]"#)),
    ("unknown-key/translation", pizzas(#"{«"nameDE"»:"A","nameEN":"B"}"#)),
    ("unknown-key/warning", menu(#",«"tracce"»:"noci""#)),
    ("unknown-key/diet", menu(#",«"dieta"»:"vegana""#)),
    (#"unknown-key/near-warning → "notes""#, menu(#",«"note"»:"contiene latte""#)),
    (#"unknown-key/near → "ingredients""#, menu(#",«"ingredeints"»:[]"#)),
    ("repeated-key", menu(#","frozen":true,«"frozen"»:true"#)),
    ("repeated-key", menu(#","description":{"it":"a",«"it"»:"b"}"#)),
    (#"wrong-type/number → 7"#, menu(#","calories":«"7"»"#)),
    (#"wrong-type/text → "5""#, menu(#","description":«5»"#)),
    ("wrong-type/translation", menu(#","description":{"it":«5»}"#)),
    ("wrong-type/translation", pizzas(#"{"name":«{»}}"#)),
    (#"wrong-type/plain-text → "5""#, menu(#","id":«5»"#)),
    (#"wrong-type/list → ["pomodoro"]"#, menu(#","ingredients":«"pomodoro"»"#)),
    ("wrong-type/list", menu(#","diets":«"vegan"»"#)),
    ("wrong-type/flag → true", menu(#","soldOut":«"yes"»"#)),
    ("wrong-type/price", pizzas(#"{"name":"A","price":«{»"per":"piece"}}"#)),
    ("wrong-type/allergens", menu(#","allergens":«false»"#)),
    ("wrong-type/none-alone", menu(#","allergens":[«"none"»]"#)),
    ("wrong-type/none-alone", menu(#","allergens":«"None"»"#)),
    ("unknown-allergen", menu(#","allergens":[«"self"»]"#)),
    ("wrong-type/word", menu(#","allergens":[«true»]"#)),
    ("wrong-type/allergen-key", menu("", #","allergenKey":«"EU"»"#)),
    (#"wrong-type/dish → {"name": "Margherita"}"#, pizzas(#"«"Margherita"»"#, #"{"name":"A"}"#)),
    ("wrong-type/group", menu("", #","groups":[«"Bianche"»]"#)),
    (#"wrong-type/size → {"name": "maxi"}"#, pizzas(#"{"name":"A","sizes":[«"maxi"»]}"#)),
    (#"wrong-type/add-on → {"name": "bufala"}"#, menu(#","addOns":[«"bufala"»]"#)),
    ("wrong-type/choose", menu(#","addOns":[{"choose":«1»,"items":[]}]"#)),
    (#"wrong-type/percent → "4.7""#, #"{"beverages":[{"name":"A","alcoholPercent":«"4,7"»}]}"#),
    ("missing-key/name", pizzas(#"«{»"price":"5.00"}"#)),
    ("missing-key/part", menu(#","addOns":[«{»"price":"1.00"}]"#)),
    ("missing-key/group", menu("", #","groups":[«{»"id":"a"}]"#)),
    ("bad-language-tag", menu(#","description":{«"english"»:"x"}"#)),
    ("bad-language-tag", menu("", #","language":«"italiano"»"#)),
    ("not-a-price", pizzas(#"{"name":"A","price":«"cheap"»}"#)),
    (#"price-notation → "8.50""#, pizzas(#"{"name":"A","price":«"8,5"»}"#)),
    (#"not-a-price → {"from": "5.00"}"#, pizzas(#"{"name":"A","price":«"ab 5"»}"#)),
    (#"price-notation → "7.00""#, menu("", #","cover":«"€ 7,00"»"#)),
    ("price-decimals", menu("", #","cover":«"12.345"»"#)),
    ("price-range", pizzas(#"{"name":"A","price":«{»"from":"9.00","to":"7.00"}}"#)),
    ("price-and-sizes", pizzas(#"{"name":"A","price":«"5.00"»,"sizes":[{"name":"m"}]}"#)),
    (#"unknown-currency → "EUR""#, #"{"currency":«"€"»,"pizzas":[{"name":"A"}]}"#),
    ("unknown-currency", #"{"currency":«"baht"»,"pizzas":[{"name":"A"}]}"#),
    (#"unknown-allergen/near → "milk""#, menu(#","allergens":[«"latte"»]"#)),
    ("unknown-allergen/near", menu(#","allergens":{"freeFrom":[«"latte"»]}"#)),
    ("unknown-allergen", menu(#","allergens":[«"polline"»]"#)),
    ("unknown-allergen", menu(#","allergens":[«"shellfish"»]"#)),
    ("unknown-allergen/number", menu(#","allergens":[«7»]"#)),
    (
      "contradicted-allergen", menu(#","allergens":«{»"contains":["milk"],"freeFrom":["milk"]}"#)
    ),
    ("contradicted-promise", menu(#","ingredients":[«"acciughe"»],"allergens":"none""#)),
    (
      "contradicted-promise",
      pizzas(#"{"name":"A","ingredients":[«"burro"»],"sizes":[{"name":"m","allergens":"none"}]}"#)
    ),
    ("contradicted-diet", menu(#","diets":«[»"vegan"],"allergens":["milk"]"#)),
    ("contradicted-diet/ingredient", menu(#","diets":["vegetarian"],"ingredients":[«"speck"»]"#)),
    ("contradicted-diet/ingredient", menu(#","diets":["dairy-free"],"ingredients":[«"burro"»]"#)),
    (
      "contradicted-promise/kind",
      menu(#","ingredients":[«"pane"»],"allergens":{"freeFrom":["gluten.wheat"]}"#)
    ),
    (
      "contradicted-diet/traces",
      menu(#","diets":«[»"gluten-free"],"allergens":{"mayContain":["gluten"]}"#)
    ),
    ("text-beside-promise/diet", menu(#","description":"con speck","diets":«[»"vegan"]"#)),
    (
      "text-beside-promise/free",
      #"{"currency":"EUR","pizzas":[{"name":«"Al latte"»,"price":"5.00","allergens":{"freeFrom":["milk"]}}]}"#
    ),
    ("unknown-word", menu(#","diets":[«"veggie"»]"#)),
    (#"unknown-word/near → "bottle""#, #"{"beverages":[{"name":"A","serving":«"botle"»}]}"#),
    ("unknown-word/serving", #"{"beverages":[{"name":"A","serving":«"brocca"»}]}"#),
    ("out-of-range", menu(#","spicy":«9»"#)),
    ("out-of-range/choose", menu(#","addOns":[{"choose":«{»"min":3,"max":1},"items":[]}]"#)),
    ("repeated-id", pizzas(#"{"id":"a","name":"A"}"#, #"{"id":«"a"»,"name":"B"}"#)),
    (
      "repeated-id/group",
      menu("", #","groups":[{"id":"a","title":"A"},«{»"id":"a","title":"B"}]"#)
    ),
    ("unknown-group", menu(#","group":«"bianche"»"#)),
    (
      #"unknown-group/near → "bianche""#,
      menu(#","group":«"bianch"»"#, #","groups":[{"id":"bianche","title":"A"}]"#)
    ),
    (
      "unknown-group/circle",
      menu(
        "",
        #","groups":[{"id":"a","title":"A","parent":"b"},{"id":"b","title":"B","parent":«"a"»}]"#)
    ),
    (
      "text-beside-promise",
      pizzas(#"{"name":«"A"»,"description":"con burro","allergens":"none"}"#)
    ),
    (
      "text-beside-promise/above",
      #"{"notes":["contiene latte"],"pizzas":[{"name":«"A"»,"allergens":"none"}]}"#
    ),
    (
      "size-without-price",
      pizzas(#"{"name":"A","sizes":[{"name":"s","price":"1.00"},«{»"name":"m"}]}"#)
    ),
    ("no-currency", #"«{»"pizzas":[{"name":"A","price":"5.00"}]}"#),
    ("unlikely-price", priced("5", "6", "5", "7", "«700»")),
    ("unlikely-price/cents", priced("«590»", "620", "750")),
    (
      "unlikely-price",
      #"{"currency":"EUR","pizzas":[{"name":"A","price":"8.50"},{"name":"B","price":«"850"»}]}"#
    ),
    ("unlikely-price", priced("8.50", "9.00", "«85.0»")),
    ("unlikely-price/zero", pizzas(#"{"name":"A","price":«0»}"#)),
    ("missing-price", pizzas(#"{"name":"A","price":"5.00"}"#, #"«{»"name":"B"}"#)),
    ("unlikely-language", menu("", #","hours":{«"lun"»:"chiuso","mar":"12-15"}"#)),
    ("unlikely-language", menu(#","description":{"it":"a",«"lun"»:"b"}"#)),
    (#"wrong-type/text → "Monday: closed""#, menu("", #","hours":«{»"Monday":"closed"}"#)),
    ("unknown-allergen/number", menu(#","allergens":[«"G"»]"#)),
    (#"unknown-allergen/near → "sulphites""#, menu(#","allergens":[«"Schwefeldioxid"»]"#)),
    (#"unknown-allergen/near → "gluten""#, menu(#","allergens":[«"cereali contenenti glutine"»]"#)),
    ("text/entity", #"{"name":«"Caf&eacute;"»,"pizzas":[{"name":"A"}]}"#),
    ("text/entity", menu("", #","groups":[{"id":"a","title":«"Entr&eacute;es"»}]"#)),
    ("text/entity", menu("", #","hours":«"Caf&egrave;"»"#)),
    ("text/entity", menu(#","addOns":[{"name":«"cr&egrave;me"»}]"#)),
    ("doubted-diet", menu(#","diets":«[»"vegan"],"allergens":{"mayContain":["milk"]}"#)),
    ("unstated-ingredient", menu(#","ingredients":[«"mozzarella"»],"allergens":["gluten"]"#)),
    ("not-stated", "«{»" + menu("").dropFirst()),
    ("empty-allergens", menu(#","allergens":«[»]"#)),
    ("repeated-name", pizzas(#"{"name":"A"}"#, #"{"name":«"a"»}"#)),
    ("text/entity", menu(#","description":«"cr&egrave;me"»"#)),
    ("text/star", menu(#","description":«"gamberi*"»"#)),
    ("text/hidden", menu(",\"description\":«\"a\u{200B}b\"»")),
    ("text/direction", menu(",\"description\":«\"a\u{202E}b\"»")),
    ("text/control", menu(#","description":«"a\u0007b"»"#)),
    ("text/data", menu(#","description":«"data:image/png;base64,AAAA"»"#)),
    ("text/long", menu(",\"description\":«\"\(String(repeating: "a", count: 201))\"»")),
    (
      "missing-language",
      #"«{»"pizzas":[{"name":{"it":"A","en":"B"}},{"name":{"it":"C"}}]}"#
    ),
  ]

  /// The rules that only `check` asks for.
  private static let ofCheck: Set = [
    "size-without-price", "no-currency", "unlikely-price", "doubted-diet", "unstated-ingredient",
    "not-stated", "empty-allergens", "repeated-name", "text", "missing-language",
    "missing-price", "unlikely-language",
  ]
  /// The rules that may come with an edit.
  private static let withEdit: Set = [
    "json-tolerated", "json-mended", "unknown-key", "wrong-type", "not-a-price",
    "price-notation", "unknown-currency", "unknown-allergen", "unknown-word", "unknown-group",
  ]
  /// The rules that every reader tells, and that are no errors.
  private static let otherWarnings: Set = [
    "json-tolerated", "json-mended", "price-notation", "text-beside-promise",
  ]

  @Test(
    "each fault has its kind, its place and an edit that removes it", arguments: faults)
  func file_withAFault_tellsItWithItsPlaceAndEdit(_ told: String, _ marked: String) throws {
    let (json, range) = Self.unmarked(marked)
    let found = Menu.told(json, isCheck: true)
    let diagnostic = try #require(
      found.first { $0.told == told && $0.range == range },
      "\(found.map { "\($0.told) at \($0.range)" }) where \(told) is at \(range)")
    let before = Array(json.utf8)[..<range.lowerBound]
    #expect(diagnostic.line == 1 + before.count { $0 == 0x0A })
    #expect(diagnostic.column == 1 + before.reversed().prefix { $0 != 0x0A }.count)
    let rule = diagnostic.rule.rawValue
    let isRead = Menu.told(json, isCheck: false).contains { $0.rule == diagnostic.rule }
    #expect(isRead != Self.ofCheck.contains(rule))
    guard let edit = diagnostic.edit else { return }
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    let left = Menu.told(String(decoding: mended, as: UTF8.self), isCheck: false)
    #expect(!left.contains { $0.rule == diagnostic.rule }, "\(left)")
  }

  @Test("each rule has its severity, its sentences and, where listed, an edit")
  func rules_ofTheFormat_haveTheirSeveritiesEditsAndSentences() {
    let all = Diagnostic.Rule.all
    let warnings = Set(all.filter { $0.severity == .warning }.map(\.rawValue))
    #expect(warnings == Self.ofCheck.union(Self.otherWarnings))
    let edits = Set(Self.faults.filter { $0.told.contains(" → ") }.map { Self.rule($0.told) })
    #expect(edits == Self.withEdit)
    #expect(Set(Finding.Kind.allCases.map { Self.rule($0.rawValue) }) == Set(all.map(\.rawValue)))
  }

  @Test(
    "a fault is reported once, in a sentence that names the thing",
    arguments: [
      (#"{"pizzas":[{"name":"A","name":"B"}]}"#, ["\"name\" is given twice for “A”; keep one"]),
      (#"{"cover":true,"pizzas":[{"name":"A"}]}"#, ["\"cover\" must be a price"]),
      (
        menu(#","addOns":[{"name":"x","price":"oops","allergens":["milk"],"diets":["vegan"]}]"#),
        ["“A + x” is marked vegan but contains milk", "\"oops\" is not a price"]
      ),
    ])
  func sentence_ofAFault_namesTheThingAndNothingElse(_ json: String, _ told: [String]) {
    let messages = Menu.told(json, isCheck: false).map(\.message)
    #expect(messages.count == told.count, "\(messages)")
    #expect(zip(messages, told).allSatisfy { $0.hasPrefix($1) }, "\(messages)")
  }

  @Test("a line feed in a text of the file does not end the sentence that quotes it")
  func lineFeedInAQuotedText() throws {
    let json = #"{"pizzas":[{"name":"A","col\nour":"red"}]}"#
    let diagnostic = try #require(Menu.told(json, isCheck: false).first)
    #expect(diagnostic.message == "\"col\nour\" is not a key of a dish")
    #expect(diagnostic.advice?.hasSuffix("for data of your own write \"x-col\nour\"") ?? false)
  }

  /// A sentence that no file brings about would be a line for nothing.
  @Test("every sentence of the rules has an example file")
  func sentences_ofTheRules_allHaveAFileThatBringsThemAbout() {
    let told = Self.faults.map { String($0.told.prefix { $0 != " " }) }
    let others = Set(Finding.Kind.allCases.map(\.rawValue)).subtracting(told)
    // The faults of JSON have their table in the tests of `LocatedJSON`.
    let untold = others.filter { !$0.hasPrefix("json/") && $0 != "too-large" }
    #expect(untold.isEmpty, "\(untold.sorted())")
  }

  @Test("a file beyond the size limit is refused")
  func file_beyond64MiB_isRefused() {
    let bytes = [UInt8](repeating: 0x20, count: MenuReader.sizeLimit + 1)
    #expect(throws: MenuFileError.self) { try MenuReader.read(bytes) }
  }

  private static func rule(_ told: String) -> String {
    String(told.prefix { $0 != " " && $0 != "/" })
  }

  /// A text without its «», and the place of what was between them.
  private static func unmarked(_ text: String) -> (text: String, range: Range<Int>) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = parts[0].utf8.count
    return (parts.joined(), start..<start + (parts.count > 1 ? parts[1].utf8.count : 0))
  }
}

extension Diagnostic {
  /// Its sentence, and what its edit writes. `unknown-allergen/near → "milk"`
  fileprivate var told: String {
    guard let edit else { return kind }
    return kind + " → " + String(decoding: edit.replacement, as: UTF8.self)
  }
}

extension Menu {
  /// All that is reported of a file, whether it can be shown or not.
  static func told(_ json: String, isCheck: Bool) -> [Diagnostic] {
    do throws(MenuFileError) {
      let bytes = Array(json.utf8)
      return try (isCheck ? MenuReader.check(bytes) : MenuReader.read(bytes)).diagnostics
    } catch {
      if case .refused(let told) = error { return told }
      return []
    }
  }
}
