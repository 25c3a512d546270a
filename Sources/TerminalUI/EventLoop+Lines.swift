internal import Console
package import MenuPresentation

extension EventLoop {
  /// Tells the lines that are typed, and runs the tasks that are due meanwhile, until the input ends or
  /// the handler has enough.
  ///
  /// - Parameters:
  ///   - terminal: the terminal to wait for.
  ///   - handle: gets every line; returns whether to go on.
  /// - Returns: the reason why the input ended, nil when the handler or a task had enough, or the guest.
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
}

extension EventLoop {
  /// Runs the tasks that are due until one has enough or none is left, with nothing to wait for but time: for a
  /// service that nobody types to.
  package func run() {
    while !isFinished, let pause = timeToNextDeadline {
      var none: [pollfd] = []
      _ = Poll.wait(for: &none, within: pause)
      runDueTasks()
    }
  }
}
