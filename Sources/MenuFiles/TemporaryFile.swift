internal import MenuCore
internal import TerminalText

/// A file beside another whose name it is to take, removed with the value unless it has done so.
struct TemporaryFile: ~Copyable {
  private let path: LocalPath
  private let file: OpenFile
  private var hasTakenName = false

  /// Makes a file under a name that nobody else has.
  init(unique target: LocalPath) throws(SystemFault) {
    var path = target
    file = try OpenFile.unique(&path)
    self.path = path
  }

  /// Makes a file under a name that is always the same.
  ///
  /// What was left there by somebody who was killed goes, and so does a link that was planted.
  init(alone target: LocalPath, mode: UInt32) throws(SystemFault) {
    path = target.beside(suffix: "new")
    System.remove(path)
    file = try OpenFile.new(path, mode: mode)
  }

  /// Makes a file under a name that nobody can guess, with the mode of any new file.
  init(random target: LocalPath, mode: UInt32) throws(SystemFault) {
    path = target.beside(suffix: String(UInt64.random(in: 0...(.max)), radix: 36))
    file = try OpenFile.new(path, mode: mode)
  }

  deinit {
    if !hasTakenName { System.remove(path) }
  }

  /// Takes the mode of another file, and the owner where this user may give files away.
  borrowing func takeRights(of old: FileStatus?) throws(SystemFault) {
    if let old { try file.takeRights(of: old) }
  }

  /// Takes the access list and attributes of another file; false where one cannot be given.
  borrowing func take(_ attributes: FileAttributes?) -> Bool {
    attributes?.give(to: file.descriptor) ?? true
  }

  /// Adds bytes to its end.
  borrowing func add(_ bytes: [UInt8]) throws(SystemFault) { try file.write(bytes) }

  /// Waits until all that was added has reached the disk.
  borrowing func sync() throws(SystemFault) { try file.sync() }

  /// Takes the name of another file, whose content is lost.
  mutating func takeName(of target: LocalPath) throws(SystemFault) {
    try System.rename(path, to: target)
    hasTakenName = true
  }
}
