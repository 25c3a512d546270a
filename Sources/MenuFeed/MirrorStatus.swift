public import FoundationEssentials
internal import MenuCore
internal import MenuFiles
public import TerminalText

/// The state of a mirrored menu: when it was pulled, from where, and what went wrong since.
public struct MirrorStatus: Hashable, Sendable {
  /// The record of the pulls.
  public let state: MirrorState
  /// True if the file here is no longer what was pulled.
  public let isEdited: Bool
  /// True if not all of the file here is shown as it was meant, or nothing of it.
  public let hasErrors: Bool

  /// Looks at a mirrored menu.
  ///
  /// - Throws: `FeedError.neverPulled` when nothing is remembered of it.
  public init(of path: LocalPath) throws(FeedError) {
    guard let state = MirrorState.read(beside: path) else {
      throw .neverPulled(path: path.description)
    }
    self.state = state
    let bytes = try? MenuFile.read(path: path)
    isEdited = state.menuHash != nil && state.menuHash != bytes.map(\.fingerprint)
    hasErrors = bytes.map { (try? MenuReader.read($0).hasErrors) ?? true } ?? false
  }

  /// True if the menu was known to be the feed's at most n seconds ago, still is what came, and no
  /// other address was asked since.
  ///
  /// A time to come says that a clock is wrong, so nothing is known.
  public func isFresh(within seconds: Int, at now: Date) -> Bool {
    guard !isEdited, state.asked == nil, let pulled = state.pulled else { return false }
    return (0...Double(max(0, seconds))).contains(now.timeIntervalSince(pulled))
  }

  /// Lines for a person, which may quote a server.
  public func lines(at now: Date) -> [String] {
    let lines: [String?] = [
      "from    \(state.source)",
      state.asked.map { "asked   \($0): another address, which has given no menu yet" },
      state.pulled.map { "pulled  \($0.formatted(.iso8601)), \(Self.age(of: $0, at: now))" }
        ?? "pulled  never",
      state.changed.map { "changed \($0.formatted(.iso8601))" },
      isEdited ? "edited  the file here is not what was pulled" : nil,
      hasErrors ? "errors  in the menu here, see giuseppe-menu check" : nil,
      state.lastFailure.map { "failed  \($0.time.formatted(.iso8601)): \($0.reason)" },
    ]
    return lines.compactMap { $0 }
  }

  /// An age in its two largest units: `3 days 4 hours ago`.
  private static func age(of time: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(time)
    guard seconds >= 0 else { return "which is still to come: look at the clock" }
    var rest = Int(min(seconds, 1e12))
    var parts: [String] = []
    for (name, length) in [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)]
    where rest >= length {
      let count = rest / length
      rest %= length
      parts.append("\(count) \(name)\(count == 1 ? "" : "s")")
    }
    return parts.isEmpty ? "just now" : parts.prefix(2).joined(separator: " ") + " ago"
  }
}
