/// The parts around the rows of the list or the lines of a page, chosen by the lines of the screen.
///
/// On a short screen the blank lines are dropped first, then the news, the hints, the head.
package struct Heights: Hashable, Sendable {
  /// A part at the end of the screen.
  package enum FootPart: Hashable, Sendable {
    case blank
    /// The notes of a list, or the sums of a page.
    case notes
    /// What was done, or a problem; blank while there is neither.
    case news
    /// The news in place of the notes.
    case newsOrNotes
    case hints

    /// True for a line that news have.
    package var isForNews: Bool { self == .news || self == .newsOrNotes }
  }

  /// The fewest lines of a list or a page that leave one to the heading of a section that continues from above.
  static let leastRoomForHeading = 6

  /// True if the title fits.
  package let hasTitle: Bool
  /// True if the tabs of the lists have room; a page has none.
  package let hasTabs: Bool
  /// True if a blank line sets the head apart.
  package let hasBlankBelowHead: Bool
  /// The lines at the end, from the top.
  package let foot: [FootPart]

  /// The heights of the list on a screen of a number of lines.
  package static func ofList(lines: Int, hasNotice: Bool) -> Heights {
    let foot: [FootPart]
    switch lines {
    case 20...: foot = [.blank, .notes, .news, .hints]
    case 12...: foot = [.blank, .newsOrNotes, .hints]
    case 8...: foot = [.blank, hasNotice ? .news : .hints]
    default: foot = hasNotice ? [.news] : []
    }
    return Heights(
      hasTitle: lines >= 5, hasTabs: lines >= 6, hasBlankBelowHead: lines >= 20, foot: foot)
  }

  /// The heights of a page, with sums at its foot or without, on a screen of a number of lines.
  package static func ofPage(lines: Int, hasNotice: Bool, hasSums: Bool) -> Heights {
    let foot: [FootPart]
    switch lines {
    case 20... where hasSums: foot = [.blank, .notes, .news, .hints]
    case 8...: foot = [.newsOrNotes, .hints]
    case 5...: foot = [hasNotice ? .news : .hints]
    default: foot = hasNotice ? [.news] : []
    }
    return Heights(hasTitle: true, hasTabs: false, hasBlankBelowHead: lines >= 16, foot: foot)
  }
}
