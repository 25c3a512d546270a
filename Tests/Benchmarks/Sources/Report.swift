import Foundation

/// The report, with one line per figure, and the number of figures that miss their limits.
enum Report {
  nonisolated(unsafe) private(set) static var missed = 0

  /// Prints a figure, nil for one that could not be measured, with its upper or lower limit.
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

/// The median, nil if there are no values.
func median(_ values: [Double]) -> Double? {
  values.isEmpty ? nil : values.sorted()[values.count / 2]
}

/// The median of the ratios of pairs, each measured one after the other; nil if one is missing.
func ratio(pairs: Int, _ own: () -> Double?, _ other: () -> Double?) -> Double? {
  var ratios: [Double] = []
  for _ in 0..<pairs {
    guard let own = own(), let other = other() else { return nil }
    ratios.append(own / other)
  }
  return median(ratios)
}
