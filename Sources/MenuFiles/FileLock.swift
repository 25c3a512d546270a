package import MenuCore
package import TerminalText

/// Keeps a file for one program at a time, until the value goes or its process ends.
///
/// The lock is on a hidden file beside it, which stays: to remove it would let two in.
package struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Locks `.Menu.json.lock` for `Menu.json`, without waiting.
  ///
  /// - Returns: nil while another program has it.
  /// - Throws: `MenuFileError.unwritable` with the path of the lock.
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
