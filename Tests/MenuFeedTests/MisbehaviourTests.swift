import Foundation
import Testing

@testable import MenuFeed

/// An answer that must not replace the menu, with the expected message.
private struct Misbehaviour: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let status: Int32
  let message: String
  let seconds: Int
  let serve: @Sendable (RawServer.Connection) -> Void

  init(
    _ name: String, _ status: Int32, _ message: String, seconds: Int = 30,
    _ serve: @escaping @Sendable (RawServer.Connection) -> Void
  ) {
    testDescription = name
    self.status = status
    self.message = message
    self.seconds = seconds
    self.serve = serve
  }

  /// An answer that is sent completely.
  init(_ head: String, _ status: Int32, _ message: String, body: String = Shop.newMenu) {
    self.init(head, status, message) { $0.answer(head, body) }
  }
}

@Suite(.timeLimit(.minutes(2))) struct MisbehaviourTests {
  private static let noAnswer = "no answer from the feed"
  private static let ok = "HTTP/1.1 200 OK\r\n"

  private static let misbehaviours =
    [301, 302, 303, 307, 308].map { status in
      Misbehaviour(
        "\(status) Moved\r\nLocation: http://127.0.0.2:1/Menu.json?hash=0", 69,
        "redirects to 127.0.0.2 (\(status)), which is not followed;"
          + " open the address in a browser, and pull the address that it shows then")
    } + [
      Misbehaviour(
        "200 OK\r\nContent-Type: text/html", 65, "(text/html) is not a menu", body: "<p>Log in</p>"),
      Misbehaviour("200 Nothing", 65, "is not a menu", body: ""),
      Misbehaviour("200 Another type", 65, "is not a menu", body: "[1]"),
      Misbehaviour("200 An error", 65, "has no dishes", body: #"{"error":"quota exceeded"}"#),
      Misbehaviour(
        "200 A newer format", 65, "is not a menu",
        body: #"{"formatVersion":2,"pizzas":[{"name":"Diavola"}]}"#),
      Misbehaviour("206 Partial Content", 69, "status 206"),
      Misbehaviour("401 Unauthorized", 69, "does not accept the key (401)"),
      Misbehaviour("403 Forbidden", 69, "does not accept the key (403)"),
      Misbehaviour(
        "401 Unauthorized\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT", 69, "; set the clock"),
      Misbehaviour("404 Not Found", 69, "nothing at this address (404)"),
      Misbehaviour("500 Oh", 69, "status 500"),
      Misbehaviour("503 Busy\r\nRetry-After: 120", 69, "status 503; retry after: 120"),
      Misbehaviour("304 without a conditional request", 69, "status 304") {
        $0.send("HTTP/1.1 304 Not Modified\r\nETag: \"a\"\r\n\r\n")
      },
      Misbehaviour("endless", 69, "the answer is too large") {
        $0.send(ok + "\r\n")
        while $0.send([UInt8](repeating: 0x20, count: 1 << 16)) {}
      },
      Misbehaviour("endless headers", 69, "the answer is too large") {
        $0.send(ok)
        while $0.send("X-Header: value\r\n") {}
      },
      Misbehaviour("a length too small", 65, "is not a menu") {
        $0.send(ok + "Content-Length: 20\r\n\r\n" + Shop.newMenu)
      },
      Misbehaviour("a length too large", 69, noAnswer) {
        $0.send(ok + "Content-Length: 2000\r\n\r\n" + Shop.newMenu)
      },
      Misbehaviour("a length below 0", 69, noAnswer) {
        $0.send(ok + "Content-Length: -5\r\n\r\n" + Shop.newMenu)
      },
      Misbehaviour("two lengths", 65, "is not a menu") {
        $0.send(ok + "Content-Length: 31\r\nContent-Length: 5\r\n\r\n" + Shop.newMenu)
      },
      Misbehaviour("chunks that are none", 69, noAnswer) {
        $0.send(ok + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n" + Shop.newMenu)
      },
      Misbehaviour("gzip that is none", 69, noAnswer) {
        $0.send(ok + "Content-Encoding: gzip\r\nContent-Length: 31\r\n\r\n" + Shop.newMenu)
      },
      Misbehaviour("slow", 69, "the feed", seconds: 1) {
        $0.send(ok + "Content-Length: 31\r\n\r\n{")
        $0.waitForEnd()
      },
      Misbehaviour("silent", 69, "the feed", seconds: 1) { $0.waitForEnd() },
      Misbehaviour("an end at once", 69, noAnswer) { _ in },
      Misbehaviour("a broken line", 69, noAnswer) { $0.reset() },
      Misbehaviour("no HTTP", 69, noAnswer) { $0.send(Shop.newMenu) },
      Misbehaviour("a NUL in a header", 69, noAnswer) {
        $0.send(ok + "ETag: \"a\0b\"\r\nContent-Length: 31\r\n\r\n" + Shop.newMenu)
      },
    ]

  @Test(
    "a bad answer of a server leaves the menu unchanged and is reported without secrets",
    arguments: misbehaviours)
  private func menu_whateverAServerDoes_isTheGoodOne(misbehaviour: Misbehaviour) async throws {
    let shop = try Shop()
    let server = try RawServer { misbehaviour.serve($0) }
    let address = server.address + "?token=confidential"
    let pulled = await shop.pull(address, auth: .signature, seconds: misbehaviour.seconds)
    #expect(pulled.status == misbehaviour.status)
    #expect(pulled.text.contains(misbehaviour.message), "\(pulled.text)")
    #expect(try shop.text() == Shop.goodMenu)
    // There is no second try, and the record has neither the key nor the query.
    #expect(server.requests.count == 1)
    let record = try shop.text(".Menu.json.feed")
    #expect(record.contains("lastFailure"))
    for secret in [shop.secret, "confidential"] {
      #expect(!record.contains(secret) && !pulled.text.contains(secret))
    }
    #expect(try shop.names == [".Menu.json.feed", ".Menu.json.lock", "Menu.json", "key"])
  }

  /// Answers of a server that has rewritten the address, with the signature in odd places.
  @Test(
    "a signature that a server sends back is neither shown nor stored",
    arguments: [
      (
        "301 Moved\r\nLocation: https://Example.com:8443/Menu.json/SIGNATURE",
        "redirects to Example.com "
      ),
      ("302 Found\r\nLocation: https://[::1]/?SIGNATURE#SIGNATURE", "redirects to [::1] "),
      ("307 Moved\r\nLocation: //example.com/SIGNATURE", "redirects to example.com "),
      (
        "308 Moved\r\nLocation: /Menu.json/SIGNATURE",
        "redirects to another path of this server (308), "
      ),
      (
        "301 Moved\r\nLocation: Menu.json/SIGNATURE",
        "redirects to another path of this server (301), "
      ),
      ("301 Moved\r\nLocation: https://SIGNATURE@example.com/", "the feed redirects (301), "),
      ("301 Moved\r\nLocation: file:///SIGNATURE", "the feed redirects (301), "),
      ("301 Moved\r\nLocation: https:SIGNATURE", "the feed redirects (301), "),
      (
        "301 Moved\r\nLocation: https://\(String(repeating: "x", count: 300))/", "redirects (301), "
      ),
      ("301 Moved", "the feed redirects (301), "),
      ("503 Busy\r\nRetry-After: SIGNATURE", "status 503"),
      ("200 OK\r\nContent-Type: text/html; at=SIGNATURE", "the feed (text/html) is not a menu"),
      ("200 OK\r\nContent-Type: SIGNATURE", "the answer of the feed is not a menu"),
    ])
  func signature(head: String, message: String) async throws {
    let shop = try Shop()
    let server = try RawServer { connection in
      let query = connection.head.split(separator: " ")[1].drop { $0 != "?" }.dropFirst()
      connection.answer(head.replacing("SIGNATURE", with: query), "<p>Moved</p>")
    }
    let pulled = await shop.pull(server.address, auth: .signature)
    let query = try #require(server.requests.first).split(separator: " ")[1]
    let hash = try #require(query.split(separator: "hash=").last)
    #expect(hash.count == 32 && pulled.text.contains(message), "\(pulled.text)")
    let record = try shop.text(".Menu.json.feed")
    for text in [pulled.text, record] {
      #expect(!text.contains(hash) && !text.contains("apikey") && !text.contains("ts="))
    }
    #expect(record.contains("lastFailure") && pulled.text.utf8.count < 300)
  }

  /// A connection that breaks anywhere leaves the good menu, even without a Content-Length.
  @Test(
    "an answer that is cut off anywhere leaves the good menu",
    arguments: Array(stride(from: 0, to: 116, by: 5)), [false, true])
  func menu_afterACutLine_isTheGoodOne(length: Int, isReset: Bool) async throws {
    let shop = try Shop()
    let head =
      Self.ok + (isReset ? "" : "Content-Length: 100\r\nContent-Type: application/json\r\n")
    let answer = Array((head + "\r\n" + Shop.newMenu).utf8)
    let server = try RawServer { connection in
      connection.send(Array(answer.prefix(min(length, answer.count - 1))))
      if isReset { connection.reset() }
    }
    let status = await shop.pull(server.address).status
    #expect(status == 69 || status == 65)
    #expect(try shop.text() == Shop.goodMenu)
  }
}
