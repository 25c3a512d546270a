public import MenuCore

extension MenuFile {
  /// How a file takes the place of another.
  public enum ReplacePolicy: Sendable {
    /// For a file that people edit, wherever it lies: a link stays, and what it leads to is replaced.
    case edit
    /// For a file that one program at a time keeps: a link is refused, there need not be a file yet,
    /// and the new name lasts when the power fails.
    case mirror
  }

  /// Writes a file anew in one step: whoever reads it sees the old bytes or the new ones.
  ///
  /// The bytes are written beside it, reach the disk, and take its name. The mode stays, and the
  /// owner where this user may give files away.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: its new content.
  ///   - policy: what is done about links, a file that is missing, and the folder.
  ///   - stamp: what the file looked like when its old content was read, nil for any.
  /// - Returns: false, with nothing changed, when somebody else has changed the file since then.
  /// - Throws: `MenuFileError.unreadable` for a file that is gone, `MenuFileError.unwritable` with
  ///   the reason; then nothing is changed either.
  @discardableResult
  public static func replace(
    path: LocalPath, with bytes: [UInt8], policy: ReplacePolicy, ifStill stamp: FileStamp? = nil
  ) throws(MenuFileError) -> Bool {
    let name = path.description
    let (target, old) = try target(of: path, policy)
    do {
      var file =
        switch policy {
        case .edit: try TemporaryFile(unique: target)
        case .mirror: try TemporaryFile(alone: target, mode: old == nil ? 0o644 : 0o600)
        }
      try file.fill(with: bytes, rightsOf: old)
      guard stamp == nil || FileStamp(path) == stamp else { return false }
      try file.takeName(of: target)
    } catch {
      throw .unwritable(path: name, reason: .init(error))
    }
    if policy == .mirror { System.sync(folder: target.folder) }
    return true
  }

  /// Makes a file, unless there is one, or even a link to nowhere.
  ///
  /// - Returns: false, with nothing changed, when there is.
  /// - Throws: `MenuFileError.unwritable`; half a file is not left behind.
  public static func create(
    path: LocalPath, with bytes: [UInt8]
  ) throws(MenuFileError) -> Bool {
    do throws(SystemFault) {
      let file = try OpenFile.new(path, mode: 0o666)
      do throws(SystemFault) {
        try file.write(bytes)
      } catch {
        System.remove(path)
        throw error
      }
      return true
    } catch {
      if error.isThereAlready { return false }
      throw .unwritable(path: path.description, reason: .init(error))
    }
  }

  /// The file whose name is to be taken, and what it was, nil for nothing.
  private static func target(
    of path: LocalPath, _ policy: ReplacePolicy
  ) throws(MenuFileError) -> (LocalPath, FileStatus?) {
    let found: (target: LocalPath, old: FileStatus)
    do {
      let target = policy == .edit ? try System.target(of: path) : path
      found = (target, try FileStatus(of: target, followsLinks: false))
    } catch {
      if policy == .mirror, error.isMissing { return (path, nil) }
      throw .unreadable(path: path.description, reason: .init(error))
    }
    guard policy == .edit || found.old.kind == .file else {
      throw .unwritable(path: path.description, reason: .notAFile)
    }
    return found
  }
}
