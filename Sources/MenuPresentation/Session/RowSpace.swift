package import MenuCore

/// The headings and rows of a data source as one sequence of entries. Lookups are O(sections).
package struct RowSpace: Hashable, Sendable {
  /// A heading, or a row below it.
  package enum Entry: Hashable, Sendable {
    case heading(section: Int)
    case row(Int, section: Int)
  }

  /// A section that has rows, and the index of its heading.
  private struct Section: Hashable {
    let number: Int
    let start: Int
  }

  private var sections: [Section] = []
  /// The number of entries.
  package private(set) var count = 0
  /// The number of rows.
  package var rows: Int { count - sections.count }

  package init(_ source: MenuDataSource) {
    for number in 0..<source.numberOfSections {
      let rows = source.numberOfRows(inSection: number)
      guard rows > 0 else { continue }
      sections.append(Section(number: number, start: count))
      count += rows + 1
    }
  }

  /// The entry at an index, nil if it is out of bounds.
  package subscript(index: Int) -> Entry? {
    guard index >= 0, index < count, let number = section(at: index) else { return nil }
    let section = sections[number]
    if index == section.start { return .heading(section: section.number) }
    return .row(index - section.start - 1, section: section.number)
  }

  /// The index of a row, nil if its section has no rows.
  package func index(ofRow row: Int, section: Int) -> Int? {
    sections.first { $0.number == section }.map { $0.start + 1 + row }
  }

  /// The indices of the headings.
  package var headings: [Int] { sections.map(\.start) }

  /// The index of the row at an index, or of the first row after it if it is a heading; nil if there are no
  /// rows.
  package func row(atOrAfter index: Int) -> Int? {
    guard count > 0 else { return nil }
    let index = min(max(index, 0), count - 1)
    if case .heading = self[index] { return index + 1 }
    return index
  }

  /// The index of the row at an index, or of the last row before it; nil if there are no rows.
  package func row(atOrBefore index: Int) -> Int? {
    guard index > 0, case .heading? = self[index] else { return row(atOrAfter: index) }
    return index - 1
  }

  /// The number of a row among all rows, from 1.
  package func number(of index: Int) -> Int {
    index - (section(at: index) ?? 0)
  }

  /// The number of the section with the entry at an index; nil before the first.
  private func section(at index: Int) -> Int? {
    let begun = sections.countAtStart { $0.start <= index }
    guard begun > 0 else { return nil }
    return begun - 1
  }

  /// True if the entry at an index is a heading.
  package func isHeading(_ index: Int) -> Bool {
    if case .heading? = self[index] { true } else { false }
  }

  /// The index of the heading above a row; nil for a heading and out of bounds.
  package func heading(goingOnAt index: Int) -> Int? {
    guard self[index] != nil, !isHeading(index) else { return nil }
    return headings.last { $0 < index }
  }
}
