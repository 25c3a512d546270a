import MenuScreens
import Testing

struct HeightsTests {
  @Test(
    "a short screen drops the news line first, then the notes, the hints and the head",
    arguments: [
      (30, [Heights.FootPart.blank, .notes, .news, .hints]),
      (20, [.blank, .notes, .news, .hints]), (19, [.news, .notes, .hints]),
      (12, [.news, .notes, .hints]), (11, [.blank, .hints]), (8, [.blank, .hints]), (7, []),
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
      (20, [Heights.FootPart.newsOrNotes, .hints]), (19, [.newsOrNotes, .hints]),
      (8, [.newsOrNotes, .hints]),
      (7, [.hints]), (5, [.hints]), (4, []),
    ])
  func page_onAShortScreen_keepsItsTitle(lines: Int, foot: [Heights.FootPart]) {
    let heights = Heights.ofPage(lines: lines, hasNotice: false, hasSums: false)
    #expect(heights.foot == foot)
    #expect(heights.hasTitle && !heights.hasTabs)
    #expect(heights.hasBlankBelowHead == (lines >= 16))
  }

  @Test("on a tall screen the totals of a page stay while a notice is shown")
  func page_withSums_hasALineForThem() {
    let heights = Heights.ofPage(lines: 20, hasNotice: true, hasSums: true)
    #expect(heights.foot == [.blank, .notes, .news, .hints])
  }

  @Test("a notice is shown on every screen", arguments: 3...40)
  func notice_onAnyScreen_hasALine(lines: Int) {
    for hasSums in [false, true] {
      let page = Heights.ofPage(lines: lines, hasNotice: true, hasSums: hasSums)
      #expect(page.foot.contains { $0.isForNews })
    }
    #expect(Heights.ofList(lines: lines, hasNotice: true).foot.contains { $0.isForNews })
  }
}
