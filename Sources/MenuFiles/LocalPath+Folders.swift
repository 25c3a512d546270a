/// The folder of a file, and the files in it.
extension LocalPath {
  /// The path of a file in this folder.
  package func appending(_ name: String) -> LocalPath {
    let slash = UInt8(ascii: "/")
    var path = bytes
    if path.last != slash { path.append(slash) }
    return LocalPath(bytes: path + Array(name.utf8))
  }

  /// The folder of the file.
  package var folder: LocalPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    if slash == bytes.startIndex { return "/" }
    return LocalPath(bytes: bytes[..<slash])
  }

  /// A hidden file in the same folder, such as `.Menu.json.feed`.
  package func beside(suffix: String) -> LocalPath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { bytes.index(after: $0) } ?? bytes.startIndex
    let dot = [UInt8(ascii: ".")]
    return LocalPath(bytes: bytes[..<name] + dot + bytes[name...] + dot + Array(suffix.utf8))
  }
}
