internal import SystemCalls
package import TerminalText

/// The wait for the screen and for the next deadline, on one thread.
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
  /// True if a task has asked for a frame.
  private var isFrameDue = false
  private(set) var isFinished = false

  /// Makes a loop without tasks; a test gives a clock that it moves by hand.
  package init(now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.now = now
  }

  /// Makes a launcher whose task runs while this loop runs.
  ///
  /// It is due at its start and a multiple of its interval, however late the loop came to the run
  /// before; of the runs that were missed, one is made up for. A released launcher has stopped.
  package func makeLauncher() -> EventLoopLauncher {
    EventLoopLauncher(loop: self)
  }

  /// Hands the events of a screen to a handler and shows the frames that result, until the screen ends or
  /// the handler returns false.
  ///
  /// A frame is made when there is nothing left to handle, or after many events, as of a held key or a
  /// storm of resizes. Tasks that have run get none, unless they ask for one: most find nothing new.
  ///
  /// - Parameters:
  ///   - screen: the screen to wait for.
  ///   - handle: gets every event but `.timeout` and the end; returns whether to go on.
  ///   - frame: makes the frame for a screen of this size.
  /// - Returns: the reason why the screen ended, nil when the handler or a task ended the loop.
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

  /// Hands the typed lines to a handler, and runs the tasks that are due meanwhile, until the input ends
  /// or the handler returns false.
  ///
  /// - Returns: the reason why the input ended, nil when the handler, a task or the guest ended the loop.
  package func run(on terminal: inout LineTerminal, handle: (String) -> Bool) -> EndReason? {
    while true {
      runDueTasks()
      if isFinished { return nil }
      switch terminal.nextEvent(within: timeToNextDeadline) {
      case .line(let line): if !handle(line) { return nil }
      case .timeout: break
      case .ended(let reason): return reason
      }
    }
  }

  /// Runs tasks until one ends the loop or none is left; nothing but time is waited for.
  package func run() {
    while !isFinished, let pause = timeToNextDeadline {
      var none: [pollfd] = []
      _ = Poll.wait(for: &none, within: pause)
      runDueTasks()
    }
  }

  /// Asks for a frame, because a task has changed what is to be seen.
  package func requestFrame() { isFrameDue = true }

  /// Ends the run that a task belongs to.
  package func finish() { isFinished = true }

  func start(
    _ launcher: ObjectIdentifier, _ interval: Duration, _ run: @escaping () -> Void
  ) {
    // The shortest interval keeps the loop from spinning.
    let interval = max(interval, .milliseconds(1))
    stop(launcher)
    tasks.append(
      PeriodicTask(launcher: launcher, interval: interval, due: now() + interval, run: run))
  }

  func stop(_ launcher: ObjectIdentifier) {
    tasks.removeAll { $0.launcher == launcher }
  }

  /// The time until a task is due, nil without tasks.
  var timeToNextDeadline: Duration? {
    tasks.map(\.due).min().map { max(.zero, $0 - now()) }
  }

  /// Runs the tasks that are due, the most overdue first, and none after one that ends the run.
  private func runDueTasks() {
    guard !tasks.isEmpty else { return }
    let time = now()
    for task in tasks.filter({ $0.due <= time }).sorted(by: { $0.due < $1.due }) {
      if isFinished { return }
      // One that ran before may have stopped it or started it again.
      guard let place = tasks.firstIndex(where: { $0.launcher == task.launcher }),
        tasks[place].due <= time
      else { continue }
      tasks[place].due = tasks[place].due.next(every: task.interval, after: time)
      task.run()
    }
  }
}

extension ContinuousClock.Instant {
  /// The next time after this one, a multiple of an interval later, that is still to come: what was
  /// missed meanwhile is left out. O(1)
  func next(every interval: Duration, after now: Self) -> Self {
    // An interval of no length is due at once, again and again.
    guard interval > .zero, now > self else { return self + interval }
    // The quotient is limited: an attosecond fits into a day more often than an Int can count.
    return self + interval * (Int(min((now - self) / interval, 1e15)) + 1)
  }
}
