internal import MenuCore
internal import TerminalText

/// A file beside another whose name it is to take, removed with the value unless it has done so.
struct TemporaryFile: ~Copyable {
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
