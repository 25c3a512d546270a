internal import MenuCore
internal import SystemCalls

/// A file beside the one that it will replace, removed with the value unless it was renamed.
package struct TemporaryFile: ~Copyable {
  package let file: OpenFile
  private let path: LocalPath
  private var hasTakenName = false

  /// Creates the temporary file for a policy.
  static func replacing(
    _ target: LocalPath, _ policy: MenuFile.ReplacePolicy, mode: UInt32
  ) throws(MenuFileError) -> TemporaryFile {
    do throws(SystemFault) {
      if policy == .mirror { return try TemporaryFile(alone: target, mode: mode) }
      return try TemporaryFile(random: target, mode: mode)
    } catch {
      throw .unwritable(path: target.description, reason: .init(making: error))
    }
  }

  /// Creates a file with an unpredictable name, and removes those of programs that were killed.
  init(random target: LocalPath, mode: UInt32) throws(SystemFault) {
    Self.removeLeftovers(beside: target)
    let name = String(UInt64.random(in: 0...(.max)), radix: 36)
    path = target.beside(suffix: Self.leftoverSuffix + name)
    file = try OpenFile.new(path, mode: mode)
  }

  /// Creates a file with a fixed name. Removes a file first that a killed program left, or a link that
  /// somebody planted.
  package init(alone target: LocalPath, mode: UInt32) throws(SystemFault) {
    path = target.beside(suffix: "new")
    try? path.removeFile()
    file = try OpenFile.new(path, mode: mode)
  }

  deinit {
    if !hasTakenName { try? path.removeFile() }
  }

  /// Renames it over another file, whose content is lost.
  package mutating func takeName(of target: LocalPath) throws(SystemFault) {
    let result = path.withCString { path in target.withCString { rename(path, $0) } }
    guard result == 0 else { throw .last }
    hasTakenName = true
  }
}
