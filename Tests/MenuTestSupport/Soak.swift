internal import Foundation
internal import OldMenuCore
internal import OldMenuPresentation

/// One browser that is used for very long: rounds of random keys, and in each a reload of a changed
/// file, two resizes and a filter, which have to be seen on the screen.
public struct Soak {
  /// What did not come, with the round.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence, and the screen.
    public let description: String
  }

  /// How many keys a round has.
  public static let keysPerRound = 1_000

  private static let size = Size(columns: 80, lines: 24)

  private let rounds: Int
  private let patience: Duration
  private let folder: TemporaryFolder
  private let terminal: PseudoTerminal
  private let shipped: String
  private var keys: RandomKeys
  private var menus: MenuGenerator
  private var random: SeededGenerator

  /// Starts the browser on a menu of its own.
  ///
  /// - Parameters:
  ///   - program: the path of the browser.
  ///   - rounds: how long to go on, two at least.
  ///   - seed: the same seed gives the same keys, files, sizes and filters.
  ///   - patience: how long to wait for a screen.
  /// - Throws: when it does not start.
  public init(
    program: String = BuiltProgram.path(), rounds: Int, seed: UInt64,
    patience: Duration = .seconds(10)
  ) throws {
    self.rounds = max(2, rounds)
    self.patience = patience
    folder = try TemporaryFolder()
    shipped = try String(contentsOfFile: BuiltProgram.menu, encoding: .utf8)
    keys = RandomKeys(seed: seed)
    menus = MenuGenerator(seed: seed)
    random = SeededGenerator(seed: ~seed)
    try folder.write(shipped, to: "Menu.json")
    terminal = try PseudoTerminal(
      [program, folder.path("Menu.json")],
      environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"], size: Self.size)
    guard terminal.read(until: { $0.text.contains("Marinara") }) else {
      throw Failure(description: "there is no first frame: \(terminal.text)")
    }
  }

  /// Goes through all rounds, and quits.
  ///
  /// - Parameter progress: is told what the program holds, now and then, and after which round.
  /// - Returns: what it held, and how it ended.
  /// - Throws: `Failure` where the program does not answer as it should.
  public mutating func run(progress: (Int, SoakReport.Holding) -> Void = { _, _ in }) throws
    -> SoakReport
  {
    let warmUp = max(1, rounds / 10)
    var (afterWarmUp, atEnd): (SoakReport.Holding?, SoakReport.Holding?)
    for number in 1...rounds {
      // What is compared is held with the same menu.
      let isMeasured = number.isMultiple(of: warmUp) || number == rounds
      try round(number, text: isMeasured ? shipped : MenuWriter.json(of: menus.menu()))
      guard isMeasured else { continue }
      let holding = SoakReport.Holding(
        privateBytes: terminal.memory("Private_Dirty"), descriptors: terminal.numberOfDescriptors)
      progress(number, holding)
      afterWarmUp = afterWarmUp ?? holding
      atEnd = holding
    }
    // Twice: who has chosen is told first what is lost.
    terminal.send("qq")
    let nothing = SoakReport.Holding(privateBytes: 0, descriptors: 0)
    return SoakReport(
      afterWarmUp: afterWarmUp ?? nothing, atEnd: atEnd ?? nothing, ending: terminal.waitForEnd())
  }

  private mutating func round(_ number: Int, text: String) throws {
    // Not smaller than the browser needs: it would take no key but those that end it.
    terminal.resize(
      to: Size(
        columns: Int.random(in: 10...200, using: &random),
        lines: Int.random(in: 3...60, using: &random)))
    typeKeys(Self.keysPerRound)
    // Out of all that is open, and of the filters; now and then past a file that is broken.
    press(Array(repeating: 0x1B, count: 12))
    if number.isMultiple(of: 5) {
      try folder.write("{", to: "Menu.json")
      press(Array("r".utf8))
    }
    let name = "Soak-\(number)."
    try folder.write(renamed(text, to: name), to: "new")
    guard rename(folder.path("new"), folder.path("Menu.json")) == 0 else {
      throw Failure(description: "round \(number): the file cannot be replaced")
    }
    terminal.resize(to: Self.size)
    let filter = [UInt8](repeating: UInt8(ascii: "l"), count: .random(in: 0..<20, using: &random))
    press(Array("rf".utf8) + filter + Array(" \r".utf8))
    let filtered = try screen("round \(number), the filter", of: name) { _ in true }
    press([0x1B, 0x1B])
    _ = try screen("round \(number), the whole list", of: name) { $0 != filtered }
  }

  /// Types keys in bursts, as a hand and a held key do, and takes what comes back.
  private mutating func typeKeys(_ count: Int) {
    var left = count
    while left > 0 {
      let burst = min(left, [1, 1, 2, 3, 5, 8, 20, 60].randomElement(using: &random) ?? 1)
      press((0..<burst).flatMap { _ in keys.next() })
      left -= burst
    }
  }

  /// Types, and waits a moment until the program waits for more.
  private func press(_ bytes: [UInt8]) {
    let before = terminal.contextSwitches
    terminal.send(bytes)
    _ = terminal.read(within: .milliseconds(200)) { $0.contextSwitches > before }
    terminal.forgetOutput()
  }

  /// Has everything drawn again, until the whole screen shows a menu and looks as it should.
  private func screen(_ what: String, of name: String, _ isRight: ([String]) -> Bool) throws
    -> [String]
  {
    var lines: [String] = []
    terminal.forgetOutput()
    terminal.send([0x0C])
    let isSeen = terminal.read(within: patience) {
      lines = VirtualTerminal(size: Self.size, cellWidth: testCellWidth, received: $0.output).lines
      return lines[0].contains(name) && lines.last?.allSatisfy(\.isWhitespace) == false
        && isRight(lines)
    }
    guard isSeen else {
      let ending = terminal.isRunning ? "" : ", it has ended"
      throw Failure(description: "\(what) is not seen\(ending):\n" + lines.joined(separator: "\n"))
    }
    return lines
  }

  private func renamed(_ text: String, to name: String) -> String {
    let isNamed = text.contains(#""name": "Da Giuseppe""#)
    return isNamed
      ? text.replacing(#""name": "Da Giuseppe""#, with: "\"name\": \"\(name)\"")
      : text.replacing("{", with: "{\"name\": \"\(name)\",", maxReplacements: 1)
  }
}
