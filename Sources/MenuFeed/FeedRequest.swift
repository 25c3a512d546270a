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
    let variables = environment.filter {
      ["PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"].contains($0.key)
    }
    let result = try await Subprocess.run(
      .name("curl"),
      // Without its first option, curl would also read the options of whoever runs this.
      arguments: ["--disable", "--config", "-"],
      environment: .custom(
        Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0), $1) })),
      input: .string(configuration.text),
      output: .bytes(limit: limits.menuSize),
      error: .bytes(limit: limits.headerSize))
    let log = CurlLog(result.standardError)
    guard result.terminationStatus.isSuccess else {
      throw FeedError.unavailable(
        log.complaint.map { "no answer from the feed: \($0)" }
          ?? "curl ended with \(result.terminationStatus)")
    }
    return FeedAnswer(status: log.status, headers: log.headers, body: result.standardOutput)
  }

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
    try configuration.set("max-redirs", to: "0")
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
    case .outputLimitExceeded:
      "the answer is too large: the menu may have \(limits.menuSize) bytes,"
        + " its headers \(limits.headerSize)"
    default: "curl failed: \(error)"
    }
  }
}
