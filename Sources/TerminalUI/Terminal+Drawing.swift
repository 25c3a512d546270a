internal import CNcurses
package import TerminalText

extension Terminal {
  /// Shows a frame in place of the one before.
  ///
  /// It is drawn by the next `nextEvent(within:)`, once the terminal takes output: a slow line gets
  /// fewer frames, not later ones.
  package mutating func show(_ frame: Frame) {
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
    if linesRunOver {
      // Keeps a line that gets longer than expected out of the next one, where the terminal can;
      // ncurses switches running over on when it begins, and so has to begin first.
      wrefresh(window)
      modes.disableAutowrap()
      linesRunOver = false
    }
    let before = drawn?.lines ?? []
    for number in 0..<min(size.lines, max(frame.lines.count, before.count)) {
      var old: Line = []
      if number < before.count { old = before[number] }
      var line: Line = []
      if number < frame.lines.count { line = frame.lines[number] }
      if old != line { draw(LineChange(from: old, to: line), at: number) }
    }
    let line = min(max(0, frame.cursor.line), size.lines - 1)
    let column = min(max(0, frame.cursor.column), size.columns - 1)
    wmove(window, Int32(line), Int32(column))
    // A terminal that cannot hide it reports an error, which is ignored.
    if frame.cursorShape != drawn?.cursorShape ?? .bar {
      curs_set(frame.cursorShape == .bar ? 1 : 0)
    }
    wrefresh(window)
    drawn = frame
  }

  private mutating func draw(_ change: LineChange, at number: Int) {
    wmove(window, Int32(number), Int32(change.column))
    var endsInBlanks = change.spans.isEmpty && change.reachesEnd
    for index in change.spans.indices {
      let span = change.spans[index]
      let visible = span.text.withoutBlanksAtEnd
      // Blanks have no colour or weight to send.
      var style = span.style
      if visible.isEmpty { style.formIntersection(onBlanks) }
      let look = palette.look(of: style)
      menu_set_style(window, look.attributes, look.pair)
      endsInBlanks =
        change.reachesEnd && index == change.spans.endIndex - 1
        && style.isDisjoint(with: onBlanks) && visible != span.text
      if endsInBlanks { draw(visible.string[...]) } else { draw(span.text.string[...]) }
    }
    // A line without them is full, and the cursor may be in the next one.
    if endsInBlanks { wclrtoeol(window) }
    // For the very last cell ncurses switches it off, and on again.
    let isInCorner = number == size.lines - 1 && change.reachesEnd
    if isInCorner, change.spans.last?.text.string.hasSuffix(" ") == false { linesRunOver = true }
  }

  /// Writes a text at the cursor.
  private func draw(_ text: Substring) {
    if WidthRun.isCertain(text) { write(text) } else { draw(WidthRun.runs(of: String(text))) }
  }

  /// Writes texts into empty cells that may not be as wide as expected, and sends the cursor away before
  /// and after it, so that what follows is in its column whatever the terminal makes of it.
  private func draw(_ runs: [WidthRun]) {
    let line = getcury(window)
    var isEmpty = false
    for (place, run) in runs.enumerated() {
      if !run.isCertain, !isEmpty {
        var rest = runs[place...]
        if rest.last?.isCertain == true { rest = rest.dropLast() }
        whline(
          window, chtype(UInt8(ascii: " ")), Int32(rest.reduce(0) { $0 + $1.mostCells }))
        sendCursorAway(from: line)
        isEmpty = true
      }
      write(run.text[...])
      if !run.isCertain { sendCursorAway(from: line) }
    }
  }

  /// Writes scalars, which spares ncurses to decode them.
  private func write(_ text: Substring) {
    let scalars = text.unicodeScalars
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: text.utf8.count) { buffer in
      var count = 0
      for scalar in scalars {
        buffer[count] = wchar_t(scalar.value)
        count += 1
      }
      waddnwstr(window, buffer.baseAddress, Int32(count))
    }
  }

  /// Sends the text that was written in a line, the cursor to its start and then back: the start is found
  /// from everywhere, by a carriage return.
  private func sendCursorAway(from line: Int32) {
    let endLine = getcury(window)
    let end = getcurx(window)
    wmove(window, line, 0)
    wrefresh(window)
    wmove(window, endLine, end)
  }
}

/// The parts of a look that are seen where nothing is written.
private let onBlanks: Style = [.selected, .found]
