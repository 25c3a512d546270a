public import OldMenuCore

/// Cuts a page of text into pages of paper, with a form feed between two.
///
/// What stands together stays together, and a heading with what comes after it, as long as it fits.
public struct PaperPages {
  /// How many lines a page of A4 takes: at six lines an inch there are 70, less the margins that
  /// printers keep.
  public static let linesOfA4 = 60

  private let linesPerPage: Int
  /// The lines since the last empty one, and headings before them.
  private var held: [Substring] = []
  private var block: [Substring] = []
  /// How many lines stand on the page.
  private var used = 0

  /// Makes pages of n lines, at least ten.
  public init(linesPerPage: Int = PaperPages.linesOfA4) {
    self.linesPerPage = max(10, linesPerPage)
  }

  /// Takes whole lines.
  ///
  /// - Returns: what of them, and of those before, has its place by now.
  public mutating func add(_ text: SafeText) -> SafeText {
    var placed = ""
    for line in text.string.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      block.append(line)
      guard line.isEmpty else { continue }
      held += block
      if !block.isHeading || held.count >= linesPerPage / 2 { placed += place() }
      block = []
    }
    return SafeText(escaped: placed)
  }

  /// Ends the last page.
  public mutating func end() -> SafeText {
    held += block
    block = []
    return SafeText(escaped: place())
  }

  private mutating func place() -> String {
    let lines = held
    held = []
    var text = ""
    let needed = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
    if used > 0, used + needed > linesPerPage { text += turn() }
    for line in lines {
      // No page begins with an empty line.
      if line.isEmpty, used == 0 || used == linesPerPage { continue }
      if used == linesPerPage { text += turn() }
      text += line + "\n"
      used += 1
    }
    return text
  }

  private mutating func turn() -> String {
    used = 0
    return "\u{C}"
  }
}

extension [Substring] {
  /// Whether it is a line alone, without dots that lead to a price.
  fileprivate var isHeading: Bool { count == 2 && !self[0].contains("...") }
}
