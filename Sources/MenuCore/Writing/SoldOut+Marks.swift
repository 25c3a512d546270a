internal import LocatedJSON

/// The marks of a file by the names of their dishes, for a file that is replaced by another one.
extension SoldOut {
  /// The marks of a file apart from everything else in it.
  package struct Marks: Sendable {
    /// The dishes that are sold out: their ids, otherwise their names.
    package let soldOut: Set<String>
    /// All dishes, in the same way.
    package let dishes: Set<String>
    /// The file without any mark: two files that differ only in marks have the same.
    package let unmarked: [UInt8]

    /// Reads the marks of a file; O(*n*).
    ///
    /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
    package init(of bytes: [UInt8]) throws(MenuFileError) {
      let file = try MenuReader.parse(bytes, forOwner: true)
      var soldOut: Set<String> = []
      var dishes: Set<String> = []
      var edits: [FileEdit] = []
      for entry in file.entries {
        let dish = file.menu[entry.list][entry.position]
        if let key = dish.id ?? dish.name.allTexts.first {
          dishes.insert(key)
          if dish.isSoldOut { soldOut.insert(key) }
        }
        let marks = entry.object.members.filter { $0.key == "soldOut" }
        if marks.count == 1 { edits.append(entry.object.soldOutEdit(false, in: bytes)) }
      }
      self.soldOut = soldOut
      self.dishes = dishes
      unmarked = FileEdit.applying(edits, to: bytes)
    }
  }

  /// Sets the marks of some dishes, by their ids or names; a dish that the file does not have, or has
  /// twice, is passed over.
  ///
  /// - Returns: the changed file.
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  package static func setting(
    _ marks: [String: Bool], in bytes: [UInt8]
  ) throws(MenuFileError) -> [UInt8] {
    var bytes = bytes
    for (key, isSoldOut) in marks.sorted(by: { $0.key < $1.key }) {
      bytes = try mark(isSoldOut, [key], in: bytes).bytes ?? bytes
    }
    return bytes
  }
}
