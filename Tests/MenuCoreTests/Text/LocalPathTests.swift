import OldMenuCore
import Testing

/// Paths are bytes, also behind a parser that takes texts only.
@Suite(.timeLimit(.minutes(5))) struct LocalPathTests {
  private static let arguments: [[UInt8]] = [
    [], Array("Menu.json".utf8), Array("caffè/🍕.json".utf8), [0xFF], Array("c\u{FFFD}".utf8),
    [0x63, 0xFF, 0x2E, 0x6A], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xF0, 0x9F, 0x8D, 0x41],
    [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x80], [0xFF, 0xC3, 0xA8],
    Array("a\u{10FFFF}b\u{10FF80}\u{10FF7F}".utf8), Array("\u{10FFFF}".utf8) + [0xFF],
  ]

  @Test(arguments: arguments)
  func everyArgumentIsFoundBack(bytes: [UInt8]) {
    let text = LocalPath.text(ofArgument: bytes)
    #expect(LocalPath(argument: text).bytes == bytes)
  }

  @Test func twoArgumentsAreNeverOneText() {
    let texts = Self.arguments.map { Array(LocalPath.text(ofArgument: $0).utf8) }
    #expect(Set(texts).count == texts.count)
  }

  @Test func whatIsUTF8IsTakenAsItIs() {
    for text in ["Menu.json", "caffè", "cafe\u{300}", "/\u{301}x", "🍕"] {
      #expect(LocalPath.text(ofArgument: Array(text.utf8)).utf8.elementsEqual(text.utf8))
      #expect(LocalPath(argument: text).bytes == Array(text.utf8))
      #expect(LocalPath(text).description.utf8.elementsEqual(text.utf8))
    }
  }

  @Test func whatIsNotUTF8IsShownAsAReplacement() {
    #expect(LocalPath(bytes: [0x63, 0xFF]).description == "c\u{FFFD}")
  }

  @Test(arguments: [
    ("a/b.json", "b.json"), ("b.json", "b.json"), ("a/b/", "b"), ("/", "/"), ("", ""),
    ("a/\u{301}b", "\u{301}b"), ("/\u{FE0F}", "\u{FE0F}"),
  ])
  func aSlashIsASlashWhateverFollows(path: String, name: String) {
    #expect(LocalPath(path).lastComponent == LocalPath(name))
  }

  @Test func thePathsOfTheSystemEndWithNUL() {
    let bytes = LocalPath(bytes: [0x63, 0xFF]).withCString { pointer in
      (0..<3).map { UInt8(bitPattern: pointer[$0]) }
    }
    #expect(bytes == [0x63, 0xFF, 0])
  }
}
