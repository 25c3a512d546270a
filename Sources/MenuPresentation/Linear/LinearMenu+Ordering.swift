import MenuCore

/// Dishes that are asked for as at a table: `I'd like two margheritas, please`.
extension LinearMenu {
  /// Takes what a polite line names; nil for any other line, and where one dish of it is not clear:
  /// then it is looked for, as whatever else a guest would like.
  func answerToOrder(_ line: String) -> [String]? {
    var words = line.lowercased().split { $0.isWhitespace || "!?".contains($0) }.map(String.init)
    let count = words.count
    for courtesy in Self.courtesies where words.hasSuffix(courtesy) {
      words.removeLast(courtesy.count)
      // The comma before it.
      if let last = words.last { words[words.count - 1] = last.withoutComma }
      break
    }
    let isPolite = words.count < count
    let folded = words.map(\.folded)
    let wish = WishPhrases.all.first { folded.starts(with: $0) }
    if let wish { words.removeFirst(wish.count) }
    let order = words.joined(separator: " ")
    let isCounted = TypedNumber(order).map { $0.isInWords && $0.value ?? 0 > 1 } ?? false
    guard wish != nil || isPolite || isCounted, !order.isEmpty else { return nil }
    return takeClear(order) ?? (wish == nil ? nil : sayFiltered(order))
  }

  /// In words, the longest first.
  private static let courtesies = LinearStrings.all.flatMap(\.courtesies)
    .map { $0.split(separator: " ").map(String.init) }.sorted { $1.count < $0.count }
}

extension [String] {
  fileprivate func hasSuffix(_ words: [String]) -> Bool {
    count >= words.count && suffix(words.count).elementsEqual(words)
  }
}

extension String {
  fileprivate var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
