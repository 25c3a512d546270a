/// A launcher whose tasks run on the main actor, for an app whose views live there.
///
/// A run that comes late does not move those after it; of those that a slow task or a suspended app
/// missed, one is made up for. A launcher that is released runs its task no more.
@MainActor public final class MainActorLauncher: @MainActor PeriodicTaskLauncher {
  private let wait: @MainActor (ContinuousClock.Instant) async throws -> Void
  private let now: () -> ContinuousClock.Instant
  private var running: Task<Void, Never>?

  /// Makes a launcher that runs nothing yet.
  public convenience init() {
    self.init { try await Task.sleep(until: $0, clock: .continuous) }
  }

  /// Makes a launcher that waits as it is told, by a clock.
  package init(
    now: @escaping () -> ContinuousClock.Instant = { .now },
    wait: @escaping @MainActor (ContinuousClock.Instant) async throws -> Void
  ) {
    self.now = now
    self.wait = wait
  }

  deinit { running?.cancel() }

  /// Runs the task each time the interval has passed, in place of any task started before.
  public func start(every interval: Duration, task: @escaping () -> Void) {
    stop()
    running = Task { [wait, now] in
      var due = now() + interval
      while (try? await wait(due)) != nil, !Task.isCancelled {
        task()
        due = due.next(every: interval, after: now())
      }
    }
  }

  /// Runs the task no more; does nothing when nothing was started.
  public func stop() {
    running?.cancel()
    running = nil
  }
}
