import Foundation
import MenuCore

/// The time that a guest waits, beside other programs in the same run: pairs of whole processes, one after
/// the other, of which the middle ratio counts. Its arguments are the browser, the folder to work in, and
/// the names of the benchmarks, all of them where none is named.
@main struct Benchmarks {
  private let browser: String
  private let folder: String

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let browser = words.first, let folder = words.dropFirst().first else {
      return print("usage: Benchmarks BROWSER FOLDER [start keys escape reading]")
    }
    let all = Benchmarks(browser: browser, folder: folder)
    try all.prepare()
    let wanted = words.dropFirst(2)
    let benchmarks: [(String, () throws -> Void)] = [
      ("start", all.start), ("keys", all.keys), ("escape", all.escape), ("reading", all.reading),
    ]
    for (name, run) in benchmarks where wanted.isEmpty || wanted.contains(name) {
      try run()
    }
    if Report.missed > 0 { exit(1) }
  }

  private func path(_ file: String) -> String { "\(folder)/\(file)" }

  private func prepare() throws {
    let rows = (1...46).map { "dish \($0)  tomato, mozzarella, basil  7.00" }
    let files = [
      "rows": rows.joined(separator: "\n"), "few.json": GeneratedMenu.text(dishes: 100),
      "many.json": GeneratedMenu.text(dishes: 100_000),
      "described.json": GeneratedMenu.text(dishes: 100_000, .described),
      "honest.json": GeneratedMenu.text(dishes: 100_000, .honest),
    ]
    for (name, text) in files where !FileManager.default.fileExists(atPath: path(name)) {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }
  }

  private func menu(_ file: String) -> TerminalProgram {
    TerminalProgram(command: [browser, file], mark: "esci")
  }
  private var shipped: TerminalProgram { menu("Menu.json") }
  private var large: TerminalProgram { menu(path("many.json")) }
  private var fzf: TerminalProgram {
    TerminalProgram(command: ["fzf"], input: path("rows"), mark: "46/46")
  }

  private func start() {
    let drawing = TerminalProgram(command: [path("drawing")], mark: "dish 20")
    let jq = TerminalProgram(command: ["jq", "length", path("many.json")], mark: "\n")
    let times = (0..<15).compactMap { _ in shipped.timeToFrame() }
    Report.row("first frame", median(times).map { $0 * 1e3 }, "ms")
    Report.row(
      "first frame / fzf", ratio(pairs: 31, shipped.timeToFrame, fzf.timeToFrame), "times",
      atMost: 1.25)
    Report.row(
      "first frame / 20 lines of C", ratio(pairs: 31, shipped.timeToFrame, drawing.timeToFrame),
      "times", atMost: 2.5)
    Report.row(
      "first frame, 100,000 dishes / jq length",
      ratio(pairs: 9, large.timeToFrame, jq.timeToFrame), "times", atMost: 0.45)
    let described = menu(path("described.json"))
    let honest = menu(path("honest.json"))
    Report.row(
      "first frame, 100,000 dishes that promise / that do not",
      ratio(pairs: 9, honest.timeToFrame, described.timeToFrame), "times", atMost: 1.8)
  }

  private func keys() {
    guard let own = TerminalSession(shipped), let few = TerminalSession(menu(path("few.json"))),
      let many = TerminalSession(large)
    else { return Report.row("keys", nil, "") }
    for session in [own, few, many] { session.settle() }
    // Down and up again, so that the list does not scroll.
    func rows(_ session: TerminalSession, _ keys: [String] = ["j", "k"]) -> () -> Double? {
      var step = 0
      return {
        defer { step += 1 }
        return session.answer(to: keys[step % 2])
      }
    }
    let press = rows(own)
    let time = (0..<30).compactMap { _ in press() }
    Report.row("a row key", median(time).map { $0 * 1e3 }, "ms")
    let peer = TerminalSession(fzf)
    peer?.settle()
    let beside = peer.flatMap { ratio(pairs: 61, rows(own), rows($0, ["\u{10}", "\u{0E}"])) }
    Report.row("a row key / fzf", beside, "times", atMost: 1.5)
    Report.row(
      "a row key, 100,000 dishes / 100", ratio(pairs: 61, rows(many), rows(few)), "times",
      atMost: 1.2)
    let still = TerminalSession(
      TerminalProgram(command: [browser, "Menu.json", "--reload", "0"], mark: "esci"))
    still?.settle()
    let waits = still?.waits
    still?.settle(for: 3_000)
    let idle = waits.flatMap { waits in still?.waits.map { Double($0 - waits) } }
    Report.row("wake-ups in 3 idle seconds", idle, "without watching", atMost: 0)
    _ = many.answer(to: "/")
    let typed = "marghe".map { many.answer(to: String($0)) ?? .nan }
    Report.row("the first key of a search, 100,000 dishes", typed.first.map { $0 * 1e3 }, "ms")
    Report.row(
      "a key of a search, 100,000 dishes", median(typed.dropFirst().map { $0 * 1e3 }), "ms",
      atMost: 16)
  }

  /// Esc alone, which may be the beginning of another key: on this terminal, through ssh, at the kiosk.
  private func escape() {
    let ssh = ["env", "SSH_CONNECTION=192.0.2.1 1 192.0.2.2 22", browser, "Menu.json"]
    let kiosk = [browser, "Menu.json", "--kiosk"]
    measureEscape("Esc", menu("Menu.json"), atMost: 50)
    measureEscape("Esc through ssh", TerminalProgram(command: ssh, mark: "esci"), atMost: 125)
    measureEscape("Esc at the kiosk", TerminalProgram(command: kiosk, mark: "aiuto"), atMost: 125)
  }

  private func measureEscape(_ name: String, _ program: TerminalProgram, atMost most: Double) {
    let session = TerminalSession(program)
    session?.settle()
    let times = (0..<15).compactMap { _ -> Double? in
      _ = session?.answer(to: "f")
      return session?.answer(to: "\u{1B}")
    }
    Report.row(name, median(times).map { $0 * 1e3 }, "ms", atMost: most)
  }

  private func reading() throws {
    func seconds(_ work: () -> Void) -> Double { ContinuousClock().measure(work) / .seconds(1) }
    for (name, kind) in [("", GeneratedMenu.Kind.silent), (" a menu that promises", .honest)] {
      let bytes = Array(GeneratedMenu.text(dishes: 10_000, kind).utf8)
      let data = Data(bytes)
      let times = ratio(
        pairs: 9, { seconds { _ = try? JSONDecoder().decode(DecodedMenu.self, from: data) } },
        { seconds { _ = try? MenuReader.read(bytes) } })
      let isSame = try JSONDecoder().decode(DecodedMenu.self, from: data).pizzas.count == 10_000
      Report.row("JSONDecoder / reading\(name)", isSame ? times : nil, "times", atLeast: 3)
    }
  }
}
