internal import MenuCore
internal import MenuFiles
internal import TerminalUI

/// A menu that was read, and everything that is needed to follow its file.
struct OpenedMenu {
  let reading: MenuReading
  private let file: StampedFile

  var path: LocalPath { file.path }

  /// The name of the file on the screen.
  var name: String { path.lastComponent.description }

  /// The open descriptor that it came from, nil for a file.
  var descriptor: Int32? { MenuFile.descriptor(namedBy: path) }

  init(_ path: LocalPath) throws(MenuFileError) {
    file = try StampedFile(path)
    reading = try MenuReader.read(file.bytes)
  }

  /// Watches the file; nil for a menu that came from an open descriptor.
  func watch(
    on loop: EventLoop, every interval: Duration, report: @escaping (MenuReading.FileEvent) -> Void
  ) -> MenuWatcher? {
    guard descriptor == nil else { return nil }
    let watcher = MenuWatcher(
      path: path, stamp: file.stamp, bytes: file.bytes, launchers: { loop.makeLauncher() },
      time: { TimeOfDay.local }, report: report)
    watcher.start(every: interval)
    return watcher
  }
}

// The conformance is here because TerminalUI does not depend on MenuCore, which declares the protocol.
extension EventLoopLauncher: PeriodicTaskLauncher {}
