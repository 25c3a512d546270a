import TestSupport
import Testing

@testable import Reception

@Suite(.timeLimit(.minutes(5))) struct FoldTests {
  private let today = Day(year: 2026, month: 11, day: 27)

  private func fold(_ text: String, months: Int? = nil) -> [String] {
    let lines = Tally(Array(text.utf8))?.lines ?? []
    return Fold.merge(lines, months: months, today: today).map {
      String(decoding: $0.bytes.dropLast(2), as: UTF8.self).replacing("\t", with: "|")
    }
  }

  @Test(
    "equal tally lines are added, and old days are merged into their month",
    arguments: [
      ("1\t2026-11-27\ta b\t\n2\t2026-11-27\ta b\t\n", nil, ["3|2026-11-27|a b"]),
      ("1\t2026-11-27\tb\t\n1\t2026-11-26\tc\t\n", nil, ["1|2026-11-26|c", "1|2026-11-27|b"]),
      // Hours are kept by day as long as the days are.
      (
        "1\t2026-11-27\thour 20\t\n1\t2026-11-02\thour 20\t\n4\t2026-11\thour 20\t\n", nil,
        ["4|2026-11|hour 20", "1|2026-11-02|hour 20", "1|2026-11-27|hour 20"]
      ),
      ("1\t2025-09-27\thour 20\t\n1\t2025-09-02\thour 20\t\n", 13, ["2|2025-09|hour 20"]),
      // Old days are merged into their month, and their searches are dropped.
      (
        "1\t2025-09-02\tdish id/a\t\n1\t2025-09-03\tdish id/a\t\n1\t2025-09-03\tsearch zuppa\t\n"
          + "1\t2026-11-27\tsearch zuppa\t\n", 13,
        ["2|2025-09|dish id/a", "1|2026-11-27|search zuppa"]
      ),
      ("5\t2025-09\tdish id/a\t\n", 13, ["5|2025-09|dish id/a"]),
      // Thirty days before the day of the fold, and one more.
      ("1\t2026-10-28\ta b\t\n1\t2026-10-27\ta b\t\n", 1, ["1|2026-10|a b", "1|2026-10-28|a b"]),
      ("1\t2026-11-27\ta b\t\n1\t2026-11-26\ta b\t\n", 0, ["1|2026-11|a b", "1|2026-11-27|a b"]),
      // 13,000 months ago the year has three digits, which a day cannot have.
      (
        "1\t2026-11-26\tsearch tè\t\n1\t1990-01-02\tsearch tè\t\n", 13_000,
        ["1|1990-01-02|search tè", "1|2026-11-26|search tè"]
      ),
      ("1\t2026-11-26\tsearch tè\t\n", 65_535, ["1|2026-11-26|search tè"]),
    ] as [(String, Int?, [String])])
  func merge_ofLines_addsEqualOnes(text: String, months: Int?, folded: [String]) {
    #expect(fold(text, months: months) == folded)
  }

  @Test(
    "folding a second time changes nothing, and counts are kept",
    arguments: [nil, 0, 1, 2, 13, 1_200, 13_000, 65_535])
  func merge_ofItsOwnLines_changesNothing(months: Int?) {
    var generator = SeededGenerator(seed: 3)
    let words = ["visit it", "hour 20", "dish id/a", "search tè", "newer fact"]
    let lines = (0..<500).map { _ in
      TallyLine(
        count: Int.random(in: 1...3, using: &generator),
        day: Day(number: today.number - Int.random(in: 0..<700, using: &generator)).description,
        fact: words[Int.random(in: words.indices, using: &generator)])
    }
    let once = Fold.merge(lines, months: months, today: today)
    #expect(Fold.merge(once, months: months, today: today) == once)
    func sum(_ lines: [TallyLine]) -> Int {
      lines.filter { !$0.isOf(.search) }.reduce(0) { $0 + $1.count }
    }
    #expect(sum(once) == sum(lines))
  }

  @Test(
    "a date is the number of its day since 1970, and back",
    arguments: [
      (2026, 11, 30, "2026-11-30", 20_787), (1970, 1, 1, "1970-01-01", 0),
      (2024, 2, 29, "2024-02-29", 19_782), (2000, 12, 31, "2000-12-31", 11_322),
      (958, 7, 1, "0958-07-01", -369_444),
    ])
  func day_ofTheCalendar_isItsNumber(year: Int, month: Int, day: Int, text: String, number: Int) {
    #expect(Day(year: year, month: month, day: day).number == number)
    #expect(Day(number: number).description == text)
    #expect(Day(text) == Day(number: number))
  }

  @Test("the text of a day is read back as the same day")
  func day_ofEachNumber_readsBack() {
    for number in stride(from: 0, to: 40_000, by: 17) {
      #expect(Day(Day(number: number).description)?.number == number)
    }
  }

  @Test(
    "a text that is not a date is refused",
    arguments: [
      "", "2026", "2026-13-01", "2026-00-01", "2026-11-32", "2026-02-30", "a-b-c", "2026-11-00",
    ])
  func day_ofAnotherText_isNone(text: String) {
    #expect(Day(text) == nil)
  }
}
