import MenuCheck
import MenuCore
import Testing

/// Every message of the rules with a small file that causes it: «» enclose the bytes that it is about, and
/// the arrow is followed by the text that its edit writes there.
struct RuleTests {
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
  /// The rules that every reader reports, and that are not errors.
  private static let otherWarnings: Set = [
    "json-tolerated", "json-mended", "price-notation", "text-beside-promise",
  ]

  @Test(
    "each fault has its kind, its place and an edit that removes it", arguments: faults)
  func file_withAFault_reportsItWithItsPlaceAndEdit(_ report: String, _ marked: String) throws {
    let (json, range) = Self.unmarked(marked)
    let found = Menu.report(json, isCheck: true)
    let diagnostic = try #require(
      found.first { $0.report == report && $0.range == range },
      "\(found.map { "\($0.report) at \($0.range)" }) where \(report) is at \(range)")
    let before = Array(json.utf8)[..<range.lowerBound]
    #expect(diagnostic.line == 1 + before.count { $0 == 0x0A })
    #expect(diagnostic.column == 1 + before.reversed().prefix { $0 != 0x0A }.count)
    let rule = diagnostic.rule.rawValue
    let isRead = Menu.report(json, isCheck: false).contains { $0.rule == diagnostic.rule }
    #expect(isRead != Self.ofCheck.contains(rule))
    guard let edit = diagnostic.edit else { return }
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    let left = Menu.report(String(decoding: mended, as: UTF8.self), isCheck: false)
    #expect(!left.contains { $0.rule == diagnostic.rule }, "\(left)")
  }

  @Test("each rule has its severity, its sentences and, where listed, an edit")
  func rules_ofTheFormat_haveTheirSeveritiesEditsAndSentences() {
    let all = Diagnostic.Rule.all
    let warnings = Set(all.filter { $0.severity == .warning }.map(\.rawValue))
    #expect(warnings == Self.ofCheck.union(Self.otherWarnings))
    let edits = Set(Self.faults.filter { $0.report.contains(" → ") }.map { Self.rule($0.report) })
    #expect(edits == Self.withEdit)
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
      (
        menu(#","addOns":[{"title":"t","items":[{"price":"1.00"}]}]"#),
        ["an entry of \"items\" has no \"name\""]
      ),
      (
        menu(#","allergens":{"contains":[true]}"#),
        ["\"contains\" must name allergens with words"]
      ),
      (
        menu(#","ingredients":["a",5]"#), ["an entry of \"ingredients\" must be a text"]
      ),
      (
        menu(#","description":{"IT":"a","IT":"b"}"#), ["\"IT\" is given twice for “A”"]
      ),
    ])
  func sentence_ofAFault_namesTheThingAndNothingElse(_ json: String, _ report: [String]) {
    let messages = Menu.report(json, isCheck: false).map(\.message)
    #expect(messages.count == report.count, "\(messages)")
    #expect(zip(messages, report).allSatisfy { $0.hasPrefix($1) }, "\(messages)")
  }

  @Test("a line feed in a text of the file does not end the sentence that quotes it")
  func lineFeedInAQuotedText() throws {
    let json = #"{"pizzas":[{"name":"A","col\nour":"red"}]}"#
    let diagnostic = try #require(Menu.report(json, isCheck: false).first)
    #expect(diagnostic.message == "\"col\nour\" is not a key of a dish")
    #expect(diagnostic.advice?.hasSuffix("for your own data write \"x-col\nour\"") ?? false)
  }

  /// A message that no file can cause would be dead text.
  @Test("every sentence of the rules has an example file")
  func sentences_ofTheRules_allHaveAnExampleFile() {
    let report = Self.faults.map { String($0.report.prefix { $0 != " " }) }
    let others = Set(FindingTests.findings.map(\.kind.name)).subtracting(report)
    // The faults of JSON have their table in the tests of `LocatedJSON`.
    let uncoveredKinds = others.filter { !$0.hasPrefix("json/") && $0 != "too-large" }
    #expect(uncoveredKinds.isEmpty, "\(uncoveredKinds.sorted())")
  }

  @Test("a file beyond the size limit is refused unread", arguments: ["%PDF-", "{"])
  func file_beyond64MiB_isRefused(start: String) {
    let blanks = [UInt8](repeating: 0x20, count: MenuReader.sizeLimit)
    let error = #expect(throws: MenuFileError.self) { try MenuReader.read(start.utf8 + blanks) }
    #expect(error?.diagnostics.map(\.rule) == [.tooLarge])
  }

  private static func rule(_ report: String) -> String {
    String(report.prefix { $0 != " " && $0 != "/" })
  }

  /// A text without its «», and the place of what was between them.
  private static func unmarked(_ text: String) -> (text: String, range: Range<Int>) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = parts[0].utf8.count
    return (parts.joined(), start..<start + (parts.count > 1 ? parts[1].utf8.count : 0))
  }
}

extension Diagnostic {
  /// Its kind, and what its edit writes. `unknown-allergen/near → "milk"`
  fileprivate var report: String {
    guard let edit else { return kind }
    return kind + " → " + String(decoding: edit.replacement, as: UTF8.self)
  }
}

extension Menu {
  /// Everything reported about a file, whether or not it can be shown.
  static func report(_ json: String, isCheck: Bool) -> [Diagnostic] {
    do throws(MenuFileError) {
      let bytes = Array(json.utf8)
      return try (isCheck ? MenuReader.check(bytes) : MenuReader.read(bytes)).diagnostics
    } catch {
      return error.diagnostics
    }
  }
}
