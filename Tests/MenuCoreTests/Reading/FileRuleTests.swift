import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct FileRuleTests {
  static let refused: [ReadingCase] = [
    ReadingCase("an empty file", file: "«»", .error, .syntax(.empty)),
    ReadingCase("blanks", file: "  \n«»", .error, .syntax(.blank)),
    ReadingCase("a list", file: "«[»]", .error, .key(.wrongType(key: nil, expected: .object))),
    ReadingCase(
      "a list of dishes", file: "\n«[»{\"nome\": \"A\", \"prezzo\": 7}]", .error,
      .list(
        .noDish(
          layout: .list, list: UnreadList(line: 2, path: "", count: 1, keys: ["nome", "prezzo"])))),
    ReadingCase("null", file: "«null»", .error, .key(.wrongType(key: nil, expected: .object))),
    ReadingCase("two documents", file: "{} «{»}", .error, .syntax(.secondDocument)),
    ReadingCase("not JSON", file: "{\"pizzas\": [\n «'»A']}", .error, .syntax(.singleQuotes)),
    ReadingCase(
      "a quote inside a text", file: #"{"name": "the «"»good" one"}"#, .error,
      .syntax(.earlyQuote(text: "\"the \""))),
    ReadingCase(
      "never closed", file: "{\n\"pizzas\": [«»", .error, .syntax(.unclosed(.list, openedLine: 2))),
    ReadingCase(
      "a newer format", file: #"{"formatVersion": «2», "pizzas": [{"name": "A"}]}"#, .error,
      .file(.newerFormat(version: "2"))),
    ReadingCase(
      "a format beyond all numbers", file: #"{"formatVersion": «99999999999999999999»}"#, .error,
      .file(.newerFormat(version: "99999999999999999999"))),
  ]

  @Test(arguments: refused) func whatCannotBeShownIsRefused(_ row: ReadingCase) throws {
    try row.checkRefusal()
  }

  static let recovered: [ReadingCase] = [
    ReadingCase(
      "a trailing comma", file: #"{"pizzas": [{"name": "A", "allergens": "none"}«,»]}"#, .warning,
      .syntax(.trailingComma(in: .list))
    ) { $0.pizzas.count == 1 },
    ReadingCase("a comment", file: "«// hello»\n{}", .warning, .syntax(.comment)),
    ReadingCase(
      "a byte-order mark", file: "«\u{FEFF}»{}", .warning,
      .syntax(.byteOrderMark(isRecovered: true))),
    ReadingCase(
      "a comma missing between lines", file: "{\"currency\": \"EUR\"«»\n\"pizzas\": []}", .error,
      .syntax(.missingComma(after: "\"EUR\"", in: .object, isRecovered: true))
    ) { $0.currency?.code == "EUR" },
    ReadingCase(
      "a list that is none",
      file: #"{"pizzas": «"Margherita"», "desserts": [{"name": "A", "allergens": "none"}]}"#,
      .error, .key(.wrongType(key: "pizzas", expected: .list))
    ) { $0.pizzas.isEmpty && $0.desserts.count == 1 },
    ReadingCase(
      "a single dish", file: #"{"pizzas": «{»"name": "A", "allergens": "none"}}"#, .error,
      .key(.wrongType(key: "pizzas", expected: .list))
    ) { $0.pizzas.map(\.dish.name) == ["A"] },
    ReadingCase(
      "an object with nothing in it, which is no dish", file: #"{"beverages": «{»}}"#, .error,
      .key(.wrongType(key: "beverages", expected: .list))
    ) { $0.beverages.isEmpty },
    ReadingCase(
      "a list twice",
      file:
        #"{"pizzas": [{"name": "A", "allergens": "none"}], «"pizzas"»: [{"name": "B", "allergens": "none"}]}"#,
      .error,
      .key(
        .repeatedKey(
          key: "pizzas", first: "[…]", firstLine: 1, again: "[…]", count: 2, holding: .list))
    ) { $0.pizzas.map(\.dish.name) == ["A", "B"] },
    ReadingCase(
      "a text twice", file: "{\"name\": \"A\",\n«\"\\u006eame\"»: \"B\"}", .error,
      .key(.repeatedKey(key: "name", first: "A", firstLine: 1, again: "B"))
    ) { $0.name == nil },
    ReadingCase(
      "an unknown key", file: #"{«"adress"»: "Via Roma"}"#, .warning,
      .key(.unknownKey(key: "adress", suggestion: "address"))),
    ReadingCase(
      "a mistyped list", file: #"{«"pizas"»: [{"name": "A"}]}"#, .error,
      .list(.unknownList(key: "pizas", list: .pizzas, isMeant: true, isThere: false))),
    ReadingCase(
      "an unknown list", file: #"{«"antipasti"»: [{"name": "A"}]}"#, .error,
      .list(
        .unknownList(
          key: "antipasti", list: .other, isMeant: true, isThere: false,
          heading: .init(id: "antipasti", title: "Antipasti")))),
    ReadingCase(
      "the version of nothing", file: #"{"formatVersion": «0»}"#, .error,
      .value(.impossibleValue(key: "formatVersion", text: "0", lowest: 1, highest: 1))),
    ReadingCase(
      "the version in words", file: #"{"formatVersion": «"1"»}"#, .error,
      .key(.wrongType(key: "formatVersion", expected: .wholeNumber))),
    ReadingCase(
      "notes that are a text", file: #"{"notes": «"* frozen"»}"#, .error,
      .key(.wrongType(key: "notes", expected: .list))
    ) { $0.notes == ["* frozen"] },
  ]

  @Test(arguments: recovered) func allElseIsShown(_ row: ReadingCase) throws { try row.check() }

  static let groups: [ReadingCase] = [
    ReadingCase(
      "groups that are no list", file: #"{"groups": «{»}}"#, .error,
      .key(.wrongType(key: "groups", expected: .list))),
    ReadingCase(
      "a group that is a text", file: #"{"groups": [«"classics"»]}"#, .error,
      .key(.wrongType(key: "groups", expected: .object))),
    ReadingCase(
      "a group without id", file: #"{"groups": [«{»"title": "Classics"}]}"#, .error,
      .key(.missingKey(key: "id"))),
    ReadingCase(
      "a group without title", file: #"{"groups": [«{»"id": "classics"}]}"#, .error,
      .key(.missingKey(key: "title"))
    ) { $0.groups.first?.title == "classics" },
    ReadingCase(
      "two groups of one id",
      file:
        "{\"groups\": [{\"id\": \"a\", \"title\": \"A\"},\n{\"id\": «\"a\"», \"title\": \"B\"}]}",
      .error, .repetition(.repeatedGroupID(id: "a", firstLine: 1))
    ) { $0.groups.map(\.title) == ["A"] },
    ReadingCase(
      "an unknown parent",
      file:
        #"{"groups": [{"id": "white", "title": "A"}, {"id": "b", "title": "B", "parent": «"whit"»}]}"#,
      .error, .group(.unknownParent(id: "whit", suggestion: "white"))
    ) { $0.groups.map(\.parent) == [nil, nil] },
    ReadingCase(
      "its own parent", file: #"{"groups": [{"id": "a", "title": "A", "parent": «"a"»}]}"#, .error,
      .group(.parentCycle(id: "a"))
    ) { $0.groups.map(\.parent) == [nil] },
    ReadingCase(
      "a circle of parents",
      file:
        #"{"groups": [{"id": "z", "title": "Z", "parent": "a"}, {"id": "a", "title": "A", "parent": «"b"»}, {"id": "b", "title": "B", "parent": "a"}]}"#,
      .error, .group(.parentCycle(id: "a"))
    ) { $0.groups.map(\.parent) == ["a", nil, "a"] },
    ReadingCase(
      "an unknown group", pizza: #""group": «"classic"»"#, .error,
      .group(.unknownGroup(id: "classic", suggestion: "classics")),
      head: #""groups": [{"id": "classics", "title": "C"}],"#
    ) { $0.group == nil },
    ReadingCase(
      "a group by its title", pizza: #""group": «"le rosse"»"#, .error,
      .group(.unknownGroup(id: "le rosse", suggestion: "r")),
      head: #""groups": [{"id": "r", "title": {"it": "Le Rosse"}}, {"id": "b", "title": "B"}],"#
    ) { $0.group == nil },
    ReadingCase(
      "a group by a title that two have", pizza: #""group": «"Rosse"»"#, .error,
      .group(.unknownGroup(id: "Rosse", suggestion: nil)),
      head: #""groups": [{"id": "r", "title": "Rosse"}, {"id": "b", "title": "Rosse"}],"#
    ) { $0.group == nil },
  ]

  @Test(arguments: groups) func aFaultOfGroups(_ row: ReadingCase) throws { try row.check() }

  @Test func anUnknownKeyIsToldAndAnOwnersOwnNever() throws {
    let text =
      #"{"x-a": 1, "pizzas": [{"name": "A", "allergens": "none", "alergens": 1, "x-b": 2}, {"name": "B", "allergens": "none", "alergens": 2}], "$schema": "s"}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    let rule = Diagnostic.Rule.key(
      .unknownKey(
        key: "alergens", suggestion: "allergens", isThere: true))
    #expect(rules == [rule, rule])
  }

  @Test func allIsToldInTheOrderOfTheFile() throws {
    let text = #"{"pizzas": [{"name": "A", "price": "x"}, {}], "currency": "€", "groups": 1,}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.map(\.offset) == reading.diagnostics.map(\.offset).sorted())
    #expect(
      reading.diagnostics.map(\.rule.name) == [
        "allergens-not-stated", "not-a-price", "missing-name", "unknown-currency", "wrong-type",
        "json-trailing-comma",
      ])
    #expect(reading.diagnostics[1].dish == .init(list: .pizzas, number: 1, name: "A"))
    #expect(reading.diagnostics[2].dish == .init(list: .pizzas, number: 2, name: nil))
    #expect(reading.diagnostics[3].dish == nil)
    #expect(reading.hasErrors)
  }

  @Test func soManyDiagnosticsAreListedAndTheOthersCounted() throws {
    let pizzas = Array(repeating: #"{"name": 1}"#, count: MenuReading.limit + 1).joined(
      separator: ",")
    let reading = try MenuReader.read(Array("{\"pizzas\": [\(pizzas)]}".utf8))
    #expect(reading.diagnostics.count == MenuReading.limit)
    // Each dish has a name of a wrong type and so none, and all say nothing about allergens.
    #expect(reading.omittedDiagnosticCount == MenuReading.limit + 3)
    #expect(reading.menu.pizzas.count == MenuReading.limit + 1)
  }

  /// Who follows both pieces of advice would have the key twice.
  @Test(arguments: ["devise", "valuta", "curency", "Währung"])
  func aCurrencyUnderAnotherWordIsNotMissing(key: String) throws {
    let reading = try MenuReader.read(
      #"{"\#(key)": "EUR", "pizzas": [{"name": "A", "price": 7, "allergens": "none"}]}"#)
    #expect(reading.diagnostics.map(\.rule.name) == ["unknown-key"], "\(reading.diagnostics)")
  }
}
