import Foundation

/// A server of bare TCP on the loopback, for answers that no HTTP library would send.
///
/// Each connection is served on a thread of its own; the server ends with its last reference.
final class RawServer: Sendable {
  /// The port that the system chose.
  let port: UInt16
  private let listener: Int32

  /// Serves each connection, after the head of the request was read, by a closure.
  init(_ serve: @escaping @Sendable (_ request: String, Connection) -> Void) throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
        guard bind(listener, address, length) == 0, listen(listener, 16) == 0 else { return -1 }
        return getsockname(listener, address, &length)
      }
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        Thread.detachNewThread {
          let connection = Connection(descriptor: descriptor)
          serve(connection.readHead(), connection)
          connection.end()
        }
      }
    }
  }

  deinit {
    // Wakes the thread that accepts.
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// One client.
  struct Connection: Sendable {
    fileprivate let descriptor: Int32

    /// Sends text, or as much of it as the client takes; says whether it took all.
    @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult func send(_ bytes: [UInt8]) -> Bool {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    /// Sends bytes again and again until the client has enough.
    func sendEndlessly(_ bytes: [UInt8]) {
      while send(bytes) {}
    }

    /// Sends a byte and then waits, until the client has enough.
    func sendSlowly(_ text: String, millisecondsBetween: Int32) {
      for byte in text.utf8 where send([byte]) {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&wanted, 1, millisecondsBetween) > 0 { return }
      }
    }

    /// Ends the connection as if the line broke.
    func reset() {
      var now = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    }

    fileprivate func readHead() -> String {
      var head = ""
      var byte: UInt8 = 0
      while !head.hasSuffix("\r\n\r\n"), recv(descriptor, &byte, 1, 0) == 1 {
        head.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return head
    }

    fileprivate func end() {
      close(descriptor)
    }
  }
}
