internal import SystemCalls
package import TerminalText

/// Waits for the screen and for the next deadline, on one thread.
package final class EventLoop {
  /// A task that runs at an interval.
  private struct PeriodicTask {
    let launcher: ObjectIdentifier
    let interval: Duration
    var due: ContinuousClock.Instant
    let run: () -> Void
  }

  private static let changesPerFrame = 256

  private let now: () -> ContinuousClock.Instant
  private var tasks: [PeriodicTask] = []
  /// True if a task has requested a frame.
  private var isFrameDue = false
  private(set) var isFinished = false

  /// Makes a loop without tasks. A test passes a clock that it advances itself.
  package init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.now = now
  }

  /// Makes a launcher whose task runs while this loop runs.
  ///
  /// The task is due at its start plus multiples of its interval, however late the loop ran it before. Of
  /// several missed runs, only one is made up for. Releasing a launcher stops it.
  package func makeLauncher() -> EventLoopLauncher {
    EventLoopLauncher(loop: self)
  }

  /// Passes the events of a screen to a handler and shows the resulting frames, until the screen ends or the
  /// handler returns false.
  ///
  /// A frame is made when no events are left, or after many events, as from a held key or repeated resizes. A
  /// task gets a frame only if it requests one: most tasks find nothing new.
  ///
  /// - Parameters:
  ///   - screen: the screen to wait for.
  ///   - handle: gets every event except `.timeout` and the end; returns whether to continue.
  ///   - frame: makes the frame for a screen of this size.
  /// - Returns: the reason why the screen ended, nil if the handler or a task ended the loop.
  package func run<S: Screen & ~Copyable>(
    on screen: inout S, handle: (ScreenEvent, inout S) -> Bool, frame: (Size) -> Frame
  ) -> EndReason? {
    var changes = 1
    func show() {
      changes = 0
      isFrameDue = false
      screen.show(frame(screen.size))
    }
    while true {
      runDueTasks()
      if isFinished { return nil }
      if isFrameDue {
        changes += 1
        isFrameDue = false
      }
      if changes > Self.changesPerFrame { show() }
      var timeout = timeToNextDeadline
      if changes > 0 { timeout = .zero }
      switch screen.nextEvent(within: timeout) {
      case .ended(let reason): return reason
      case .timeout where changes > 0: show()
      case .timeout: continue
      case let event:
        if !handle(event, &screen) { return nil }
        changes += 1
      }
    }
  }

  /// Passes the typed lines to a handler and runs due tasks in between, until the input ends or the handler
  /// returns false. `onContinuing` is called when the program continues after a stop.
  ///
  /// - Returns: the reason why the input ended, nil if the handler, a task or the guest ended the loop.
  package func run(
    on terminal: inout LineTerminal, onContinuing: () -> Void, handle: (String) -> Bool
  ) -> EndReason? {
    while true {
      runDueTasks()
      if isFinished { return nil }
      switch terminal.nextEvent(within: timeToNextDeadline) {
      case .line(let line): if !handle(line) { return nil }
      case .timeout: break
      case .continued: onContinuing()
      case .ended(let reason): return reason
      }
    }
  }

  /// Runs tasks until one ends the loop or none is left. Waits only for time to pass.
  package func run() {
    while !isFinished, let pause = timeToNextDeadline {
      _ = Poll.wait(forInputFrom: -1, within: pause)
      runDueTasks()
    }
  }

  /// Requests a frame because a task has changed something visible.
  package func requestFrame() { isFrameDue = true }

  /// Ends the run; called by a task.
  package func finish() { isFinished = true }

  func start(_ launcher: ObjectIdentifier, _ interval: Duration, _ run: @escaping () -> Void) {
    // The shortest interval keeps the loop from spinning.
    let interval = max(interval, .milliseconds(1))
    stop(launcher)
    tasks.append(
      PeriodicTask(launcher: launcher, interval: interval, due: now() + interval, run: run))
  }

  func stop(_ launcher: ObjectIdentifier) {
    tasks.removeAll { $0.launcher == launcher }
  }

  /// The time until the next task is due, nil without tasks.
  var timeToNextDeadline: Duration? {
    tasks.map(\.due).min().map { max(.zero, $0 - now()) }
  }

  /// Runs the due tasks, the most overdue first, and stops after one that ends the run.
  private func runDueTasks() {
    guard !tasks.isEmpty else { return }
    let time = now()
    for task in tasks.filter({ $0.due <= time }).sorted(by: { $0.due < $1.due }) {
      if isFinished { return }
      // A task that ran before may have stopped or restarted this one.
      guard let place = tasks.firstIndex(where: { $0.launcher == task.launcher }),
        tasks[place].due <= time
      else { continue }
      tasks[place].due = tasks[place].due.next(every: task.interval, after: time)
      task.run()
    }
  }
}

extension ContinuousClock.Instant {
  /// The next time in the future that is a multiple of an interval after this time; missed ones are skipped.
  /// O(1)
  func next(every interval: Duration, after now: Self) -> Self {
    // An interval of zero is due immediately, again and again.
    guard interval > .zero, now > self else { return self + interval }
    // The quotient is clamped: a day contains more attoseconds than an Int can hold.
    return self + interval * (Int(min((now - self) / interval, 1e15)) + 1)
  }
}

/// The launcher of one task of an event loop.
package final class EventLoopLauncher {
  private let loop: EventLoop

  init(loop: EventLoop) { self.loop = loop }

  deinit { stop() }

  /// Runs a task at an interval. Replaces the previous task.
  package func start(every interval: Duration, task: @escaping () -> Void) {
    loop.start(ObjectIdentifier(self), interval, task)
  }

  /// Stops the task.
  package func stop() { loop.stop(ObjectIdentifier(self)) }
}
