import LocatedJSON
import Testing

/// What a developer reads of a fault.
@Suite(.timeLimit(.minutes(5))) struct DescriptionTests {
  @Test(arguments: [
    ("[1,]", "there is a comma after the last entry"),
    ("\u{FEFF}1", "there is a byte-order mark; save the file as UTF-8 without one"),
    ("1//", "there is a comment; JSON has none"),
    ("[1\n2]", "there is no comma after 1"),
    ("[1 2]", "a comma or ] is missing after 1"),
    (#"{"a":8,50}"#, "a number has a point: write 8.50, not 8,50"),
    ("", "the file is empty"),
    (" ", "there is nothing in the file but blanks"),
    ("\"\u{1B}\"", #"a control character inside a text must be written \u001b"#),
    ("\"\t\"", #"a control character inside a text must be written \u0009"#),
    ("\"a", "the text that begins here has no closing quote on its line"),
    (#""\x""#, #"\x means nothing; a backslash is written \\"#),
    (#""\ud800""#, #"\ud800 is half a character"#),
    ("'a'", "a text stands in \" quotes, not in '"),
    ("„a“", "a text stands in straight \" quotes"),
    ("01", "a number does not begin with 0: 01"),
    ("1.", "1. is not a number"),
    ("True", "True is neither true, false nor null; a text needs quotes"),
    ("{a:1}", "a key stands in quotes: \"a\""),
    ("{,}", "a key in quotes is missing here"),
    (#"{"a"}"#, "a : is missing after \"a\""),
    ("[,]", "a value is missing here"),
    ("[}", "a ] must close before this"),
    ("{", "a } is missing at the end of the file"),
    ("/*", "the comment that begins here has no end"),
    ("[\u{A0}1]", "U+00A0 does not belong here"),
    ("1 2", "a second value stands behind the first"),
    ("1]", "something stands behind the end of the value"),
  ])
  func saysWhatIsWrong(text: String, description: String) {
    #expect(JSONDocument(bytes: Array(text.utf8)).faults.map(\.description) == [description])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], "the file is UTF-16; save it as UTF-8"),
      ([0x22, 0xE8, 0x22], "the byte e8 is not UTF-8 here"),
      ([0x5B, 0x5B, 0x5D, 0x5D], "more than 1 brackets are open in one another"),
      ([0x31, 0x31, 0x31], "a number has more than 2 digits"),
      ([0x31, 0x31, 0x31, 0x31, 0x31], "the file is larger than 4 bytes"),
    ] as [([UInt8], String)])
  func saysWhichLimit(bytes: [UInt8], description: String) {
    let limits = JSONLimits(byteCount: 4, depth: 1, numberLength: 2)
    #expect(JSONDocument(bytes: bytes, limits: limits).faults.map(\.description) == [description])
  }
}
