internal import CAttributes

/// The attributes other than mode and owner that a file keeps when it is replaced: its access list
/// (POSIX ACL) and the `user.*` attributes.
package struct FileAttributes {
  private var values: [(name: [CChar], value: [UInt8])] = []

  /// Reads the attributes of a file; empty if the file system has none.
  package init(of path: LocalPath) {
    #if os(Linux)
      path.withCString { path in
        var list = [CChar](repeating: 0, count: max(0, listxattr(path, nil, 0)))
        let size = list.withUnsafeMutableBytes { listxattr(path, $0.baseAddress, $0.count) }
        guard size > 0 else { return }
        for name in list.prefix(size).split(separator: 0) where Self.isKept(name) {
          let name = Array(name) + [0]
          var value = [UInt8](repeating: 0, count: max(0, getxattr(path, name, nil, 0)))
          let length = value.withUnsafeMutableBytes {
            getxattr(path, name, $0.baseAddress, $0.count)
          }
          if length >= 0 { values.append((name, Array(value.prefix(length)))) }
        }
      }
    #endif
  }

  private static func isKept(_ name: ArraySlice<CChar>) -> Bool {
    let text = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.hasPrefix("user.") || text == "system.posix_acl_access"
  }

  /// Sets them on an open file; false if one of them cannot be set.
  package func give(to descriptor: Int32) -> Bool {
    #if os(Linux)
      return values.allSatisfy { attribute in
        attribute.value.withUnsafeBytes {
          fsetxattr(descriptor, attribute.name, $0.baseAddress, $0.count, 0) == 0
        }
      }
    #else
      return true
    #endif
  }
}
