import Foundation
import OldMenuPresentation
import MenuTestSupport

/// A program that draws in a terminal of 80 by 24, and what its first frame ends with.
struct TerminalProgram {
  /// The menu browser that was built together with the benchmark.
  static let browser = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "giuseppe-menu").path

  let command: [String]
  /// The file on its standard input, nil for the terminal.
  var input: String?
  /// What stands last in its first frame.
  let mark: String
  /// The keys that move one row.
  var down = "j"
  var up = "k"

  static func browser(_ menu: String) -> TerminalProgram {
    TerminalProgram(command: [browser, menu], mark: "aiuto")
  }

  /// Starts it and reads its first frame, nil when it cannot.
  func open(size: Size = Size(columns: 80, lines: 24)) -> PseudoTerminal? {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    let terminal = try? PseudoTerminal(
      command,
      environment: inherited.merging(["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]) { $1 },
      size: size, input: input)
    guard let terminal, terminal.read(within: .seconds(10), until: { $0.text.contains(mark) })
    else { return nil }
    return terminal
  }

  /// The seconds from its start to its first frame, nil when it has none.
  func timeToFrame() -> Double? {
    let start = ContinuousClock.now
    guard open() != nil else { return nil }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  /// How much longer it takes to its first frame than another program: the median of pairs;
  /// nil when one of them has no frame.
  func timeToFrame(beside peer: TerminalProgram, pairs: Int = 15) -> Double? {
    var ratios: [Double] = []
    for _ in 0..<pairs {
      guard let own = timeToFrame(), let other = peer.timeToFrame() else { return nil }
      ratios.append(own / other)
    }
    return median(ratios)
  }
}

/// The value in the middle, nil of none.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}
