internal import Crypto
public import FoundationEssentials
public import MenuCore
public import TerminalText
internal import MenuFiles

#if !Feed
  #error("MenuFeed needs the trait Feed of this package, which is on by default")
#endif

/// Keeps a local file the same as a menu that is kept elsewhere, and never loses the last good one.
public struct MenuMirror: Sendable {
  /// What a pull did.
  public enum Outcome: Sendable {
    /// The file was replaced by another menu, which may have errors to tell of; true if it was edited
    /// here since the last pull, which is lost.
    case changed(MenuReading, wasEdited: Bool)
    /// The file is what the feed has already.
    case unchanged
  }

  /// Where the menu is kept.
  public let address: FeedAddress
  /// What one pull may cost.
  public let limits: FeedLimits

  private let credentials: FeedCredentials?
  private let path: LocalPath
  private let replacesOthers: Bool
  private let refusesErrors: Bool
  private let environment: [String: String]
  private let now: @Sendable () -> Date

  /// Makes a mirror.
  ///
  /// - Parameters:
  ///   - address: where the menu is kept.
  ///   - path: the file to replace, which other programs show.
  ///   - replacesOthers: whether also a menu is replaced that was not pulled.
  ///   - refusesErrors: true to keep the good menu where the new one has errors.
  ///   - credentials: what to prove oneself with, if anything.
  ///   - limits: what one pull may cost.
  ///   - environment: the variables of the process, for `PATH`, `SSL_CERT_FILE` and `SSL_CERT_DIR`;
  ///     no other reaches curl.
  ///   - now: the clock.
  public init(
    of address: FeedAddress, into path: LocalPath, replacesOthers: Bool = false,
    refusesErrors: Bool = false, credentials: FeedCredentials? = nil,
    limits: FeedLimits = FeedLimits(), environment: [String: String],
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.address = address
    self.path = path
    self.replacesOthers = replacesOthers
    self.refusesErrors = refusesErrors
    self.credentials = credentials
    self.limits = limits
    self.environment = environment
    self.now = now
  }

  /// Asks for the menu once, and replaces the file when a good one came that is another.
  ///
  /// - Throws: `FeedError`; the file is then what it was, unless only the record of the pull could
  ///   not be written. What is no menu, nor ever was pulled, is not replaced.
  public func pull() async throws(FeedError) -> Outcome {
    try refuseOtherFiles()
    let lock = try lock()
    guard lock != nil else {
      throw .unavailable("another giuseppe-feed is just pulling \(path)")
    }
    let old = MirrorState.read(beside: path)
    var state = MirrorState(address: address)
    if let old, old.addressHash == state.addressHash {
      state = old
      state.asked = nil
    }
    do {
      let outcome = try await pull(&state, over: old?.menuHash)
      try state.write(beside: path)
      return outcome
    } catch {
      if state.menuHash == nil, let old, old.menuHash != nil {
        // What lies here is from where it was pulled, whatever was typed since.
        state = old
        state.asked = address.shown
      }
      state.lastFailure = MirrorState.Failure(time: now(), reason: error.description)
      // What went wrong first is what is told.
      try? state.write(beside: path)
      throw error
    }
  }

  /// Keeps others from pulling into the same file; nil while one does.
  private func lock() throws(FeedError) -> FileLock? {
    do {
      return try FileLock(for: path)
    } catch {
      let lock = path.beside(suffix: "lock")
      guard !MenuFile.exists(lock) else {
        throw .notWritten(
          path: lock.description, reason: "it cannot be locked; is it somebody else's?")
      }
      // A folder that takes no lock takes no menu either, and that is what was asked for.
      throw .notWritten(path: path.description, reason: error.reason)
    }
  }

  /// `pulled` is what the file was when it was pulled last, be it from elsewhere.
  private func pull(
    _ state: inout MirrorState, over pulled: String?
  ) async throws(FeedError) -> Outcome {
    let old = try? MenuFile.read(path: path)
    let here = old.map(SHA256.hexadecimal(of:))
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
      // What somebody wrote by hand is nowhere else.
      if pulled == nil, old?.isEmpty == false, !replacesOthers {
        throw .notWritten(
          path: path.description,
          reason: "this menu was not pulled, and would be lost: name another file, or say --force")
      }
      try FeedError.whileWriting { () throws(MenuFileError) in
        try MenuFile.replace(path: path, with: answer.body, policy: .mirror)
      }
      state.changed = now()
    }
    state.pulled = now()
    state.menuHash = hash
    state.version = answer.version.verified
    guard hash != here else { return .unchanged }
    return .changed(reading, wasEdited: old != nil && pulled != nil && here != pulled)
  }

  /// Throws for what is no file, or holds something that is no menu: that is never the mirror of one.
  private func refuseOtherFiles() throws(FeedError) {
    let bytes = try FeedError.whileWriting { () throws(MenuFileError) -> [UInt8] in
      try MenuFile.mustBeReplaceable(path: path, policy: .mirror)
      return MenuFile.exists(path) ? try MenuFile.read(path: path) : []
    }
    // Of a menu that was pulled also the ruins are.
    if bytes.isEmpty || MirrorState.read(beside: path)?.menuHash != nil { return }
    let reading = try? MenuReader.read(bytes)
    guard reading?.menu.numberOfDishes ?? 0 > 0 else {
      throw .notWritten(
        path: path.description,
        reason: "this is no menu, and stays as it is: name another file, or remove it")
    }
  }

  /// The menu in an answer.
  private func read(_ answer: FeedAnswer) throws(FeedError) -> MenuReading {
    // A shorter one would be found in any text, and is no secret.
    if let secret = credentials?.secret, secret.utf8.count >= 8, answer.quotes(secret) {
      throw .refused("the answer quotes the secret key, which must not be kept")
    }
    guard answer.status == 200 else {
      let refusal = answer.refusal(at: now(), hasKey: credentials != nil)
      throw .unavailable("\(address.brief): \(refusal)")
    }
    do {
      let reading = try MenuReader.read(answer.body)
      guard reading.menu.numberOfDishes > 0 else {
        throw FeedError.refused("the feed has a menu without a dish", reading.diagnostics)
      }
      guard !refusesErrors || !reading.hasErrors else {
        throw FeedError.refused("the menu of the feed has errors", reading.diagnostics)
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
