/// A set of the cases of an enum, a bit for each, that is walked in the order of the cases.
///
/// The enum has from two to 256 cases and no payloads. All of it is inlinable: a loop over dishes in
/// another module costs ten times as much without.
public protocol CaseSet: SetAlgebra, Sequence, Hashable, Sendable
where Element: CaseIterable & Hashable, Element.AllCases == [Element] {
  /// Has a bit for each case.
  associatedtype RawValue: FixedWidthInteger & Sendable

  /// One bit for each case, the lowest for the first.
  var rawValue: RawValue { get }

  /// Makes a set of the given bits.
  init(rawValue: RawValue)
}

extension CaseSet {
  /// Makes an empty set.
  @inlinable public init() {
    self.init(rawValue: 0)
  }

  /// Makes a set of one.
  @inlinable public init(_ element: Element) {
    // An enum without payloads is laid out as the number of its case, in the order of their
    // declaration (Swift's docs/ABI/TypeLayout); to look for it among all would cost each question
    // as much as the rest of a row.
    self.init(rawValue: 1 << RawValue(unsafeBitCast(element, to: UInt8.self)))
  }

  /// Makes a set of all that is in one of several.
  package init(_ sets: some Sequence<Self>) {
    self.init(rawValue: sets.reduce(0) { $0 | $1.rawValue })
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

  /// How many there are.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// The first in the order of the cases, nil of an empty set.
  @inlinable public var first: Element? {
    let index = rawValue.trailingZeroBitCount
    return Element.allCases.indices.contains(index) ? Element.allCases[index] : nil
  }

  /// Whether there is nothing in it.
  @inlinable public var isEmpty: Bool { rawValue == 0 }

  /// Whether one is in the set itself.
  @inlinable public func contains(_ element: Element) -> Bool {
    isSuperset(of: Self(element))
  }

  /// Whether all of another set is in it.
  @inlinable public func isSuperset(of other: Self) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// Whether nothing of another set is in it.
  @inlinable public func isDisjoint(with other: Self) -> Bool {
    rawValue & other.rawValue == 0
  }

  /// What is in either.
  @inlinable public func union(_ other: Self) -> Self {
    Self(rawValue: rawValue | other.rawValue)
  }

  /// What is in both.
  @inlinable public func intersection(_ other: Self) -> Self {
    Self(rawValue: rawValue & other.rawValue)
  }

  /// What is in one of them only.
  @inlinable public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue ^ other.rawValue)
  }

  /// What is in it and not in another one.
  @inlinable public func subtracting(_ other: Self) -> Self {
    Self(rawValue: rawValue & ~other.rawValue)
  }

  /// Adds what is in another set.
  @inlinable public mutating func formUnion(_ other: Self) {
    self = union(other)
  }

  /// Keeps what is in another set too.
  @inlinable public mutating func formIntersection(_ other: Self) {
    self = intersection(other)
  }

  /// Adds what is only in another set, and removes what is in both.
  @inlinable public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }

  /// Adds one; says whether it was missing.
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
