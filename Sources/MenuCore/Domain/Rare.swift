/// A value that few have and that stands in a place of its own: where there is none, it costs a word.
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
