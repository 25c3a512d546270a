internal import MenuCore

/// The cells of a column that say something else than a file, and are not taken into it.
struct CellsThatStay {
  let head: String
  /// The first of them, and its line.
  let cell: String
  let line: Int
  var count = 0

  /// The sentence for the owner of the menu.
  var sentence: Phrase {
    let first = cell.isEmpty ? head : "\(head) “\(cell)”"
    let others = count - 1
    return switch (cell.isEmpty, others) {
    case (true, _):
      Phrase(
        "\(first) is empty: the file keeps its own", "\(first) è vuota: il file tiene la sua")
    case (false, 0):
      Phrase(
        "\(first) is not taken, as only names, prices and sold_out are: change it in the file",
        "\(first) non viene preso, ma solo nomi, prezzi e sold_out: cambiarlo nel file")
    case (false, _):
      Phrase(
        "\(first) is not taken, nor \(others) more of its column, as only names, prices and sold_out"
          + " are: change them in the file",
        "\(first) non viene preso, né altre \(others) celle della colonna, ma solo nomi, prezzi e"
          + " sold_out: cambiarle nel file")
    }
  }
}
