import Foundation
import MenuPresentation
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
      name: "one row down to the first byte", value: shipped.time * 1e3, unit: "ms",
      target: "at most 0.5", decimals: 2
    ).printed()
    Row(
      name: "one row down until the panel has followed", value: shipped.timeToAll * 1e3, unit: "ms",
      target: "", decimals: 2
    ).printed()
    if let echo = moves(of: echo) {
      Row(
        name: "the same of a program that only echoes", value: echo.time * 1e3, unit: "ms",
        target: "", decimals: 2
      ).printed()
    }
    Row(
      name: "one row down in the list alone", value: alone.bytes, unit: "bytes",
      target: "at most 150"
    ).printed()
    Row(
      name: "one row down with the panel", value: shipped.bytes, unit: "bytes",
      target: "at most 450"
    ).printed()
    Row(
      name: "one row down, 100,000 rows / 100", value: many.time / few.time, unit: "times",
      target: "at most 1.2", decimals: 2
    ).printed()
  }

  /// Medians of what follows a key: seconds to the first byte and to the last, and how many bytes.
  private struct Moves {
    let time: Double
    let timeToAll: Double
    let bytes: Double
  }

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
    var (times, timesToAll, bytes): ([Double], [Double], [Double]) = ([], [], [])
    // Down and up again, so that the list does not scroll.
    for step in 0..<60 {
      let before = terminal.output.count
      let start = ContinuousClock.now
      terminal.send(step / 6 % 2 == 0 ? "j" : "k")
      guard terminal.read(until: { $0.output.count > before }) else { return nil }
      times.append((ContinuousClock.now - start) / .seconds(1))
      timesToAll.append(times[step])
      var count = terminal.output.count
      while terminal.read(within: .milliseconds(20), until: { $0.output.count > count }) {
        timesToAll[step] = (ContinuousClock.now - start) / .seconds(1)
        count = terminal.output.count
      }
      bytes.append(Double(count - before))
    }
    guard let time = median(times), let timeToAll = median(timesToAll), let bytes = median(bytes)
    else { return nil }
    return Moves(time: time, timeToAll: timeToAll, bytes: bytes)
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
      value: Double(terminal.contextSwitches - before), unit: "", target: "none", decimals: 0
    ).printed()
    Row(
      name: "memory of its own, the shipped menu",
      value: Double(terminal.proportionalBytes("Pss_Anon")) / 1e6, unit: "MB", target: "at most 6"
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
    report("first frame, 100,000 dishes / jq length", ratios, "at most 0.5")
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
    report("--print --search, 100,000 dishes / jq", searches, "at most 1")
  }

  private static func report(_ name: String, _ ratios: [Double], _ target: String) {
    guard let ratio = median(ratios) else { return tell("\(name): not measured, jq is not here") }
    Row(name: name, value: ratio, unit: "times", target: target, decimals: 2).printed()
  }

  private static func seconds(of command: [String]) -> Double? {
    let start = ContinuousClock.now
    guard let run = try? Subprocess(command), run.status == 0 else { return nil }
    return (ContinuousClock.now - start) / .seconds(1)
  }
}
