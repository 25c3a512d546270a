/// The launcher of one task of an event loop.
package final class EventLoopLauncher {
  private let loop: EventLoop

  init(loop: EventLoop) { self.loop = loop }

  deinit { stop() }

  /// Runs a task at an interval, in place of the one before.
  package func start(every interval: Duration, task: @escaping () -> Void) {
    loop.start(ObjectIdentifier(self), interval, task)
  }

  /// Stops; the task does not run any more.
  package func stop() { loop.stop(ObjectIdentifier(self)) }
}
