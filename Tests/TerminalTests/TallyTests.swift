import Foundation
import MenuTestSupport
import Testing

/// Visits are counted where the owner asks for it, and else nothing is touched.
@Suite(.timeLimit(.minutes(5))) struct TallyTests {
  private let folder: TemporaryFolder
  private let tally: String

  init() throws {
    folder = try TemporaryFolder()
    tally = folder.path("tally")
    try folder.write("", to: "tally")
  }

  private func open(_ options: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path(), BuiltProgram.menu] + options,
      environment: ["TERM": "xterm-256color", "LC_ALL": "it_IT.UTF-8"])
    try #require(terminal.read(within: .seconds(60)) { $0.text.contains("Marinara") })
    return terminal
  }

  /// The kinds of what was written, once there is something.
  private func kinds() throws -> [String] {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      let lines = try String(contentsOfFile: tally, encoding: .utf8).split(separator: "\n")
      if lines.last == "." {
        return lines.dropFirst().dropLast().compactMap {
          $0.split(separator: "\t").dropFirst().first.map(String.init)
        }
      }
      _ = poll(nil, 0, 10)
    }
    return []
  }

  @Test func aVisitIsWrittenWhenTheGuestLeaves() throws {
    let terminal = try open(["--tally", tally])
    terminal.send("j\r")
    try #require(terminal.read { $0.text.contains("acciughe") || $0.text.contains("Contiene") })
    #expect(try Data(contentsOf: URL(filePath: tally)).isEmpty)
    // The first closes the page.
    terminal.send("qq")
    #expect(try kinds() == ["dish", "list", "time", "visit"])
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test func aVisitIsWrittenWhenTheKioskBeginsAnew() throws {
    let terminal = try open(["--kiosk", "--idle", "200ms", "--tally", tally])
    terminal.send("j")
    #expect(try kinds() == ["list", "time", "visit"])
    _ = terminal
  }

  @Test(arguments: ["hang-up", "SIGTERM", "limit"])
  func aVisitIsWrittenHoweverTheKioskEnds(way: String) throws {
    let limit = way == "limit" ? "2s" : "60m"
    let terminal = try open(["--kiosk", "--limit", limit, "--tally", tally])
    terminal.send("j")
    // The key is read when its answer is there.
    try #require(terminal.settle())
    if way == "hang-up" { terminal.hangUp() }
    if way == "SIGTERM" { terminal.signal(SIGTERM) }
    #expect(try kinds() == ["list", "time", "visit"])
  }

  @Test(arguments: ["none", "folder", "link"])
  func whatIsNoTallyIsNoFaultOfTheGuests(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"), withIntermediateDirectories: false)
    try #require(symlink("tally", folder.path("link")) == 0)
    let answer = try Subprocess(
      [BuiltProgram.path(), "--linear", "--tally", folder.path(name), BuiltProgram.menu])
    #expect(answer.status == 0)
    #expect(answer.messages.isEmpty)
    #expect(try Data(contentsOf: URL(filePath: tally)).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test(arguments: [["--linear"], ["--linear", "--kiosk"], []])
  func whatSomebodyElseWroteIsRefused(options: [String]) throws {
    for (content, refuses) in [
      ("# Read me\n", true), ("{\"pizzas\": []}", true), ("1\tlatte\n", true), ("\n1\t3\n", false),
      ("generation\t\(String(repeating: "0a", count: 16))\n", false),
    ] {
      try folder.write(content, to: "tally")
      let answer = try Subprocess(
        [BuiltProgram.path()] + options + ["--tally", tally, BuiltProgram.menu],
        environment: ["LC_ALL": "it_IT.UTF-8", "TERM": "dumb"])
      #expect(answer.status == (refuses ? 64 : 0), "\(answer.messages)")
      #expect(answer.messages.contains("tally non l'ha scritto --tally") == refuses)
      #expect(try String(contentsOfFile: tally, encoding: .utf8) == content)
    }
  }

  @Test(arguments: [
    ["--board", "--tally", "x"], ["--print", "--tally", "x"], ["--tally-searches"],
  ])
  func whatHasNoVisitsCountsNone(options: [String]) throws {
    #expect(try Subprocess([BuiltProgram.path(), BuiltProgram.menu] + options).status == 64)
  }
}
