/// The parts around the rows of the list or the lines of a page, chosen by the lines of the screen.
///
/// On a short screen the blank line below the head is dropped first. Then news take the blank line above the
/// notes of a list or the line of the sums of a page, then the line of the hints. Last the foot and, in the
/// list, the head are dropped.
package struct Heights: Hashable, Sendable {
  /// A part at the end of the screen.
  package enum FootPart: Hashable, Sendable {
    case blank
    /// The notes of a list, or the sums of a page.
    case notes
    /// The last action or a problem; blank if there is neither.
    case news
    /// The news, or the sums of a page if there are no news.
    case newsOrNotes
    case hints

    /// True for a part that shows news.
    package var isForNews: Bool { self == .news || self == .newsOrNotes }
  }

  /// The fewest lines of a list or page that repeats the heading of a section on its first line.
  static let leastRoomForHeading = 6

  /// True if the title fits.
  package let hasTitle: Bool
  /// True if the tabs of the lists fit; always false for a page.
  package let hasTabs: Bool
  /// True if a blank line separates the head.
  package let hasBlankBelowHead: Bool
  /// The parts at the end, from the top.
  package let foot: [FootPart]

  /// The heights of the list on a screen with a number of lines.
  package static func ofList(lines: Int, hasNotice: Bool) -> Heights {
    let foot: [FootPart]
    switch lines {
    case 20...: foot = [.blank, .notes, .news, .hints]
    // The news take the place of the blank line above the notes.
    case 12...: foot = [.news, .notes, .hints]
    case 8... where hasNotice: foot = [.blank, .news]
    case 8...: foot = [.blank, .hints]
    case _ where hasNotice: foot = [.news]
    default: foot = []
    }
    return Heights(
      hasTitle: lines >= 5, hasTabs: lines >= 6, hasBlankBelowHead: lines >= 20, foot: foot)
  }

  /// The heights of a page, with or without sums at its foot, on a screen with a number of lines.
  package static func ofPage(lines: Int, hasNotice: Bool, hasSums: Bool) -> Heights {
    let foot: [FootPart]
    switch lines {
    case 20... where hasSums: foot = [.blank, .notes, .news, .hints]
    case 8...: foot = [.newsOrNotes, .hints]
    case _ where hasNotice: foot = [.news]
    case 5...: foot = [.hints]
    default: foot = []
    }
    return Heights(hasTitle: true, hasTabs: false, hasBlankBelowHead: lines >= 16, foot: foot)
  }
}
