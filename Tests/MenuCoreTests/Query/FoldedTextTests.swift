import Testing

@testable import OldMenuCore

@Suite(.timeLimit(.minutes(5))) struct FoldedTextTests {
  @Test(arguments: [
    ("Tiramisù", "tiramisu"), ("TIRAMISU\u{300}", "tiramisu"), ("Crème brûlée", "creme brulee"),
    ("Straße", "strasse"), ("STRAẞE", "strasse"), ("Œuf Bœuf", "oeuf boeuf"),
    ("Ægir æ", "aegir ae"),
    ("Smørrebrød", "smorrebrod"), ("Łosoś", "losos"), ("Ǽ", "ae"), ("ệ", "e"),
    ("l’aglio l‘aglio lʼaglio l`aglio", "l'aglio l'aglio l'aglio l'aglio"),
    ("a‐b‑c–d—e−f", "a-b-c-d-e-f"), ("“x” «y»", "\"x\" \"y\""),
    ("Ｐｉｚｚａ　１２", "pizza 12"), ("ﬁor di latte", "fior di latte"),
    ("a\u{A0}\u{202F} \t\nb", "a b"), ("  a", "a"), ("so\u{AD}ja\u{200B}\u{FE0F}", "soja"),
    ("ΜΟΥΣΑΚΆΣ", "μουσακασ"), ("μουσακάς", "μουσακασ"), ("K\u{212A}", "kk"), ("\u{212B}", "a"),
    ("Ёлка", "елка"), ("пи́во", "пиво"), ("a\u{0}b", "a b"), ("1カ", "1カ"),
  ])
  func foldsWhatAGuestLeavesOut(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test(arguments: [
    ("ガ", "カ\u{3099}"), ("ガ", "ｶﾞ"), ("カ", "ｶ"), ("한", "\u{1112}\u{1161}\u{11AB}"),
    ("क़", "क\u{93C}"), ("й", "и\u{306}"), ("Ї", "І\u{308}"), ("İ", "I\u{307}"), ("İ", "i\u{307}"),
    ("ı", "i"), ("İ", "i"), ("I", "ı"), ("içecek", "icecek"), ("RAKI", "rakı"),
    ("ızgara", "IZGARA"),
    ("≠", "=\u{338}"), ("\u{F900}", "\u{8C48}"), ("ị\u{307}", "i\u{323}\u{307}"),
  ])
  func bothSpellingsAreOne(one: String, other: String) {
    #expect(FoldedText(one).bytes == FoldedText(other).bytes)
  }

  @Test(arguments: [
    ("ガ", "カ"), ("ぱ", "は"), ("й", "и"), ("ї", "і"),
    ("कि", "क"), ("שָׁ", "ש"), ("مَ", "م"), ("กำ", "ก"), ("≠", "="), ("ñ", "m"),
  ])
  func differentLettersStayApart(one: String, other: String) {
    #expect(FoldedText(one).bytes != FoldedText(other).bytes)
  }

  @Test(arguments: [
    "Straße", "Crème  brûlée", "İstanbul", "ガｶﾞ", "ﬁor", "е\u{301}й", "한글", "\u{301}x",
    "a\u{301}\u{93F}",
  ])
  func foldingTwiceIsFoldingOnce(text: String) {
    let once = fold(text)
    #expect(fold(once) == once)
  }

  @Test func everyByteKnowsWhereItComesFrom() {
    #expect(FoldedText("aß  é").origins == [0, 1, 1, 3, 5])
  }

  @Test func oneLetterUnderAMountainOfMarksIsOneLetter() {
    let marks = String(repeating: "\u{301}\u{316}", count: 40_000)
    #expect(fold("a" + marks + "b") == "ab")
    #expect(FoldedText("カ" + marks + "b").bytes.count < 200)
  }

  private func fold(_ text: String) -> String {
    String(decoding: FoldedText(text).bytes, as: UTF8.self)
  }
}
