package import MenuCore

/// A lock on a file, held until the value is released or the process ends.
///
/// The lock is on a hidden file next to it, which is never removed: otherwise two programs could hold
/// the lock at once.
package struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Locks `.Menu.json.lock` for `Menu.json` without waiting; nil if another program holds the
  /// lock. Throws `MenuFileError.unwritable` with the path of the lock.
  package init?(for path: LocalPath) throws(MenuFileError) {
    let lock = path.beside(suffix: "lock")
    do {
      file = try OpenFile.lock(lock)
    } catch {
      guard error.isAgain else {
        throw .unwritable(path: lock.description, reason: .init(making: error))
      }
      return nil
    }
  }
}
