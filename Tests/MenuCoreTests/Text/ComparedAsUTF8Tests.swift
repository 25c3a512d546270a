import OldMenuCore
import Testing

/// The texts of a menu are the same where their bytes are.
@Suite(.timeLimit(.minutes(5))) struct ComparedAsUTF8Tests {
  private struct Texts: Hashable {
    @ComparedAsUTF8 var name: String
    @ComparedAsUTF8 var number: String?
    @ComparedAsUTF8 var notes: [String]

    init(_ name: String, _ number: String? = nil, _ notes: [String] = []) {
      (_name, _number, _notes) = (
        ComparedAsUTF8(wrappedValue: name), ComparedAsUTF8(wrappedValue: number),
        ComparedAsUTF8(wrappedValue: notes)
      )
    }
  }

  @Test func theSameBytesAreEqualAndHaveOneHash() {
    let one = Texts("Caffè", "1", ["a", "b"])
    #expect(one == Texts("Caffè", "1", ["a", "b"]))
    #expect(Set([one, Texts("Caffè", "1", ["a", "b"])]).count == 1)
  }

  @Test func whatLooksTheSameInOtherBytesIsNotEqual() {
    #expect("Caff\u{E8}" == "Caffe\u{300}")
    #expect(Texts("Caff\u{E8}") != Texts("Caffe\u{300}"))
    #expect(Menu(pizzas: [Pizza(name: "\u{E8}")]) != Menu(pizzas: [Pizza(name: "e\u{300}")]))
  }

  @Test func nothingIsNoEmptyTextAndTwoTextsAreNotOne() {
    #expect(Texts("a", nil) != Texts("a", ""))
    #expect(Texts("a", nil, ["ab"]) != Texts("a", nil, ["a", "b"]))
    #expect(Set([Texts("a", nil), Texts("a", ""), Texts("a", nil, [""])]).count == 3)
  }
}
