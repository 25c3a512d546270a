public import FoundationEssentials
internal import MenuCore
public import MenuFiles

/// The state of a mirrored menu: when it was pulled, from where, and the last failure.
public struct MirrorStatus: Hashable, Sendable {
  /// The record of the pulls.
  public let state: MirrorState
  /// True if the file was changed after the pull, apart from its sold-out marks.
  public let isEdited: Bool
  /// True if the file has errors, or cannot be shown at all.
  public let hasErrors: Bool

  /// Reads the state of a mirrored menu.
  ///
  /// - Throws: `FeedError` of the kind `.neverPulled` if there is no record of a pull.
  public init(of path: LocalPath) throws(FeedError) {
    guard let state = MirrorState.read(beside: path) else {
      throw .neverPulled(path)
    }
    self.state = state
    let bytes = try? MenuFile.read(path: path)
    isEdited = state.menuHash != nil && !(bytes.map { state.isAsPulled($0) } ?? false)
    hasErrors = bytes.map { (try? MenuReader.read($0).hasErrors) ?? true } ?? false
  }

  /// True if the menu was known to be current at most `seconds` ago, was not changed here, and no
  /// other address was tried since.
  ///
  /// A time in the future means that a clock is wrong, so the result is false.
  public func isFresh(within seconds: Int, at now: Date) -> Bool {
    guard !isEdited, state.asked == nil, let pulled = state.pulled else { return false }
    return (0...Double(max(0, seconds))).contains(now.timeIntervalSince(pulled))
  }
}
