import Foundation
import OldMenuCore
import OldMenuFiles
import OldMenuPresentation
import MenuTestSupport
import OldReception

/// A year of a pizzeria with 300 guests a day, of whom each opens a few dishes: what the counting of
/// one costs, how large all of it gets, and how long its owner waits.
struct ReceptionBenchmark {
  private static let days = 365
  private static let visits = 300

  private let folder: TemporaryFolder
  private let menu: Menu
  private var random = SeededGenerator(seed: 17)
  private let collector = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "giuseppe-reception").path

  private init() throws {
    folder = try TemporaryFolder()
    menu = try MenuReader.read(MenuFile.read(path: "Menu.json")).menu
  }

  static func run() {
    do {
      var benchmark = try ReceptionBenchmark()
      try benchmark.measureVisits()
      try benchmark.measureYear()
    } catch {
      tell("reception  \(error)")
    }
  }

  /// What counting adds to a visit that opens a dish, and to one that leaves out an allergen too: of
  /// which is told how many dishes it leaves.
  private func measureVisits() throws {
    try folder.write("", to: "one")
    let tally = TallyFile(LocalPath(folder.path("one")))
    let visits: [(name: String, lines: [String], target: Bound?)] = [
      ("tally of a visit", ["pizze", "2"], .atMost(20)),
      ("tally of a visit with a filter", ["pizze", "2", "senza latte"], nil),
    ]
    for (name, lines, target) in visits {
      let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "it"))
      let linear = LinearMenu(session, text: TerminalText(cellWidth: { _ in 1 }))
      let states = lines.map { line in
        _ = linear.answer(to: line)
        return linear.viewState
      }
      let count = 1_000
      let time = shortest(of: 9) {
        for _ in 0..<count {
          let recorder = VisitRecorder(
            keepsSearches: true, now: { .zero }, hour: { CalendarHour.local }
          ) { tally.append($0) }
          states.forEach(recorder.look)
          recorder.end()
        }
      }
      row(name, time / Double(count) * 1e6, "µs", target)
    }
  }

  private mutating func measureYear() throws {
    let today = CalendarHour.local.day
    let (tally, sums) = (folder.path("tally"), folder.path("sums.db"))
    var (size, times) = (0, [Double]())
    for day in 0..<ReceptionBenchmark.days {
      let bytes = record(of: today + (day + 1 - ReceptionBenchmark.days))
      size += bytes.count
      // The tally of the day before has become an old one.
      try? FileManager.default.removeItem(atPath: tally)
      try Data(bytes).write(to: URL(filePath: tally))
      let start = ContinuousClock.now
      let ran = try Subprocess([
        collector, "collect", tally, "--into", sums, "--menu", "Menu.json", "--limit", "1s",
      ])
      times.append((ContinuousClock.now - start) / .seconds(1))
      guard ran.status == 0 else { return tell("reception  \(ran.messages)") }
    }
    let database = try FileManager.default.attributesOfItem(atPath: sums)[.size] as? Int ?? 0
    row("tally of a year", Double(size) / 1e6, "MB")
    row("sums of a year", Double(database) / 1e6, "MB")
    row("collecting a day", (median(times) ?? 0) * 1e3, "ms")
    let report = shortest {
      let ran = try? Subprocess([
        collector, "report", sums, "--menu", "Menu.json", "--since", "1y",
      ])
      if ran?.status != 0 { tell("reception  no report") }
    }
    row("report of a year", report * 1e3, "ms", .atMost(300))
  }

  private func row(_ name: String, _ value: Double, _ unit: String, _ target: Bound? = nil) {
    Row(name: name, value: value, unit: unit, target: target).printed()
  }

  /// The records of a day.
  private mutating func record(of day: CalendarDay) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<ReceptionBenchmark.visits {
      guard let hour = CalendarHour(day: day, hour: Int.random(in: 11...23, using: &random))
      else { continue }
      let language = ["it", "it", "it", "en", "de"].randomElement(using: &random) ?? "it"
      let facts = facts().map { fact in
        TallyLine.fact(
          day, fact,
          fact.kind == .without || fact.kind == .diet
            ? FilterOutcome(left: 9, undeclared: 28) : nil)
      }
      bytes += TallyRecord(visit: .visit(hour, Language(tag: language)), facts: facts).bytes
    }
    return bytes
  }

  /// What one guest did.
  private mutating func facts() -> [Fact] {
    var facts: [Fact] = [.time(.upTo3Minutes), .list(.pizzas)]
    func add(_ fact: Fact?) {
      if let fact, !facts.contains(fact) { facts.append(fact) }
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      guard let list = MenuList.allCases.randomElement(using: &random),
        menu.numberOfDishes(in: list) > 0,
        let dish = menu.dish(
          at: Int.random(in: 0..<menu.numberOfDishes(in: list), using: &random), in: list)
      else { continue }
      let key = DishKey(dish, in: list, of: menu)
      add(.list(list))
      add(.opened(key))
      if Int.random(in: 0..<8, using: &random) == 0 { add(.chosen(key)) }
    }
    if Int.random(in: 0..<8, using: &random) == 0 {
      add(Allergen.groups.randomElement(using: &random).map { .without($0) })
    }
    if Int.random(in: 0..<20, using: &random) == 0 { add(.diet(.vegetarian)) }
    if Int.random(in: 0..<20, using: &random) == 0 { add(.help) }
    if Int.random(in: 0..<30, using: &random) == 0 {
      add(VainSearch(typed: "carbonara").map { .search($0) })
    }
    return facts
  }
}
