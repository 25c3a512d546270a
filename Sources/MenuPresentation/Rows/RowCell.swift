package import MenuCore

/// A cell that keeps the row that it is handed, for a front end that draws rows in lines of its own.
package final class RowCell: MenuCell {
  /// The row with its sizes, extras and notes.
  package private(set) var item = MenuItem(list: .other, title: "")
  /// The signs in words.
  package private(set) var marks: [String] = []
  fileprivate var isFilled = false

  package func display(title: String) { isFilled = true }
  package func display(marks: [String]) { self.marks = marks }
  package func display(item: MenuItem) { self.item = item }
}

extension MenuPresenter {
  /// A cell that was filled with a row; nil for a row that does not exist.
  package func cell(forRow row: Int, inSection section: Int) -> RowCell? {
    let cell = RowCell()
    configure(cell: cell, forRow: row, inSection: section)
    return cell.isFilled ? cell : nil
  }
}
