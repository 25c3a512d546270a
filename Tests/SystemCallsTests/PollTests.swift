import Foundation
import SystemCalls
import Testing

/// Waiting while signals arrive.
@Suite(.serialized) struct PollTests {
  @Test("a wait lasts its full time even if signals arrive")
  func wait_whileSignalsCome_lastsItsTime() {
    let start = ContinuousClock.now
    var none: [pollfd] = []
    let isReady = whileSignalsCome { Poll.wait(for: &none, within: .milliseconds(200)) }
    #expect(!isReady && ContinuousClock.now - start >= .milliseconds(200))
  }

  @Test("a wait notices input even if signals arrive")
  func wait_whileSignalsCome_noticesInput() throws {
    let pipe = Pipe()
    let writer = Thread { try? pipe.fileHandleForWriting.write(contentsOf: Data("a".utf8)) }
    var watched = [
      pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    ]
    let isReady = whileSignalsCome {
      writer.start()
      return Poll.wait(for: &watched, within: nil)
    }
    #expect(isReady && watched[0].revents == Int16(POLLIN))
  }

  @Test("a wait of zero or negative time returns")
  func wait_forATimeThatHasPassed_returns() {
    var none: [pollfd] = []
    #expect(!Poll.wait(for: &none, within: .seconds(-1)))
    #expect(!Poll.wait(for: &none, within: .zero))
  }

  /// Runs a closure while this thread gets a handled signal every few milliseconds.
  private func whileSignalsCome(_ work: () -> Bool) -> Bool {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in }
    #else
      action.__sigaction_handler.sa_handler = { _ in }
    #endif
    var before = sigaction()
    sigaction(SIGUSR2, &action, &before)
    defer { sigaction(SIGUSR2, &before, nil) }
    let (isDone, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let waiting = pthread_self()
    Thread.detachNewThread {
      repeat {
        pthread_kill(waiting, SIGUSR2)
      } while isDone.wait(timeout: .now() + 0.005) != .success
      isOver.signal()
    }
    defer {
      isDone.signal()
      isOver.wait()
    }
    return work()
  }
}
