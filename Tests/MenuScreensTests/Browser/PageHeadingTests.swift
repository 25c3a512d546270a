import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The headings of pages that scroll on small screens.
struct PageHeadingTests {
  private static let sizes = [(30, 12), (46, 19)]

  /// A guest with the shipped menu on a phone-sized screen.
  private func guest(_ columns: Int, _ lines: Int) throws -> Guest {
    Guest(try Kitchen.session(), columns: columns, lines: lines)
  }

  /// The texts between the title and the foot.
  private func body(_ guest: Guest) -> ArraySlice<String> {
    guest.screen.dropFirst().dropLast(2)
  }

  @Test(
    "the filter page shows the heading of every visible option, down to its end", arguments: sizes)
  func filters_scrolledToTheEnd_keepTheirHeadings(columns: Int, lines: Int) throws {
    let guest = try guest(columns, lines)
    guest.press("f")
    let strings = guest.state.strings
    let titles = [strings.withoutTitle, strings.eat, strings.priceUpTo, strings.sortBy]
    for _ in 0..<60 {
      let body = body(guest)
      let last = body.last ?? ""
      #expect(!titles.contains { last.hasPrefix("  \($0) ") }, "\(body)")
      let firstOption = body.firstIndex { $0.contains("] ") || $0.contains(") ") } ?? 0
      #expect(
        titles.contains { body[firstOption - 1].hasPrefix("  \($0) ") }
          || body[firstOption].contains("[ ] anche"), "\(body)")
      guest.press("↓")
    }
    #expect(!guest.sees(strings.below) && guest.sees("Altro 5"))
  }

  @Test("a dish page shows the heading of every visible option, down to its end", arguments: sizes)
  func dish_scrolledToTheEnd_keepsItsHeadings(columns: Int, lines: Int) throws {
    let guest = try guest(columns, lines)
    guest.press("↓↵")
    let strings = guest.state.strings
    for _ in 0..<30 {
      let last = body(guest).last ?? ""
      #expect(!last.hasPrefix("  \(strings.sizes) ") && !last.hasPrefix("  \(strings.addOns) "))
      guest.press("↓")
    }
    #expect(!guest.sees(strings.below) && guest.sees("contiene latte"))
  }

  @Test("the number of required options is complete in the heading and in its notice")
  func heading_ofARequiredGroup_isWhole() throws {
    let dough = #"{"title": "Impasto", "choose": {"min": 1, "max": 1}, "items": [{"name": "a"}]}"#
    let menu = Kitchen.menu(["{\"name\": \"A\", \"addOns\": [\(dough)]}"])
    let guest = Guest(try Kitchen.session(of: menu), columns: 30, lines: 12)
    guest.press("↵")
    let words = guest.screen.joined(separator: " ").split(separator: " ")
    #expect(words.contains("obbligatoria"), "\(guest.screen)")
    guest.press("+")
    #expect(guest.screen.dropLast().last?.contains("una a scelta, obbligatoria") ?? false)
  }

  @Test("a repeated heading says that it is continued")
  func heading_ofASectionThatContinues_saysSo() throws {
    let guest = try guest(30, 12)
    guest.press("f⇟")
    #expect(body(guest).first?.hasPrefix("  Senza   segue") == true, "\(guest.screen)")
  }

  @Test("a click on a repeated heading marks nothing")
  func click_onARepeatedHeading_marksNothing() throws {
    let guest = try guest(30, 12)
    guest.press("f⇟")
    let before = guest.state
    try guest.click("Senza")
    #expect(guest.state.page == before.page)
  }

  @Test("the option under the cursor is visible with its remark")
  func option_withARemark_isSeenWhole() throws {
    let guest = try guest(30, 12)
    guest.press("↓↵↓↓")
    #expect(guest.sees("bufala") && guest.sees("contiene latte"), "\(guest.screen)")
  }

  @Test("a page of any length scrolls to its end")
  func longPage_scrolledDown_endsWithItsLastLine() throws {
    let extras = (1...60).map { "{\"name\": \"extra \($0)\"}" }.joined(separator: ",")
    let dish = """
      {"name": "Calzone", "price": "5", "allergens": {"contains": ["gluten"]},
       "addOns": [{"items": [\(extras)]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])), columns: 30, lines: 12)
    guest.press("↵" + String(repeating: "↓", count: 90))
    #expect(guest.sees("extra 60"), "\(guest.screen)")
  }
}
