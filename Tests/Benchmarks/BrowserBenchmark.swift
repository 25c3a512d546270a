import Foundation
import OldMenuPresentation
import MenuTestSupport

/// What a key costs in the browser, and what it costs while nobody does anything.
enum BrowserBenchmark {
  static func run() {
    guard let folder = try? TemporaryFolder() else { return }
    try? folder.write(String(decoding: GeneratedMenu.bytes(dishes: 100), as: UTF8.self), to: "few")
    try? folder.write(
      String(decoding: GeneratedMenu.bytes(dishes: 100_000), as: UTF8.self), to: "many")
    rowDown(few: folder.path("few"), many: folder.path("many"))
    idle()
    large(folder.path("many"))
  }

  private static func rowDown(few: String, many: String) {
    guard let shipped = moves(in: "Menu.json"), let alone = moves(in: "Menu.json", columns: 46),
      let few = moves(in: few), let many = moves(in: many)
    else { return }
    Row(
      name: "one row down to the last byte", value: shipped.time * 1e3, unit: "ms",
      target: .atMost(0.8), decimals: 2
    ).printed()
    Promise.rowDownBesideFzf.measure(moves(of: fzf).map { shipped.time / $0.time })
    if let echo = moves(of: echo) {
      Row(
        name: "the same of a program that only echoes", value: echo.time * 1e3, unit: "ms",
        decimals: 2
      ).printed()
    }
    Row(
      name: "one row down in the list alone", value: alone.bytes, unit: "bytes",
      target: .atMost(150)
    ).printed()
    Row(
      name: "one row down with the panel", value: shipped.bytes, unit: "bytes",
      target: .atMost(320)
    ).printed()
    Row(
      name: "one row down, 100,000 rows / 100", value: many.time / few.time, unit: "times",
      target: .atMost(1.2), decimals: 2
    ).printed()
  }

  /// Medians of what follows a key: seconds to the last byte of the answer, and how many bytes.
  private struct Moves {
    let time: Double
    let bytes: Double
  }

  /// A list of as many rows as the shipped menu has, in a finder of lines.
  private static let fzf = TerminalProgram(
    command: ["sh", "-c", "seq 46 | sed 's/$/ Margherita, pomodoro, mozzarella/' | exec fzf"],
    mark: "46/46", down: "\u{10}", up: "\u{0E}")

  /// Shows every key and does nothing else.
  private static let echo = TerminalProgram(
    command: ["sh", "-c", "stty raw -echo; printf ▸; exec cat"], mark: "▸")

  private static func moves(in menu: String, columns: Int = 80) -> Moves? {
    let size = Size(columns: columns, lines: columns == 80 ? 24 : 19)
    return moves(of: TerminalProgram(command: [TerminalProgram.browser, menu], mark: "▸"), size)
  }

  private static func moves(
    of program: TerminalProgram, _ size: Size = Size(columns: 80, lines: 24)
  ) -> Moves? {
    guard let terminal = program.open(size: size) else { return nil }
    terminal.read(within: .milliseconds(200))
    var (times, bytes): ([Double], [Double]) = ([], [])
    // Down and up again, so that the list does not scroll.
    for step in 0..<60 {
      let before = terminal.output.count
      let start = ContinuousClock.now
      terminal.send(step / 6 % 2 == 0 ? program.down : program.up)
      guard terminal.read(until: { $0.output.count > before }) else { return nil }
      var time = ContinuousClock.now - start
      var count = terminal.output.count
      // The answer ends where nothing follows it for a while.
      while terminal.read(within: .milliseconds(20), until: { $0.output.count > count }) {
        time = ContinuousClock.now - start
        count = terminal.output.count
      }
      times.append(time / .seconds(1))
      bytes.append(Double(count - before))
    }
    guard let time = median(times), let bytes = median(bytes) else { return nil }
    return Moves(time: time, bytes: bytes)
  }

  private static func idle() {
    let menu = TerminalProgram(
      command: [TerminalProgram.browser, "Menu.json", "--reload-every", "0"], mark: "aiuto")
    guard let terminal = menu.open() else { return }
    terminal.read(within: .seconds(1))
    let before = terminal.contextSwitches
    terminal.read(within: .seconds(5))
    Row(
      name: "wake-ups in five idle seconds without watching",
      value: Double(terminal.contextSwitches - before), unit: "", target: .atMost(0), decimals: 0
    ).printed()
    Row(
      name: "memory of its own, the shipped menu",
      value: Double(terminal.memory("Pss_Anon")) / 1e6, unit: "MB", target: .atMost(6)
    ).printed()
  }

  /// A file of some 30 MB, beside a program that reads it and counts, or filters.
  private static func large(_ menu: String) {
    let browser = TerminalProgram.browser(menu)
    let ratios = (0..<3).compactMap { _ -> Double? in
      guard let time = browser.timeToFrame(),
        let peer = seconds(of: ["jq", ".pizzas | length", menu])
      else { return nil }
      return time / peer
    }
    if let ratio = median(ratios) {
      Row(
        name: "first frame, 100,000 dishes / jq length", value: ratio, unit: "times",
        target: .atMost(0.5), decimals: 2
      ).printed()
    }
    // Less than the search looks at: names and ingredients.
    let filter =
      #".pizzas[] | select([.name[], (.ingredients[] | if type == "object" then .name else . end)]"#
      + #" | map(ascii_downcase) | any(contains("funghi"))) | .id"#
    let searches = (0..<3).compactMap { _ -> Double? in
      guard
        let time = seconds(of: [TerminalProgram.browser, menu, "--print", "--search", "funghi"]),
        let peer = seconds(of: ["jq", "-r", filter, menu])
      else { return nil }
      return time / peer
    }
    Promise.largeSearchBesideJq.measure(median(searches))
  }

  private static func seconds(of command: [String]) -> Double? {
    let start = ContinuousClock.now
    guard let run = try? Subprocess(command), run.status == 0 else { return nil }
    return (ContinuousClock.now - start) / .seconds(1)
  }
}
