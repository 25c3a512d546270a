import OldMenuCore
import OldMenuPresentation
import Testing

@testable import OldTerminalUI

@Suite(.timeLimit(.minutes(5))) struct LineChangeTests {
  init() { _ = TerminalLocale.establish(environment: [:]) }

  @Test func onlyWhatDiffersIsWritten() {
    let change = LineChange(
      from: [Span("▸", .accent), Span(" 1 "), Span("Napoli", .reverse), Span("  8,00 €")],
      to: [Span(" ", .accent), Span(" 1 "), Span("Napoli", .bold), Span("  8,00 €")])
    #expect(change.spans == [Span(" ", .accent), Span(" 1 "), Span("Napoli", .bold)])
    #expect(change.column == 0)
    #expect(!change.reachesEnd)
  }

  @Test func itBeginsInTheColumnOfTheFirstThatDiffers() {
    let change = LineChange(
      from: [Span("Città "), Span("───", .dim), Span(" 1 di 24 ")],
      to: [Span("Città "), Span("───", .dim), Span(" 2 di 24 ")])
    #expect(change.spans == [Span(" 2 di 24 ")])
    #expect(change.column == 9)
    #expect(change.reachesEnd)
  }

  @Test func whatMovesIsWrittenToo() {
    let change = LineChange(
      from: [Span("Napoli", .bold), Span("  8,00 €")], to: [Span("Roma", .bold), Span("  8,00 €")])
    #expect(change.spans == [Span("Roma", .bold), Span("  8,00 €")])
    #expect(change.reachesEnd)
  }

  @Test func aWordThatIsThereTwiceIsNotKeptTwice() {
    let change = LineChange(from: [Span("a"), Span("a")], to: [Span("a"), Span("a"), Span("a")])
    #expect(change.spans == [Span("a")])
    #expect(change.column == 2)
    #expect(change.reachesEnd)
  }

  @Test(arguments: ["🍕", "漢字", "e\u{301}", "©"])
  func whereAColumnIsUncertainTheWholeLineIsWritten(text: String) {
    let line = [Span("a"), Span("b"), Span("c")]
    let uncertain = [Span("a"), Span(TerminalText { _ in 1 }.safe(text)), Span("c")]
    for (old, new) in [(line, uncertain), (uncertain, line)] {
      let change = LineChange(from: old, to: new)
      #expect(change.spans == new[...])
      #expect(change.column == 0)
      #expect(change.reachesEnd)
    }
  }

  @Test func aLineOverNothingIsWrittenWhole() {
    let line = [Span("a"), Span("b")]
    #expect(LineChange(from: [], to: line).spans == line[...])
    #expect(LineChange(from: line, to: []).reachesEnd)
  }
}
