public import MenuCore
internal import SystemCalls

extension MenuFile {
  /// The way in which a file replaces another.
  public enum ReplacePolicy: Sendable {
    /// For a file that people edit. A link stays, and its target is replaced unless it is locked.
    case edit
    /// For a file that one program at a time maintains. A link stays, the file need not exist yet,
    /// and the rename survives a power failure.
    case mirror
    /// For a file that programs write without a lock. A link stays, and the file need not exist
    /// yet. If several write at once, each leaves a complete file.
    case output
  }

  /// Replaces a file in one step: readers see the old bytes or the new ones.
  ///
  /// The bytes are written to a file beside it, flushed to the disk, and renamed. The mode, the
  /// owner, the access list and `user.*` attributes are kept. If one of them cannot be kept, an error
  /// is thrown before anything is written, except for the owner of a file that only programs write, or
  /// that its group edits.
  ///
  /// - Throws: `MenuFileError.unreadable` if the file is gone, `MenuFileError.unwritable` with the
  ///   reason; nothing is changed.
  public static func replace(
    path: LocalPath, with bytes: [UInt8], policy: ReplacePolicy
  ) throws(MenuFileError) {
    _ = try replace(path, with: bytes, policy, unlessChangedSince: nil)
  }

  /// Replaces a file in one step, unless it was changed since it was read.
  ///
  /// `stamp` is the stamp of the file when its old content was read.
  ///
  /// - Returns: false, with nothing changed, if the file was changed since then. A change between
  ///   this check and the rename is lost, and so is a change of the same size within one tick of
  ///   the file system's clock.
  /// - Throws: the errors of the method without a stamp.
  public static func replace(
    path: LocalPath, with bytes: [UInt8], policy: ReplacePolicy, ifStill stamp: FileStamp
  ) throws(MenuFileError) -> Bool {
    try replace(path, with: bytes, policy, unlessChangedSince: stamp)
  }

  private static func replace(
    _ path: LocalPath, with bytes: [UInt8], _ policy: ReplacePolicy,
    unlessChangedSince stamp: FileStamp?
  ) throws(MenuFileError) -> Bool {
    let (target, old) = try replaceableFile(at: path, policy)
    var attributes: FileAttributes?
    if old != nil { attributes = FileAttributes(of: target) }

    var new = try TemporaryFile.replacing(target, policy, mode: old == nil ? 0o644 : 0o600)
    do throws(SystemFault) {
      if let old {
        let rights = try new.file.takeRights(of: old)
        let mayLoseOwner = rights == .withoutOwner && policy != .edit
        guard rights == .all || mayLoseOwner else { throw .attributesLost }
      }
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

  /// Creates a file, unless the path exists; a broken link counts as existing.
  ///
  /// - Returns: false, with nothing changed, if the path exists.
  /// - Throws: `MenuFileError.unwritable`; no incomplete file is left behind.
  public static func create(path: LocalPath, with bytes: [UInt8]) throws(MenuFileError) -> Bool {
    let file: OpenFile
    do throws(SystemFault) {
      file = try OpenFile.new(path, mode: 0o666)
    } catch {
      if error.isThereAlready { return false }
      throw .unwritable(path: path.description, reason: .init(making: error))
    }
    do throws(SystemFault) {
      try file.add(bytes)
      try file.sync()
    } catch {
      try? path.removeFile()
      throw .unwritable(path: path.description, reason: .init(error))
    }
    return true
  }

  /// Throws if `replace` would refuse the file. Call it before the new content is made.
  package static func mustBeReplaceable(
    path: LocalPath, policy: ReplacePolicy
  ) throws(MenuFileError) {
    _ = try replaceableFile(at: path, policy)
  }

  /// The file that is replaced, and its previous status; nil if it does not exist.
  private static func replaceableFile(
    at path: LocalPath, _ policy: ReplacePolicy
  ) throws(MenuFileError) -> (target: LocalPath, old: FileStatus?) {
    let target: LocalPath
    let old: FileStatus
    do {
      target = try resolvingLinks(in: path, mayBeMissing: policy != .edit)
      old = try FileStatus(of: target, followsLinks: false)
    } catch {
      if policy != .edit, error.isMissing { return (path, nil) }
      throw .unreadable(path: path.description, reason: .init(error))
    }
    if let reason = refusal(of: old, policy) {
      throw .unwritable(path: path.description, reason: reason)
    }
    return (target, old)
  }

  /// The path with all links resolved. If `mayBeMissing` is true, a broken link is not resolved: the caller
  /// refuses it because it is a link.
  private static func resolvingLinks(
    in path: LocalPath, mayBeMissing: Bool
  ) throws(SystemFault) -> LocalPath {
    guard let real = path.withCString({ realpath($0, nil) }) else {
      let fault = SystemFault.last
      guard mayBeMissing, fault.isMissing else { throw fault }
      return path
    }
    defer { free(real) }
    return LocalPath(bytes: UnsafeRawBufferPointer(start: real, count: strlen(real)))
  }

  /// The reason why a file must not be replaced; nil if there is none.
  private static func refusal(
    of file: FileStatus, _ policy: ReplacePolicy
  ) -> MenuFileError.Reason? {
    guard file.kind == .file else { return .notAFile }
    guard policy == .edit else { return nil }
    if file.names > 1 { return .hardLink }
    if !file.mayBeEdited { return .readOnly }
    return nil
  }
}
