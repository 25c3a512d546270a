import Foundation
import Console
import MenuPresentation

/// One line of the report.
struct Row {
  let name: String
  let value: Double
  let unit: String
  /// What was asked for, in words; empty where nothing was.
  let target: String
  var decimals = 1

  func printed() {
    let text = value.formatted(
      .number.grouping(.never).precision(.fractionLength(decimals)).locale(Locale(identifier: "C")))
    tell("\(name)  \(text)  \(unit)  \(target)")
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
