import OldLocatedJSON
import Testing

/// What quotes at a wrong place were meant to be.
@Suite(.timeLimit(.minutes(5))) struct QuoteTests {
  private func fault(_ text: String) -> JSONFault? {
    JSONDocument(bytes: Array(text.utf8)).faults.last
  }

  @Test(arguments: [
    (#"{"a": "Smotanový základ", Bryndza, Slanina", "b": 1}"#, "\"Smotanový základ\""),
    (#"{"a": "the "best" one"}"#, "\"the \""), (#"{"a": "Pizza 12" grande"}"#, "\"Pizza 12\""),
    (#"{"a": "Pizza 12" (maxi)", "b": 1}"#, "\"Pizza 12\""),
    (#"{"a": "olive", 33 cl", "b": 1}"#, "\"olive\""),
    (#"["salame "piccante"", "olive"]"#, "\"salame \""),
    (#"["salame", olive", "pomodoro"]"#, "\"salame\""), (#"{"na"me": 1}"#, "\"na\""),
    ("{\"a\": \"Pizza \"speciale\",\n\"b\": 1}", "\"Pizza \""),
  ])
  func aQuoteThatComesTooEarlyIsPointedAt(text: String, entry: String) throws {
    let fault = try #require(self.fault(text))
    #expect(fault.kind == .earlyQuote(entry))
    let end = try #require(text.firstRange(of: entry)).upperBound
    #expect(fault.offset == text.utf8.distance(from: text.startIndex, to: end) - 1)
    #expect(fault.length == 1)
  }

  @Test(
    arguments: [
      (#"{"a": "x", name: "y"}"#, .unquotedKey("name")), (#"["a", b, "c"]"#, .unknownWord("b")),
      (#"{"a": "x" b: "y"}"#, .missingComma(after: "\"x\"", in: .object)),
      (#"["a" b]"#, .missingComma(after: "\"a\"", in: .array)),
      (#"{"a": "x"; "b": "y"}"#, .missingComma(after: "\"x\"", in: .object)),
      ("{\"a\": \"x\",\nname: \"y\"}", .unquotedKey("name")),
      (#"{"a": "x", name": "y"}"#, .unquotedKey("name")),
      (#"{"a": 1 b": 2}"#, .missingComma(after: "1", in: .object)),
      (#"{"a": "Diavola, "price": "7.00"}"#, .missingEndQuote),
    ] as [(String, JSONFault.Kind)])
  func whereNoTextGoesOnTheFaultIsAnother(text: String, kind: JSONFault.Kind) {
    #expect(fault(text)?.kind == kind)
  }

  @Test(
    arguments: [
      ("{\"a\": \"Pomodoro,\n  mozzarella\",\n\"b\": 1}", .lineBreakInString, 16),
      ("{\"a\": \"Pomodoro,\r\n  mozzarella\"}", .lineBreakInString, 16),
      ("{\"a\": \"Pomodoro\n\"}", .lineBreakInString, 15),
      ("{\"a\": \"x\n \\\"y\\\" z\"}", .lineBreakInString, 8),
      ("{\"a\": \"Diavola,\n\"b\": 1}", .unterminatedString, 6),
      ("{\"a\": \"Diavola\n, \"b\": 1}", .unterminatedString, 6),
      ("{\"a\": \"Diavola\n}", .unterminatedString, 6),
    ] as [(String, JSONFault.Kind, Int)])
  func aLineBreakInsideATextIsPointedAt(text: String, kind: JSONFault.Kind, offset: Int) {
    #expect(fault(text)?.kind == kind)
    #expect(fault(text)?.offset == offset)
  }

  @Test(arguments: [
    ("{“a”: “all’olio”,\n“b”: 1}", "“”", 3, [1, 10, 28], false),
    ("{\"a\": “x”, \"b\": \"di “casa”\"}", "“”", 1, [6], true),
    ("{„a“: „b“}", "„“", 2, [1, 10], false), ("{«a»: »b«}", "«»", 2, [1, 8], false),
    ("{”a”: 1}", "”", 1, [1], false),
  ])
  func typedQuotesAreToldAllAtOnce(
    text: String, marks: String, count: Int, offsets: [Int], areInTexts: Bool
  ) throws {
    guard case .typographicQuotes(let use) = fault(text)?.kind else {
      Issue.record("\(String(describing: fault(text)))")
      return
    }
    #expect(use.marks == Array(marks.unicodeScalars))
    #expect(use.count == count)
    #expect(use.offsets == offsets)
    #expect(use.areInTexts == areInTexts)
  }

  @Test func aFileOfQuotesTakesLinearTime() {
    for piece in ["“", "\"a\" b", "\"a\nb", "\"\" \"", "\\\""] {
      let text = "{\"a\": \"" + String(repeating: piece, count: 200_000)
      #expect(fault(text) != nil)
    }
  }
}
