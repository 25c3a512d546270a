public import MenuCore

/// Watches the file of a menu: reports each new menu, and each problem that leaves no menu.
///
/// Each check is one `stat` call, and the file is read if its stamp has changed. After a change it
/// is read again at the next check, and again three seconds later if checks are more frequent,
/// because two changes within one tick of the file system's clock have the same stamp, and some
/// file systems count in steps of two seconds. A problem is reported only when the file no longer
/// changes, or after several readings, because an editor may be in the middle of writing or
/// renaming it. A menu that has lost all its dishes to an error is reported as a problem, too. Use a watcher
/// from one thread only.
public final class MenuWatcher {
  /// An event of the file.
  public typealias Event = MenuReading.FileEvent

  /// The number of readings of a constantly changing file before its problem is reported.
  private static let patience = 10
  /// More than one tick of the coarsest file system clock, that of FAT.
  private static let coarseTick = Duration.seconds(3)

  /// The minimum time between two readings.
  static let readingInterval = Duration.milliseconds(500)

  /// The file.
  public let path: LocalPath

  private let source: Source
  private let launcher: any PeriodicTaskLauncher
  private let limiter: RateLimiter
  private let time: () -> TimeOfDay
  private let report: (Event) -> Void

  /// The stamp of the file at the last reading.
  private var stamp: FileStamp
  /// The bytes of the last reported menu; nil if there was none.
  private var shown: [UInt8]?
  /// The number of checks during which a file may change without a new stamp.
  private var checksUntilCertain = 1
  /// The number of checks since the stamp changed.
  private var checksAtRest = 0
  private var pending: PendingProblem?

  private struct PendingProblem {
    var problem: MenuReading.Problem
    var readings = 1
    /// The last reported problem.
    var reported: MenuFileError?
  }

  /// Makes a watcher for a file that was just read.
  ///
  /// `stamp` is its stamp before reading, and `bytes` are its bytes; nil if it was not read yet.
  /// `launchers` makes one launcher for the checks and one to limit the readings.
  public init(
    path: LocalPath, stamp: FileStamp, bytes: [UInt8]?, source: Source = .disk,
    launchers: () -> any PeriodicTaskLauncher, time: @escaping () -> TimeOfDay,
    report: @escaping (Event) -> Void
  ) {
    self.path = path
    self.stamp = stamp
    self.source = source
    self.time = time
    self.report = report
    shown = bytes
    launcher = launchers()
    limiter = RateLimiter(interval: MenuWatcher.readingInterval, launcher: launchers())
  }

  /// Checks the file at an interval; zero means never.
  public func start(every interval: Duration) {
    guard interval > .zero else { return launcher.stop() }
    checksUntilCertain = Int((MenuWatcher.coarseTick / interval).rounded(.up))
    launcher.start(every: interval) { [weak self] in self?.poll() }
  }

  /// Reads the file regardless of its stamp, at once unless it was just read.
  public func reload() {
    limiter.submit { [weak self] in self?.read(isRequested: true) }
  }

  private func poll() {
    let isAtRest = source.stamp(path) == stamp
    checksAtRest = isAtRest ? min(checksAtRest, checksUntilCertain) + 1 : 0
    let mayBeStale = [0, 1, checksUntilCertain].contains(checksAtRest)
    guard mayBeStale || mayHavePassed else { return }
    limiter.submit { [weak self] in self?.read(isRequested: false) }
  }

  /// True if the problem may disappear without a change of the file, such as a network disk that
  /// does not answer.
  private var mayHavePassed: Bool {
    guard let error = pending?.problem.error, error.kind == .unreadable else { return false }
    return error.reason?.isOfTheFile == false
  }

  private func read(isRequested: Bool) {
    let before = source.stamp(path)
    let isAtRest = before == stamp
    stamp = before
    if !isAtRest { checksAtRest = 0 }
    do {
      let bytes = try source.read(path)
      let isShown = bytes == shown
      if isShown, pending?.reported == nil {
        pending = nil
        return
      }
      let reading = try reading(of: bytes)
      shown = bytes
      pending = nil
      report(isShown ? .recovered(reading) : .menu(reading))
    } catch {
      note(error, isAtRest: isAtRest || isRequested)
    }
  }

  /// Reads a menu for display. A menu that has lost all its dishes to an error, such as `"pizze"`
  /// for `"pizzas"`, is refused like a file that cannot be read.
  private func reading(of bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    let reading = try MenuReader.read(bytes)
    guard reading.hasErrors, reading.menu.numberOfDishes == 0, hadDishes else { return reading }
    throw .refused(reading.errors)
  }

  /// True if the last reported menu has a dish; O(*n*) in its size.
  private var hadDishes: Bool {
    guard let shown, let reading = try? MenuReader.read(shown) else { return false }
    return reading.menu.numberOfDishes > 0
  }

  private func note(_ error: MenuFileError, isAtRest: Bool) {
    var pending =
      self.pending ?? PendingProblem(problem: MenuReading.Problem(error: error, since: time()))
    pending.problem = MenuReading.Problem(error: error, since: pending.problem.since)
    let isDue = isAtRest || pending.readings >= MenuWatcher.patience
    let isReported = isDue && pending.reported != error
    pending.readings += 1
    if isReported { pending.reported = error }
    self.pending = pending
    if isReported { report(.problem(pending.problem)) }
  }
}

extension MenuWatcher {
  /// The source of the file for a watcher; tests use their own.
  public struct Source: Sendable {
    let stamp: @Sendable (LocalPath) -> FileStamp
    let read: @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]

    /// Makes a source from its two functions.
    public init(
      stamp: @escaping @Sendable (LocalPath) -> FileStamp,
      read: @escaping @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]
    ) {
      self.stamp = stamp
      self.read = read
    }

    /// The files of this machine.
    public static let disk = Source(
      stamp: { FileStamp($0) },
      read: { (path) throws(MenuFileError) in try MenuFile.read(path: path) })
  }
}

extension MenuReading {
  /// The reasons why parts of the menu were not read; never empty if `hasErrors` is true.
  fileprivate var errors: [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return diagnostics }
    return errors
  }
}
