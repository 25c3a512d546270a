package import OldMenuCore

/// A file to which many programs append what they count, each with one write.
///
/// Its owner makes it, in a folder that those programs cannot write: mode 0620, so that they can add
/// to it and neither read it nor take its place.
package struct TallyFile: Sendable {
  /// What the file may have before programs fall silent, in bytes.
  package static let sizeLimit = 16 << 20

  /// The file.
  package let path: LocalPath

  /// Names a tally, which need not be there.
  package init(_ path: LocalPath) {
    self.path = path
  }

  /// Appends bytes in one write; the file is open for that only.
  ///
  /// A file that is missing, is a link or anything but a file, or is full, is left alone, and nobody is
  /// told: who runs the program is a guest.
  ///
  /// - Returns: whether all of the bytes were written.
  @discardableResult package func append(_ bytes: [UInt8]) -> Bool {
    guard let file = try? OpenFile.appending(path),
      let status = try? FileStatus(of: file.descriptor),
      status.kind == .file, status.size + bytes.count <= TallyFile.sizeLimit
    else { return false }
    return file.append(bytes) == bytes.count
  }

  /// Has the system itself stop every file of this process at the size that a tally may have.
  package static func limitFileSize() {
    System.limitFileSize(to: sizeLimit)
  }
}
