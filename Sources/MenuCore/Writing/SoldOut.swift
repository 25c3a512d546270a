internal import LocatedJSON

/// Says in the text of a Menu.json that a dish is sold out, or that it is there again, and leaves
/// every other byte as it is.
public enum SoldOut {
  /// A dish as it was found in a file.
  public struct Place: Hashable, Sendable {
    /// Its list.
    public let list: MenuList
    /// Its place in the list, from 1.
    public let number: Int
    /// Its id.
    public let id: String?
    /// Its name as the file has it first; empty when there is none to be seen.
    public let name: String
    /// Its line in the file, from 1.
    public let line: Int

    /// What names this dish and no other: its id, else its list and place, as in `pizzas/3`.
    public var label: String { id ?? "\(list.rawValue)/\(number)" }
  }

  /// What becomes of a wish.
  public enum Outcome: Hashable, Sendable {
    /// The file with one place changed.
    case changed([UInt8], Place)
    /// The file says so already.
    case unchanged(Place)
    /// Several dishes have this name.
    case ambiguous([Place])
    /// No dish has this name or id; the names that come near.
    case unknown(near: [String])
    /// The dish says more than once whether it is sold out, which the reader does not believe.
    case repeated(Place)
  }

  /// Changes what a file says of one dish.
  ///
  /// - Parameters:
  ///   - isSoldOut: what it shall say.
  ///   - wanted: the id of a dish, its list and place (`pizzas/3`), or its name in any language
  ///     without regard to case and accents; an id goes first. A star at its end, which the screens
  ///     put behind what was frozen, may be there or not.
  ///   - bytes: the file.
  /// - Returns: the changed file, or why nothing is changed.
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  /// - Complexity: O(*n*) in the size of the file.
  public static func mark(
    _ isSoldOut: Bool, _ wanted: String, in bytes: [UInt8]
  ) throws(MenuFileError) -> Outcome {
    // Everything that is refused elsewhere is refused here, with the same reason.
    _ = try MenuReader.read(bytes)
    let document = JSONDocument(bytes: bytes)
    let dishes = document.root.map(MarkedDish.dishes) ?? []
    let found = MarkedDish.matching(wanted, among: dishes)
    guard let dish = found.first else {
      return .unknown(near: MarkedDish.names(near: wanted, among: dishes))
    }
    let lines = LineIndex(bytes: bytes)
    guard found.count == 1 else { return .ambiguous(found.map { $0.place(lines) }) }
    let place = dish.place(lines)
    let marks = dish.object.members.filter { $0.key == "soldOut" }
    guard marks.count < 2 else { return .repeated(place) }
    guard let mark = marks.first?.value else {
      return isSoldOut ? .changed(dish.marked(in: bytes), place) : .unchanged(place)
    }
    if mark.bool == isSoldOut { return .unchanged(place) }
    var changed = bytes
    changed.replaceSubrange(
      mark.offset..<mark.offset + mark.length, with: (isSoldOut ? "true" : "false").utf8)
    return .changed(changed, place)
  }
}
