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

/// A name of at most 24 bytes as three integers, so that a comparison takes one step.
struct ShortName: Equatable, Sendable {
  let count: Int
  /// The maximum number of bytes of a name.
  static let longest = 24
  /// Its first, second and last eight bytes, which together cover all of it.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var last: UInt64 = 0

  /// Makes a name from bytes; nil for more than `longest`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard count <= Self.longest else { return nil }
    if count < 8 {
      for byte in bytes { first = first << 8 | UInt64(byte) }
    } else {
      let bytes = UnsafeRawBufferPointer(bytes)
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      if count > 16 { second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) }
    }
  }
}
