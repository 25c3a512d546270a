import Foundation
import Synchronization
import Testing

@testable import MenuFeed
import MenuFiles

/// The conditional requests for a menu that was pulled before.
@Suite(.timeLimit(.minutes(2))) struct ConditionTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  /// What a server has: a menu with its date and entity tag.
  private struct Version {
    var menu: String
    var day: String
    var etag: String?

    /// The header of an answer, dated later than the menu.
    var head: String {
      let names = etag.map { "\r\nETag: \($0)" } ?? ""
      return "200 OK\r\nDate: Tue, 08 Nov 1994 08:49:37 GMT"
        + "\r\nLast-Modified: \(day) Nov 1994 08:49:37 GMT" + names
    }

    static let new = Version(menu: Shop.newMenu, day: "Mon, 07")
    static let old = Version(menu: Shop.goodMenu, day: "Sun, 06")
  }

  /// A server that answers every If-Modified-Since with 304, as one does whose file became older.
  private func server(_ version: @escaping @Sendable () -> Version) throws -> RawServer {
    try RawServer { connection in
      let version = version()
      let isKnown = version.etag.map { connection.head.contains("If-None-Match: \($0)\r\n") }
      if connection.head.contains("If-Modified-Since") || isKnown == true {
        connection.send("HTTP/1.1 304 Not Modified\r\n\r\n")
      } else {
        connection.answer(version.head, version.menu)
      }
    }
  }

  /// The conditional headers of each request.
  private func conditions(on server: RawServer) -> [[String]] {
    server.requests.map { request in
      request.split(separator: "\r\n").map { String($0) }.filter { $0.hasPrefix("If-") }
    }
  }

  @Test("a menu with an older time than before is taken", arguments: [false, true])
  func olderTime(force: Bool) async throws {
    let version = Mutex(Version.new)
    let server = try server { version.withLock { $0 } }
    #expect(await shop.pull(server.address) == (0, "changed"))
    version.withLock { $0 = .old }
    #expect(await shop.pull(server.address, force: force) == (0, "changed"))
    #expect(try shop.text() == Shop.goodMenu)
    #expect(conditions(on: server) == [[], []])
  }

  @Test("a menu with an older time and an earlier entity tag is taken")
  func olderTag() async throws {
    let version = Mutex(Version(menu: Shop.newMenu, day: "Mon, 07", etag: #""b""#))
    let server = try server { version.withLock { $0 } }
    #expect(await shop.pull(server.address) == (0, "changed"))
    #expect(await shop.pull(server.address, force: false) == (0, "unchanged"))
    version.withLock { $0 = Version(menu: Shop.goodMenu, day: "Sun, 06", etag: #""a""#) }
    #expect(await shop.pull(server.address, force: false) == (0, "changed"))
    #expect(try shop.text() == Shop.goodMenu)
    let condition = [#"If-None-Match: "b""#]
    #expect(conditions(on: server) == [[], condition, condition])
  }

  @Test("--force makes an unconditional request even if there is an entity tag")
  func force() async throws {
    let server = try server { Version(menu: Shop.newMenu, day: "Mon, 07", etag: #""b""#) }
    #expect(await shop.pull(server.address) == (0, "changed"))
    #expect(await shop.pull(server.address) == (0, "unchanged"))
    #expect(conditions(on: server) == [[], []])
  }

  /// Adds a time to the record, as an earlier version of the program did.
  private func addTime(toRecordWithTag keepsTag: Bool) throws {
    let name = ".Menu.json.feed"
    let bytes = Data(try shop.text(name).utf8)
    var record = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    var names = keepsTag ? record["version"] as? [String: String] ?? [:] : [:]
    names["lastModified"] = "Mon, 07 Nov 1994 08:49:37 GMT"
    record["version"] = names
    let text = try JSONSerialization.data(withJSONObject: record)
    try shop.write(String(decoding: text, as: UTF8.self), to: name)
  }

  @Test("a record of an earlier version with only a time gives no condition")
  func recordWithTime() async throws {
    let version = Mutex(Version.new)
    let server = try server { version.withLock { $0 } }
    #expect(await shop.pull(server.address) == (0, "changed"))
    try addTime(toRecordWithTag: false)
    version.withLock { $0 = .old }
    #expect(await shop.pull(server.address, force: false) == (0, "changed"))
    #expect(conditions(on: server) == [[], []])
  }

  @Test("a record of an earlier version with both gives the entity tag as the condition")
  func recordWithTagAndTime() async throws {
    let server = try server { Version(menu: Shop.newMenu, day: "Mon, 07", etag: #"W/"b""#) }
    #expect(await shop.pull(server.address) == (0, "changed"))
    try addTime(toRecordWithTag: true)
    #expect(await shop.pull(server.address, force: false) == (0, "unchanged"))
    #expect(conditions(on: server) == [[], [#"If-None-Match: W/"b""#]])
  }

  @Test("a 304 to a request without an entity tag does not make the menu fresh")
  func notModifiedByTime() async throws {
    let isOver = Mutex(false)
    let server = try RawServer { connection in
      if isOver.withLock({ $0 }) {
        connection.send("HTTP/1.1 304 Not Modified\r\nLast-Modified: \(Version.new.day)\r\n\r\n")
      } else {
        connection.answer(Version.new.head, Version.new.menu)
      }
    }
    let then = 1_700_000_000.0
    #expect(await shop.pull(server.address, at: then) == (0, "changed"))
    try addTime(toRecordWithTag: false)
    isOver.withLock { $0 = true }
    for force in [false, true] {
      let pulled = await shop.pull(server.address, force: force, at: then + 3600)
      #expect(pulled.status == 69 && pulled.text.contains("status 304"))
    }
    let status = try MirrorStatus(of: LocalPath(shop.path()))
    #expect(status.state.pulled == Date(timeIntervalSince1970: then))
    #expect(!status.isFresh(within: 3599, at: Date(timeIntervalSince1970: then + 3600)))
  }
}
