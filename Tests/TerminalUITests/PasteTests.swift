import OldMenuPresentation
import MenuTestSupport
import Testing

@testable import OldTerminalUI

@Suite(.timeLimit(.minutes(5))) struct PasteTests {
  private let start = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test(
    arguments: [
      "", "margherita", "q", "è 作 🍕", "a\nb\rc\td", "\u{1B}[A", "\u{1B}", "\u{1B}[201",
      "\u{1B}[20\u{1B}[2",
    ].map(ToldText.init))
  func aPasteIsOneKey(text: ToldText) {
    #expect(decode(start + text.text + end + "q") == [.paste(text.text), .character("q")])
  }

  @Test func aPasteIsCutAtItsLimit() {
    let long = String(repeating: "è", count: 100_000)
    #expect(
      decode(start + long + end + "q") == [
        .paste(String(repeating: "è", count: KeyDecoder.pasteLimit)), .character("q"),
      ])
  }

  @Test func aPasteMayComeInPiecesOfAnySize() {
    for size in 1...40 {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      var rest = Array((start + "fior\u{1B}[di\u{9B}latte" + end + "q").utf8)[...]
      while !rest.isEmpty {
        decoder.feed(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let key = decoder.next() { keys.append(key) }
      }
      #expect(keys == [.paste("fior\u{1B}[di\u{9B}latte"), .character("q")], "pieces of \(size)")
    }
  }

  @Test func aPasteWithoutEndIsGivenUp() {
    var decoder = KeyDecoder()
    decoder.feed((start + "abc").utf8)
    #expect(decoder.next() == nil)
    #expect(decoder.patience == .milliseconds(500))
    #expect(decoder.settle() == .paste("abc"))
    decoder.feed("q".utf8)
    #expect(decoder.next() == .character("q"))
  }

  private func decode(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }
}
