/// The columns of options side by side, each with a number at the end of its column.
struct OptionColumns {
  /// The number of columns.
  let count: Int
  private var starts: [Int] = []
  private var ends: [Int] = []

  /// The fewest and the most cells between two columns.
  private static let gaps = 2...6

  /// Lays out options row by row.
  ///
  /// - Parameters:
  ///   - labels: the cells of their labels.
  ///   - numbers: the cells of their numbers.
  ///   - count: the columns.
  ///   - room: the cells of a line.
  init(labels: [Int], numbers: [Int], count: Int, room: Int) {
    let withNumbers = zip(labels, numbers).map { $0 + 1 + $1 }
    let wide = Self.widths(of: withNumbers, count: count)
    let narrow = Self.widths(of: labels, count: count)
    let leastGaps = Self.gaps.lowerBound * (count - 1)
    let hasNumbers = wide.reduce(leastGaps, +) <= room
    let widths = hasNumbers ? wide : narrow
    let free = room - widths.reduce(0, +)
    let gap = min(max(free / max(1, count - 1), Self.gaps.lowerBound), Self.gaps.upperBound)

    self.count = count
    var start = 0
    for width in widths {
      starts.append(start)
      var end = start + width
      // If not all numbers fit, those after shorter labels still do.
      if !hasNumbers { end += gap - Self.gaps.lowerBound }
      ends.append(end)
      start += width + gap
    }
  }

  /// True for an option at the beginning of a line.
  func begins(_ option: Int) -> Bool { option % count == 0 }

  /// The cell in which an option begins.
  func start(of option: Int) -> Int { starts[option % count] }

  /// The cell after the number of an option.
  func end(of option: Int) -> Int { ends[option % count] }

  /// The cells of the widest option of each column.
  private static func widths(of options: [Int], count: Int) -> [Int] {
    var widths = Array(repeating: 0, count: count)
    for (index, width) in options.enumerated() {
      widths[index % count] = max(widths[index % count], width)
    }
    return widths
  }
}
