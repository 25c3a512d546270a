internal import TerminalText

/// A heading of a page with the lines below it.
struct PageSection {
  let title: String
  /// Its lines, of which the first is the heading.
  var lines: Range<Int>
}

/// What stays at the foot of a dish while its lines scroll.
struct PageSums {
  /// The number in the choice.
  var inChoice = ""
  /// What `+` adds, and its price, which is never cut.
  var added = ""
  var price = ""
}

/// A page of lines that scrolls: the dish, the filters, the choice, help.
struct PageDrawing {
  /// The title at the top left.
  var title = ""
  /// The text at the right of it: the first of these that fits.
  var asides: [String] = []
  /// The lines, with the places of those that belong to a heading.
  var lines: [Line] = []
  var sections: [PageSection] = []
  /// The lines of the option under the cursor.
  var cursorLines: Range<Int>?
  /// The column of the cursor.
  var cursorColumn = 0
  /// The place of each option that can be clicked, in their order.
  var options: [(line: Int, columns: Range<Int>)] = []
  /// The signs in the row of the cover, with the commands that they are.
  var coverSigns: [(line: Int, columns: Range<Int>, command: Command)] = []
  /// The sums at the foot, nil for a page that has none whatever is marked.
  var sums: PageSums?
  /// The verb of `↵`, nil for the usual one.
  var openVerb: String?

  /// The lines that are seen on a screen with `room` lines for them. While a guest reads, the page scrolls
  /// freely; otherwise the cursor stays on the screen.
  func flow(from scroll: Int, isReading: Bool, room: Int) -> PageFlow {
    PageFlow(
      lines: lines.count, sections: sections.map(\.lines),
      cursor: isReading ? nil : cursorLines, from: scroll, room: room)
  }
}
