public import FoundationEssentials
public import MenuCore
public import MenuFiles

#if !Programs
  #error("MenuFeed needs the trait Programs of this package, which is on by default")
#endif

/// Keeps a local file equal to a menu on a server, and never loses the last good menu.
public struct MenuMirror: Sendable {
  /// The result of a successful pull. New versions may have further cases: give a `switch` over them a
  /// `default`.
  public enum Outcome: Sendable {
    /// The file was replaced by another menu, which may have errors. `wasEdited` is true if the file had been
    /// edited since the last pull; these edits are lost. Sold-out marks are kept. `lostMarks` has the ids or
    /// names of the dishes with lost marks: the menu no longer has them, or has them twice.
    case changed(MenuReading, wasEdited: Bool, lostMarks: [String])
    /// The file is already the same.
    case unchanged
  }

  /// The address of the menu.
  public var address: FeedAddress { request.address }

  private let request: FeedRequest
  private let path: LocalPath
  private let replacesOthers: Bool
  private let refusesErrors: Bool
  private let now: @Sendable () -> Date

  /// Makes a mirror.
  ///
  /// - Parameters:
  ///   - address: the address of the menu.
  ///   - path: the file to replace, which other programs display.
  ///   - replacesOthers: true to also replace a menu that was not pulled, and to request the menu
  ///     even if it did not change.
  ///   - refusesErrors: true to keep the present menu if the new one has errors.
  ///   - credentials: the credentials, if any.
  ///   - seconds: the time limit of the request, from a second to an hour.
  ///   - environment: the variables of the process, for `PATH`, `SSL_CERT_FILE` and `SSL_CERT_DIR`;
  ///     no others are passed to curl.
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

  /// Makes a mirror of an address and a path that are given as strings, for this process.
  ///
  ///     let mirror = try MenuMirror(of: "https://example.org/Menu.json", into: "Menu.json")
  ///
  /// - Throws: `FeedError` of the kind `.badAddress` with the reason.
  public init(
    of address: String, into path: String, credentials: FeedCredentials? = nil
  ) throws(FeedError) {
    self.init(
      of: try FeedAddress(address), into: LocalPath(path), credentials: credentials,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Requests the menu once, and replaces the file if a different good menu was received.
  ///
  /// Runs `curl` and waits for it, so the process must not ignore `SIGCHLD`.
  ///
  /// - Throws: `FeedError`. The file is then unchanged, unless only the record of the pull could
  ///   not be written. A file that is neither a menu nor was ever pulled is not replaced.
  public func pull() async throws(FeedError) -> Outcome {
    do {
      try refuseOtherFiles()
      let lock = try lock()
      let outcome = try await pullAlone()
      // The lock is held until here.
      _ = consume lock
      return outcome
    } catch {
      throw FeedError(error)
    }
  }

  /// Throws if the path is not a file, or if the file is not a menu: it cannot be a mirror.
  private func refuseOtherFiles() throws {
    try MenuFile.mustBeReplaceable(path: path, policy: .mirror)
    // After a pull, a damaged file still counts as the menu.
    guard MenuFile.exists(path), MirrorState.read(beside: path)?.menuHash == nil else { return }
    do {
      let bytes = try MenuFile.read(path: path)
      guard !bytes.isEmpty, try MenuReader.read(bytes).menu.numberOfDishes == 0 else { return }
    } catch let error where error.kind == .refused {
      // The file is not a menu.
    }
    throw FeedError(
      .notWritten, path: path.description,
      "this is not a menu, and is not replaced: name another file, or remove it")
  }

  /// Prevents other programs from pulling into the same file; throws if one is doing so.
  private func lock() throws -> OpenFile {
    let lock = path.beside(suffix: "lock")
    do throws(SystemFault) {
      return try OpenFile.lock(lock)
    } catch {
      if error.isAgain {
        throw FeedError(.unavailable, "another giuseppe-feed is already pulling \(path)")
      }
      // If the folder does not allow a lock, it does not allow a menu either, and that error is reported.
      if !MenuFile.exists(lock) {
        let reason = MenuFileError.Reason(making: error)
        throw FeedError(.notWritten, path: path.description, reason.rawValue)
      }
      throw FeedError(
        .notWritten, path: lock.description,
        "it cannot be locked; check its owner and permissions")
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
      let outcome = try await pull(&state, over: old)
      try state.write(beside: path)
      return outcome
    } catch {
      if state.menuHash == nil, let old, old.menuHash != nil {
        // The file came from its recorded address, even if another one was tried since.
        state = old
        state.asked = address.shown
      }
      state.lastFailure = MirrorState.Failure(time: now(), reason: FeedError(error).description)
      // If this fails too, the first failure is reported.
      try? state.write(beside: path)
      throw error
    }
  }

  /// `last` is the record of the last pull, possibly from another address.
  private func pull(_ state: inout MirrorState, over last: MirrorState?) async throws -> Outcome {
    let known = knownVersion(in: state)
    let answer = try await request.answer(at: now(), unless: known)
    if answer.status == 304, known != nil {
      state.pulled = now()
      return .unchanged
    }
    let reading = try reading(of: answer)
    // A dish may have been marked during the request.
    let lock = try EditLock(path)
    let old = try? MenuFile.read(path: path)
    let isMirror = last?.menuHash != nil
    let wasEdited = isMirror && old.map { last?.isAsPulled($0) == false } ?? false
    let marks = old.flatMap { last?.marks(setIn: $0) } ?? [:]
    let remarked = try SoldOut.setting(marks, in: answer.body)
    let new = remarked.bytes
    if new != old {
      if !isMirror { try refuseToLose(old) }
      try MenuFile.replace(path: path, with: new, policy: .mirror)
      state.changed = now()
    }
    // The lock is held until here.
    _ = consume lock
    state.pulled = now()
    state.version = answer.version.verified
    try state.record(answer.body, marksHere: marks.filter { !remarked.lost.contains($0.key) })
    guard new != old else { return .unchanged }
    return .changed(reading, wasEdited: wasEdited, lostMarks: remarked.lostNames)
  }

  /// The version that the server compares with its own; nil for a menu that was changed here, or
  /// with `replacesOthers`.
  private func knownVersion(in state: MirrorState) -> MirrorState.Version? {
    guard !replacesOthers, let file = try? MenuFile.read(path: path), state.isAsPulled(file) else {
      return nil
    }
    return state.version?.verified
  }

  /// Throws for a menu that was written by hand: it exists nowhere else.
  private func refuseToLose(_ old: [UInt8]?) throws(FeedError) {
    guard let old, !old.isEmpty, !replacesOthers else { return }
    throw FeedError(
      .notWritten, path: path.description,
      "this menu was not pulled, and would be lost: name another file, or use --force")
  }

  private func reading(of answer: FeedAnswer) throws -> MenuReading {
    // A shorter secret could occur in any text, and is not secret.
    if let secret = request.credentials?.secret, secret.utf8.count >= 8, answer.quotes(secret) {
      throw FeedError(.refused, "the answer contains the secret key, and is not saved")
    }
    guard answer.status == 200 else {
      let refusal = answer.refusal(at: now(), hasKey: request.credentials != nil)
      throw FeedError(.unavailable, "\(address.brief): \(refusal)")
    }
    let reading: MenuReading
    do {
      reading = try MenuReader.read(answer.body)
    } catch {
      let type = answer.mediaType.map { " (\($0))" } ?? ""
      throw FeedError(
        .refused, "the answer of the feed\(type) is not a menu", diagnostics: error.diagnostics)
    }
    guard reading.menu.numberOfDishes > 0 else {
      throw FeedError(
        .refused, "the menu of the feed has no dishes", diagnostics: reading.diagnostics)
    }
    guard !refusesErrors || !reading.hasErrors else {
      throw FeedError(.refused, "the menu of the feed has errors", diagnostics: reading.diagnostics)
    }
    return reading
  }
}
