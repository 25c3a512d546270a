internal import Foundation
public import Testing

/// Compares a text with the recorded one. `RECORD=1` rewrites the record and still fails, so that neither a
/// missing record nor record mode can pass.
public func expectGolden(
  _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = Repository.folder.appending(path: "Tests/\(path)")
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  guard recorded != text else { return }
  if ProcessInfo.processInfo.environment["RECORD"] != nil {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "\(path) is another\n--- recorded\n\(recorded ?? "(nothing)")\n+++ now\n\(text)",
      sourceLocation: sourceLocation)
  }
}
