import MenuScreens
import Testing

struct HeightsTests {
  @Test(
    "on a short screen the blank lines go first, then the news, the hints, the head",
    arguments: [
      (30, [Heights.FootPart.blank, .news, .blank, .hints]),
      (20, [.blank, .news, .blank, .hints]), (19, [.blank, .news, .hints]),
      (12, [.blank, .news, .hints]), (11, [.blank, .hints]), (8, [.blank, .hints]), (7, []),
      (3, []),
    ])
  func list_onAShortScreen_keepsItsRows(lines: Int, foot: [Heights.FootPart]) {
    let heights = Heights.ofList(lines: lines, hasNotice: false)
    #expect(heights.foot == foot)
    #expect(heights.hasTitle == (lines >= 5))
    #expect(heights.hasTabs == (lines >= 6))
    #expect(heights.hasBlankBelowHead == (lines >= 20))
  }

  @Test(
    "a page keeps its title and, from five lines on, its hints",
    arguments: [
      (20, [Heights.FootPart.blank, .news, .blank, .hints]), (19, [.news, .hints]),
      (8, [.news, .hints]),
      (7, [.hints]), (5, [.hints]), (4, []),
    ])
  func page_onAShortScreen_keepsItsTitle(lines: Int, foot: [Heights.FootPart]) {
    let heights = Heights.ofPage(lines: lines, hasNotice: false)
    #expect(heights.foot == foot)
    #expect(heights.hasTitle && !heights.hasTabs)
    #expect(heights.hasBlankBelowHead == (lines >= 16))
  }

  @Test("what was done is reported on every screen", arguments: 3...40)
  func notice_onAnyScreen_hasALine(lines: Int) {
    #expect(Heights.ofList(lines: lines, hasNotice: true).foot.contains(.news))
    #expect(Heights.ofPage(lines: lines, hasNotice: true).foot.contains(.news))
  }
}
