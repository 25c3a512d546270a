internal import SystemCalls

/// The unfinished files that killed programs left beside a file.
extension TemporaryFile {
  /// The beginning of the suffix of a file that is being written.
  static let leftoverSuffix = "new-"
  /// Every write is shorter than this, in seconds.
  private static let longestWrite = 600

  /// Removes the unfinished files beside a file that have not been written to for ten minutes; O(files in the
  /// folder).
  static func removeLeftovers(beside target: LocalPath) {
    let prefix = target.beside(suffix: leftoverSuffix).lastComponent.bytes
    let latest = time(nil) - longestWrite
    for name in names(in: target.folder) where name.starts(with: prefix) {
      let path = LocalPath(bytes: target.folder.bytes + [UInt8(ascii: "/")] + name)
      guard let status = try? FileStatus(of: path, followsLinks: false) else { continue }
      if status.kind == .file, status.contentChange.seconds < latest { try? path.removeFile() }
    }
  }

  /// The names of all entries of a folder; empty if it cannot be read.
  private static func names(in folder: LocalPath) -> [[UInt8]] {
    guard let list = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(list) }
    var names: [[UInt8]] = []
    while let entry = readdir(list) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { name in
          Array(name.prefix { $0 != 0 })
        })
    }
    return names
  }
}
