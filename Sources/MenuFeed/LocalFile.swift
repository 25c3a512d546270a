internal import Crypto
internal import Glibc
internal import MenuCore

/// The bytes of a small file, and who may read it.
struct LocalFile {
  /// All that it holds.
  let bytes: [UInt8]
  /// Whether only its owner may read it, or it was open before this program began.
  let isPrivate: Bool

  /// Why a file cannot be read.
  struct Failure: Error {
    let reason: String
    /// Whether there is just no such file.
    var isMissing = false
  }

  /// Reads a regular file up to a number of bytes, or an inherited descriptor: `-`, `/dev/fd/3`.
  init(path: LocalPath, limit: Int) throws(Failure) {
    let inherited = MenuFile.descriptor(namedBy: path)
    // Not blocking, so that a pipe in the place of a file holds nobody up.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = inherited ?? path.withCString { open($0, flags) }
    guard descriptor >= 0 else {
      throw Failure(reason: String(errorNumber: errno), isMissing: errno == ENOENT)
    }
    defer { if inherited == nil { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Failure(reason: String(errorNumber: errno))
    }
    guard inherited != nil || status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(reason: "this is no file")
    }
    isPrivate = inherited != nil || status.st_mode & 0o077 == 0
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16) + 1)
    while bytes.count <= limit {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if errno != EINTR {
        throw Failure(reason: String(errorNumber: errno))
      }
    }
    guard bytes.count <= limit else { throw Failure(reason: "more than \(limit) bytes") }
    self.bytes = bytes
  }

  /// The SHA-256 of some bytes, in lower-case hexadecimal.
  static func hash(_ bytes: [UInt8]) -> String {
    SHA256.hash(data: bytes).hexadecimal
  }
}

extension String {
  /// What the system calls an error.
  init(errorNumber: Int32) {
    self = strerror(errorNumber).map { String(cString: $0) } ?? "error \(errorNumber)"
  }
}
