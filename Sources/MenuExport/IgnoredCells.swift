internal import MenuCore

/// The cells of a column that differ from the file and do not change it.
struct IgnoredCells {
  let head: String
  /// The first of them, and its line.
  let cell: String
  let line: Int
  var count = 0

  /// The sentence for the owner of the menu.
  var sentence: Phrase {
    let first = cell.isEmpty ? head : "\(head) “\(cell)”"
    if cell.isEmpty {
      return Phrase(
        "\(first) is empty: the file keeps its own", "\(first) è vuota: il file tiene la sua")
    }
    let others = count - 1
    if others == 0 {
      return Phrase(
        "\(first) is not taken, as only names, prices and sold_out are: change it in the file",
        "\(first) non viene preso, ma solo nomi, prezzi e sold_out: cambiarlo nel file")
    }
    return Phrase(
      "\(first) is not taken, nor \(others) more of its column, as only names, prices and sold_out"
        + " are: change them in the file",
      "\(first) non viene preso, né altre \(others) celle della colonna, ma solo nomi, prezzi e"
        + " sold_out: cambiarle nel file")
  }
}
