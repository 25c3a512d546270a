import LocatedJSON
import Testing

/// Texts with the expected fault and its place.
struct FaultTests {
  @Test(
    "a recoverable fault is reported with its place, and the document is read",
    arguments: [
      (#"[1,]"#, .trailingComma, 2, 1), ("[1，]", .trailingComma, 2, 3),
      (#"{"a":1 , }"#, .trailingComma, 7, 1), ("\u{FEFF}[]", .byteOrderMark, 0, 3),
      ("[1] // end", .comment, 4, 6), ("[/* * / */1]", .comment, 1, 9),
      ("[/* a /* b */ c */1]", .comment, 1, 17), ("[/* a/*.png */1]", .comment, 1, 13),
      ("[1\n2]", .missingComma, 2, 0),
      ("[\"a\"\r\n[]]", .missingComma, 4, 0),
      ("[{}\n{}]", .missingComma, 3, 0),
      ("{\"a\":[]\r\"b\":2}", .missingComma, 7, 0),
      (#"{"price": 8,50}"#, .decimalComma, 10, 4),
      (#"{"price": -8,5 , "b": 1}"#, .decimalComma, 10, 4),
      ("{\"a\": „b“}", .typographicQuotes, 6, 7), ("[«a»]", .typographicQuotes, 1, 5),
      ("[“a \"b\" c”]", .typographicQuotes, 1, 13), ("{“a”: 1}", .typographicQuotes, 1, 7),
      ("[\u{A0}1]", .strayCharacter("\u{A0}"), 1, 2), ("[1，2]", .strayCharacter("，"), 2, 3),
      ("{\"a\"：1}", .strayCharacter("："), 4, 3), (#"{"a"=>1}"#, .strayCharacter("="), 4, 2),
      (#"{"a" = 1}"#, .strayCharacter("="), 5, 1), ("[\u{FEFF}1]", .byteOrderMark, 1, 3),
      ("[1\u{200B}]", .strayCharacter("\u{200B}"), 2, 3),
    ] as [(String, JSONFault.Slip, Int, Int)])
  func fault_thatIsRecovered_hasItsPlace(
    text: String, slip: JSONFault.Slip, offset: Int, length: Int
  ) {
    let document = JSONDocument(bytes: Array(text.utf8))
    let fault = JSONFault(kind: .recovered(slip), offset: offset, length: length)
    #expect(document.faults == [fault] && document.root != nil)
  }

  @Test(
    "a fatal fault is reported with its place, and there is no document",
    arguments: [
      ("", .empty, 0), (" \r\n\t", .blank, 4), ("[1 2]", .missingComma(after: "1", in: .array), 3),
      (#"{"a": 1 "b": 2}"#, .missingComma(after: "1", in: .object), 8),
      (#"{"a": "the "best" one"}"#, .earlyQuote("\"the \""), 11),
      ("[1\nbest]", .missingComma(after: "1", in: .array), 3),
      ("{\"a\":1\n2}", .missingComma(after: "1", in: .object), 7),
      (#"["a": 1]"#, .unexpectedCharacter(":"), 4), ("[8,50,]x", .trailingCharacters, 7),
      ("8,50", .trailingCharacters, 1), (#"{"a": 8,50,20}"#, .badNumber("8,50,20"), 6),
      (#"{"a": 8,50€}"#, .badNumber("8,50€"), 6), (#"{"a": 1.5,50}"#, .badNumber("1.5,50"), 6),
      (#"{"a": € 8,50}"#, .badNumber("€ 8,50"), 6), (#"{"a": 8,-, "b": 1}"#, .badNumber("8,-"), 6),
      (#"{"a": 8,50 EUR}"#, .badNumber("8,50 EUR"), 6),
      (#"{"a": 8,50 / 9,50}"#, .badNumber("8,50 / 9,50"), 6),
      (#"{"a": ab 8,50 // c"#, .unknownWord("ab 8,50"), 6),
      (#"{"a": olive, capperi , "b": 1}"#, .unknownWord("olive, capperi"), 6),
      (#"{"a": olive, b: 1}"#, .unknownWord("olive"), 6),
      ("['a']", .singleQuotes, 1), ("{'a': 1}", .singleQuotes, 1),
      ("[é1]", .unexpectedCharacter("é"), 1), ("{a: 1}", .unquotedKey("a"), 1),
      ("{1: 1}", .unquotedKey("1"), 1), ("{[]: 1}", .missingKey, 1), ("{,}", .missingKey, 1),
      (#"{"a":1,,}"#, .missingKey, 7), (#"{"a"}"#, .missingColon(after: "\"a\""), 4),
      (#"{"a" 1}"#, .missingColon(after: "\"a\""), 5), (#"{"a":}"#, .missingValue, 5),
      (#"{"a":,"b":1}"#, .missingValue, 5), ("[,1]", .missingValue, 1), ("[1,,]", .missingValue, 3),
      ("[1}", .mismatchedBracket(open: .array, opener: 0), 2),
      (#"{"a":1]"#, .mismatchedBracket(open: .object, opener: 0), 6),
      ("[1,}", .mismatchedBracket(open: .array, opener: 0), 3),
      ("{]", .mismatchedBracket(open: .object, opener: 0), 1), ("]", .missingValue, 0),
      ("[[]", .unclosed(.array, opener: 0), 3), (#" {"a""#, .unclosed(.object, opener: 1), 5),
      (#"{"a":"#, .unclosed(.object, opener: 0), 5),
      (#"{"a":1,"#, .unclosed(.object, opener: 0), 7), ("{}{}", .secondDocument, 2),
      ("[] 1", .secondDocument, 3), ("{}}", .trailingCharacters, 2),
      ("{},", .trailingCharacters, 2), ("[] /", .unexpectedCharacter("/"), 3),
      ("[] /*/", .unclosedComment, 3), ("[True]", .unknownWord("True"), 1),
      ("[nul]", .unknownWord("nul"), 1), ("[nullx]", .unknownWord("nullx"), 1),
      ("NaN", .unknownWord("NaN"), 0), ("[Infinity]", .unknownWord("Infinity"), 1),
      ("[-Infinity]", .badNumber("-Infinity"), 1), ("[+1]", .badNumber("+1"), 1),
      ("[.5]", .badNumber(".5"), 1), ("[5.]", .badNumber("5."), 1), ("[1e]", .badNumber("1e"), 1),
      ("[1.2.3]", .badNumber("1.2.3"), 1), ("[8.50€]", .badNumber("8.50€"), 1),
      ("[0x1F]", .badNumber("0x1F"), 1), ("[-]", .badNumber("-"), 1),
      ("[012]", .badNumber("012"), 1), ("[-01.5]", .badNumber("-01.5"), 1),
      ("[\"a\nb\"]", .lineBreak, 1), ("[\"a\n\"b\"]", .unterminatedString, 1),
      ("{\"a\": \"Pomodoro,\r\n  mozzarella\"}", .lineBreak, 6),
      ("[\"a", .unterminatedString, 1),
      (#"{"a": "Diavola, "price": "7.00"}"#, .unterminatedString, 6),
      ("[“a\"b]", .typographicQuotes, 1), ("[«a\n»]", .typographicQuotes, 1),
      ("[\"a\\", .badEscape("\\"), 3),
      ("[\"\t\"]", .controlCharacter(9), 2), ("[\"abcdefgh\u{0}\"]", .controlCharacter(0), 10),
      ("[\u{0}]", .unexpectedCharacter("\u{0}"), 1), ("[]\u{0}", .unexpectedCharacter("\u{0}"), 2),
      (#"["\x"]"#, .badEscape(#"\x"#), 2), (#"["\u12g4"]"#, .badEscape(#"\u12g4"#), 2),
      (#"["\u12"]"#, .badEscape(#"\u12"#), 2), (#"["\uD800"]"#, .loneSurrogate(#"\uD800"#), 2),
      (#"["\uDC00\uD800"]"#, .loneSurrogate(#"\uDC00"#), 2),
      (#"["\uD800\uD801"]"#, .loneSurrogate(#"\uD800"#), 2),
      (#"["\ud800\n"]"#, .loneSurrogate(#"\ud800"#), 2),
      (
        #"{"a": "Smotanový základ", Bryndza, Slanina", "b": 1}"#,
        .earlyQuote(#""Smotanový základ""#), 25
      ),
      (#"{"a": "Pizza 12" grande"}"#, .earlyQuote(#""Pizza 12""#), 15),
      (#"{"a": "Pizza 12" (maxi)", "b": 1}"#, .earlyQuote(#""Pizza 12""#), 15),
      (#"{"a": "olive", 33 cl", "b": 1}"#, .earlyQuote(#""olive""#), 12),
      (#"["salame "piccante"", "olive"]"#, .earlyQuote(#""salame ""#), 9),
      (#"{"a": "the, "best" one"}"#, .earlyQuote(#""the, ""#), 12),
      (#"["the, "best" one"]"#, .earlyQuote(#""the, ""#), 7),
      (#"["salame", olive", "pomodoro"]"#, .unknownWord("olive"), 11),
      (#"{"na"me": 1}"#, .earlyQuote(#""na""#), 4),
      ("{\"a\": \"Pizza \"speciale\",\n\"b\": 1}", .earlyQuote(#""Pizza ""#), 13),
      (#"{"a": "x", name: "y"}"#, .unquotedKey("name"), 11),
      (#"["a", b, "c"]"#, .unknownWord("b"), 6),
      (#"{"a": "x" b: "y"}"#, .missingComma(after: #""x""#, in: .object), 10),
      (#"["a" b]"#, .missingComma(after: #""a""#, in: .array), 5),
      (#"{"a": "x"; "b": "y"}"#, .missingComma(after: #""x""#, in: .object), 9),
      ("{\"a\": \"x\",\nname: \"y\"}", .unquotedKey("name"), 11),
      (#"{"a": "x", name": "y"}"#, .unquotedKey("name"), 11),
      (#"{"a": 1 b": 2}"#, .missingComma(after: "1", in: .object), 8),
    ] as [(String, JSONFault.Kind, Int)])
  func fault_thatEndsReading_hasItsPlace(text: String, kind: JSONFault.Kind, offset: Int) {
    let document = JSONDocument(bytes: Array(text.utf8))
    let fault = document.faults.first { !$0.isRecovered }
    #expect(fault?.kind == kind)
    #expect(fault?.offset == offset)
    #expect(document.root == nil)
  }

  @Test(
    "reading continues after a fault, so that all are found in one run",
    arguments: [
      (
        #"{"p":[{"n":"A","c":5.00€},{"n":B},{"s":vero}]}"#,
        [.badNumber("5.00€"), .unknownWord("B"), .unknownWord("vero")]
      ),
      (
        #"{"a": "x"; "b"=1; "c" = [2; 3]}"#,
        [
          .missingComma(after: #""x""#, in: .object), .recovered(.strayCharacter("=")),
          .missingComma(after: "1", in: .object), .recovered(.strayCharacter("=")),
          .missingComma(after: "2", in: .array),
        ]
      ),
      ("[[1;]; ]", [.missingComma(after: "1", in: .array), .missingComma(after: "]", in: .array)]),
      (
        "[\"a\tb\u{0}\", x, \"\u{1F}c\"]",
        [
          .controlCharacter(9), .controlCharacter(0), .unknownWord("x"), .controlCharacter(0x1F),
        ]
      ),
      ("{\"a\u{1}\": 1, \"\u{2}\": 2}", [.controlCharacter(1), .controlCharacter(2)]),
      (#"{"a": "Pizza 12" grande", "b": y}"#, [.earlyQuote(#""Pizza 12""#), .unknownWord("y")]),
      (#"{"a": "the "best" one", "b": y}"#, [.earlyQuote(#""the ""#), .unknownWord("y")]),
      ("{\"a\":\"lost,\n\"b\": x}", [.unterminatedString, .unknownWord("x")]),
      (#"{"a": "lost, "b": x}"#, [.unterminatedString, .unknownWord("x")]),
      (#"{"a: "lost", "b": x}"#, [.unterminatedString, .unknownWord("x")]),
      (#"{"c":["a,"b"], "b": x}"#, [.unterminatedString, .unknownWord("x")]),
      (#"{"a": 7.00", "b": 7 €}"#, [.badNumber(#"7.00""#), .badNumber("7 €")]),
      (
        "{\"a\"; \"x\".\n\"b\": x}",
        [
          .missingColon(after: #""a""#), .missingComma(after: #""x""#, in: .object),
          .unknownWord("x"),
        ]
      ),
      (
        #"[{"a":1, {"a":2 {"a":x}]"#,
        [
          .missingBracket(open: .object, opener: 1), .missingBracket(open: .object, opener: 9),
          .unknownWord("x"),
        ]
      ),
      (
        #"{b: 2, 'c': 'd', "e":}"#,
        [.unquotedKey("b"), .singleQuotes, .singleQuotes, .missingValue]
      ),
      (
        #"["\q", "\ud800", +1]"#,
        [.badEscape(#"\q"#), .loneSurrogate(#"\ud800"#), .badNumber("+1")]
      ),
      ("[1,,2,,3]", [.missingValue, .missingValue]), ("[1,,]", [.missingValue]),
      (#"{"a":1,,}"#, [.missingKey]),
      ("［1］", [.unexpectedCharacter("［"), .unexpectedCharacter("］")]),
      (
        #"{"a": ("b"), "c": (), "d": x}"#,
        [
          .unexpectedCharacter("("), .unexpectedCharacter(")"), .unexpectedCharacter("("),
          .unexpectedCharacter(")"), .unknownWord("x"),
        ]
      ),
      (
        "[［7］ €]",
        [
          .unexpectedCharacter("［"), .unexpectedCharacter("］"),
          .missingComma(after: "7", in: .array),
        ]
      ),
      ("[［1］, x]", [.unexpectedCharacter("［"), .unexpectedCharacter("］"), .unknownWord("x")]),
      (
        #"{"a": [1}, "b": x}"#,
        [.mismatchedBracket(open: .array, opener: 6), .unknownWord("x")]
      ),
      (
        #"{"a": [{"b": 1], "c": x}"#,
        [.missingBracket(open: .object, opener: 7), .unknownWord("x")]
      ),
      ("[1, /* a\n2, x]", [.unclosedComment, .unknownWord("x")]),
      ("[\"a\nb\", x]", [.lineBreak, .unknownWord("x")]),
      (#"{"a": , "b": y}"#, [.missingValue, .unknownWord("y")]),
      (#"{"a" [1, x], "b": y}"#, [.missingColon(after: #""a""#), .unknownWord("y")]),
      (
        #"[{"a": x}, y}"#,
        [.unknownWord("x"), .unknownWord("y"), .mismatchedBracket(open: .array, opener: 0)]
      ),
    ] as [(String, [JSONFault.Kind])])
  func allFaults(text: String, kinds: [JSONFault.Kind]) {
    let document = JSONDocument(bytes: Array(text.utf8))
    #expect(document.faults.map(\.kind) == kinds)
    #expect(document.root == nil)
  }

  @Test(
    "merge conflict markers are one fault, after which reading stops",
    arguments: [
      ("<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> b", 0), ("[\n<<<<<<< HEAD\n1,\n=======\n2\n]", 2),
      ("{\n<<<<<<< HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> b\n}", 2),
      ("[1\n<<<<<<< HEAD\n,\n=======\n]", 3),
    ])
  func mergeConflict(text: String, offset: Int) {
    let document = JSONDocument(bytes: Array(text.utf8))
    #expect(document.faults.map(\.kind) == [.mergeConflict])
    #expect(document.faults.first?.offset == offset && document.root == nil)
  }

  @Test("reading stops after a thousand faults")
  func manyFaults() {
    let text = "[" + String(repeating: "x, ", count: 5_000) + "1]"
    #expect(JSONDocument(bytes: Array(text.utf8)).faults.count == 1_000)
  }

  /// Bytes that are not UTF-8, in a string, a key, a comment and between values.
  @Test(
    "bytes that are not UTF-8 are refused in strings, keys, comments and between",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x8D],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE],
    ] as [[UInt8]])
  func badUTF8_anywhere_isRefused(sequence: [UInt8]) {
    for (front, back) in [("[\"", "\"]"), ("{\"a", "\":1}"), ("[1, // ", "\n2]"), ("[ ", "]")] {
      let document = JSONDocument(bytes: Array(front.utf8) + sequence + Array(back.utf8))
      #expect(document.faults.last?.kind == .invalidUTF8(sequence[0]))
      #expect(document.faults.last?.offset == front.utf8.count)
      #expect(document.root == nil)
    }
  }

  @Test(
    "a file in UTF-16 or UTF-32 has one fault, about its encoding",
    arguments: [
      [0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B], [0x5B, 0x00, 0x5D, 0x00],
      [0x00, 0x5B, 0x00, 0x5D], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x5B],
      [0x5B, 0, 0, 0],
    ] as [[UInt8]])
  func otherEncoding_ofTheFile_isReported(bytes: [UInt8]) {
    #expect(JSONDocument(bytes: bytes).faults.map(\.kind) == [.otherEncoding])
  }

  @Test("faults are reported in the order of the file")
  func faults_ofAFile_areReportedInItsOrder() {
    let text = "{\"a\": 8,50\n\"b\": [1, /* c */], // d\n}"
    let document = JSONDocument(bytes: Array(text.utf8))
    let slips: [JSONFault.Slip] = [
      .decimalComma, .missingComma, .trailingComma, .comment, .trailingComma, .comment,
    ]
    #expect(document.faults.map(\.kind) == slips.map { .recovered($0) })
    #expect(document.root?.members.map { $0.value.written } == ["8,50", "[1, /* c */]"])
  }

  @Test(
    "limits of size, depth and digits hold exactly, and one more is refused", arguments: [-1, 0, 1])
  func limits_areMet_toTheByteTheLevelAndTheDigit(difference: Int) {
    let isRead = difference <= 0
    let limits = JSONLimits(byteCount: 1_000, depth: 20, numberLength: 100)
    let bytes = Array("[\(String(repeating: " ", count: 998 + difference))]".utf8)
    #expect((JSONDocument(bytes: bytes, limits: limits).root != nil) == isRead)
    let levels = 20 + difference
    let deep = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    #expect((JSONDocument(bytes: Array(deep.utf8), limits: limits).root != nil) == isRead)
    let digits = String(repeating: "7", count: 100 + difference)
    #expect((JSONDocument(bytes: Array(digits.utf8), limits: limits).root != nil) == isRead)
  }

  @Test("the limit of bytes stays below the largest offset")
  func byteLimit_ofAnySize_staysBelowTheLargestOffset() {
    #expect(JSONLimits(byteCount: .max).byteCount == 1 << 27 - 1)
  }

  @Test("a long text is shortened in the report of a fault")
  func excerpt_ofALongText_isCut() {
    let long = String(repeating: "è", count: 1_000)
    let document = JSONDocument(bytes: Array("[\"\(long)\" x]".utf8))
    let entry = "\"" + String(repeating: "è", count: 38) + "…\""
    #expect(document.faults.map(\.kind) == [.missingComma(after: entry, in: .array)])
  }
}
