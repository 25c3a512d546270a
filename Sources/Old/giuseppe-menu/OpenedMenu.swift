#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldTerminalUI

/// A menu that was read, and what is needed to follow its file.
struct OpenedMenu {
  let reading: MenuReading
  private let path: LocalPath
  private let stamp: FileStamp
  private let bytes: [UInt8]

  /// Opens the menu that is named, or else found.
  init(_ argument: LocalPath?, environment: [String: String]) throws {
    let path = try ProgramMenu.path(argument, environment: environment)
    self.path = path
    // Before it is read, so that no change comes between the two.
    stamp = FileStamp(path)
    let (bytes, reading) = try ProgramMenu.naming(path, environment: environment) {
      let bytes = try MenuFile.read(path: path)
      return (bytes, try MenuReader.read(bytes))
    }
    self.bytes = bytes
    self.reading = reading
  }

  /// What the file is called on the screen.
  var name: String { path.lastComponent.description }

  /// The open descriptor that it came from, nil for a file.
  var descriptor: Int32? { MenuFile.descriptor(namedBy: path) }

  /// Whether a path leads to the file that was read, by whatever name.
  func isSame(as other: LocalPath) -> Bool { MenuFile.isSame(path, other) }

  /// When the file changed last, nil for what was only handed over.
  var lastChange: Date? {
    guard descriptor == nil else { return nil }
    return MenuFile.lastChange(of: path).map { Date(timeIntervalSince1970: Double($0)) }
  }

  /// Tells why the file holds no menu, as a program does that ends with it.
  func refuse(_ error: MenuFileError, _ environment: [String: String]) throws {
    try ProgramMenu.naming(path, environment: environment) {
      throw error
    }
  }

  /// Follows the file, nil for what was only handed over as an open descriptor.
  func watch(
    on loop: EventLoop, every interval: Duration, tell: @escaping (MenuFileEvent) -> Void
  ) -> MenuWatcher? {
    guard descriptor == nil else { return nil }
    let watcher = MenuWatcher(
      path: path, stamp: stamp, bytes: bytes, launchers: { loop.makeLauncher() },
      time: { TimeOfDay.local }, tell: tell)
    watcher.start(every: interval)
    return watcher
  }
}
