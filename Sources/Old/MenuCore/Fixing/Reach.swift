/// How far a file can be read: two versions of it compared.
struct Reach: Comparable {
  /// Where reading ended; nil for a file that is shown.
  private let end: Int?
  private let errors: Int

  /// Reads a file with a change.
  init(_ edit: FileEdit, in bytes: [UInt8]) {
    do {
      let reading = try MenuReader.read(FileEdit.applying([edit], to: bytes))
      end = nil
      errors = reading.omittedDiagnosticCount + reading.diagnostics.count { $0.severity == .error }
    } catch {
      guard case .refused(let diagnostics) = error else {
        (end, errors) = (0, 0)
        return
      }
      (end, errors) = (diagnostics.last?.offset ?? 0, diagnostics.count)
    }
  }

  static func < (left: Reach, right: Reach) -> Bool {
    switch (left.end, right.end) {
    case (nil, nil): left.errors > right.errors
    case (nil, _?): false
    case (_?, nil): true
    case (let left?, let right?): left < right
    }
  }
}
