/// A value that is rarely present, stored out of line: an absent value takes one word. Otherwise a menu would
/// take an eighth more memory.
///
/// `Value` has no constraint, because for each one the runtime would search all conformances of the program.
@propertyWrapper
public struct Rare<Value> {
  private var place: [Value]?

  /// Stores a value.
  public init(wrappedValue: Value?) { place = wrappedValue.map { [$0] } }

  /// The value itself.
  public var wrappedValue: Value? {
    get { place?.first }
    set { place = newValue.map { [$0] } }
  }
}

extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
extension Rare: Sendable where Value: Sendable {}
