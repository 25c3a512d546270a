internal import OldMenuCore

/// What the panel says about a dish, in lines of so many columns.
///
/// Where there are too few lines, what a guest must know comes before what it costs, and that before
/// what it is. What is cut ends in an ellipsis; all of it stands on the page of the dish.
struct PanelText {
  let text: TerminalText
  let columns: Int

  /// At most so many lines; the prices that have no place elsewhere stand first.
  func lines(of details: DishDetails, prices: [String], atMost count: Int) -> [SafeText] {
    let prices = text.flowed(prices, gap: Self.gap, to: columns)
    let contents = wrapped([details.contents, details.facts])
    let allergens = wrapped([details.allergens])
    let rest = wrapped([details.diets] + details.addOns + details.notes + details.sectionNotes)
    let all = prices + contents + allergens + rest
    guard all.count > count else { return all }
    var room = max(0, count)
    func take(_ lines: [SafeText], atMost most: Int = .max, gap: SafeText = " ") -> [SafeText] {
      let taken = shortened(lines, to: min(most, room), gap: gap)
      room -= taken.count
      return taken
    }
    let shownAllergens = take(allergens)
    let shownPrices = take(prices, gap: Self.gap)
    let shownContents = take(contents, atMost: 1)
    return shownPrices + shownContents + shownAllergens + take(rest)
  }

  private static let gap: SafeText = "   "

  private func wrapped(_ paragraphs: [String?]) -> [SafeText] {
    paragraphs.compactMap(\.self).flatMap { text.wrapped(text.safe($0), to: columns) }
  }

  /// The first lines; where others are missing, an ellipsis in place of the last pieces.
  private func shortened(_ lines: [SafeText], to count: Int, gap: SafeText) -> [SafeText] {
    guard lines.count > count else { return lines }
    guard count > 0 else { return [] }
    var pieces = lines[count - 1].split(by: gap)
    let ellipsis = text.safe("…")
    while pieces.count > 1,
      text.width(of: (pieces + [ellipsis]).joined(separator: gap)) > columns
    {
      pieces.removeLast()
    }
    let last = (pieces + [ellipsis]).joined(separator: gap)
    return lines.prefix(count - 1) + [text.cut(last, to: columns)]
  }
}
