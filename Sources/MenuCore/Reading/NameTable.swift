internal import LocatedJSON

/// Names of the format with their values: `milk` → `.milk`.
struct NameTable<Value: Sendable>: Sendable {
  private let values: [UTF8Text: Value]

  /// Makes a table; of two values with the same name the first counts.
  init(_ values: some Sequence<(String, Value)>) {
    let keyed = values.map { (UTF8Text($0), $1) }
    self.values = Dictionary(keyed) { first, _ in first }
  }

  /// The value of a name; nil for one that is not in the table.
  subscript(_ name: String) -> Value? { values[UTF8Text(name)] }

  /// The value of a text or a key of a JSON file; nil for anything else.
  subscript(_ value: JSONValue) -> Value? { value.string.flatMap { self[$0] } }
}
