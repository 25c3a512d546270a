public import Foundation

/// Compares a text with the one that was recorded in a file.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written anew. A recorded text is a
/// difference too, and so is a missing file: neither can pass unseen.
public enum Snapshot {
  /// Whether the environment asks for new records.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }

  /// What is different, in lines for a person; nil when nothing is.
  public static func difference(
    of text: String, from file: URL, isRecording: Bool = isRecording
  ) throws -> String? {
    if isRecording {
      try Data(text.utf8).write(to: file, options: .atomic)
      return "recorded \(file.lastPathComponent); run again without RECORD_SNAPSHOTS"
    }
    guard let data = try? Data(contentsOf: file) else {
      return "\(file.lastPathComponent) is missing; RECORD_SNAPSHOTS=1 records it"
    }
    let recorded = String(decoding: data, as: UTF8.self)
    guard !recorded.utf8.elementsEqual(text.utf8) else { return nil }
    return "\(file.lastPathComponent) says otherwise:\n" + firstDifference(recorded, text)
  }

  private static func firstDifference(_ recorded: String, _ text: String) -> String {
    let before = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let after = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(before, after).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let old = before.dropFirst(same).prefix(5).map { "- \($0)" }
    let new = after.dropFirst(same).prefix(5).map { "+ \($0)" }
    return (["line \(same + 1):"] + old + new).joined(separator: "\n")
  }
}
