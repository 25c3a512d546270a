/// What one pull may cost at most.
public struct FeedLimits: Hashable, Sendable {
  /// How long the whole request may take, in seconds.
  public let seconds: Int
  /// How long it may take until the server has taken the connection, in seconds.
  public let connectSeconds = 10
  /// How large the menu may be, in bytes after decompression.
  ///
  /// A megabyte holds a thousand dishes in several languages, and the worst of that size is read in
  /// some ten megabytes of memory.
  public let menuSize = 1 << 20
  /// How large the headers of the answer may be, in bytes.
  public let headerSize = 64 << 10

  /// Makes limits with the time for the whole request, from a second to an hour.
  public init(seconds: Int = 60) {
    self.seconds = max(1, min(seconds, 3600))
  }
}
