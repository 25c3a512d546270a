internal import OldMenuCore

/// Amounts as a terminal draws them.
enum Bar {
  private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let levels = Array("▁▂▃▄▅▆▇█").map(String.init)
  private static let asciiLevels = Array("_.-:=+*#").map(String.init)

  /// A bar of at most so many cells, in eighths of one; what is more than nothing can be seen.
  static func across(_ count: Int, of most: Int, cells: Int, isASCII: Bool) -> SafeText {
    guard count > 0, most > 0 else { return "" }
    let length = max(1, min(cells * 8, (count * cells * 8 + most / 2) / most))
    if isASCII { return SafeText("#").repeated(max(1, (length + 4) / 8)) }
    return SafeText("█").repeated(length / 8) + SafeText(escaped: eighths[length % 8])
  }

  /// Amounts side by side, a cell each; only nothing has the lowest.
  static func line(_ counts: [Int], isASCII: Bool) -> SafeText {
    let levels = isASCII ? asciiLevels : levels
    let most = max(1, counts.max() ?? 0)
    let cells = counts.map { count in
      count == 0 ? levels[0] : levels[max(1, (count * (levels.count - 1) + most / 2) / most)]
    }
    return SafeText(escaped: cells.joined())
  }
}
