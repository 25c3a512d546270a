/// The reason why there is no menu to show, or why it cannot be changed.
public enum MenuFileError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(path: String, reason: UnreadableReason)
  /// The file was read and cannot be written anew.
  case unwritable(path: String, reason: UnwritableReason)
  /// The file was read and cannot be shown; the last diagnostic says why.
  case refused([Diagnostic])

  /// The reason why a file cannot be read.
  public enum UnreadableReason: String, Hashable, Sendable {
    /// There is no such file.
    case missing = "there is no such file"
    /// The user may not read it.
    case notPermitted = "you may not read it"
    /// A folder.
    case folder = "it is a folder, not a file"
    /// A pipe.
    case pipe = "it is a pipe, not a file"
    /// A device, such as a terminal or a disk.
    case device = "it is a device, not a file"
    /// A socket.
    case socket = "it is a socket, not a file"
    /// It has nothing to read yet.
    case nothingYet = "there is nothing to read yet"
    /// Its links go round in circles.
    case linksInCircles = "its links go round in circles"
    /// Its name is too long.
    case nameTooLong = "its name is too long"
    /// More files are open than the system allows.
    case tooManyOpenFiles = "too many files are open"
    /// Anything else that the system says.
    case failed = "it cannot be read"
  }

  /// The reason why a file cannot be written.
  public enum UnwritableReason: String, Hashable, Sendable {
    /// The user may not write to its folder, where the new file is made.
    case notPermitted = "you may not write to its folder"
    /// Its mode says that the file is only for reading.
    case readOnly = "it is only for reading; its owner can change that with chmod u+w"
    /// A link, or something else than a file, where only a file is replaced.
    case notAFile = "it is no file, but a folder, a link or the like; name the file itself"
    /// It has another name too, which would keep the old content.
    case hardLink = "it has a second name (a hard link), which would keep the old menu"
    /// Its owner, mode, access list or attributes cannot be kept.
    case attributesLost = "its owner, access list or attributes could not be kept"
    /// Somebody else changes it each time before it is written.
    case keepsChanging = "somebody else changes it all the time"
    /// Its folder does not exist.
    case noFolder = "its folder does not exist"
    /// There is no space left, or none for this user.
    case diskFull = "the disk is full"
    /// The disk is only for reading.
    case readOnlyDisk = "the disk is read-only"
    /// Anything else that the system says.
    case failed = "it cannot be written"
  }
}

extension MenuFileError: CustomStringConvertible {
  /// The file and the reason, in an English line that is not yet safe for a terminal.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason.rawValue)"
    case .unwritable(let path, let reason): "\(path): \(reason.rawValue)"
    case .refused(let diagnostics): diagnostics.last?.description ?? "there is no menu in it"
    }
  }
}
