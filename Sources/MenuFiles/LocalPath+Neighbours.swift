public import MenuCore

/// The folder of a file, and the small files that lie beside it.
extension LocalPath {
  /// The folder that holds the file.
  public var folder: LocalPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : LocalPath(bytes: bytes[..<slash])
  }

  /// A hidden file in the same folder, such as `.Menu.json.feed`.
  public func beside(suffix: String) -> LocalPath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { bytes.index(after: $0) } ?? bytes.startIndex
    let dot = [UInt8(ascii: ".")]
    return LocalPath(bytes: bytes[..<name] + dot + bytes[name...] + dot + Array(suffix.utf8))
  }
}
