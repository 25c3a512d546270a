/// A change of a few bytes of a file.
public struct FileEdit: Hashable, Sendable {
  /// The bytes that go, from the start of the file; an empty range where something comes in.
  public let range: Range<Int>
  /// What takes their place.
  public let replacement: [UInt8]

  /// Makes a change.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension FileEdit {
  /// The file with several changes made at once.
  ///
  /// - Parameters:
  ///   - edits: changes of this file in any order; of two that meet the first is made.
  ///   - bytes: the file.
  /// - Returns: the changed file.
  /// - Complexity: O(*n* + *k* log *k*) for *k* changes.
  public static func applying(_ edits: [FileEdit], to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var end = 0
    // What comes in before a range comes before what takes its place.
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      changed += bytes[end..<edit.range.lowerBound]
      changed += edit.replacement
      end = edit.range.upperBound
    }
    return changed + bytes[end...]
  }

  /// A text that comes in.
  static func insertion(_ text: String, at offset: Int) -> FileEdit {
    FileEdit(offset..<offset, Array(text.utf8))
  }

  /// A text in the place of a range.
  static func replacement(_ range: Range<Int>, _ text: String) -> FileEdit {
    FileEdit(range, Array(text.utf8))
  }

  /// Bytes that go.
  static func removal(_ range: Range<Int>) -> FileEdit { FileEdit(range, []) }
}

/// Changes of one file that do not meet, and so can be made at once.
public struct EditSet: Sendable {
  /// The changes, in the order of the file.
  public private(set) var edits: [FileEdit] = []

  /// Makes an empty set.
  public init() {}

  /// Takes all of some changes, or none where one of them meets one that was taken before: which of
  /// two in one place is meant first, only the next reading can tell.
  ///
  /// - Complexity: O(*n*) for each of some changes.
  public mutating func take(_ more: [FileEdit]) -> Bool {
    guard more.allSatisfy(isFree) else { return false }
    // From the last on, so that those that begin at one place keep their order.
    for edit in more.reversed() {
      edits.insert(edit, at: edits.place(of: edit))
    }
    return true
  }

  private func isFree(_ edit: FileEdit) -> Bool {
    let place = edits.place(of: edit)
    if place > 0, edits[place - 1].range.upperBound > edit.range.lowerBound { return false }
    guard place < edits.count else { return true }
    let next = edits[place].range.lowerBound
    return next >= edit.range.upperBound && next != edit.range.lowerBound
  }
}

extension [FileEdit] {
  /// The place of the first that does not begin before another one.
  fileprivate func place(of edit: FileEdit) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.lowerBound >= edit.range.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

extension FileEdit {
  /// Whether it would write that all allergens were checked.
  var isAboutNone: Bool {
    let none = Array("\"none\"".utf8)
    return replacement.indices.contains { place in
      replacement[place...].lazy.map { $0 | 0x20 }.starts(with: none)
    }
  }
}
