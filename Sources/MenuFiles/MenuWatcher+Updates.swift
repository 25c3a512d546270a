public import MenuCore
public import TerminalText

extension MenuWatcher {
  /// The events of a file: first the menu that it holds now, or the reason that it holds none.
  ///
  /// Whoever is slow misses events, but never the last one. The file is watched until the loop over
  /// the stream ends or its task is cancelled.
  ///
  /// `interval` is the time between two looks, 10 milliseconds at least, and `time` dates the problems.
  public static func updates(
    of path: LocalPath, every interval: Duration = .seconds(1), source: Source = .disk,
    time: @escaping @Sendable () -> TimeOfDay = { TimeOfDay.local }
  ) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        let clock = ContinuousClock()
        var launchers: [DueLauncher] = []
        let watcher = MenuWatcher(path: path, stamp: FileStamp(path), bytes: nil, source: source) {
          let launcher = DueLauncher { clock.now }
          launchers.append(launcher)
          return launcher
        } time: {
          time()
        } tell: {
          continuation.yield($0)
        }
        watcher.reload()
        watcher.start(every: max(interval, .milliseconds(10)))
        while let due = launchers.compactMap(\.due).min(),
          (try? await clock.sleep(until: due)) != nil
        {
          for launcher in launchers { launcher.runIfDue() }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension MenuWatcher {
  /// The events of a file whose path is a text, as for any path.
  public static func updates(
    of path: String, every interval: Duration = .seconds(1)
  ) -> AsyncStream<Event> {
    updates(of: LocalPath(path), every: interval)
  }
}

/// A launcher for somebody else who waits until its task is due.
final class DueLauncher: PeriodicTaskLauncher {
  private let now: () -> ContinuousClock.Instant
  private var running: (due: ContinuousClock.Instant, interval: Duration, task: () -> Void)?

  init(now: @escaping () -> ContinuousClock.Instant) { self.now = now }

  /// The time of the next run, nil where none was started.
  var due: ContinuousClock.Instant? { running?.due }

  func start(every interval: Duration, task: @escaping () -> Void) {
    running = (now() + interval, interval, task)
  }

  func stop() { running = nil }

  /// Runs the task if its time has come: a run that comes late does not move those after it, but those
  /// that were missed altogether are not made up for.
  func runIfDue() {
    let now = now()
    guard let (due, interval, task) = running, due <= now else { return }
    running?.due = due + interval > now ? due + interval : now + interval
    task()
  }
}
