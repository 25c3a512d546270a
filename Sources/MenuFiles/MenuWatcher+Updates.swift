public import MenuCore

extension MenuWatcher {
  /// The events of a file. The first is its present menu, or the reason why it has none.
  ///
  /// A slow consumer misses events, but never the last one. The file is watched until the loop over
  /// the stream ends or its task is cancelled.
  ///
  /// `interval` is the time between two checks, at least 10 milliseconds and at most a day. `time` returns
  /// the time at which a problem began.
  public static func updates(
    of path: LocalPath, every interval: Duration = .seconds(1), source: Source = .disk,
    time: @escaping @Sendable () -> TimeOfDay = { TimeOfDay.local }
  ) -> AsyncStream<Event> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        let step = min(max(interval, .milliseconds(10)), .seconds(86_400))
        var launchers: [StepLauncher] = []
        func makeLauncher() -> StepLauncher {
          let launcher = StepLauncher(step: step)
          launchers.append(launcher)
          return launcher
        }
        let watcher = MenuWatcher(
          path: path, stamp: FileStamp(path), bytes: nil, source: source,
          launchers: makeLauncher, time: time, report: { continuation.yield($0) })
        watcher.reload()
        watcher.start(every: step)
        while (try? await Task.sleep(for: step)) != nil {
          for launcher in launchers { launcher.tick() }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension MenuWatcher {
  /// The events of a file at a path that is given as a string.
  public static func updates(
    of path: String, every interval: Duration = .seconds(1)
  ) -> AsyncStream<Event> {
    updates(of: LocalPath(path), every: interval)
  }
}

/// A launcher for a loop with one step per interval: it counts the steps.
private final class StepLauncher: PeriodicTaskLauncher {
  /// A task, and the steps until it runs.
  private struct Run {
    let steps: Int
    var left: Int
    let task: () -> Void
  }

  private let step: Duration
  private var running: Run?

  init(step: Duration) { self.step = step }

  func start(every interval: Duration, task: @escaping () -> Void) {
    let steps = max(1, Int((interval / step).rounded(.up)))
    running = Run(steps: steps, left: steps, task: task)
  }

  func stop() { running = nil }

  func tick() {
    guard var run = running else { return }
    run.left -= 1
    let isDue = run.left == 0
    if isDue { run.left = run.steps }
    running = run
    if isDue { run.task() }
  }
}
