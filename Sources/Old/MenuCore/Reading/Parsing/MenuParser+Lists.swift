internal import OldLocatedJSON

extension MenuParser {
  /// Reads one of the four lists; a list that the file gives twice is read twice.
  mutating func readList(_ value: JSONValue, _ list: MenuList) {
    defer { log.dish = nil }
    if value.kind != .array {
      reportNoDishes(value, list)
      if value.isOneDish(of: list) { readEntry(value, list) }
      return
    }
    reserveCapacity(for: value, list)
    readEntries(of: value, list)
  }

  /// Reads the entries of a list, and those of a list that stands in it.
  private mutating func readEntries(of value: JSONValue, _ list: MenuList) {
    for element in value.elements {
      guard charge(MemoryLayout<Pizza>.stride, at: element) else { return }
      if element.isListOfObjects {
        log.dish = nil
        report(.list(.listInList(key: list.rawValue)), at: element)
        readEntries(of: element, list)
      } else {
        readEntry(element, list)
      }
    }
  }

  private mutating func readEntry(_ value: JSONValue, _ list: MenuList) {
    let position = menu.numberOfDishes(in: list)
    log.dish = .init(list: list, number: position + 1, object: value)
    var entry = DishDraft(position: position, list: list)
    switch value.kind {
    case .object: read(value, into: &entry)
    case .string:
      reportType(list.rawValue, .dish, at: value)
      entry.dish.name = text(value, "name") ?? ""
    case .null, .boolean, .number, .array: reportType(list.rawValue, .dish, at: value)
    }
    if value.kind != .object { notes.noteNoDish(at: value, list) }
    menu.append(&entry)
  }

  private mutating func reserveCapacity(for value: JSONValue, _ list: MenuList) {
    let most = memoryBudget.capacity(of: MemoryLayout<Pizza>.stride)
    let wanted = menu.numberOfDishes(in: list) + min(value.estimatedCount, most)
    notes.reserve(wanted, list)
    switch list {
    case .pizzas: menu.pizzas.reserveCapacity(wanted)
    case .beverages: menu.beverages.reserveCapacity(wanted)
    case .desserts: menu.desserts.reserveCapacity(wanted)
    case .other: menu.other.reserveCapacity(wanted)
    }
  }

  /// Takes memory for one more entry of the menu; false, said once, when there is none left.
  mutating func charge(_ size: Int, at value: JSONValue) -> Bool {
    let wasExhausted = memoryBudget.isExhausted
    if memoryBudget.charge(size) { return true }
    if !wasExhausted { report(.file(.tooManyEntries), at: value) }
    return false
  }

  /// The elements of a list inside an entry, as many as the memory budget has room for.
  mutating func readElements(
    of value: JSONValue, size: Int, _ body: (inout MenuParser, JSONValue) -> Void
  ) {
    for element in value.elements {
      guard charge(size, at: element) else { return }
      body(&self, element)
    }
  }
}

extension JSONValue {
  /// About how many entries a list has: its length by that of the first ones. To count them is to walk
  /// through the whole file.
  fileprivate var estimatedCount: Int {
    let first = Array(elements.prefix(16))
    guard first.count == 16, let last = first.last else { return first.count }
    // A tenth more, for the first may be short of a digit.
    return length * 16 / (last.offset + last.length - offset) * 11 / 10
  }

  /// Whether one dish stands in place of a list; an object with nothing in it is none, nor is one that
  /// holds dishes by their names.
  func isOneDish(of list: MenuList) -> Bool {
    kind == .object && members.contains { _ in true }
      && NamedEntries(self, of: list.rawValue, in: nil) == nil
  }
}

/// How many bytes the entries of a menu may still take, so that no file of a few bytes an entry fills
/// the memory.
struct MemoryBudget {
  private(set) var bytesLeft = 120 << 20
  /// Whether that was not enough.
  var isExhausted: Bool { bytesLeft < 0 }

  /// Takes some of it; false where that much is not left.
  mutating func charge(_ size: Int) -> Bool {
    bytesLeft -= size
    return bytesLeft >= 0
  }

  /// How many entries of a size there is room for.
  func capacity(of size: Int) -> Int { max(0, bytesLeft) / size }
}
