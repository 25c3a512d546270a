/// Marks dishes in the text of a Menu.json as sold out or as available again, and leaves every other byte
/// unchanged.
public enum SoldOut {
  /// A dish as it was found in a file.
  public struct Place: Hashable, Sendable {
    /// Its list.
    public let list: MenuList
    /// Its position in the list, from 1.
    public let number: Int
    /// The first text of its name in the file; empty if there is none.
    @ComparedAsUTF8 public private(set) var name: String
    /// A text that identifies this dish only: its id, else its list and position, as in `pizzas/3`.
    @ComparedAsUTF8 public private(set) var label: String
    /// Its line in the file, from 1.
    public let line: Int
  }

  /// The outcome of one request. New versions may have further cases: give a `switch` over
  /// them a `default`.
  public enum Outcome: Hashable, Sendable {
    /// The mark changes.
    case changed(Place)
    /// The file already has this mark.
    case unchanged(Place)
    /// Several dishes have this name or number.
    case ambiguous([Place])
    /// No dish has this name, number or id; `near` has similar names.
    case unknown(near: [String])
    /// The dish has the key `soldOut` more than once; it is repeated on this line of the file.
    case repeated(Place, line: Int)
    /// The dish has `soldOut` on this line of the file, but the value is neither true nor false.
    case unclear(Place, line: Int)

    /// True if the request is met.
    public var isDone: Bool {
      switch self {
      case .changed, .unchanged: true
      case .ambiguous, .unknown, .repeated, .unclear: false
      }
    }
  }

  /// The outcome of several requests: all of them are met, or none.
  public struct Answer: Hashable, Sendable {
    /// The outcome of each, in their order.
    public let outcomes: [Outcome]
    /// The changed file; nil when nothing changes, or when one of the requests cannot be met.
    public let bytes: [UInt8]?
  }

  /// Marks dishes of a file as sold out or available.
  ///
  /// ```swift
  /// let answer = try SoldOut.mark(["margherita"], soldOut: true, in: bytes)
  /// answer.outcomes.first?.isDone  // true
  /// answer.bytes                   // the file with "soldOut": true in that dish
  /// ```
  ///
  /// - Parameters:
  ///   - dishes: the dishes, each by its id, its list and position (`pizzas/3`), its number on the menu,
  ///     or its whole name in any language. Case and accents of a number or name are ignored.
  ///   - isSoldOut: true for sold out, false for available.
  ///   - bytes: the file.
  /// - Returns: the new bytes, and one outcome for each request, in their order.
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  /// - Complexity: O(*n*) in the size of the file, and in the number of dishes for each that is not found.
  public static func mark(
    _ dishes: [String], soldOut isSoldOut: Bool, in bytes: [UInt8]
  ) throws(MenuFileError) -> Answer {
    let finder = DishFinder(try markableDishes(of: bytes))
    var edits: [FileEdit] = []
    let outcomes = dishes.map { name -> Outcome in
      let found = finder.dishes(named: name)
      switch found.count {
      case 0: return .unknown(near: finder.names(near: name))
      case 1: return found[0].mark(isSoldOut, &edits)
      default: return .ambiguous(found.map(\.place))
      }
    }
    return answer(outcomes, edits: edits, in: bytes)
  }

  /// Marks every dish that is sold out as available; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  public static func markAllAvailable(in bytes: [UInt8]) throws(MenuFileError) -> Answer {
    var edits: [FileEdit] = []
    let outcomes = try markableDishes(of: bytes).filter(\.dish.isSoldOut).map {
      $0.mark(false, &edits)
    }
    return answer(outcomes, edits: edits, in: bytes)
  }

  /// The dishes that are sold out, in the order of the file; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  public static func marked(in bytes: [UInt8]) throws(MenuFileError) -> [Place] {
    try markableDishes(of: bytes).filter(\.dish.isSoldOut).map(\.place)
  }

  private static func markableDishes(of bytes: [UInt8]) throws(MenuFileError) -> [MarkableDish] {
    let file = try MenuReader.parse(bytes, forOwner: true)
    return file.entries.map { entry in
      let dish = file.dish(of: entry)
      let place = Place(
        list: entry.list, number: entry.position + 1, name: dish.name.allTexts.first ?? "",
        label: dish.id ?? "\(entry.list)/\(entry.position + 1)",
        line: file.log.line(of: entry.range.lowerBound))
      return MarkableDish(place: place, dish: dish, object: entry.object, file: file, bytes: bytes)
    }
  }

  private static func answer(
    _ outcomes: [Outcome], edits: [FileEdit], in bytes: [UInt8]
  ) -> Answer {
    guard outcomes.allSatisfy(\.isDone), !edits.isEmpty else {
      return Answer(outcomes: outcomes, bytes: nil)
    }
    // Two requests about one dish are one edit.
    return Answer(outcomes: outcomes, bytes: FileEdit.applying(Array(Set(edits)), to: bytes))
  }
}
