import MenuScreens
import Testing

/// The visible lines of a page.
struct PageFlowTests {
  /// A page of fourteen lines: a name, two sections with a blank line between them, and two more lines.
  private static let sections = [2..<6, 7..<12]

  private func flow(
    from scroll: Int, room: Int = 8, cursor: Range<Int>? = nil, lines: Int = 14,
    heads: [Int] = [1, 1]
  ) -> PageFlow {
    PageFlow(
      lines: lines, sections: Self.sections, heads: heads, cursor: cursor, from: scroll,
      room: room)
  }

  @Test("a page that fits is shown unchanged")
  func shortPage_onATallScreen_isWhole() {
    let flow = flow(from: 5, room: 20)
    #expect(flow.rows == (0..<14).map(PageFlow.Row.line) && flow.hidden == 0)
  }

  @Test("a section that starts above the screen repeats its heading on the first line")
  func heading_scrolledAway_staysOnTheFirstLine() {
    #expect(flow(from: 3).rows.first == .continued(section: 0))
    #expect(flow(from: 3).rows.dropFirst() == (4..<11).map(PageFlow.Row.line)[...])
  }

  @Test("below a repeated heading, no rest of its head is shown")
  func headOfThreeLines_scrolledAway_isRepeatedOnce() {
    let flow = flow(from: 3, heads: [3, 1])
    #expect(flow.rows.prefix(3) == [.continued(section: 0), .blank, .line(5)])
  }

  @Test("the last line of a section is not shown without its heading")
  func lastLineOfASection_onTheFirstLine_isBlank() {
    #expect(flow(from: 5).rows.first == .blank)
  }

  @Test("a heading is not shown on the last line without the line after it")
  func heading_onTheLastLine_isBlank() {
    #expect(flow(from: 0).rows.last == .blank && flow(from: 1).rows.last == .line(8))
  }

  @Test("a heading and the advice below it are not shown without the line after them")
  func headOfTwoLines_atTheEnd_isBlank() {
    let parted = flow(from: 1, heads: [1, 2])
    #expect(parted.rows.suffix(2) == [.blank, .blank])
    #expect(flow(from: 2, heads: [1, 2]).rows.suffix(3) == [.line(7), .line(8), .line(9)])
  }

  @Test("a very low screen does not repeat headings")
  func lowScreen_always_showsLinesOnly() {
    for scroll in 0...12 {
      let flow = flow(from: scroll, room: 2)
      #expect(flow.rows == [.line(flow.first), .line(flow.first + 1)])
    }
  }

  @Test("all lines of the option under the cursor are visible, or the first ones if it is too long")
  func cursor_belowTheScreen_scrollsTheWholeOption() {
    #expect(flow(from: 0, cursor: 9..<11).first == 3)
    #expect(flow(from: 4, cursor: 9..<11).first == 4)
    let long = flow(from: 0, cursor: 4..<14)
    #expect(long.rows.prefix(2) == [.continued(section: 0), .line(4)])
    #expect(flow(from: 0, room: 1, cursor: 9..<11).rows == [.line(9)])
  }

  @Test("each step shows the next line, up to the last one", arguments: 1...16)
  func steps_throughAPage_showEachLine(room: Int) {
    var seen: Set<Int> = []
    var scroll = 0
    while true {
      let flow = flow(from: scroll, room: room)
      #expect(flow.first == scroll)
      for case .line(let number) in flow.rows { seen.insert(number) }
      guard flow.hidden > 0 else { break }
      scroll += 1
    }
    #expect(seen == Set(0..<14))
    #expect(flow(from: .max, room: room).first == scroll)
  }

  @Test("a heading is never separated from its lines", arguments: 8...14)
  func anyScreen_ofAPage_keepsHeadingsAndLinesTogether(room: Int) {
    for scroll in 0...14 {
      let rows = flow(from: scroll, room: room).rows
      for (number, section) in Self.sections.enumerated() {
        let lines = rows.indices.filter { place in
          section.dropFirst().contains { rows[place] == .line($0) }
        }
        let heading = rows.firstIndex { row in
          row == .line(section.lowerBound) || row == .continued(section: number)
        }
        #expect((heading == nil) == lines.isEmpty, "\(scroll)")
        if let heading { #expect(heading + 1 == lines.first, "\(scroll)") }
      }
    }
  }
}
