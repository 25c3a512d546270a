internal import LocatedJSON

/// Names of at most 24 bytes with their values: `milk` → `.milk`. Keys are not hashed and no `String` is
/// created for them: with a dictionary of strings, large menus take a quarter longer to read.
struct NameTable<Value: Sendable>: Sendable {
  private var byLength = [[(name: ShortName, value: Value)]](
    repeating: [], count: ShortName.longest + 1)

  /// Makes a table; O(*n*) in the number of names.
  init(_ names: some Sequence<(String, Value)>) {
    for (name, value) in names {
      guard let name = name.withBytes(ShortName.init) else { continue }
      byLength[name.count].append((name, value))
    }
  }

  /// The value of a name; nil if it is not in the table. O(names of that length).
  subscript(_ name: UnsafeBufferPointer<UInt8>) -> Value? {
    guard let name = ShortName(name) else { return nil }
    return byLength[name.count].first { $0.name == name }?.value
  }

  /// The value of a string of a JSON file; nil for any other value.
  subscript(_ value: JSONValue) -> Value? {
    value.kind == .string ? value.withUTF8 { self[$0] } : nil
  }
}
