internal import LocatedJSON

/// The marks of a file by the ids or names of their dishes, for a file that another one replaces.
extension SoldOut {
  /// The marks of a file apart from everything else in it.
  package struct Marks: Sendable {
    /// The sold-out dishes: `id/` with the id, otherwise `name/` with the name. A name that several such
    /// dishes share is repeated.
    package let soldOut: [String]
    /// All dishes, in the same way.
    package let dishes: Set<String>
    /// The file without any mark: equal for two files that differ only in marks.
    package let unmarked: [UInt8]

    /// Reads the marks of a file; O(*n*).
    ///
    /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
    package init(of bytes: [UInt8]) throws(MenuFileError) {
      let file = try MenuReader.parse(bytes, forOwner: true)
      var soldOut: [String] = []
      var dishes: Set<String> = []
      var edits: [FileEdit] = []
      for entry in file.entries {
        let dish = file.menu[entry.list][entry.position]
        if let key = dish.markKey {
          dishes.insert(key)
          if dish.isSoldOut { soldOut.append(key) }
        }
        if entry.object.all(.soldOut).count == 1 {
          edits.append(entry.object.soldOutEdit(false, in: bytes))
        }
      }
      self.soldOut = soldOut.sorted()
      self.dishes = dishes
      unmarked = FileEdit.applying(edits, to: bytes)
    }
  }

  /// A file with the marks of another one.
  package struct Remarked: Sendable {
    /// The changed file.
    package let bytes: [UInt8]
    /// The keys of the dishes that the file does not have or has twice, or that cannot be marked in it.
    package let lost: Set<String>

    /// Their ids or names.
    package var lostNames: [String] {
      lost.sorted().compactMap { $0.split(separator: "/", maxSplits: 1).last.map { String($0) } }
    }
  }

  /// Sets the marks of some dishes, by the keys of `Marks`; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  package static func setting(
    _ marks: [String: Bool], in bytes: [UInt8]
  ) throws(MenuFileError) -> Remarked {
    guard !marks.isEmpty else { return Remarked(bytes: bytes, lost: []) }
    let file = try MenuReader.parse(bytes, forOwner: true)
    let found = Dictionary(grouping: file.entries) { file.menu[$0.list][$0.position].markKey }
    var edits: [FileEdit] = []
    var lost: Set<String> = []
    for (key, isSoldOut) in marks {
      guard let entry = found[key]?.only else {
        lost.insert(key)
        continue
      }
      switch entry.object.soldOutChange(to: isSoldOut, in: bytes) {
      case .unchanged: break
      case .edit(let edit): edits.append(edit)
      case .repeated, .unclear: lost.insert(key)
      }
    }
    return Remarked(bytes: FileEdit.applying(edits, to: bytes), lost: lost)
  }
}

extension Dish {
  /// The text that identifies it in another version of its file; nil without an id and a name.
  fileprivate var markKey: String? {
    if let id { return "id/" + id }
    return name.allTexts.first.map { "name/" + $0 }
  }
}
