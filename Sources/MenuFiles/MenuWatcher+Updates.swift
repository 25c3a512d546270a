public import MenuCore

extension MenuWatcher {
  /// What becomes of a file: first the menu that it holds now, or why it holds none.
  ///
  /// Whoever is slow misses events, but never the last one. The file is watched until the loop over
  /// the stream ends or its task is cancelled.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - interval: the time between two looks, 10 milliseconds at least.
  ///   - source: how files are looked at and read.
  ///   - time: the time of day, by which problems are dated.
  /// - Returns: the events, for one loop.
  public static func updates(
    of path: LocalPath, every interval: Duration = .seconds(1), source: Source = .disk,
    time: @escaping @Sendable () -> TimeOfDay = { TimeOfDay.local }
  ) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        var launchers: [SteppedLauncher] = []
        let watcher = MenuWatcher(path: path, stamp: FileStamp(path), bytes: nil, source: source) {
          launchers.append(SteppedLauncher())
          return launchers[launchers.count - 1]
        } time: {
          time()
        } tell: {
          continuation.yield($0)
        }
        let interval = max(interval, .milliseconds(10))
        watcher.reload()
        watcher.start(every: interval)
        let step = min(interval, MenuWatcher.readingInterval)
        while (try? await Task.sleep(for: step)) != nil {
          for launcher in launchers { launcher.pass(step) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// A launcher whose time passes in steps, where somebody else waits.
private final class SteppedLauncher: PeriodicTaskLauncher {
  private var task: (() -> Void)?
  private var interval = Duration.zero
  private var passed = Duration.zero

  func start(every interval: Duration, task: @escaping () -> Void) {
    (self.interval, self.task, passed) = (interval, task, .zero)
  }

  func stop() { task = nil }

  func pass(_ step: Duration) {
    passed += step
    guard let task, passed >= interval else { return }
    passed = .zero
    task()
  }
}
