import LocatedJSON
import Testing

/// The kinds, texts, numbers and places of values.
struct ValueTests {
  private func root(_ text: String) throws -> JSONValue {
    let document = JSONDocument(bytes: Array(text.utf8))
    #expect(document.faults.isEmpty)
    return try #require(document.root)
  }

  @Test(
    "a single value has its kind, and no content of another kind",
    arguments: [
      ("null", .null), ("true", .boolean), ("false", .boolean), ("0", .number), ("\"\"", .string),
      ("[]", .array), ("{}", .object), (" [ ] ", .array), ("\t{\n}\r\n", .object),
    ] as [(String, JSONValue.Kind)])
  func value_alone_hasItsKind(text: String, kind: JSONValue.Kind) throws {
    let value = try root(text)
    #expect(value.kind == kind)
    #expect(value.bool == (text == "true" ? true : text == "false" ? false : nil))
    #expect((value.string != nil) == (kind == .string))
    #expect((value.number != nil) == (kind == .number))
    #expect(Array(value.elements).isEmpty && Array(value.members).isEmpty)
  }

  @Test(
    "escapes in a string are decoded, and its written form is kept",
    arguments: [
      (#""Tiramisù 🍕""#, "Tiramisù 🍕"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e8\u20AC\uD83C\uDF55\u0000x""#, "è€🍕\u{0}x"), (#""12345678\n""#, "12345678\n"),
      (#""1234567\u0041""#, "1234567A"), (#""è1234567è12345678""#, "è1234567è12345678"),
      (#""\\u0041""#, #"\u0041"#), (#""\uFEFF \u2028""#, "\u{FEFF} \u{2028}"),
    ])
  func string_withEscapes_isDecoded(text: String, expected: String) throws {
    let value = try root(text)
    #expect(value.string.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(value.written == text)
    #expect(value.withUTF8 { Array($0) } == Array(expected.utf8))
  }

  @Test(
    "a number of any size is kept as written",
    arguments: [
      "0", "-0", "1.0", "12.50", "1e2", "1E+2", "0e1", "1e999", "1e-999", "9223372036854775808",
      "-1.5e-3",
    ])
  func number_ofAnySize_staysAsWritten(text: String) throws {
    #expect(try root(text).number == text)
    #expect(try root("[\(text)]").elements.map(\.number) == [text])
    #expect(try root("{\"a\":\(text)}").members.map(\.value.hasDecimalComma) == [false])
  }

  @Test("a number with a decimal comma is kept and marked")
  func number_withADecimalComma_isKeptAndMarked() {
    let comma = JSONDocument(bytes: Array(#"{"a": 8,50}"#.utf8)).root?.members.map(\.value)
    #expect(comma?.map(\.number) == ["8,50"] && comma?.map(\.hasDecimalComma) == [true])
  }

  @Test("members keep their order and places, even if a key is repeated")
  func members_ofAnObject_keepOrderAndPlace() throws {
    let value = try root(#"{"b": [1, {"x": null}, "y"], "a": {}, "b": true}"#)
    #expect(value.members.map(\.key.string) == ["b", "a", "b"])
    #expect(value.members.map(\.key.offset) == [1, 29, 38])
    #expect(value.members.map(\.value.written) == [#"[1, {"x": null}, "y"]"#, "{}", "true"])
    #expect(value.members.map(\.value.offset) == [6, 34, 43])
    #expect(value.members.map(\.value.length) == [21, 2, 4])
    #expect(value.members.map { Array($0.value.elements).count } == [3, 0, 0])
    #expect(value.count == 3 && value.members.map(\.value.count) == [3, 0, 0])
  }

  @Test(
    "a key equals a name if their decoded bytes are equal",
    arguments: [
      (#""price""#, true), (#""\u0070rice""#, true), (#""pric\u0065""#, true),
      (#""prices""#, false),
      (#""Price""#, false), (#""""#, false), ("12345", false), (#"["price"]"#, false),
    ])
  func key_againstAName_isComparedByBytes(text: String, isEqual: Bool) throws {
    #expect((try root(text) == "price") == isEqual)
  }

  @Test("a composed accent in a key does not equal a decomposed one")
  func key_withAnAccent_isComparedByBytes() throws {
    #expect(try root(#""\u00e8""#) == "\u{E8}" && !(try root("\"e\u{300}\"") == "\u{E8}"))
  }
}
