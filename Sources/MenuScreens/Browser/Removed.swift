internal import MenuPresentation

/// Something that was removed and that `U` restores.
enum Removed: Hashable, Sendable {
  case layer(RemovedLayer)
  /// The last dish of a line of the choice, and the index of the line.
  case line(Choice.Line, at: Int)
}
