import Foundation
import Synchronization

/// A plain TCP server on the loopback interface, for answers that no HTTP library would send.
///
/// Each connection is served on a thread of its own; the server ends with its last reference.
final class RawServer: Sendable {
  /// The address of its menu.
  let address: String
  private let listener: Int32
  private let heads: Log

  private final class Log: Sendable { let heads = Mutex<[String]>([]) }

  /// Calls a closure for each connection after the head of the request was read.
  init(_ serve: @escaping @Sendable (_ connection: Connection) -> Void) throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
        guard bind(listener, address, length) == 0, listen(listener, 16) == 0 else { return -1 }
        return getsockname(listener, address, &length)
      }
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.address = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/Menu.json"
    self.listener = listener
    let log = Log()
    heads = log
    Thread.detachNewThread {
      while true {
        let descriptor = accept(listener, nil, nil)
        // Closed only here: elsewhere, the descriptor could be reused by another server before this thread
        // notices.
        guard descriptor >= 0 else { close(listener); return }
        Thread.detachNewThread {
          let connection = Connection(descriptor: descriptor)
          log.heads.withLock { $0.append(connection.head) }
          serve(connection)
          close(descriptor)
        }
      }
    }
  }

  /// Sends the same answer to everybody.
  convenience init(_ head: String, _ body: String = "") throws {
    try self.init { $0.answer(head, body) }
  }

  deinit {
    // Wakes the thread that accepts.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// The heads of all requests.
  var requests: [String] { heads.heads.withLock { $0 } }

  /// One client.
  struct Connection: Sendable {
    fileprivate let descriptor: Int32
    /// The head of the request.
    let head: String

    /// Reads the head of the request.
    fileprivate init(descriptor: Int32) {
      self.descriptor = descriptor
      head = Self.readHead(from: descriptor)
    }

    /// Sends an answer with the length of its body in the head.
    func answer(_ head: String, _ body: String = "") {
      send("HTTP/1.1 \(head)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Sends bytes until the client stops reading; true if it read all.
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

    /// Waits until the client disconnects, at most a minute.
    func waitForEnd() {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&watched, 1, 60_000)
    }

    /// Resets the connection, as if the line broke.
    func reset() {
      var now = linger(l_onoff: 1, l_linger: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    }

    private static func readHead(from descriptor: Int32) -> String {
      var (head, byte) = ("", UInt8(0))
      while !head.hasSuffix("\r\n\r\n"), recv(descriptor, &byte, 1, 0) == 1 {
        head.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return head
    }
  }
}
