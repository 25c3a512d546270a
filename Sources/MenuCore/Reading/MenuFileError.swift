/// Why there is no menu to show, or why it cannot be changed.
public enum MenuFileError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(path: String, reason: UnreadableReason)
  /// The file was read and cannot be written anew.
  case unwritable(path: String, reason: UnwritableReason)
  /// The file was read and cannot be shown; the last diagnostic says why.
  case refused([Diagnostic])
}

/// Why a file cannot be read.
public enum UnreadableReason: Hashable, Sendable {
  /// There is no such file.
  case missing
  /// The user may not read it.
  case notPermitted
  /// It is something else than a file.
  case notAFile(FileKind)
  /// The system says why, by number and in its own words.
  case failed(code: Int32, text: String)

  /// What is not a file.
  public enum FileKind: Hashable, Sendable {
    /// A folder.
    case directory
    /// A pipe.
    case pipe
    /// A device, such as a terminal or a disk.
    case device
    /// A socket.
    case socket
  }
}
