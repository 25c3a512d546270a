internal import LocatedJSON

/// The diagnostics of a file while it is read, and the number of errors in the braces that are open.
///
/// That number is the whole safety rule: an error is a thing that was not read, and a dish with an
/// error between its braces promises nothing (`MenuParser.withdrawUnreliablePromises`).
package final class DiagnosticLog {
  private var diagnostics: [Diagnostic] = []
  /// The number of diagnostics beyond the limit, here or in the JSON.
  var omitted = 0
  /// The errors in the braces that are being read.
  var errors = 0
  /// The dish whose braces are open.
  package var dish: DishEntry? { didSet { reference = nil } }
  /// The name of its add-on that is being read.
  var addOn: String?
  /// The same as a sentence names it, looked up at its first diagnostic.
  private var reference: Diagnostic.DishReference?

  private let bytes: [UInt8]
  private lazy var lines = LineIndex(bytes: bytes)

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a diagnostic; one beyond the limit is only counted.
  ///
  /// - Parameters:
  ///   - finding: what is wrong.
  ///   - range: the bytes that it is about.
  ///   - remedy: the changes of which its owner makes one.
  package func report(_ finding: Finding, at range: Range<Int>, _ remedy: Remedy = .none) {
    if finding.rule.severity == .error { errors += 1 }
    guard !isFull else {
      omitted += 1
      return
    }
    if reference == nil { reference = dish?.reference }
    // A certain change is kept in any case, since `--fix` makes it.
    let changes = isLong ? Remedy.certain(remedy.certain).changes() : remedy.changes()
    diagnostics.append(
      Diagnostic(
        content: .finding(finding), dish: reference?.with(addOn),
        start: position(of: range.lowerBound), end: position(of: range.upperBound), range: range,
        edit: remedy.certain,
        choices: changes.map { Suggestion($0, marked: range, in: bytes) }))
  }

  /// True if the texts of further ones are not kept, because there are too many.
  private var isLong: Bool { diagnostics.count >= 1_000 }

  /// True if further diagnostics are only counted.
  var isFull: Bool { diagnostics.count >= MenuReading.limit }

  /// Counts an error that another diagnostic reports too, or has reported.
  func countError() { errors += 1 }

  /// Runs `body` with a count of errors of its own and returns that count; the outer count continues
  /// without them. `{ "name": …, "colour": "red" }` → 1
  func countErrors(_ body: () -> Void) -> Int {
    let outside = errors
    errors = 0
    defer { errors = outside }
    body()
    return errors
  }

  /// Runs `body`, whose errors are reported and withdraw no promise around it.
  func withoutCountingErrors(_ body: () -> Void) { _ = countErrors(body) }

  /// Several changes inside a range of the file as one change of all of it.
  func change(of range: Range<Int>, by edits: [FileEdit]) -> FileEdit {
    let start = range.lowerBound
    let inside = edits.map { edit in
      FileEdit(edit.range.lowerBound - start..<edit.range.upperBound - start, edit.replacement)
    }
    return FileEdit(range, FileEdit.applying(inside, to: Array(bytes[range])))
  }

  /// The line of a place, from 1.
  func line(of offset: Int) -> Int { lines.location(of: offset).line }

  private func position(of offset: Int) -> Diagnostic.Position {
    let location = lines.location(of: offset)
    return Diagnostic.Position(line: location.line, column: location.column)
  }

  /// The diagnostics in the order of the file.
  func sorted() -> [Diagnostic] {
    diagnostics.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }
}

extension JSONValue {
  /// Its bytes; of an array or object only its bracket.
  var range: Range<Int> {
    let isContainer = kind == .array || kind == .object
    return offset..<offset + (isContainer ? 1 : length)
  }

  /// The text of a string, or any other value as written, cut to the length that a diagnostic quotes.
  var excerpt: String? {
    withUTF8 { bytes in
      String(decoding: bytes.prefix(Diagnostic.excerptLength * 4 + 4), as: UTF8.self)
        .cut(to: Diagnostic.excerptLength)
    }
  }
}

extension String {
  /// The text, or its beginning with "…" so that it has at most `limit` scalars.
  package func cut(to limit: Int) -> String {
    guard unicodeScalars.dropFirst(limit).first != nil else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - 1))) + "…"
  }
}
