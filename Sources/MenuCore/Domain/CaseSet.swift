/// A set of the cases of an enum, a bit for each, walked in the order of the cases.
///
/// The enum has from two to 256 cases and no payloads. All of it is inlinable: a loop over dishes in
/// another module costs ten times as much without.
public protocol CaseSet: SetAlgebra, Sequence, Hashable, Sendable
where Element: CaseIterable & Hashable, Element.AllCases == [Element] {
  /// A bit for each case.
  associatedtype RawValue: FixedWidthInteger & Sendable

  /// One bit for each case, the lowest for the first.
  var rawValue: RawValue { get }

  /// Makes a set of the given bits.
  init(rawValue: RawValue)
}

extension CaseSet {
  /// Makes an empty set.
  @inlinable public init() { self.init(rawValue: 0) }

  /// Makes a set of one.
  @inlinable public init(_ element: Element) {
    // An enum without payloads is laid out as the number of its case, in the order of their
    // declaration (Swift's docs/ABI/TypeLayout).
    self.init(rawValue: 1 << RawValue(unsafeBitCast(element, to: UInt8.self)))
  }

  /// Walks the set in the order of the cases.
  @inlinable public func makeIterator() -> IndexingIterator<[Element]> {
    let all = Element.allCases
    var (elements, rest) = ([Element](), rawValue)
    while rest != 0, rest.trailingZeroBitCount < all.count {
      elements.append(all[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return elements.makeIterator()
  }

  /// The first in the order of the cases, nil of an empty set.
  @inlinable public var first: Element? {
    let index = rawValue.trailingZeroBitCount
    return Element.allCases.indices.contains(index) ? Element.allCases[index] : nil
  }

  /// The number of its elements.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }
  /// True if there is nothing in it.
  @inlinable public var isEmpty: Bool { rawValue == 0 }

  /// True if one is in the set itself.
  @inlinable public func contains(_ element: Element) -> Bool {
    rawValue & Self(element).rawValue != 0
  }

  /// True if all of another set is in it.
  @inlinable public func isSuperset(of other: Self) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// True if nothing of another set is in it.
  @inlinable public func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

  /// The elements of either.
  @inlinable public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }

  /// The elements of both.
  @inlinable public func intersection(_ other: Self) -> Self {
    Self(rawValue: rawValue & other.rawValue)
  }

  /// The elements of one of them only.
  @inlinable public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue ^ other.rawValue)
  }

  /// Its elements without those of another.
  @inlinable public func subtracting(_ other: Self) -> Self {
    Self(rawValue: rawValue & ~other.rawValue)
  }

  /// Adds the elements of another set.
  @inlinable public mutating func formUnion(_ other: Self) { self = union(other) }

  /// Keeps the elements of another set.
  @inlinable public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  /// Adds what is only in another set, and removes what is in both.
  @inlinable public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
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
    self = subtracting(Self(element))
    return isThere ? element : nil
  }

  /// Adds one; nil when it was missing.
  @discardableResult
  @inlinable public mutating func update(with element: Element) -> Element? {
    insert(element).inserted ? nil : element
  }
}
