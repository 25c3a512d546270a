import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// Whatever is pressed, the selection is a visible row, a frame has its size, and nothing unsafe is shown.
struct RandomKeyTests {
  private static let scripts = [
    "↑", "↓", "←", "→", "⇟", "⇞", "⇱", "⇲", "↵", " ", "+", "-", "f", "o", "L", "⎋", "?", "n", "p",
    "⇥",
    "U", "2", "j", "k", "/", "/latte", "/senza latte↵", "/xyz", "/senz", "⌫", "q",
  ]
  private static let sizes = [
    (80, 24), (120, 32), (160, 45), (46, 19), (30, 12), (10, 3), (17, 5), (3, 1),
  ]

  @Test(
    "random keys leave a visible selection, a complete frame and no excluded allergen",
    arguments: seeds)
  func state_afterRandomKeys_holds(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let menus = [
      try Repository.bytes("Menu.json"), try Repository.menu("hostile.json"),
      try Repository.menu("wide.json"),
    ]
    var guest = Guest(try Kitchen.session(of: menus[seed % menus.count]))
    for _ in 0..<30 {
      if Int.random(in: 0..<8, using: &random) == 0,
        let (columns, lines) = Self.sizes.randomElement(using: &random)
      {
        guest.size = Size(columns: columns, lines: lines)
      }
      if Int.random(in: 0..<10, using: &random) == 0 {
        guest.browser.follow(.broken)
        if Bool.random(using: &random) { guest.browser.withdrawPromises() }
      } else if Int.random(in: 0..<6, using: &random) == 0 {
        let position = Position(
          line: Int.random(in: 0..<40, using: &random),
          column: Int.random(in: 0..<160, using: &random))
        let actions: [MouseAction] = [.click, .doubleClick, .wheelUp, .wheelDown]
        let action = actions.randomElement(using: &random) ?? .click
        _ = guest.browser.handle(.mouse(action, position))
      } else if let script = Self.scripts.randomElement(using: &random) {
        guest.press(script)
      }
      try check(guest)
    }
  }

  private func check(_ guest: Guest) throws {
    let state = guest.state
    let frame = guest.frame
    #expect(guest.state == state, "drawing changes nothing")
    let renderer = BrowserRenderer(typesetter: Kitchen.typesetter, keys: .standard)
    let expected = renderer.draw(state, in: guest.size).frame
    #expect(frame == expected, "what was drawn before changes nothing")
    let measured = BrowserState(state.session, typesetter: Kitchen.typesetter)
    #expect(state.tabs == measured.tabs && state.widths == measured.widths)
    #expect(frame.lines.count == guest.size.lines)
    for line in frame.text { #expect(Kitchen.typesetter.width(of: line) == guest.size.columns) }
    #expect((0..<guest.size.lines).contains(frame.cursor.line))
    #expect((0..<guest.size.columns).contains(frame.cursor.column))
    #expect(state.top >= 0)
    #expect(state.top < max(1, state.space.count))
    if state.space.rows > 0 {
      let row = try #require(state.selectedRow)
      #expect(state.session.shown.item(forRow: row.row, inSection: row.section) != nil)
      if guest.size.columns >= 20, guest.size.lines >= 3, [.list, .search].contains(state.context) {
        #expect(frame.text.contains { $0.contains("▌") }, "the selected row is seen")
      }
    }
    // The marks of all selected options are visible too, and there is only one bar.
    let bars = frame.text.indices.filter { frame.text[$0].contains("▌") }
    #expect(bars.isEmpty || bars.count == bars[bars.count - 1] - bars[0] + 1)
    let filter = state.session.query.combinedFilter
    for section in 0..<state.session.shown.numberOfSections {
      for row in 0..<state.session.shown.numberOfRows(inSection: section)
      where !filter.without.isEmpty {
        let item = state.session.shown.item(forRow: row, inSection: section)
        let warned = item.map { $0.allergens.contains.union($0.allergens.mayContain) } ?? []
        #expect(warned.isDisjoint(with: filter.without))
      }
    }
  }
}
