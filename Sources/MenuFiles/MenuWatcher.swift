public import MenuCore

/// Follows a menu's file: tells each new menu that it holds, and when it holds none.
///
/// The file is looked at again and again, which costs one question to the system, and read when it
/// looks different. After a change it is read again at the next look, and once more three seconds
/// later where looks come sooner than that, because two changes within a tick of the disk's clock
/// look the same, and some disks count in steps of two seconds. What cannot be read is told only
/// when the file has come to rest, or has been so for several readings: an editor may be in the
/// middle of writing or renaming it. A menu that has lost all its dishes to an error is such a problem
/// too. For one thread.
public final class MenuWatcher {
  /// An event in the life of the file.
  public typealias Event = MenuReading.FileEvent

  /// The number of readings of a file that never comes to rest before its problem is told.
  private static let patience = 10
  /// More than a tick of the slowest clock that a disk has: that of FAT.
  private static let coarseTick = Duration.seconds(3)

  /// The time between two readings at least.
  static let readingInterval = Duration.milliseconds(500)

  /// The file.
  public let path: LocalPath

  private let source: Source
  private let launcher: any PeriodicTaskLauncher
  private let limiter: RateLimiter
  private let time: () -> TimeOfDay
  private let tell: (Event) -> Void

  /// The look of the file when it was read last.
  private var stamp: FileStamp
  /// The bytes of the menu that was told last, nil where none was.
  private var shown: [UInt8]?
  /// The number of looks in the time in which a file may change and look the same.
  private var looksToSettle = 1
  /// The number of looks since the file looked different.
  private var looksAtRest = 0
  private var pending: PendingProblem?

  private struct PendingProblem {
    var problem: MenuReading.Problem
    var readings = 1
    /// The problem that was told last.
    var told: MenuFileError?
  }

  /// Makes a watcher of a file that was just read.
  ///
  /// `stamp` is its look before it was read, and `bytes` are its bytes, nil for a file that was not read
  /// yet. `launchers` makes one launcher for the looks and one for the limit of readings.
  public init(
    path: LocalPath, stamp: FileStamp, bytes: [UInt8]?, source: Source = .disk,
    launchers: () -> any PeriodicTaskLauncher, time: @escaping () -> TimeOfDay,
    tell: @escaping (Event) -> Void
  ) {
    self.path = path
    self.stamp = stamp
    self.source = source
    self.time = time
    self.tell = tell
    shown = bytes
    launcher = launchers()
    limiter = RateLimiter(interval: MenuWatcher.readingInterval, launcher: launchers())
  }

  /// Looks at the file at an interval, never when it is zero.
  public func start(every interval: Duration) {
    guard interval > .zero else { return launcher.stop() }
    looksToSettle = Int((MenuWatcher.coarseTick / interval).rounded(.up))
    launcher.start(every: interval) { [weak self] in self?.poll() }
  }

  /// Reads the file whatever it looks like, at once unless it was read a moment ago.
  public func reload() {
    limiter.submit { [weak self] in self?.read(isWanted: true) }
  }

  private func poll() {
    let now = source.stamp(path)
    looksAtRest = now == stamp ? min(looksAtRest, looksToSettle) + 1 : 0
    let mayBeStale = [0, 1, looksToSettle].contains(looksAtRest)
    guard mayBeStale || mayHavePassed else { return }
    limiter.submit { [weak self] in self?.read(isWanted: false) }
  }

  /// True if the problem may pass without any change of the file, such as a disk elsewhere that does not
  /// answer.
  private var mayHavePassed: Bool {
    if case .unreadable(_, let reason) = pending?.problem.error {
      !reason.isOfTheFile
    } else {
      false
    }
  }

  private func read(isWanted: Bool) {
    let before = source.stamp(path)
    let isAtRest = before == stamp
    stamp = before
    if !isAtRest { looksAtRest = 0 }
    do {
      let bytes = try source.read(path)
      let isShown = bytes == shown
      if isShown, pending?.told == nil {
        pending = nil
        return
      }
      let reading = try reading(of: bytes)
      shown = bytes
      pending = nil
      tell(isShown ? .recovered(reading) : .menu(reading))
    } catch {
      note(error, isAtRest: isAtRest || isWanted)
    }
  }

  /// Reads a menu to show; one that has lost all its dishes to an error, such as `"pizze"` for `"pizzas"`,
  /// is refused like one that cannot be read.
  private func reading(of bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    let reading = try MenuReader.read(bytes)
    guard reading.hasErrors, reading.menu.numberOfDishes == 0, hadDishes else { return reading }
    throw .refused(reading.errors)
  }

  /// True if the menu that was told last has a dish; O(*n*) in its size.
  private var hadDishes: Bool {
    guard let shown, let reading = try? MenuReader.read(shown) else { return false }
    return reading.menu.numberOfDishes > 0
  }

  private func note(_ error: MenuFileError, isAtRest: Bool) {
    var pending =
      self.pending ?? PendingProblem(problem: MenuReading.Problem(error: error, since: time()))
    pending.problem = MenuReading.Problem(error: error, since: pending.problem.since)
    let isDue = isAtRest || pending.readings >= MenuWatcher.patience
    let isTold = isDue && pending.told != error
    pending.readings += 1
    if isTold { pending.told = error }
    self.pending = pending
    if isTold { tell(.problem(pending.problem)) }
  }
}

extension MenuWatcher {
  /// The place where a watcher finds its file; a test gives one that it holds in its hands.
  public struct Source: Sendable {
    let stamp: @Sendable (LocalPath) -> FileStamp
    let read: @Sendable (LocalPath) throws(MenuFileError) -> [UInt8]

    /// Makes a source of the two questions.
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
  /// The reasons why some of the menu was not read; never empty where `hasErrors` is true.
  fileprivate var errors: [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.isEmpty ? diagnostics : errors
  }
}
