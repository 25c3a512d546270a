/// New values of a dish in a file, or of one of its sizes: a row of a table.
package struct DishUpdate: Sendable {
  /// The id of the dish.
  package let id: String
  /// Its name in `language`, nil to keep it; without a language, in that of the file. A language that the
  /// name does not have is added.
  package var name: String?
  package var language: Language?
  /// The name of the size that has the price; nil for a dish without sizes.
  package var size: String?
  /// The new price; nil to keep the old one.
  package var amount: Amount?
  /// True if it is sold out; nil to keep the mark.
  package var isSoldOut: Bool?

  /// Makes an update that changes nothing yet.
  package init(id: String) { self.id = id }

  /// The reason why a value cannot be written into the file.
  package enum Problem: Hashable, Sendable {
    /// No dish has the id; two dishes have it.
    case unknownDish, repeatedID
    /// The dish has no size with this name; or it has sizes, and the update names none.
    case unknownSize
    /// Its price is not one amount, but a range or a text.
    case notOneAmount
    /// The file does not state the language of its name.
    case untranslated
    /// The key is given twice, or with a value that cannot be read.
    case unclear(FileKey)
    /// Another row of the dish has a different value.
    case contradictory
  }

  /// The result of several updates.
  package struct Answer: Sendable {
    /// The changed file; nil if nothing changes.
    package let bytes: [UInt8]?
    /// The problems of each update, in their order.
    package let problems: [[Problem]]
  }

  /// Writes new values into a file, and leaves every other byte as it is.
  ///
  /// - Parameters:
  ///   - updates: the new values; those that cannot be written are reported, the others are written.
  ///   - bytes: the file.
  ///   - shown: converts a text of the file to its form in the table; texts with the same form are equal.
  /// - Returns: the changed file, and the problems of each update.
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  /// - Complexity: O(*n*) in the size of the file and the number of updates.
  package static func apply(
    _ updates: [DishUpdate], to bytes: [UInt8], shown: (String) -> String
  ) throws(MenuFileError) -> Answer {
    let file = try MenuReader.parse(bytes, forOwner: true)
    var dishes: [UTF8Text: UpdatableDish] = [:]
    for entry in file.entries {
      let dish = file.dish(of: entry)
      guard let id = dish.id else { continue }
      dishes[UTF8Text(id)] = UpdatableDish(dish, in: entry.object, of: file.menu, bytes: bytes)
    }

    // The reader gives an id that several dishes share to the first of them.
    let ids = Dictionary(grouping: file.entries.compactMap(\.id)) { UTF8Text($0) }
    let problems = updates.map { update -> [Problem] in
      let id = UTF8Text(update.id)
      guard ids[id]?.count ?? 0 < 2 else { return [.repeatedID] }
      return dishes[id]?.take(update, shown: shown) ?? [.unknownDish]
    }
    let edits = dishes.values.flatMap(\.edits)
    guard !edits.isEmpty else { return Answer(bytes: nil, problems: problems) }
    return Answer(bytes: FileEdit.applying(edits, to: bytes), problems: problems)
  }
}
