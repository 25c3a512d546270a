internal import MenuCore

/// The small files that lie beside a mirrored menu.
extension LocalPath {
  /// The folder that holds the menu.
  var folder: LocalPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : LocalPath(bytes: bytes[..<slash])
  }

  /// A hidden file in the same folder, such as `.Menu.json.feed`.
  func beside(suffix: String) -> LocalPath {
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { bytes.index(after: $0) } ?? bytes.startIndex
    let dot = [UInt8(ascii: ".")]
    return LocalPath(bytes: bytes[..<name] + dot + bytes[name...] + dot + Array(suffix.utf8))
  }
}
