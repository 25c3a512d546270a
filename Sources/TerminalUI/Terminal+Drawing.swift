internal import CNcurses
public import MenuPresentation

extension Terminal {
  /// Shows a frame in place of the one before.
  ///
  /// It is drawn by the next `nextEvent(within:)`, once the terminal takes output: a slow line gets
  /// fewer frames, not later ones.
  public mutating func show(_ frame: Frame) {
    waiting = frame
  }

  /// Sends the waiting frame to the terminal; a line that did not change costs one comparison.
  mutating func draw() {
    guard let frame = waiting else { return }
    waiting = nil
    if drawn == nil {
      werase(window)
      clearok(window, true)
    }
    let before = drawn?.lines ?? []
    for number in 0..<min(size.lines, max(frame.lines.count, before.count)) {
      let line = number < frame.lines.count ? frame.lines[number] : []
      let isKnown = number < before.count && before[number] == line
      if !isKnown { draw(line, at: number) }
    }
    let line = min(max(0, frame.cursor.line), size.lines - 1)
    let column = min(max(0, frame.cursor.column), size.columns - 1)
    wmove(window, Int32(line), Int32(column))
    wrefresh(window)
    drawn = frame
  }

  private func draw(_ line: [Span], at number: Int) {
    wmove(window, Int32(number), 0)
    // Cleared first, because the end of a full line is the start of the next one.
    wclrtoeol(window)
    for (place, span) in line.enumerated() {
      let length = span.lengthWithoutBlanks
      // Blanks have no colour or weight to send.
      let style = length == 0 ? span.style.intersection(.onBlanks) : span.style
      let look = palette.look(of: style)
      menu_set_style(window, look.attributes, look.pair.rawValue)
      // Those at the end are there since the line was cleared.
      let isCleared = place == line.count - 1 && style.isDisjoint(with: .onBlanks)
      waddnstr(window, span.text, isCleared ? Int32(length) : -1)
    }
  }

  /// Gives everything the colour that stands behind the theme.
  func prepareBackground() {
    menu_set_background(window, palette.base.rawValue)
  }
}

extension Span {
  /// How many bytes its text has before the blanks at its end.
  fileprivate var lengthWithoutBlanks: Int {
    text.utf8.lastIndex { $0 != UInt8(ascii: " ") }
      .map { text.utf8.distance(from: text.startIndex, to: $0) + 1 } ?? 0
  }
}

extension Style {
  /// What can be seen where nothing is written.
  fileprivate static let onBlanks: Style = [.reverse, .underline]
}
