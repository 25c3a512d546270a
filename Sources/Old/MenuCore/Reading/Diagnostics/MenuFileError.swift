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
  /// The system says why.
  case failed(FileProblem)

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

/// Why a file cannot be written.
public enum UnwritableReason: Hashable, Sendable {
  /// The user may not write to its folder, where the new file is made.
  case notPermitted
  /// Its mode says that the file is only for reading.
  case readOnly
  /// A link, or something else than a file, where only a file is replaced.
  case notAFile
  /// Somebody else changes it each time before it is written.
  case keepsChanging
  /// The system says why.
  case failed(FileProblem)
}

/// What the system says about a file.
public struct FileProblem: Hashable, Sendable {
  /// What it means, as far as there are words for it.
  public enum Kind: Hashable, Sendable {
    /// The folder that it would lie in is not there.
    case noFolder
    /// It has nothing to read yet.
    case nothingYet
    /// There is no space left, or none for this user.
    case diskFull
    /// The disk is only for reading.
    case readOnlyDisk
    /// Its links never arrive.
    case linksInCircles
    /// Its name is too long.
    case nameTooLong
    /// More files are open than the system allows.
    case tooManyOpenFiles
    /// It is a folder.
    case isFolder
    /// It is a file where a folder would be made.
    case isFile
    /// Anything else.
    case other
  }

  /// What it means.
  public let kind: Kind
  /// The system's number for it.
  public let code: Int32
  /// The system's own words, in English.
  public let text: String

  /// Describes a problem.
  public init(kind: Kind = .other, code: Int32, text: String) {
    (self.kind, self.code, self.text) = (kind, code, text)
  }
}
