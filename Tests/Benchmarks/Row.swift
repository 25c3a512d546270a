/// One line of the report.
struct Row {
  let name: String
  let value: Double
  let unit: String
  /// What was asked for, in words; empty where nothing was.
  let target: String

  func printed() {
    let tenths = (value * 10).rounded() / 10
    print("\(name)  \(tenths)  \(unit)  \(target)")
  }
}

/// The shortest of a few runs in seconds: what the work costs when nothing else disturbs it.
func shortest(of runs: Int = 5, _ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in clock.measure(work) }
  return (times.min() ?? .zero) / .seconds(1)
}
