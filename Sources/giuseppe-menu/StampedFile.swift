internal import MenuCore
internal import MenuFiles

/// The bytes of a file, and its stamp from before they were read, so that a change during the reading is
/// noticed.
struct StampedFile {
  let path: LocalPath
  let stamp: FileStamp
  let bytes: [UInt8]

  init(_ path: LocalPath) throws(MenuFileError) {
    self.path = path
    stamp = FileStamp(path)
    bytes = try MenuFile.read(path: path)
  }
}
