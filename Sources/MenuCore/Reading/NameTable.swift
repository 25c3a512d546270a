internal import LocatedJSON

/// Names with their values, found by length and bytes: `milk` → `.milk`. Nothing is hashed, and no
/// `String` is made of a key.
struct NameTable<Value: Sendable>: Sendable {
  private var byLength: [[(name: [UInt8], value: Value)]] = []

  /// Makes a table; O(*n*) in the number of names.
  init(_ names: some Sequence<(String, Value)>) {
    for (name, value) in names {
      let bytes = Array(name.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append((bytes, value))
    }
  }

  /// The value of a name, nil for one that is not in the table; O(length × names of that length).
  subscript(_ name: UnsafeBufferPointer<UInt8>) -> Value? {
    guard name.count < byLength.count else { return nil }
    return byLength[name.count].first { $0.name.elementsEqual(name) }?.value
  }

  /// The value of a text of a JSON file, nil for any other value.
  subscript(_ value: JSONValue) -> Value? {
    value.kind == .string ? value.withUTF8 { self[$0] } : nil
  }
}
