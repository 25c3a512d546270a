/// The keys of an object.
struct KeySet: CaseSet {
  typealias Element = FileKey
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
}
