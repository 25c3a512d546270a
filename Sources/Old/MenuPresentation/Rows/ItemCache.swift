internal import OldMenuCore

/// The items of some rows as they were made last: of two frames most rows are the same.
///
/// Shared between copies of a session, which all mean the same rows by it.
final class ItemCache {
  /// An item with what would be made of it anew for each frame; a class, because to copy an item
  /// costs more than to show it.
  final class Entry {
    let path: RowPath
    let item: MenuItem
    let summary: MarkedText

    init(_ item: MenuItem, at path: RowPath) {
      self.path = path
      self.item = item
      summary = MarkedText(item.summary, marks: item.summaryMatches)
    }
  }

  /// As many as the largest screen has lines.
  private static let capacity = 512
  private var entries: [Entry] = []

  /// The entry of a row, made by a data source if it is not known; nil for a row that does not exist.
  func entry(at path: RowPath, of dataSource: MenuDataSource) -> Entry? {
    // Who writes all rows asks for the last of them again.
    if let known = entries.last(where: { $0.path == path }) { return known }
    guard let item = dataSource.item(forRow: path.row, inSection: path.section) else { return nil }
    if entries.count >= ItemCache.capacity { entries.removeAll() }
    let entry = Entry(item, at: path)
    entries.append(entry)
    return entry
  }
}
