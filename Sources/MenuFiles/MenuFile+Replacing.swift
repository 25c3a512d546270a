public import MenuCore

extension MenuFile {
  /// The way in which a file takes the place of another.
  public enum ReplacePolicy: Sendable {
    /// For a file that people edit, wherever it lies: a link stays, and what it leads to is replaced,
    /// unless it is locked.
    case edit
    /// For a file that one program at a time keeps: a link is refused, there need not be a file yet,
    /// and the new name lasts when the power fails.
    case mirror
    /// For a file that a program makes anew and nobody locks: a link is refused, and there need not
    /// be a file yet. Of several who write it at once, each leaves a whole one.
    case output
  }

  /// Writes a file anew in one step: whoever reads it sees the old bytes or the new ones.
  ///
  /// The bytes are written beside it, reach the disk, and take its name. The mode, the owner, the
  /// access list and `user.*` attributes stay; what cannot be kept is told before anything is written,
  /// but for the owner of a file that nobody edits.
  ///
  /// `stamp` is the look of the file when its old content was read, nil for any.
  ///
  /// - Returns: false, with nothing changed, when somebody else was seen to have changed the file since
  ///   then. What is saved in the moment between that look and the new name is lost, and so is a change
  ///   of the same size within one tick of the file system's clock.
  /// - Throws: `MenuFileError.unreadable` for a file that is gone, `MenuFileError.unwritable` with
  ///   the reason; then nothing is changed either.
  @discardableResult
  public static func replace(
    path: LocalPath, with bytes: [UInt8], policy: ReplacePolicy, ifStill stamp: FileStamp? = nil
  ) throws(MenuFileError) -> Bool {
    let (target, old) = try target(of: path, policy)
    let attributes = old == nil ? nil : FileAttributes(of: target)
    do throws(SystemFault) {
      let mode: UInt32 = old == nil ? 0o644 : 0o600
      var new =
        policy == .mirror
        ? try TemporaryFile(alone: target, mode: mode)
        : try TemporaryFile(random: target, mode: mode)
      if let old, try !new.file.takeRights(of: old), policy == .edit { throw .attributesLost }
      guard attributes?.give(to: new.file.descriptor) ?? true else { throw .attributesLost }
      try new.file.add(bytes)
      try new.file.sync()
      guard stamp == nil || FileStamp(path) == stamp else { return false }
      try new.takeName(of: target)
    } catch {
      throw .unwritable(path: path.description, reason: .init(error))
    }
    if policy == .mirror { sync(folder: target.folder) }
    return true
  }

  /// Makes a file, unless there is one, or even a link to nowhere.
  ///
  /// - Returns: false, with nothing changed, when there is.
  /// - Throws: `MenuFileError.unwritable`; half a file is not left behind.
  public static func create(path: LocalPath, with bytes: [UInt8]) throws(MenuFileError) -> Bool {
    do throws(SystemFault) {
      let file = try OpenFile.new(path, mode: 0o666)
      do throws(SystemFault) {
        try file.add(bytes)
        try file.sync()
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

  /// Throws for what `replace` would refuse, before anything is made to put in its place.
  package static func mustBeReplaceable(
    path: LocalPath, policy: ReplacePolicy
  ) throws(MenuFileError) {
    _ = try target(of: path, policy)
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
      if policy != .edit, error.isMissing { return (path, nil) }
      throw .unreadable(path: path.description, reason: .init(error))
    }
    let old = found.old
    let lock: MenuFileError.Reason? = old.names > 1 ? .hardLink : old.mayBeEdited ? nil : .readOnly
    let reason = old.kind != .file ? .notAFile : policy == .edit ? lock : nil
    if let reason { throw .unwritable(path: path.description, reason: reason) }
    return found
  }
}

/// Keeps a file for one program at a time, until the value goes or its process ends.
///
/// The lock is on a hidden file beside it, which stays: to remove it would let two in.
package struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Locks `.Menu.json.lock` for `Menu.json`, without waiting; nil while another program has it.
  /// Throws `MenuFileError.unwritable` with the path of the lock.
  package init?(for path: LocalPath) throws(MenuFileError) {
    let lock = path.beside(suffix: "lock")
    do {
      file = try OpenFile.lock(lock)
    } catch {
      guard error.isAgain else { throw .unwritable(path: lock.description, reason: .init(error)) }
      return nil
    }
  }
}

/// A file beside another whose name it is to take, removed with the value unless it has done so.
private struct TemporaryFile: ~Copyable {
  let file: OpenFile
  private let path: LocalPath
  private var hasTakenName = false

  /// Makes a file under a name that nobody can guess.
  init(random target: LocalPath, mode: UInt32) throws(SystemFault) {
    path = target.beside(suffix: String(UInt64.random(in: 0...(.max)), radix: 36))
    file = try OpenFile.new(path, mode: mode)
  }

  /// Makes a file under a name that is always the same; a left-over of somebody who was killed goes, and
  /// so does a link that was planted.
  init(alone target: LocalPath, mode: UInt32) throws(SystemFault) {
    path = target.beside(suffix: "new")
    System.remove(path)
    file = try OpenFile.new(path, mode: mode)
  }

  deinit {
    if !hasTakenName { System.remove(path) }
  }

  /// Takes the name of another file, whose content is lost.
  mutating func takeName(of target: LocalPath) throws(SystemFault) {
    try System.move(path, to: target)
    hasTakenName = true
  }
}
