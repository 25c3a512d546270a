/// The file and the tape, shared by all values of a document.
@usableFromInline
final class JSONStorage: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let tape: [JSONNode]

  init(bytes: [UInt8], tape: [JSONNode]) {
    self.bytes = bytes
    self.tape = tape
  }
}
