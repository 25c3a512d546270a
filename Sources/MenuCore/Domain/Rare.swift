/// A value that is rarely present, stored out of line: an absent value takes one word. Without it a menu
/// takes an eighth more memory.
///
/// `Value` has no constraint: for each the run time would look through all conformances of the program.
@propertyWrapper
public struct Rare<Value> {
  private var place: [Value]?

  /// Gives a value its place.
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
