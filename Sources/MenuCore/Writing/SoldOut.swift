internal import LocatedJSON

/// Says in the text of a Menu.json that dishes are sold out, or that they are there again, and leaves
/// every other byte as it is.
public enum SoldOut {
  /// A dish as it was found in a file.
  public struct Place: Hashable, Sendable {
    /// Its list.
    public let list: MenuList
    /// Its place in the list, from 1.
    public let number: Int
    /// Its name as the file has it first; empty when there is none to be seen.
    @ComparedAsUTF8 public private(set) var name: String
    /// A text that names this dish and no other: its id, else its list and place, as in `pizzas/3`.
    @ComparedAsUTF8 public private(set) var label: String
    /// Its line in the file, from 1.
    public let line: Int
  }

  /// The outcome of one wish.
  public enum Outcome: Hashable, Sendable {
    /// The file is to say so.
    case changed(Place)
    /// The file says so already.
    case unchanged(Place)
    /// Several dishes have this name or number.
    case ambiguous([Place])
    /// No dish has this name, number or id; the names that come near.
    case unknown(near: [String])
    /// The dish gives `soldOut` more than once, or not as true or false.
    case unclear(Place)

    /// True if the wish is fulfilled.
    public var isDone: Bool {
      switch self {
      case .changed, .unchanged: true
      case .ambiguous, .unknown, .unclear: false
      }
    }
  }

  /// The outcome of several wishes, which are fulfilled all or none.
  public struct Answer: Hashable, Sendable {
    /// The outcome of each, in their order.
    public let outcomes: [Outcome]
    /// The changed file; nil when nothing changes, or when one of the wishes cannot be fulfilled.
    public let bytes: [UInt8]?
  }

  /// Changes what a file says of some dishes.
  ///
  /// - Parameters:
  ///   - isSoldOut: true for sold out, false for there again.
  ///   - wanted: the dishes, each by its id, its list and place (`pizzas/3`), its number on the menu, or
  ///     its whole name in any language without regard to case and accents.
  ///   - bytes: the file.
  /// - Returns: the new bytes, and one outcome for each wish in its order.
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  /// - Complexity: O(*n*) in the size of the file for each wish.
  public static func mark(
    _ isSoldOut: Bool, _ wanted: [String], in bytes: [UInt8]
  ) throws(MenuFileError) -> Answer {
    let dishes = try DishEntry.all(in: bytes)
    var edits: [FileEdit] = []
    let outcomes = wanted.map { wanted -> Outcome in
      let found = dishes.matching(wanted)
      guard let dish = found.first else { return .unknown(near: dishes.names(near: wanted)) }
      guard found.count == 1 else { return .ambiguous(found.map(\.place)) }
      return dish.mark(isSoldOut, &edits)
    }
    return answer(outcomes, edits, bytes)
  }

  /// Says of every dish that is sold out that it is there again; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  public static func bringAllBack(in bytes: [UInt8]) throws(MenuFileError) -> Answer {
    var edits: [FileEdit] = []
    let outcomes = try DishEntry.all(in: bytes).filter(\.isSoldOut).map { $0.mark(false, &edits) }
    return answer(outcomes, edits, bytes)
  }

  /// The dishes that are sold out, in the order of the file; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  public static func marked(in bytes: [UInt8]) throws(MenuFileError) -> [Place] {
    try DishEntry.all(in: bytes).filter(\.isSoldOut).map(\.place)
  }

  private static func answer(
    _ outcomes: [Outcome], _ edits: [FileEdit], _ bytes: [UInt8]
  ) -> Answer {
    let isDone = outcomes.allSatisfy(\.isDone) && !edits.isEmpty
    // Two wishes for one dish are one edit.
    return Answer(
      outcomes: outcomes, bytes: isDone ? FileEdit.applying(Array(Set(edits)), to: bytes) : nil)
  }
}
