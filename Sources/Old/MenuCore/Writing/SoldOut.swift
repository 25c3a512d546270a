internal import OldLocatedJSON

/// Says in the text of a Menu.json that dishes are sold out, or that they are there again, and leaves
/// every other byte as it is.
public enum SoldOut {
  /// What a person calls a dish.
  public enum Wanted: Hashable, Sendable {
    /// Its list and place (`pizzas/3`), its id, its number on the menu, or its name in any language
    /// without regard to case and accents. A star at the end of a name, which the screens put behind
    /// what was frozen, may be there or not. Where nothing is called so: a number after `n.` or `#`,
    /// or the words of a name or an id, whatever stands between them. An id that is not the name
    /// means the others too that have its words in their names.
    case anything(String)
    /// Its id.
    case id(String)
    /// Its number on the menu.
    case number(String)

    /// What was typed.
    public var text: String {
      switch self {
      case .anything(let text), .id(let text), .number(let text): text
      }
    }
  }

  /// A dish as it was found in a file; two are equal when they are the same one.
  public struct Place: Sendable {
    /// Its list.
    public let list: MenuList
    /// Its place in the list, from 1.
    public let number: Int
    /// Its id.
    public let id: String?
    /// Its name as the file has it first; empty when there is none to be seen.
    public let name: String
    /// Its line in the file, from 1; in the changed one where it was changed.
    public let line: Int
    /// What names this dish and no other: its id, where nothing else is called so or has its words in
    /// its name, else its list and place, as in `pizzas/3`.
    public let label: String
  }

  /// What becomes of a wish.
  public enum Outcome: Hashable, Sendable {
    /// The file is to say so; up to five other dishes have what was typed in their names.
    case changed(Place, others: [Place])
    /// The file says so already.
    case unchanged(Place, others: [Place])
    /// Several dishes can be meant, by their names, numbers or ids.
    case ambiguous([Place])
    /// No dish has this name, number or id; the names that come near.
    case unknown(near: [String])
    /// The dish says more than once whether it is sold out.
    case repeated(Place)

    /// Whether the wish can be fulfilled.
    public var isDone: Bool {
      switch self {
      case .changed, .unchanged: true
      case .ambiguous, .unknown, .repeated: false
      }
    }
  }

  /// What becomes of several wishes, which are fulfilled all or none.
  public struct Answer: Hashable, Sendable {
    /// What becomes of each, in their order.
    public let outcomes: [Outcome]
    /// The file with all that is to change; nil when that is nothing, or when one of the wishes
    /// cannot be fulfilled.
    public let bytes: [UInt8]?
  }

  /// Changes what a file says of some dishes.
  ///
  /// - Parameters:
  ///   - isSoldOut: what it shall say.
  ///   - wanted: the dishes.
  ///   - bytes: the file.
  /// - Returns: what becomes of each wish, and the changed file.
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  /// - Complexity: O(*n*) in the size of the file for each wish.
  public static func mark(
    _ isSoldOut: Bool, _ wanted: [Wanted], in bytes: [UInt8]
  ) throws(MenuFileError) -> Answer {
    let dishes = try dishes(of: bytes)
    let found = wanted.map { dishes.matching($0) }
    let single = Set(found.filter { $0.count == 1 }.joined()).filter { dishes[$0].isClear }
    let changes = single.reduce(into: [:]) { $0[$1] = dishes[$1].change(to: isSoldOut, in: bytes) }
    let isDone = found.allSatisfy { $0.count == 1 && single.contains($0[0]) }
    let changed =
      isDone && !changes.isEmpty ? FileEdit.applying(Array(changes.values), to: bytes) : nil
    // What is put in may move those behind it to other lines.
    let lines = LineIndex(bytes: changed ?? bytes)
    func place(_ index: Int) -> Place {
      guard changed != nil else { return dishes.place(index) }
      let offset = dishes[index].object.offset
      let moved = changes.values.filter { $0.range.lowerBound < offset }
        .reduce(offset) { $0 + $1.replacement.count - $1.range.count }
      return dishes.place(index, line: lines.location(of: moved).line)
    }
    let outcomes = zip(wanted, found).map { wanted, found -> Outcome in
      guard let index = found.first else { return .unknown(near: dishes.names(near: wanted)) }
      guard found.count == 1 else { return .ambiguous(found.map(place)) }
      guard single.contains(index) else { return .repeated(place(index)) }
      let others = dishes.others(like: wanted, besides: index).map(place)
      return changes[index] == nil
        ? .unchanged(place(index), others: others) : .changed(place(index), others: others)
    }
    return Answer(outcomes: outcomes, bytes: changed)
  }

  /// Says of every dish that is sold out that it is there again, or of none of them; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  public static func bringAllBack(in bytes: [UInt8]) throws(MenuFileError) -> Answer {
    let dishes = try dishes(of: bytes)
    let marked = dishes.marked
    let isDone = marked.allSatisfy { dishes[$0].isClear }
    let changes = isDone ? marked.compactMap { dishes[$0].change(to: false, in: bytes) } : []
    return Answer(
      outcomes: marked.map { index in
        let place = dishes.place(index)
        return dishes[index].isClear ? .changed(place, others: []) : .repeated(place)
      },
      bytes: changes.isEmpty ? nil : FileEdit.applying(changes, to: bytes))
  }

  /// The dishes that guests see as sold out, in the order of the file, also those that say so in
  /// another way than by `soldOut`; O(*n*).
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  public static func marked(in bytes: [UInt8]) throws(MenuFileError) -> [Place] {
    let dishes = try dishes(of: bytes)
    return dishes.marked.map { dishes.place($0) }
  }

  private static func dishes(of bytes: [UInt8]) throws(MenuFileError) -> MarkedDishes {
    // Everything that is refused elsewhere is refused here, with the same reason.
    _ = try MenuReader.read(bytes)
    return MarkedDishes(bytes)
  }
}

extension SoldOut.Place: Hashable {
  /// Whether both are the same dish of a file.
  public static func == (left: SoldOut.Place, right: SoldOut.Place) -> Bool {
    (left.list, left.number) == (right.list, right.number)
  }

  /// Hashes where it stands.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(number)
  }
}
