import Foundation
import MenuCore

/// The time that a guest waits, compared with other programs in the same run: pairs of whole processes, one
/// after the other; the median ratio counts. The arguments are the browser, the folder to work in,
/// and the names of the benchmarks; all of them if none is named.
@main struct Benchmarks {
  private let browser: String
  private let folder: String

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    guard let browser = words.first, let folder = words.dropFirst().first else {
      return print("usage: Benchmarks BROWSER FOLDER [start keys escape reading faults page]")
    }
    let all = Benchmarks(browser: browser, folder: folder)
    try all.prepare()
    let selected = words.dropFirst(2)
    let benchmarks: [(String, () throws -> Void)] = [
      ("start", all.start), ("keys", all.keys), ("escape", all.escape),
      ("reading", all.reading), ("faults", all.faults), ("page", all.page),
    ]
    for (name, run) in benchmarks where selected.isEmpty || selected.contains(name) {
      try run()
    }
    if Report.missed > 0 { exit(1) }
  }

  private func path(_ file: String) -> String { "\(folder)/\(file)" }

  private func prepare() throws {
    let rows = (1...46).map { "dish \($0)  tomato, mozzarella, basil  7.00" }
    let files = [
      "rows": rows.joined(separator: "\n"), "few.json": GeneratedMenu.text(dishes: 100),
      "10000.json": GeneratedMenu.text(dishes: 10_000, .honest),
      "silent.json": GeneratedMenu.text(dishes: 100_000, .silent),
      "honest.json": GeneratedMenu.text(dishes: 100_000, .honest),
      "faulty.json": GeneratedMenu.text(dishes: 100_000, .faulty),
    ]
    for (name, text) in files where !FileManager.default.fileExists(atPath: path(name)) {
      try text.write(toFile: path(name), atomically: true, encoding: .utf8)
    }
  }

  private func menu(_ file: String) -> TerminalProgram {
    TerminalProgram(command: [browser, file], mark: "esci")
  }
  private var shipped: TerminalProgram { menu("Menu.json") }
  private var large: TerminalProgram { menu(path("silent.json")) }
  private var fzf: TerminalProgram {
    TerminalProgram(command: ["fzf"], input: path("rows"), mark: "46/46")
  }

  private func start() {
    let drawing = TerminalProgram(command: [path("drawing")], mark: "dish 20")
    let times = (0..<15).compactMap { _ in shipped.timeToFrame() }
    Report.row("first frame", median(times).map { $0 * 1e3 }, "ms")
    Report.row(
      "first frame / fzf", ratio(pairs: 31, shipped.timeToFrame, fzf.timeToFrame), "times",
      atMost: 1.25)
    Report.row(
      "first frame / 20 lines of C", ratio(pairs: 31, shipped.timeToFrame, drawing.timeToFrame),
      "times", atMost: 2.5)
    for (kind, most) in [(GeneratedMenu.Kind.silent, 0.5), (.honest, 0.7), (.faulty, 1.5)] {
      let file = path("\(kind).json")
      let jq = TerminalProgram(command: ["jq", "length", file], mark: "\n")
      Report.row(
        "first frame, 100,000 \(kind) dishes / jq length",
        ratio(pairs: 9, menu(file).timeToFrame, jq.timeToFrame), "times", atMost: most)
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      let memory = TerminalSession(menu(file))?.peakMemory
      let share = memory.flatMap { memory in size.map { Double(memory) / Double($0) } }
      Report.row("peak memory, 100,000 \(kind) dishes / file", share, "times", atMost: 4.5)
    }
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
    for query in ["marghe", "senza latte", "vegan under 9"] {
      search(query, in: many)
    }
  }

  /// Types a query and removes it, so that the next one starts with all rows.
  private func search(_ query: String, in session: TerminalSession) {
    _ = session.answer(to: "/")
    let times = query.map { (session.answer(to: String($0)) ?? .nan) * 1e3 }
    Report.row("the first key of “\(query)”, 100,000 dishes", times.first, "ms")
    Report.row(
      "a key of “\(query)”, 100,000 dishes", median(Array(times.dropFirst())), "ms", atMost: 16)
    session.settle()
    for _ in 0..<3 {
      _ = session.answer(to: "\u{1B}")
    }
    session.settle()
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
    for (name, kind) in [("", GeneratedMenu.Kind.silent), (" a menu that promises", .honest)] {
      let bytes = Array(GeneratedMenu.text(dishes: 10_000, kind).utf8)
      let data = Data(bytes)
      let times = ratio(
        pairs: 9, { seconds { _ = try? JSONDecoder().decode(DecodedMenu.self, from: data) } },
        { seconds { _ = try? MenuReader.read(bytes) } })
      let isSame = try JSONDecoder().decode(DecodedMenu.self, from: data).pizzas.count == 10_000
      Report.row("JSONDecoder / reading\(name)", isSame ? times : nil, "times", atLeast: 3)
    }
    for kind in GeneratedMenu.Kind.allCases {
      let few = Array(GeneratedMenu.text(dishes: 100, kind).utf8)
      let many = Array(GeneratedMenu.text(dishes: 100_000, kind).utf8)
      let growth = ratio(
        pairs: 5, { seconds { _ = try? MenuReader.read(many) } },
        { seconds { for _ in 0..<100 { _ = try? MenuReader.read(few) } } / 100 })
      Report.row("reading 100,000 / 100 \(kind) dishes", growth, "times", atMost: 1_200)
    }
  }

  /// Files full of one fault, whose advice must not take quadratic time.
  private func faults() {
    let files: [(String, String, String, (Int) -> String)] = [
      ("unknown keys", "", "", { #""kolour\#($0)":1"# }),
      ("words in diets", #""diets":["#, "]", { _ in #""contiene latte""# }),
      ("texts side by side", #""allergens":"#, "", { _ in #""gluten""# }),
      ("unknown allergens", #""allergens":["#, "]", { #""lattuga\#($0)""# }),
    ]
    for (name, opening, closing, entry) in files {
      func file(_ count: Int) -> [UInt8] {
        let entries = (0..<count).map(entry).joined(separator: ",")
        return Array(#"{"pizzas":[{"name":"a",\#(opening)\#(entries)\#(closing)}]}"#.utf8)
      }
      let few = file(500)
      let many = file(10_000)
      let growth = ratio(
        pairs: 3, { seconds { _ = try? MenuReader.read(many) } },
        { seconds { for _ in 0..<20 { _ = try? MenuReader.read(few) } } / 20 })
      // An edit may write up to 10,000 bytes of its list again, which the shorter lists do not have.
      Report.row("reading 10,000 / 500 \(name)", growth, "times", atMost: 40)
    }
  }

  private func seconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .seconds(1)
  }

  /// The page of 10,000 dishes, compared with a plainer page that jq makes from the same file.
  private func page() {
    let file = path("10000.json")
    let rows =
      #".pizzas[] | "<li>\(.number) \(.name.it | @html) \(.price // .sizes[0].price)</li>""#
    let jq = TerminalProgram(
      command: ["sh", "-c", "jq -r '\(rows)' '\(file)' >/dev/null; echo done"], mark: "done")
    let own = TerminalProgram(
      command: ["sh", "-c", "'\(browser)' export html '\(file)' >/dev/null; echo done"],
      mark: "done")
    Report.row(
      "the page of 10,000 dishes / a list by jq", ratio(pairs: 9, own.timeToFrame, jq.timeToFrame),
      "times", atMost: 3)
  }
}
