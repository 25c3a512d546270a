public import FoundationEssentials
public import MenuCore
public import MenuFiles

#if !Programs
  #error("MenuFeed needs the trait Programs of this package, which is on by default")
#endif

/// Keeps a local file the same as a menu that is kept elsewhere, and never loses the last good one.
public struct MenuMirror: Sendable {
  /// The outcome of a pull that went well.
  public enum Outcome: Sendable {
    /// The file was replaced by another menu, which may have errors to tell of; true if it was edited
    /// here since the last pull, which is lost.
    case changed(MenuReading, wasEdited: Bool)
    /// The file is what the feed has already.
    case unchanged
  }

  /// The place where the menu is kept.
  public var address: FeedAddress { request.address }

  private let request: FeedRequest
  private let path: LocalPath
  private let replacesOthers: Bool
  private let refusesErrors: Bool
  private let now: @Sendable () -> Date

  /// Makes a mirror.
  ///
  /// - Parameters:
  ///   - address: the place where the menu is kept.
  ///   - path: the file to replace, which other programs show.
  ///   - replacesOthers: true to replace also a menu that was not pulled, and to have the menu sent
  ///     whether it changed or not.
  ///   - refusesErrors: true to keep the good menu where the new one has errors.
  ///   - credentials: a proof of who asks, if any.
  ///   - seconds: the time for the whole request, from a second to an hour.
  ///   - environment: the variables of the process, for `PATH`, `SSL_CERT_FILE` and `SSL_CERT_DIR`;
  ///     no other reaches curl.
  ///   - now: the clock.
  public init(
    of address: FeedAddress, into path: LocalPath, replacesOthers: Bool = false,
    refusesErrors: Bool = false, credentials: FeedCredentials? = nil, seconds: Int = 60,
    environment: [String: String], now: @escaping @Sendable () -> Date = { Date() }
  ) {
    request = FeedRequest(
      address: address, credentials: credentials, seconds: max(1, min(seconds, 3600)),
      environment: environment)
    self.path = path
    self.replacesOthers = replacesOthers
    self.refusesErrors = refusesErrors
    self.now = now
  }

  /// Asks for the menu once, and replaces the file when a good one came that is another.
  ///
  /// It runs `curl` and waits for its end, so the process must not ignore `SIGCHLD`.
  ///
  /// - Throws: `FeedError`; the file is then as it was, unless only the record of the pull could
  ///   not be written. A file that is no menu, nor ever was pulled, is not replaced.
  public func pull() async throws(FeedError) -> Outcome {
    do {
      try refuseOtherFiles()
      let lock = try lock()
      guard lock != nil else {
        throw FeedError.unavailable("another giuseppe-feed is just pulling \(path)")
      }
      return try await pullAlone()
    } catch {
      throw FeedError(error)
    }
  }

  /// Throws for what is no file, or holds something that is no menu: that is never the mirror of one.
  private func refuseOtherFiles() throws {
    try MenuFile.mustBeReplaceable(path: path, policy: .mirror)
    // Of a menu that was pulled also the ruins are.
    guard MenuFile.exists(path), MirrorState.read(beside: path)?.menuHash == nil else { return }
    do {
      let bytes = try MenuFile.read(path: path)
      guard !bytes.isEmpty, try MenuReader.read(bytes).menu.numberOfDishes == 0 else { return }
    } catch .refused {
      // No menu either.
    }
    throw FeedError.notWritten(
      path: path.description,
      reason: "this is no menu, and stays as it is: name another file, or remove it")
  }

  /// Keeps others from pulling into the same file; nil while one does.
  private func lock() throws -> FileLock? {
    let lock = path.beside(suffix: "lock")
    do {
      return try FileLock(for: path)
    } catch .unwritable(_, let reason) where !MenuFile.exists(lock) {
      // A folder that takes no lock takes no menu either, and that is what was asked for.
      throw FeedError.notWritten(path: path.description, reason: reason.rawValue)
    } catch {
      throw FeedError.notWritten(
        path: lock.description, reason: "it cannot be locked; is it somebody else's?")
    }
  }

  private func pullAlone() async throws -> Outcome {
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
      state.lastFailure = MirrorState.Failure(time: now(), reason: FeedError(error).description)
      // What went wrong first is what is told.
      try? state.write(beside: path)
      throw error
    }
  }

  /// `pulled` is what the file was when it was pulled last, be it from elsewhere.
  private func pull(_ state: inout MirrorState, over pulled: String?) async throws -> Outcome {
    let old = try? MenuFile.read(path: path)
    let here = old.map(\.fingerprint)
    // A condition is about the file that was pulled, and `--force` trusts no answer to one.
    let isAsPulled = here != nil && here == state.menuHash
    let known = isAsPulled && !replacesOthers ? state.version?.verified : nil
    let answer = try await request.answer(at: now(), unless: known)
    if answer.status == 304, known != nil {
      state.pulled = now()
      return .unchanged
    }
    let reading = try reading(of: answer)
    let hash = answer.body.fingerprint
    if hash != here {
      // What somebody wrote by hand is nowhere else.
      if pulled == nil, old?.isEmpty == false, !replacesOthers {
        throw FeedError.notWritten(
          path: path.description,
          reason: "this menu was not pulled, and would be lost: name another file, or say --force")
      }
      try MenuFile.replace(path: path, with: answer.body, policy: .mirror)
      state.changed = now()
    }
    state.pulled = now()
    state.menuHash = hash
    state.version = answer.version.verified
    guard hash != here else { return .unchanged }
    return .changed(reading, wasEdited: old != nil && pulled != nil && here != pulled)
  }

  /// The menu in an answer.
  private func reading(of answer: FeedAnswer) throws -> MenuReading {
    // A shorter one would be found in any text, and is no secret.
    if let secret = request.credentials?.secret, secret.utf8.count >= 8, answer.quotes(secret) {
      throw FeedError.refused("the answer quotes the secret key, which must not be kept")
    }
    guard answer.status == 200 else {
      let refusal = answer.refusal(at: now(), hasKey: request.credentials != nil)
      throw FeedError.unavailable("\(address.brief): \(refusal)")
    }
    let reading: MenuReading
    do {
      reading = try MenuReader.read(answer.body)
    } catch {
      let diagnostics = if case .refused(let found) = error { found } else { [Diagnostic]() }
      let type = answer.mediaType.map { " (\($0))" } ?? ""
      throw FeedError.refused("what the feed has\(type) is no menu", diagnostics)
    }
    guard reading.menu.numberOfDishes > 0 else {
      throw FeedError.refused("the feed has a menu without a dish", reading.diagnostics)
    }
    guard !refusesErrors || !reading.hasErrors else {
      throw FeedError.refused("the menu of the feed has errors", reading.diagnostics)
    }
    return reading
  }
}
