import Foundation
import OldConsole
import MenuTestSupport

/// One line of the report.
struct Row {
  let name: String
  let value: Double
  let unit: String
  /// What is asked for, nil where nothing is.
  var target: Bound?
  var decimals = 1

  func printed() {
    let target = target?.description ?? ""
    let text = value.formatted(
      .number.grouping(.never).precision(.fractionLength(decimals)).locale(Locale(identifier: "C")))
    tell("\(name)  \(text)  \(unit)  \(target)")
  }
}

extension Promise {
  /// What this run has measured of the promises.
  nonisolated(unsafe) private(set) static var measured: [Promise: Double] = [:]

  /// Prints a ratio that is promised, and remembers it for the check; nil where it could not be measured.
  func measure(_ ratio: Double?) {
    guard let ratio else {
      return tell("\(name): not measured" + (peer.map { ", that takes \($0)" } ?? ""))
    }
    Self.measured[self] = ratio
    Row(name: name, value: ratio, unit: "times", target: bound, decimals: 2).printed()
  }
}

/// The shortest of a few runs in seconds: what the work costs when nothing else disturbs it.
func shortest(of runs: Int = 5, _ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in clock.measure(work) }
  return (times.min() ?? .zero) / .seconds(1)
}

/// Prints a line that is seen at once, also in a pipe.
func tell(_ line: String) {
  try? CheckedOutput.standard.write(Array((line + "\n").utf8))
}
