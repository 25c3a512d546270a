package import MenuCore
internal import SystemCalls

/// A lock on a file while it is read, changed and replaced, held until the value is released.
///
/// The lock is on the file itself: if another program has replaced the file meanwhile, the new one is
/// locked. Editors take no lock; `FileStamp` notices their changes.
package struct EditLock: ~Copyable {
  private let file: OpenFile?

  /// The pause between two attempts to take the lock.
  private static let pause = Duration.milliseconds(10)

  /// Waits for the lock of a file. A file that cannot be opened or locked needs no lock: reading or
  /// replacing it reports the reason.
  ///
  /// - Throws: `MenuFileError.unwritable` if another program holds it for longer than `patience`.
  package init(
    _ path: LocalPath, waitingFor patience: Duration = .seconds(10)
  ) throws(MenuFileError) {
    for _ in 0..<Int(patience / Self.pause) {
      do throws(SystemFault) {
        let opened = try OpenFile.reading(path)
        if try opened.takeLock() {
          let named = try FileStatus(of: path)
          if try FileStatus(of: opened.descriptor).identity == named.identity {
            file = consume opened
            return
          }
          continue
        }
      } catch {
        file = nil
        return
      }
      _ = Poll.wait(forInputFrom: -1, within: Self.pause)
    }
    throw .unwritable(path: path.description, reason: .locked)
  }
}
