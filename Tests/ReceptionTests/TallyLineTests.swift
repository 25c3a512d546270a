import TestSupport
import Testing

@testable import Reception

@Suite(.timeLimit(.minutes(5))) struct TallyLineTests {
  @Test(
    "the sums of a tally are those of its complete lines",
    arguments: [
      ("1\t2026-11-27\tvisit it\t\n", [TallyLine(count: 1, day: "2026-11-27", fact: "visit it")]),
      ("12\t2026-11\thour 20\t\n", [TallyLine(count: 12, day: "2026-11", fact: "hour 20")]),
      ("", []), ("\n\n", []),
      // The line ends of Windows.
      ("1\t2026-11-27\ta b\t\r\n", [TallyLine(count: 1, day: "2026-11-27", fact: "a b")]),
      // A line cut anywhere between two complete ones.
      (
        "1\t2026-11-27\ta b\t\n1\t2026-11-27\tvis\n1\t2026-11-27\ta b\t\n",
        [TallyLine(count: 2, day: "2026-11-27", fact: "a b")]
      ),
      // The last line is still being written.
      (
        "1\t2026-11-27\ta b\t\n1\t2026-11-27\tvisit it\t",
        [TallyLine(count: 1, day: "2026-11-27", fact: "a b")]
      ),
      // A fact of a newer version of the program.
      (
        "3\t2026-11-27\tmood ☺ good\t\n",
        [TallyLine(count: 3, day: "2026-11-27", fact: "mood ☺ good")]
      ),
    ])
  func sums_ofAFile_areItsWholeLines(text: String, lines: [TallyLine]) {
    #expect(Tally(Array(text.utf8))?.lines == lines)
  }

  @Test(
    "a malformed line is not counted, and a file with only such lines is not a tally",
    arguments: [
      "0\t2026-11-27\ta b\t", "-1\t2026-11-27\ta b\t", "x\t2026-11-27\ta b\t",
      "\t2026-11-27\ta b\t",
      "1\t2026\ta b\t", "1\t2026-11-27\t\t", "1\t2026-11-27\ta b", "1\t2026-11-27\ta\tb\t",
      "123456789012\t2026-11-27\ta b\t", "99999999999999999999999\t2026-11-27\ta b\t", "\t\t\t",
      // A day that is not UTF-8 would be rewritten with different bytes.
      "1\t2026-1\u{E9}-2\ta b\t", "1\t2026/11/27\ta b\t", "{",
    ])
  func sums_ofWhatIsNoLine_areNone(line: String) {
    let bytes = Array("1\t2026-11-27\tvisit it\t\n\(line)\n".utf8)
    #expect(Tally(bytes)?.lines.map(\.fact) == ["visit it"])
    #expect(Tally(Array("\(line)\n".utf8)) == nil)
  }

  @Test(
    "a line with an invalid hour cannot be read",
    arguments: ["hour 25", "hour 8", "hour -1", "hour zwölf"])
  func sums_ofAnHour_areThoseOfADay(fact: String) throws {
    let text = "1\t2026-11-27\thour 23\t\n1\t2026-11-27\t\(fact)\t\n"
    let tally = try #require(Tally(Array(text.utf8)))
    #expect(tally.lines.map(\.fact) == ["hour 23"])
    #expect(tally.unread.count == 1 && tally.firstUnread == 2)
  }

  @Test("random bytes never crash the sums, and give only counts above 0 with a fact")
  func sums_ofRandomBytes_neverTrap() {
    var generator = SeededGenerator(seed: 7)
    let signs = Array("019\t\n- av\u{FF}".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<60).map { _ in signs[Int.random(in: signs.indices, using: &generator)] }
      for line in Tally(bytes)?.lines ?? [] { #expect(line.count > 0 && !line.fact.isEmpty) }
    }
  }

  @Test("the sums of random lines agree with a dictionary")
  func sums_ofLinesInAnyOrder_areThoseOfAnOracle() {
    var generator = SeededGenerator(seed: 11)
    var oracle: [String: Int] = [:]
    var text = ""
    for _ in 0..<3_000 {
      let number = { (range: Range<Int>) in Int.random(in: range, using: &generator) }
      let fact = "2026-11-\(number(10..<30))\tdish id/\(number(0..<50))"
      let count = number(1..<10)
      oracle[fact, default: 0] += count
      text += "\(count)\t\(fact)\t\n"
    }
    let sums = Tally(Array(text.utf8))?.lines ?? []
    #expect(sums.count == oracle.count)
    for sum in sums { #expect(oracle["\(sum.day)\t\(sum.fact)"] == sum.count) }
  }

  @Test("a tally line is read back as written")
  func bytes_ofALine_readBack() {
    let line = TallyLine(count: 7, day: "2026-11", fact: "search tè verde")
    #expect(Tally(line.bytes)?.lines == [line])
  }
}
