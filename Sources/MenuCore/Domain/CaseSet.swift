/// A set of the cases of an enum, one bit for each, iterated in the order of the cases.
///
/// The enum has at least 2 cases, at most as many as `RawValue` has bits and never more than 256, and no
/// payloads; `CaseSetTests` checks each set. Everything is inlinable: otherwise a loop over
/// dishes in another module takes ten times as long.
@usableFromInline
package protocol CaseSet: OptionSet, Sequence, Hashable, Sendable, CustomStringConvertible
where
  Element: CaseIterable & Hashable & RawRepresentable<String>, Element.AllCases == [Element],
  RawValue: FixedWidthInteger & Sendable
{
  /// Makes a set of the given bits, the lowest for the first case.
  init(rawValue: RawValue)
}

extension CaseSet {
  /// Makes a set of one case.
  @inlinable public init(_ element: Element) {
    // An enum without payloads is stored as the index of its case, in the order of declaration
    // (Swift's docs/ABI/TypeLayout; held by `CaseSetTests`).
    self.init(rawValue: 1 << RawValue(unsafeBitCast(element, to: UInt8.self)))
  }

  /// Iterates over the set in the order of the cases.
  @inlinable public func makeIterator() -> UnfoldSequence<Element, RawValue> {
    sequence(state: rawValue) { rest in
      guard rest != 0, rest.trailingZeroBitCount < Element.allCases.count else { return nil }
      defer { rest &= rest - 1 }
      return Element.allCases[rest.trailingZeroBitCount]
    }
  }

  /// The first case of the set; nil if it is empty.
  @inlinable public var first: Element? {
    let index = rawValue.trailingZeroBitCount
    return Element.allCases.indices.contains(index) ? Element.allCases[index] : nil
  }

  /// The number of its elements.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// True if the set contains the case.
  @inlinable public func contains(_ element: Element) -> Bool {
    rawValue & Self(element).rawValue != 0
  }

  /// Inserts a case; `inserted` is true if it was missing.
  @discardableResult
  @inlinable public mutating func insert(
    _ element: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    let isMissing = !contains(element)
    formUnion(Self(element))
    return (isMissing, element)
  }

  /// Removes a case; nil if it was missing.
  @discardableResult
  @inlinable public mutating func remove(_ element: Element) -> Element? {
    guard contains(element) else { return nil }
    subtract(Self(element))
    return element
  }

  /// Inserts a case; nil if it was missing.
  @discardableResult
  @inlinable public mutating func update(with element: Element) -> Element? {
    if insert(element).inserted { nil } else { element }
  }

  /// The words of a menu file: `[gluten, milk]`.
  public var description: String { "[\(map(\.rawValue).joined(separator: ", "))]" }
}
