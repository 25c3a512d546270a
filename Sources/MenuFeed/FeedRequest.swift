internal import FoundationEssentials
internal import Subprocess

/// One request for a menu, made by a curl of its own.
struct FeedRequest {
  let address: FeedAddress
  let credentials: FeedCredentials?
  /// What is known of the menu that lies here, nil to get it in any case.
  let known: MirrorState.Version?
  let limits: FeedLimits
  /// The variables of this program; only those that say where programs and certificates are go on.
  let environment: [String: String]

  /// The answer, whatever it says.
  func answer(at now: Date) async throws(FeedError) -> FeedAnswer {
    let configuration = try configuration(at: now)
    do {
      return try await withThrowingTaskGroup(of: FeedAnswer?.self) { group in
        group.addTask { try await run(configuration) }
        group.addTask {
          // curl keeps its own time; this is for one that hangs all the same.
          try await Task.sleep(for: .seconds(limits.seconds + 2))
          return nil
        }
        defer { group.cancelAll() }
        guard case .some(.some(let answer)) = try await group.next() else {
          throw FeedError.unavailable("the feed took more than \(limits.seconds) seconds")
        }
        return answer
      }
    } catch let error as FeedError {
      throw error
    } catch let error as SubprocessError {
      throw .unavailable(explanation(of: error))
    } catch {
      throw .unavailable("curl failed: \(error)")
    }
  }

  private func run(_ configuration: CurlConfiguration) async throws -> FeedAnswer {
    var variables: [Environment.Key: String] = [:]
    for name: Environment.Key in ["PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"] {
      variables[name] = environment[name.rawValue]
    }
    let result = try await Subprocess.run(
      .name("curl"),
      // Without its first option, curl would also read the options of whoever runs this.
      arguments: ["--disable", "--config", "-"],
      environment: .custom(variables), input: .string(configuration.text),
      output: .sequence, error: .sequence
    ) { curl in
      // Both are read at once, and the first that is too long ends the curl.
      async let log = curl.standardError.collected(upTo: limits.headerSize, from: curl)
      async let body = curl.standardOutput.collected(upTo: limits.menuSize, from: curl)
      return try await (log: log, body: body)
    }
    let answer = result.closureResult
    let log = CurlLog(answer.log)
    guard result.terminationStatus.isSuccess else {
      throw FeedError.unavailable(
        log.complaint.map { "no answer from the feed: \($0)" }
          ?? "curl ended with \(result.terminationStatus)")
    }
    guard log.isWhole else {
      throw FeedError.unavailable("no answer from the feed: it breaks off at its beginning")
    }
    return FeedAnswer(status: log.status, headers: log.headers, body: answer.body)
  }

  /// Redirects are not followed, as curl does it unless it is told otherwise.
  private func configuration(at now: Date) throws(FeedError) -> CurlConfiguration {
    var configuration = CurlConfiguration()
    var text = address.text
    switch credentials {
    case .signature(let publicKey, let privateKey):
      text = address.text(
        signedBy: RequestAuthentication(publicKey: publicKey, privateKey: privateKey, now: now)
          .urlParameters())
    case .bearer(let token):
      try configuration.set("header", to: "Authorization: Bearer \(token)")
    case nil: break
    }
    if let etag = known?.etag { try configuration.set("header", to: "If-None-Match: \(etag)") }
    if let date = known?.lastModified {
      try configuration.set("header", to: "If-Modified-Since: \(date)")
    }
    try configuration.set("url", to: text)
    try configuration.set("proto", to: "=\(address.scheme)")
    try configuration.set("user-agent", to: "giuseppe-feed")
    try configuration.set("header", to: "Accept: application/json")
    try configuration.set("max-time", to: "\(limits.seconds)")
    try configuration.set("connect-timeout", to: "\(limits.connectSeconds)")
    try configuration.set("noproxy", to: "*")
    // The headers go where the complaints go; the standard output is the menu alone.
    try configuration.set("dump-header", to: "/dev/stderr")
    configuration.set("tlsv1.2")
    configuration.set("compressed")
    configuration.set("globoff")
    configuration.set("silent")
    configuration.set("show-error")
    return configuration
  }

  private func explanation(of error: SubprocessError) -> String {
    switch error.code {
    case .executableNotFound: "curl is missing: install it"
    default: "curl failed: \(error)"
    }
  }
}

extension SubprocessOutputSequence {
  /// All bytes of a stream; one that is too long ends its process.
  fileprivate func collected<I, O, E>(
    upTo limit: Int, from process: Execution<I, O, E>
  ) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    // Room that is not used costs nothing; an array that grows is there twice.
    bytes.reserveCapacity(limit + (1 << 16))
    for try await buffer in self {
      buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
      guard bytes.count <= limit else {
        try? process.send(signal: .kill)
        throw FeedError.unavailable("the answer is too large: it goes on after \(limit) bytes")
      }
    }
    return bytes
  }
}
