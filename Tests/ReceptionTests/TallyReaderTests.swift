import OldMenuCore
import MenuTestSupport
import OldReception
import Testing

/// What is read of a tally, whatever became of it.
@Suite(.timeLimit(.minutes(5))) struct TallyReaderTests {
  /// A record of one visit to n lists.
  static func record(_ facts: Int = 2, hour: Int = 21) -> TallyRecord {
    let day = CalendarDay("2026-11-30") ?? CalendarDay(number: 0)
    let time = CalendarHour(day: day, hour: hour) ?? VisitTests.hour
    return TallyRecord(
      visit: .visit(time, "it"),
      facts: MenuList.allCases.prefix(facts).map { .fact(day, .list($0)) })
  }

  private let whole = TallyReaderTests.record().bytes

  @Test func whatIsWrittenIsRead() {
    let reader = TallyReader(whole + TallyReaderTests.record(4, hour: 9).bytes)
    #expect(reader.records == [TallyReaderTests.record(), TallyReaderTests.record(4, hour: 9)])
    #expect(reader.torn == 0)
    #expect(reader.end == whole.count + TallyReaderTests.record(4, hour: 9).bytes.count)
  }

  @Test func aTornRecordSwallowsNothingWhereverItWasTorn() {
    for cut in 0..<whole.count {
      let reader = TallyReader(whole + whole.prefix(cut) + whole)
      // One that lacks no more than its last line feed is whole.
      let count = cut == whole.count - 1 ? 3 : 2
      #expect(reader.records.count == count, "torn after \(cut) bytes")
      #expect(reader.end == whole.count * 2 + cut)
    }
  }

  @Test func aRecordWhoseEndHasNotComeIsReadTheNextTime() {
    for cut in 0..<whole.count {
      let bytes = whole + whole.prefix(cut)
      let first = TallyReader(bytes)
      #expect(first.records.count == 1)
      let second = TallyReader(Array((bytes + whole.dropFirst(cut)).dropFirst(first.end)))
      #expect(second.records.count == 1, "cut after \(cut) bytes")
    }
  }

  @Test(
    arguments: [
      "", "\n\n\n", ".\n", "generation\tabc\n", "1\t2\n.\n", "\n1\t0\n.\n", "1\t99999999999999\n",
      "\u{0}\u{0}\u{0}", "1\t1\n1\tvisit\t2026-11-30T21\tit\n1\tvisit\t2026-11-30T21\tit\n.\n",
      "1\t2\n1\tvisit\t2026-11-30T21\tit\n1\tvisit\t2026-11-30T21\tit\n.\n",
      "1\t3\n1\thelp\t2026-11-30\t\n1\thelp\t2026-11-30\t\n1\tvisit\t2026-11-30T21\tit\n.\n",
    ])
  func whatIsNoRecordIsPassedOver(junk: String) {
    let reader = TallyReader(Array(junk.utf8) + whole)
    #expect(reader.records == [TallyReaderTests.record()])
  }

  @Test(
    arguments: [
      "1\tvisit\t2026-11-30T21\t", "1\tvisit\t2026-11-30T24\tit", "1\tvisit\t2026-11-31T21\tit",
      "2\tvisit\t2026-11-30T21\tit", "1\tdish\t2026-11-30\tmargherita",
      "1\tdish\t2026-11-30\tid/\u{1B}]0;x", "1\tlist\t2026-11-30\tpasta",
      "1\twithout\t2026-11-30\tmilk", "1\twithout\t2026-11-30\tmilk\t-1\t0",
      "1\twithout\t2026-11-30\tmilk\t1\t1000000", "1\twithout\t2026-11-30\tmilk\t1\t",
      "1\tlist\t2026-11-30\tpizzas\t1\t1", "1\tsearch\t2026-11-30\t=1+1",
      "1\tsearch\t2026-11-30\tCarbonara", "1\tnew\t2026-11-30\tx", "", "\t\t\t",
    ])
  func aLineThatNoProgramWritesIsNone(line: String) {
    #expect(TallyLine(line) == nil || TallyLine(line).map { $0.text != line } == true)
  }

  /// Everything that a visit can come to survives being written.
  @Test(arguments: 0..<50) func linesAreWrittenAsTheyAreRead(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let day = CalendarDay(number: Int.random(in: 0..<40_000, using: &random))
    let kinds: [Fact?] = [
      .opened(DishKey(Dish(name: "Margherita \(seed)"), in: .pizzas, of: Menu())),
      Allergen.allCases.randomElement(using: &random).map { .without($0) },
      Diet.allCases.randomElement(using: &random).map { .diet($0) },
      .help, .time(.longer), .order(.price), .lacking("de-AT"),
      VainSearch(typed: "Zuppa Inglese").map { .search($0) },
    ]
    for fact in kinds.compactMap({ $0 }) {
      let isFilter = fact.kind == .without || fact.kind == .diet
      let line = TallyLine.fact(
        day, fact, isFilter ? FilterOutcome(left: 3, undeclared: 100_000) : nil)
      #expect(TallyLine(line.text) == line)
    }
  }

  @Test(arguments: 0..<20) func randomBytesAreNoRecords(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("1\t\n.visit2026-11-30T21pizzaslist".utf8) + [0, 0xFF, 0xC3]
    let bytes = (0..<5_000).map { _ in alphabet.randomElement(using: &random) ?? 0 }
    let reader = TallyReader(bytes + whole)
    #expect(reader.records.last == TallyReaderTests.record())
    #expect(reader.end == bytes.count + whole.count)
  }
}
