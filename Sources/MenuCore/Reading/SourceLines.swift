internal import LocatedJSON

/// The lines of a file, to show the one that a diagnostic speaks of.
///
/// Lines end with LF, CRLF or CR, as they do in `Diagnostic.line`.
public struct SourceLines: Sendable {
  private let index: LineIndex

  /// Makes the lines of a file; O(n).
  public init(_ bytes: [UInt8]) {
    index = LineIndex(bytes: bytes)
  }

  /// The bytes of a line, from 1, without its end; nothing for a line that the file does not have.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    index.line(number)
  }
}
