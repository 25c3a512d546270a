package import MenuCore

/// A row as the presenter hands it to a front end that draws it in lines of its own.
///
/// Its texts are made when they are asked for: a frame looks at two hundred rows to measure them.
package struct RowCell {
  /// The row with its sizes, extras and notes.
  package let item: MenuItem
  fileprivate let strings: Strings

  /// The signs in words.
  package var marks: [String] { strings.marks(of: item) }
}

extension MenuPresenter {
  /// The cell of a row; nil for a row that does not exist.
  package func cell(forRow row: Int, inSection section: Int) -> RowCell? {
    dataSource.item(forRow: row, inSection: section).map { RowCell(item: $0, strings: strings) }
  }
}
