public import FoundationEssentials
internal import MenuCore
public import MenuFiles

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
}
