internal import Crypto
public import FoundationEssentials
public import MenuCore
internal import MenuFiles

#if !Programs
  #error("MenuFeed needs the trait Programs of this package, which is on by default")
#endif

/// Keeps a local file the same as a menu that is kept elsewhere, and never loses the last good one.
public struct MenuMirror: Sendable {
  /// What a pull did.
  public enum Outcome: Sendable {
    /// The file was replaced by another menu, which may have errors to tell of.
    case changed(MenuReading)
    /// The file is what the feed has already.
    case unchanged
  }

  /// Where the menu is kept.
  public let address: FeedAddress
  /// What one pull may cost.
  public let limits: FeedLimits

  private let credentials: FeedCredentials?
  private let path: LocalPath
  private let environment: [String: String]
  private let now: @Sendable () -> Date

  /// Makes a mirror.
  ///
  /// - Parameters:
  ///   - address: where the menu is kept.
  ///   - path: the file to replace, which other programs show.
  ///   - credentials: what to prove oneself with, if anything.
  ///   - limits: what one pull may cost.
  ///   - environment: the variables of the process, for `PATH`, `SSL_CERT_FILE` and `SSL_CERT_DIR`;
  ///     no other reaches curl.
  ///   - now: the clock.
  public init(
    of address: FeedAddress, into path: LocalPath, credentials: FeedCredentials? = nil,
    limits: FeedLimits = FeedLimits(), environment: [String: String],
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.path = path
    self.credentials = credentials
    self.limits = limits
    self.environment = environment
    self.now = now
  }

  /// Asks for the menu once, and replaces the file when a good one came that is another.
  ///
  /// - Throws: `FeedError`; the file is then what it was, unless only the record of the pull could
  ///   not be written.
  public func pull() async throws(FeedError) -> Outcome {
    let lock = try FeedError.whileWriting { () throws(MenuFileError) in try FileLock(for: path) }
    guard lock != nil else {
      throw .unavailable("another giuseppe-feed is just pulling \(path)")
    }
    var state = MirrorState(address: address)
    if let old = MirrorState.read(beside: path), old.addressHash == state.addressHash {
      state = old
    }
    do {
      let outcome = try await pull(&state)
      try state.write(beside: path)
      return outcome
    } catch {
      state.lastFailure = MirrorState.Failure(time: now(), reason: error.description)
      // What went wrong first is what is told.
      try? state.write(beside: path)
      throw error
    }
  }

  private func pull(_ state: inout MirrorState) async throws(FeedError) -> Outcome {
    let here = (try? MenuFile.read(path: path, limit: limits.menuSize)).map(SHA256.hexadecimal(of:))
    // Nothing is asked about a file that is no longer the one that was pulled.
    let known = here == nil || here != state.menuHash ? nil : state.version?.verified
    let request = FeedRequest(
      address: address, credentials: credentials, known: known, limits: limits,
      environment: environment)
    let answer = try await request.answer(at: now())
    if answer.status == 304, known != nil {
      state.pulled = now()
      return .unchanged
    }
    let reading = try read(answer)
    let hash = SHA256.hexadecimal(of: answer.body)
    if hash != here {
      try FeedError.whileWriting { () throws(MenuFileError) in
        try MenuFile.replace(path: path, with: answer.body, policy: .mirror)
      }
      state.changed = now()
    }
    state.pulled = now()
    state.menuHash = hash
    state.version = answer.version.verified
    return hash == here ? .unchanged : .changed(reading)
  }

  /// The menu in an answer.
  private func read(_ answer: FeedAnswer) throws(FeedError) -> MenuReading {
    // A shorter one would be found in any text, and is no secret.
    if let secret = credentials?.secret, secret.utf8.count >= 8, answer.quotes(secret) {
      throw .refused("the answer quotes the secret key, which must not be kept")
    }
    guard answer.status == 200 else { throw .unavailable(answer.refusal(at: now())) }
    do {
      let reading = try MenuReader.read(answer.body)
      guard reading.menu.numberOfDishes > 0 else {
        throw FeedError.refused("the feed has a menu without a dish", reading.diagnostics)
      }
      return reading
    } catch let error as FeedError {
      throw error
    } catch .refused(let diagnostics) as MenuFileError {
      let type = answer.header("content-type").map { " (\($0))" } ?? ""
      throw .refused("what the feed has\(type) is no menu", diagnostics)
    } catch {
      throw .refused("what the feed has is no menu")
    }
  }
}
