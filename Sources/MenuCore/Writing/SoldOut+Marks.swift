internal import LocatedJSON

/// The marks of a file by the ids or names of their dishes, for a file that another one replaces.
extension SoldOut {
  /// What identifies a dish in another version of its file: its id, otherwise its name.
  ///
  /// Compared byte for byte, because the author of a file controls it.
  package struct Key: Hashable, Sendable {
    private let isID: Bool
    /// The id or the name.
    @ComparedAsUTF8 package private(set) var name: String

    fileprivate init?(_ dish: Dish) {
      guard let name = dish.id ?? dish.name.allTexts.first else { return nil }
      isID = dish.id != nil
      self.name = name
    }

    /// Reads the text of a key.
    package init(_ text: String) {
      let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      isID = parts.first == "id"
      name = String(parts.last ?? "")
    }

    /// The key as one text: `id/margherita`, `name/Margherita`
    package var text: String { (isID ? "id/" : "name/") + name }
  }

  /// The marks of a file apart from everything else in it.
  package struct Marks: Sendable {
    /// The sold-out dishes. A name that several such dishes share is repeated.
    package let soldOut: [Key]
    /// All dishes.
    package let dishes: Set<Key>
    /// The file without any mark: equal for two files that differ only in marks.
    package let unmarked: [UInt8]

    /// Reads the marks of a file; O(*n*).
    ///
    /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
    package init(of bytes: [UInt8]) throws(MenuFileError) {
      let file = try MenuReader.parse(bytes, forOwner: true)
      var soldOut: [Key] = []
      var dishes: Set<Key> = []
      var edits: [FileEdit] = []
      for entry in file.entries {
        let dish = file.dish(of: entry)
        if let key = Key(dish) {
          dishes.insert(key)
          if dish.isSoldOut { soldOut.append(key) }
        }
        if entry.object.all(.soldOut).count == 1 {
          edits.append(entry.object.soldOutEdit(false, in: bytes))
        }
      }
      self.soldOut = soldOut
      self.dishes = dishes
      unmarked = FileEdit.applying(edits, to: bytes)
    }
  }

  /// A file with the marks of another one.
  package struct Remarked: Sendable {
    /// The changed file.
    package let bytes: [UInt8]
    /// The keys of the dishes that the file does not have or has twice, or that cannot be marked in it.
    package let lost: Set<Key>

    /// Their ids or names.
    package var lostNames: [String] {
      lost.map { $0.name.isBlank ? Words.noName[.fallback] : $0.name }.sorted()
    }
  }

  /// Sets the marks of some dishes, by the keys of `Marks`; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  package static func setting(
    _ marks: [Key: Bool], in bytes: [UInt8]
  ) throws(MenuFileError) -> Remarked {
    guard !marks.isEmpty else { return Remarked(bytes: bytes, lost: []) }
    let file = try MenuReader.parse(bytes, forOwner: true)
    let found = Dictionary(grouping: file.entries) { Key(file.dish(of: $0)) }
    var edits: [FileEdit] = []
    var lost: Set<Key> = []
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
