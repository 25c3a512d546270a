/// A value that is rarely present, stored out of line: an absent value takes one word. Without it a menu
/// takes an eighth more memory.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private var place: [Value]?

  /// Gives a value its place.
  public init(wrappedValue: Value?) { place = wrappedValue.map { [$0] } }

  /// The value itself.
  public var wrappedValue: Value? {
    get { place?.first }
    set { place = newValue.map { [$0] } }
  }
}
