import FlyingFox
import FlyingSocks
import Foundation
import OldMenuFeed
import Synchronization

/// A well-behaved server that knows its clients by a key, and tells who asked for what.
final class HeadOffice: Sendable {
  /// What it serves, and how.
  struct State {
    var menu = Shop.newMenu
    var etag: String? = "\"1\""
    var isNotModifiedAlways = false
    /// How far the server's clock is ahead, in seconds.
    var skew: Double = 0
    var statuses: [Int] = []
    var headers: [[String: String]] = []
  }

  let state = Mutex(State())
  private let secret: String
  /// The seconds by which two clocks may differ.
  private let tolerance = 300.0

  init(secret: String) {
    self.secret = secret
  }

  /// Serves as long as the body runs.
  func serving<Result: Sendable>(
    _ body: @Sendable (_ url: String) async throws -> Result
  ) async throws -> Result {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    await server.appendRoute("*") { [self] request in answer(to: request) }
    let task = Task { try await server.run() }
    defer { task.cancel() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else { throw POSIXError(.EIO) }
    return try await body("http://127.0.0.1:\(port)/Menu.json")
  }

  private func answer(to request: HTTPRequest) -> HTTPResponse {
    state.withLock { state in
      let now = Date().addingTimeInterval(state.skew)
      let conditions = [request.headers[.init("If-None-Match")]]
      let isKnown =
        state.isNotModifiedAlways || (state.etag.map { conditions.contains($0) } ?? false)
      let status: HTTPStatusCode =
        !knows(request, at: now) ? .unauthorized : isKnown ? .notModified : .ok
      state.statuses.append(status.code)
      state.headers.append(
        Dictionary(uniqueKeysWithValues: request.headers.map { ($0.key.rawValue, $0.value) }))
      var headers: [HTTPHeader: String] = [
        .init("Date"): Self.text(of: now), .contentType: "application/json",
      ]
      headers[.init("ETag")] = state.etag
      return HTTPResponse(
        statusCode: status, headers: HTTPHeaders(headers),
        body: Data((status == .ok ? state.menu : "").utf8))
    }
  }

  /// Both schemes, as a server checks them.
  private func knows(_ request: HTTPRequest, at now: Date) -> Bool {
    if request.headers[.authorization] == "Bearer \(secret)" { return true }
    let parameters = Dictionary(
      request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let time = parameters["ts"], let seconds = Double(time), let hash = parameters["hash"],
      abs(now.timeIntervalSince1970 - seconds) <= tolerance
    else { return false }
    let md5 = RequestAuthentication(publicKey: "", privateKey: "").calculateMD5
    return parameters["apikey"] == "shop" && hash == md5(time + secret + "shop")
  }

  private static func text(of time: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.string(from: time)
  }
}
