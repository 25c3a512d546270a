internal import LocatedJSON

/// The diagnostics of a file while it is read, and the number of errors in the current object.
///
/// That number is the whole safety rule: an error is something that was not read, and a dish that
/// contains an error promises nothing (`MenuParser.withdrawUnreliablePromises`).
package final class DiagnosticLog {
  private var diagnostics: [Diagnostic] = []
  /// The offsets of the values that have an error of their own.
  private var faultyValues: Set<Int> = []
  /// The number of diagnostics beyond the limit, found here or by the JSON parser.
  var omitted = 0
  /// The number of errors in the object that is being read.
  var errors = 0
  /// The dish that is being read.
  package var dish: DishEntry? { didSet { reference = nil } }
  /// The name of its add-on that is being read.
  var addOn: String?
  /// The same dish as messages name it, created for its first diagnostic.
  private var reference: Diagnostic.DishReference?

  private let bytes: [UInt8]
  private lazy var lines = LineIndex(bytes: bytes)

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a diagnostic; beyond the limit it is only counted.
  ///
  /// - Parameters:
  ///   - finding: what is wrong.
  ///   - range: the bytes that it is about.
  ///   - remedy: the alternative edits for the owner.
  package func report(_ finding: Finding, at range: Range<Int>, _ remedy: Remedy = .none) {
    if finding.rule.severity == .error { errors += 1 }
    guard !isFull else {
      omitted += 1
      return
    }
    if reference == nil { reference = dish?.reference }
    // A certain edit is always kept, since `--fix` applies it.
    let changes = isLong ? Remedy.certain(remedy.certain).changes() : remedy.changes()
    diagnostics.append(
      Diagnostic(
        content: .finding(finding), dish: reference?.with(addOn),
        start: position(of: range.lowerBound), end: position(of: range.upperBound), range: range,
        edit: remedy.certain,
        choices: changes.map { Suggestion($0, marked: range, in: bytes) }))
  }

  /// True if further diagnostics are kept without their suggestions, because there are too many.
  private var isLong: Bool { diagnostics.count >= 1_000 }

  /// True if further diagnostics are only counted.
  var isFull: Bool { diagnostics.count >= MenuReading.limit }

  /// Leaves out what was reported about the notation of a value, which has an error of its own.
  func hideMending(of value: JSONValue) { faultyValues.insert(value.offset) }

  /// Counts an error that is not kept, and returns true, if the log is full: its message need not be found.
  func skipsError() -> Bool {
    guard isFull else { return false }
    errors += 1
    omitted += 1
    return true
  }

  /// Counts an error that has another diagnostic.
  func countError() { errors += 1 }

  /// Runs `body` with its own count of errors and returns that count; the outer count is not changed.
  /// `{ "name": …, "colour": "red" }` → 1
  func countErrors(_ body: () -> Void) -> Int {
    let outside = errors
    errors = 0
    defer { errors = outside }
    body()
    return errors
  }

  /// Runs `body`. Its errors are reported, but withdraw no promise outside it.
  func withoutCountingErrors(_ body: () -> Void) { _ = countErrors(body) }

  /// Merges several edits into one edit of all that they touch; nil if one of them is missing, or if too much
  /// is between them: it would be copied for each of many diagnostics.
  func change(by edits: [FileEdit?]) -> FileEdit? {
    let parts = edits.compactMap(\.self)
    guard parts.count == edits.count, let start = parts.map(\.range.lowerBound).min(),
      let end = parts.map(\.range.upperBound).max(), end - start < FileEdit.longestMerged
    else { return nil }
    let inside = parts.map { edit in
      FileEdit(edit.range.lowerBound - start..<edit.range.upperBound - start, edit.replacement)
    }
    let merged = FileEdit.applying(inside, to: Array(bytes[start..<end]))
    return FileEdit(start..<end, merged, parts: parts)
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { lines.location(of: offset).line }

  private func position(of offset: Int) -> Diagnostic.Position {
    let location = lines.location(of: offset)
    return Diagnostic.Position(line: location.line, column: location.column)
  }

  /// The diagnostics in file order.
  func sorted() -> [Diagnostic] {
    // Sorts their numbers, because a copy of ten thousand diagnostics takes megabytes.
    diagnostics.indices
      .filter { !isHidden(diagnostics[$0]) }
      .sorted { (diagnostics[$0].range.lowerBound, $0) < (diagnostics[$1].range.lowerBound, $1) }
      .map { diagnostics[$0] }
  }

  private func isHidden(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == .jsonMended && faultyValues.contains(diagnostic.range.lowerBound)
  }
}

extension JSONValue {
  /// Its bytes; for an array or object only its opening bracket.
  var range: Range<Int> {
    if kind == .array || kind == .object { return offset..<offset + 1 }
    return offset..<offset + length
  }

  /// The text of a string, or any other value as written, shortened to the length that a diagnostic
  /// quotes.
  var excerpt: String {
    withUTF8 { bytes in
      String(decoding: bytes.prefix(Diagnostic.excerptLength * 4 + 4), as: UTF8.self)
        .cut(to: Diagnostic.excerptLength)
    }
  }
}

extension String {
  /// The text, shortened to at most `limit` scalars with "…" at the end.
  package func cut(to limit: Int) -> String {
    guard unicodeScalars.dropFirst(limit).first != nil else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit - 1))) + "…"
  }
}
