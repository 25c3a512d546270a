internal import TerminalText

/// A heading of a page with the lines below it.
struct PageSection {
  let title: String
  /// Its lines, starting with the heading.
  var lines: Range<Int>
  /// The lines of its heading and of the advice below it.
  var head = 1
  /// The advice for all of its options, which is repeated with its heading.
  var advice: OptionRemark?
}

/// The part of a dish page that stays at the foot while its lines scroll.
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
  /// Alternative texts to the right of the title: the first one that fits is used.
  var asides: [String] = []
  /// The name and the price that replace the title while the lines with them are above the screen.
  var scrolledTitle: (name: String, price: SafeText)?
  /// The lines, and the sections that they form.
  var lines: [Line] = []
  var sections: [PageSection] = []
  /// The lines of the option under the cursor.
  var cursorLines: Range<Int>?
  /// The column of the cursor.
  var cursorColumn = 0
  /// The parts that can be clicked, each with its line on the page.
  var targets: [ClickTarget] = []
  /// The sums at the foot, nil for a page that never has any.
  var sums: PageSums?
  /// The verb of `↵`, nil for the usual one.
  var openVerb: String?

  /// The lines that are visible on a screen with `room` lines for them. While the guest reads, the page
  /// scrolls freely; otherwise the cursor stays on the screen.
  func flow(from scroll: Int, isReading: Bool, room: Int) -> PageFlow {
    PageFlow(
      lines: lines.count, sections: sections.map(\.lines), heads: sections.map(\.head),
      cursor: isReading ? nil : cursorLines, from: scroll, room: room)
  }
}
