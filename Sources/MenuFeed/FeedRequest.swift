internal import FoundationEssentials
internal import Subprocess

/// One request for a menu, made by one curl process.
struct FeedRequest {
  /// The maximum size of a menu in bytes, after decompression.
  ///
  /// A megabyte holds a thousand dishes in several languages; reading the worst menu of this size
  /// takes about ten megabytes of memory.
  static let menuSize = 1 << 20
  /// The maximum size of the headers in bytes.
  static let headerSize = 64 << 10

  let address: FeedAddress
  let credentials: FeedCredentials?
  /// The time limit of the whole request, in seconds.
  let seconds: Int
  /// The environment of this program. Only the variables for programs and certificates are passed
  /// on.
  let environment: [String: String]

  /// The answer, whatever its status. A menu with a known entity tag is not sent again.
  func answer(at now: Date, unless known: MirrorState.Version?) async throws -> FeedAnswer {
    let configuration = try configuration(at: now, unless: known)
    return try await withThrowingTaskGroup(of: FeedAnswer.self) { group in
      group.addTask { try await run(configuration) }
      group.addTask {
        // curl has its own time limit; this one is for a curl that hangs.
        try await Task.sleep(for: .seconds(seconds + 2))
        throw FeedError(.unavailable, "the feed took more than \(seconds) seconds")
      }
      defer { group.cancelAll() }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  private func run(_ configuration: CurlConfiguration) async throws -> FeedAnswer {
    var variables: [Environment.Key: String] = [:]
    for name: Environment.Key in ["PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"] {
      variables[name] = environment[name.rawValue]
    }
    let result = try await Subprocess.run(
      .name("curl"),
      // Without its first option, curl would also read the user's configuration.
      arguments: ["--disable", "--config", "-"],
      environment: .custom(variables), input: .string(configuration.text),
      output: .sequence, error: .sequence
    ) { curl in
      // Both streams are read at the same time, and the first one that is too long ends curl.
      async let log = curl.standardError.collected(upTo: Self.headerSize, from: curl)
      async let body = curl.standardOutput.collected(upTo: Self.menuSize, from: curl)
      return try await (log: CurlLog(log), body: body)
    }
    let (log, body) = result.closureResult
    guard result.terminationStatus.isSuccess else {
      let complaint = log.complaint.map { "no answer from the feed: \($0)" }
      throw FeedError(.unavailable, complaint ?? "curl ended with \(result.terminationStatus)")
    }
    guard log.isWhole else {
      throw FeedError(.unavailable, "no answer from the feed: the connection broke off at once")
    }
    return FeedAnswer(status: log.status, headers: log.headers, body: body)
  }

  /// Redirects are not followed, which is the default of curl.
  private func configuration(
    at now: Date, unless known: MirrorState.Version?
  ) throws(FeedError) -> CurlConfiguration {
    var configuration = CurlConfiguration()
    var text = address.text
    switch credentials {
    case .signature(let publicKey, let privateKey):
      let signature = RequestAuthentication(
        publicKey: publicKey, privateKey: privateKey, now: now)
      text = address.text(signedBy: signature.urlParameters())
    case .bearer(let token):
      try configuration.set("header", to: "Authorization: Bearer \(token)")
    case nil: break
    }
    if let etag = known?.etag { try configuration.set("header", to: "If-None-Match: \(etag)") }
    try configuration.set("url", to: text)
    try configuration.set("proto", to: "=\(address.scheme)")
    try configuration.set("user-agent", to: "giuseppe-feed")
    try configuration.set("header", to: "Accept: application/json")
    try configuration.set("max-time", to: "\(seconds)")
    try configuration.set("connect-timeout", to: "10")
    try configuration.set("noproxy", to: "*")
    // The headers are written to standard error, so that standard output is only the menu.
    try configuration.set("dump-header", to: "/dev/stderr")
    for option: StaticString in ["tlsv1.2", "compressed", "globoff", "silent", "show-error"] {
      configuration.set(option)
    }
    return configuration
  }
}

extension SubprocessOutputSequence {
  /// All bytes of a stream; ends the process if there are too many.
  fileprivate func collected<I, O, E>(
    upTo limit: Int, from process: Execution<I, O, E>
  ) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    // Unused capacity costs nothing, and growing an array needs twice its memory.
    bytes.reserveCapacity(limit + (1 << 16))
    for try await buffer in self {
      buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
      guard bytes.count <= limit else {
        try? process.send(signal: .kill)
        throw FeedError(.unavailable, "the answer is too large: it has more than \(limit) bytes")
      }
    }
    return bytes
  }
}
