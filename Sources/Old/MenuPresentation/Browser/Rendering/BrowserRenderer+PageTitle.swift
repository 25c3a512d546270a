internal import OldMenuCore

/// The first line of a page.
extension BrowserRenderer {
  /// The title of a page, and at its end what is told everywhere.
  func titleLine(_ title: String, _ signs: [Sign] = [], isSoldOut: Bool = false) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    let end = end(beside: title)
    let rest = end.map { text.width(of: $0.words) + 3 } ?? 0
    line.add(" ")
    line.add(title, [.bold, .accent], atMost: line.room - rest)
    for sign in signs {
      _ = line.addWhole(
        "  " + text.safe(sign.text), isSoldOut ? .dim : sign.style, leaving: rest)
    }
    if let end { line.addAtEnd(end.words, end.style) }
    return line.spans
  }

  /// What stands at the end of the title of a page: what is wrong with the menu's file where there is
  /// room for it, of an old menu at least its age; else what was chosen, at least how many.
  private func end(beside title: String) -> (words: SafeText, style: Style)? {
    let room = columns - 4 - text.width(of: text.safe(title))
    let fits = { (words: SafeText) in text.width(of: words) <= room }
    if noticePlace == .title, let (reason, age) = state.noticeParts {
      let whole = [reason, age].filter { !$0.isEmpty }.concatenated(separator: " · ")
      let told = ([whole] + (age.isEmpty ? [] : [age] + session.shortAges)).map(text.safe)
      let words = told.first(where: fits) ?? (session.isMenuOld ? told.last : nil)
      if let words { return (words, .warning) }
    }
    guard state.mode.context != .choice, let summary = state.choiceSummary else { return nil }
    let sum = text.safe(summary)
    return (fits(sum) ? sum : text.safe("\(session.choice.count)"), .accent)
  }

  /// The title, where it is cut above and so stands below in full.
  func cutTitle(of page: Page) -> [Page.Block] {
    let title = ([page.title] + page.signs.map(\.text)).concatenated(separator: "  ")
    let rest = end(beside: page.title).map { text.width(of: $0.words) + 3 } ?? 0
    return text.width(of: text.safe(title)) > columns - 1 - rest ? [.paragraph(title)] : []
  }
}
