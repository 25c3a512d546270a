import MenuCheck
import MenuCore
import Testing
import TestSupport

/// Menus made to cost time, to hide something, or to crash the reader.
@Suite(.timeLimit(.minutes(5))) struct HostileMenuTests {
  static let refused: [(json: String, sentence: String)] = [
    ("{\"pizzas\":[{\"name\":\"A\u{0}B\"}]}", "json/control-character"),
    ("{\"pizzas\":[\u{0}]}", "json/unexpected-character"),
    (#"{"pizzas":[{"name":"\ud83c"}]}"#, "json/lone-surrogate"),
    (#"{"pizzas":[{"name":"\udf55\ud83c"}]}"#, "json/lone-surrogate"),
    (#"{"pizzas":[{"name":"A","price":NaN}]}"#, "json/unknown-word"),
    (#"{"pizzas":[{"name":"A","price":Infinity}]}"#, "json/unknown-word"),
    ("{}{}", "json/second-document"),
    (
      "{\"x-a\":" + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "}",
      "json/too-deep"
    ),
    ("null", "not-a-menu"), ("42", "not-a-menu"), ("\"x\"", "not-a-menu"),
    (#"{"formatVersion":99999999999999999999}"#, "newer-format"),
  ]

  @Test(
    "a file that is not a menu is refused with a reason", arguments: refused)
  func file_thatIsNoMenu_isRefusedWithItsReason(_ json: String, _ sentence: String) {
    #expect(throws: MenuFileError.self) { try MenuReader.read(json) }
    #expect(Menu.report(json, isCheck: true).last?.kind == sentence)
  }

  @Test(
    "a price is read exactly or reported",
    arguments: [
      ("1.0", "1.0", nil), ("0", "0", nil), ("7.5", "7.5", nil),
      ("\"7.5000\"", nil, "price-decimals"),
      ("1e2", nil, "not-a-price"), ("1e999", nil, "not-a-price"), ("1e-999", nil, "not-a-price"),
      ("0e1", nil, "not-a-price"), ("-0", nil, "not-a-price"), ("-1", nil, "not-a-price"),
      ("12.345", nil, "price-decimals"), ("9223372036854775808", nil, "not-a-price"),
      ("999999999", "999999999", nil), ("1000000000", nil, "not-a-price"),
      ("\"12,50\"", "12.50", "price-notation"), ("\"12,5\"", "12.50", "price-notation"),
      ("\"1.200,50\"", nil, "not-a-price"), ("\"7.00 €\"", "7.00", "price-notation"),
      ("\"EUR 7\"", "7", "price-notation"), ("\"€€ 7\"", nil, "not-a-price"),
      ("\"$7\"", nil, "not-a-price"),
      ("\" 7.00\"", nil, "not-a-price"), ("\"٧\"", nil, "not-a-price"),
      ("\"\"", nil, "not-a-price"),
      ("true", nil, "wrong-type/price"), ("[7]", nil, "wrong-type/price"), ("null", nil, nil),
    ] as [(String, String?, String?)])
  func price_asText_isExactOrNil(_ price: String, _ amount: String?, _ report: String?) throws {
    let json = #"{"currency":"EUR","pizzas":[{"name":"A","price":\#(price)}]}"#
    let reading = try MenuReader.read(json)
    let read = try #require(reading.menu.dish(at: 0, in: .pizzas)).price
    #expect(read?.lowest?.description == amount)
    #expect(reading.diagnostics.map(\.kind) == [report].compactMap(\.self))
  }

  @Test("hidden characters in a text are kept, and reported by check")
  func text_withHiddenCharacters_isKeptAndReportedByCheck() throws {
    for scalar in ["\u{202E}", "\u{2066}", "\u{200B}", "\u{E0001}"] {
      let json = "{\"pizzas\":[{\"name\":\"A\(scalar)B\"}]}"
      #expect(try MenuReader.read(json).menu[.pizzas][0].name.allTexts == ["A\(scalar)B"])
      #expect(Menu.report(json, isCheck: true).contains { $0.rule.rawValue == "text" })
    }
    let blank = Menu.report("{\"pizzas\":[{\"name\":\"\u{200B}\u{2800}\"}]}", isCheck: false)
    #expect(blank.map(\.kind) == ["missing-key/name"])
  }

  @Test("faults beyond the limit are counted, and still withdraw promises")
  func diagnostics_beyondTheLimit_areCountedAndStillWithdraw() throws {
    // Numbers in place of texts, since they need no search for a similar key.
    let faults = Array(repeating: "0", count: 50).joined(separator: ",")
    let dish = #"{"name":"P","allergens":"none","ingredients":[\#(faults)]}"#
    let dishes = Array(repeating: dish, count: 201)
    let reading = try MenuReader.read("{\"pizzas\":[\(dishes.joined(separator: ","))]}")
    #expect(reading.diagnostics.count == MenuReading.limit)
    #expect(reading.omittedDiagnosticCount == 50 && reading.hasErrors)
    #expect(!reading.menu.dishes.contains { $0.isPromising })
  }

  @Test(
    "an edit of places that are far apart is not made, which would copy all that is between them")
  func editsOfFarPlaces() throws {
    let notes = (1...20).map { "\"nota\($0)\":\"contiene latte\"" }.joined(separator: ",")
    let dishes = Array(repeating: #"{"name":"P"}"#, count: 20_000).joined(separator: ",")
    let reading = try MenuReader.read("{\(notes),\"pizzas\":[\(dishes)],\"notes\":[\"x\"]}")
    #expect(reading.diagnostics.count == 20)
    let edits = reading.diagnostics.flatMap(\.choices).map(\.edit)
    #expect(edits.allSatisfy { $0.replacement.count < 1_000 })
  }

  @Test("groups that form a cycle are read, and their dishes are shown and promise nothing")
  func circles_ofGroups_endAndPromiseNothing() throws {
    let json = """
      {"groups":[{"id":"a","title":"A","parent":"c"},{"id":"b","title":"B","parent":"a"},
        {"id":"c","title":"C","parent":"b"},{"id":"d","title":"D","parent":"d"}],
       "pizzas":[{"name":"X","group":"a","allergens":"none"},{"name":"Y","group":"d","allergens":"none"}]}
      """
    let menu = try MenuReader.read(json).menu
    #expect(!menu.dishes.contains { $0.isPromising })
    #expect(MenuDataSource(menu: menu, language: nil).items.count == 2)
  }

  @Test(
    "the shipped menu with a broken byte or cut short never crashes the reader", arguments: seeds)
  func shippedMenu_withBrokenBytesOrCutShort_neverTraps(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let shipped = try Repository.bytes("Menu.json")
    for _ in 0..<10 {
      var bytes = shipped
      bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...0xFF, using: &random)
      let cut = Array(shipped.prefix(Int.random(in: bytes.indices, using: &random)))
      for bytes in [bytes, cut] {
        do {
          _ = try MenuReader.check(bytes)
        } catch {
          #expect(error.diagnostics.last?.severity == .error)
        }
      }
    }
  }
}
