/// A wait that a signal does not end.
package enum Poll {
  /// Waits until one of some descriptors is ready, for ever when there is no timeout; true if one is.
  ///
  /// A signal that is caught ends the system's own wait as if something had happened. Taken for the
  /// timeout, half a key would be read as a whole one; so the rest of the time is waited for.
  /// One that cannot be waited for counts as ready; the read then fails.
  package static func wait(for descriptors: inout [pollfd], within timeout: Duration?) -> Bool {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: deadline))
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return false }
      // Also where the time is longer than one wait may be.
      if let deadline, deadline <= .now { return false }
    }
  }

  /// Waits until one descriptor has something to read, or until the time has passed if it is -1.
  package static func wait(forInputFrom descriptor: Int32, within timeout: Duration?) -> Bool {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return wait(for: &descriptors, within: timeout)
  }

  /// Rounded up, so that a wait does not end before its time; a day at most, for more fits no poll.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = min(max(.zero, deadline - .now), .seconds(86_400))
    return Int32((left / .milliseconds(1)).rounded(.up))
  }
}
