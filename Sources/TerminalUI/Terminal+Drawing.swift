internal import CNcurses
package import TerminalText

extension Terminal {
  /// Shows a frame in place of the previous one.
  ///
  /// The next `nextEvent(within:)` draws it once the terminal accepts output, so that a slow line gets fewer
  /// frames instead of late ones.
  package mutating func show(_ frame: Frame) {
    waiting = frame
  }

  /// Sends the waiting frame to the terminal. An unchanged line costs one comparison.
  mutating func draw() {
    guard let frame = waiting else { return }
    waiting = nil
    if drawn == nil {
      werase(window)
      clearok(window, true)
    }
    if linesRunOver {
      // Keeps an overlong line from continuing on the next one, if the terminal supports that. ncurses
      // enables autowrap when it starts drawing, and so has to start first.
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
    // A terminal that cannot hide the cursor reports an error, which is ignored.
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
      // Blanks have no visible colour or weight.
      var style = span.style
      if span.text.isBlank { style.formIntersection(onBlanks) }
      let look = palette.look(of: style)
      menu_set_style(window, look.attributes, look.pair)
      endsInBlanks =
        change.reachesEnd && index == change.spans.endIndex - 1
        && style.isDisjoint(with: onBlanks) && span.text.string.utf8.last == UInt8(ascii: " ")
      draw(endsInBlanks ? span.text.withoutBlanksAtEnd.string : span.text.string)
    }
    // A line without trailing blanks is full, and the cursor may already be on the next line.
    if endsInBlanks { wclrtoeol(window) }
    // For the very last cell, ncurses disables autowrap and enables it again.
    let isInCorner = number == size.lines - 1 && change.reachesEnd
    if isInCorner, change.spans.last?.text.string.hasSuffix(" ") == false { linesRunOver = true }
  }

  /// Writes a text at the cursor.
  private func draw(_ text: String) {
    if WidthRun.isCertain(text) { write(text) } else { draw(WidthRun.runs(of: text)) }
  }

  /// Writes texts whose widths are uncertain into empty cells. Moves the cursor away before and after each of
  /// them, so that what follows is in its column whatever width the terminal uses.
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
      write(run.text)
      if !run.isCertain { sendCursorAway(from: line) }
    }
  }

  /// Writes cells or scalars, so that ncurses does not have to decode them.
  private func write(_ text: String) {
    if text.isPrintableASCII {
      var text = text
      return text.withUTF8 { menu_write_ascii(window, $0.baseAddress, Int32($0.count)) }
    }
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: text.utf8.count) { buffer in
      var count = 0
      for scalar in text.unicodeScalars {
        buffer[count] = wchar_t(scalar.value)
        count += 1
      }
      waddnwstr(window, buffer.baseAddress, Int32(count))
    }
  }

  /// Sends the text that was written to a line, moves the cursor to the start of the line and back: a
  /// carriage return reaches the start from any column.
  private func sendCursorAway(from line: Int32) {
    let endLine = getcury(window)
    let end = getcurx(window)
    wmove(window, line, 0)
    wrefresh(window)
    wmove(window, endLine, end)
  }
}

/// The parts of a look that are visible on blanks.
private let onBlanks: Style = [.selected, .found]
