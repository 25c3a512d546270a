/// A set of the cases of an enum, a bit for each, walked in the order of the cases.
///
/// The enum has from two to 256 cases and no payloads. All of it is inlinable: a loop over dishes in
/// another module costs ten times as much without.
public protocol CaseSet: OptionSet, Sequence, Hashable, Sendable
where
  Element: CaseIterable & Hashable, Element.AllCases == [Element],
  RawValue: FixedWidthInteger & Sendable
{
  /// Makes a set of the given bits, the lowest for the first case.
  init(rawValue: RawValue)
}

extension CaseSet {
  /// Makes a set of one.
  @inlinable public init(_ element: Element) {
    // An enum without payloads is laid out as the number of its case, in the order of their
    // declaration (Swift's docs/ABI/TypeLayout).
    self.init(rawValue: 1 << RawValue(unsafeBitCast(element, to: UInt8.self)))
  }

  /// Walks the set in the order of the cases.
  @inlinable public func makeIterator() -> UnfoldSequence<Element, RawValue> {
    sequence(state: rawValue) { rest in
      guard rest != 0, rest.trailingZeroBitCount < Element.allCases.count else { return nil }
      defer { rest &= rest - 1 }
      return Element.allCases[rest.trailingZeroBitCount]
    }
  }

  /// The first in the order of the cases, nil of an empty set.
  @inlinable public var first: Element? {
    let index = rawValue.trailingZeroBitCount
    return Element.allCases.indices.contains(index) ? Element.allCases[index] : nil
  }

  /// The number of its elements.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// True if one is in the set itself.
  @inlinable public func contains(_ element: Element) -> Bool {
    rawValue & Self(element).rawValue != 0
  }

  /// Adds one; says if it was missing.
  @discardableResult
  @inlinable public mutating func insert(
    _ element: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    let isMissing = !contains(element)
    formUnion(Self(element))
    return (isMissing, element)
  }

  /// Removes one; nil when it was not there.
  @discardableResult
  @inlinable public mutating func remove(_ element: Element) -> Element? {
    let isThere = contains(element)
    subtract(Self(element))
    return isThere ? element : nil
  }

  /// Adds one; nil when it was missing.
  @discardableResult
  @inlinable public mutating func update(with element: Element) -> Element? {
    insert(element).inserted ? nil : element
  }
}
