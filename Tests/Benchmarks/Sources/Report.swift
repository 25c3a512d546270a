import Foundation

/// The report, a line a figure, and the number of figures that miss what is asked of them.
enum Report {
  nonisolated(unsafe) private(set) static var missed = 0

  /// Prints a figure, nil for one that could not be measured, with the most or the least it may be.
  static func row(
    _ name: String, _ value: Double?, _ unit: String, atMost most: Double = .infinity,
    atLeast least: Double = -.infinity
  ) {
    guard let value else {
      missed += 1
      return print("MISSED \(name): not measured, for something is not here")
    }
    let isMissed = value > most || value < least
    if isMissed { missed += 1 }
    let asked = most.isFinite ? ", at most \(most)" : least.isFinite ? ", at least \(least)" : ""
    let number = String(format: value < 10 ? "%.2f" : "%.1f", value)
    print("\(isMissed ? "MISSED " : "")\(name): \(number) \(unit)\(asked)")
    fflush(nil)
  }
}

/// The value in the middle, nil of none.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}

/// The middle of the ratios of pairs, each measured one after the other; nil where one is missing.
func ratio(pairs: Int, _ own: () -> Double?, _ other: () -> Double?) -> Double? {
  var ratios: [Double] = []
  for _ in 0..<pairs {
    guard let own = own(), let other = other() else { return nil }
    ratios.append(own / other)
  }
  return median(ratios)
}
