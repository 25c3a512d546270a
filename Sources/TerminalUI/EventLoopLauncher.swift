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
