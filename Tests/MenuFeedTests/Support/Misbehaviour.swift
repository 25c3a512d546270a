import Testing

/// An answer that must not replace the menu, and what is then said.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
  let name: String
  let status: Int32
  let message: String
  let options: [String]
  let serve: @Sendable (RawServer.Connection) -> Void

  var testDescription: String { name }

  init(
    _ name: String, _ status: Int32, _ message: String, options: [String] = [],
    serve: @escaping @Sendable (RawServer.Connection) -> Void
  ) {
    self.name = name
    self.status = status
    self.message = message
    self.options = options
    self.serve = serve
  }

  /// An answer that is sent whole.
  init(
    _ name: String, _ status: Int32, _ message: String, head: String,
    body: String = Shop.newMenu, hasLength: Bool = true
  ) {
    let length = hasLength ? "Content-Length: \(body.utf8.count)\r\n" : ""
    let answer = "HTTP/1.1 \(head)\r\n\(length)Connection: close\r\n\r\n\(body)"
    self.init(name, status, message) { $0.send(answer) }
  }
}

extension Misbehaviour {
  static let redirects = [301, 302, 303, 307, 308].flatMap { status in
    [
      "http://127.0.0.2:80/Menu.json", "http://127.0.0.1:1/Menu.json",
      "https://127.0.0.1/Menu.json",
      "file:///etc/hostname", "//127.0.0.2/Menu.json", "/Menu.json",
    ].map { target in
      Misbehaviour(
        "\(status) to \(target)", 69,
        "redirects to \(target) (\(status)), which is not followed",
        head: "\(status) Moved\r\nLocation: \(target)?hash=0", body: "")
    }
  }

  static let statuses = [
    Misbehaviour(
      "200 with a page", 65, "(text/html) is no menu",
      head: "200 OK\r\nContent-Type: text/html", body: "<!doctype html><p>Log in</p>"),
    Misbehaviour(
      "200 with nothing", 65, "is no menu", head: "200 OK", body: ""),
    Misbehaviour(
      "200 with another type", 65, "is no menu", head: "200 OK", body: "[1]"),
    Misbehaviour(
      "200 with a newer format", 65, "is no menu",
      head: "200 OK", body: #"{"formatVersion":2,"pizzas":[{"name":"Diavola"}]}"#),
    Misbehaviour(
      "200 with an error in JSON", 65, "without a dish",
      head: "200 OK", body: #"{"error":"quota exceeded"}"#),
    Misbehaviour(
      "204", 69, "status 204", head: "204 No Content", body: "", hasLength: false),
    Misbehaviour(
      "206", 69, "status 206",
      head: "206 Partial Content\r\nContent-Range: bytes 0-30/90"),
    Misbehaviour(
      "304 that was not asked for", 69, "status 304",
      head: "304 Not Modified\r\nETag: \"a\"", body: "", hasLength: false),
    Misbehaviour(
      "401", 69, "does not accept the key (401)", head: "401 Unauthorized"),
    Misbehaviour(
      "403", 69, "does not accept the key (403)", head: "403 Forbidden"),
    Misbehaviour(
      "404", 69, "nothing at this address (404)", head: "404 Not Found"),
    Misbehaviour(
      "500", 69, "status 500", head: "500 Oh"),
    Misbehaviour(
      "503 with Retry-After", 69, "status 503; it says to wait: 120",
      head: "503 Busy\r\nRetry-After: 120"),
    Misbehaviour(
      "999", 69, "status 999", head: "999 Odd"),
    Misbehaviour(
      "a header that a terminal obeys", 69, "wait: \u{FFFD}[2J\u{FFFD}]0;x\u{FFFD}",
      head: "503 Busy\r\nRetry-After: \u{1B}[2J\u{1B}]0;x\u{7}"),
    Misbehaviour(
      "a header that is long", 69, "wait: xxx",
      head: "503 Busy\r\nRetry-After: " + String(repeating: "x", count: 5000)),
  ]
}
