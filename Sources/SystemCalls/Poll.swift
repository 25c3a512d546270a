/// Waits for descriptors, and is not interrupted by signals.
package enum Poll {
  /// Waits until one of the descriptors is ready, for ever if there is no timeout; true if one is ready.
  ///
  /// A caught signal ends the system's own wait early. If that counted as the timeout, half of a key would be
  /// read as a whole key, so this function waits for the rest of the time. A descriptor that cannot be waited
  /// for counts as ready; reading it then fails.
  package static func wait(for descriptors: inout [pollfd], within timeout: Duration?) -> Bool {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let count = poll(&descriptors, nfds_t(descriptors.count), milliseconds(until: deadline))
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return false }
      // Not reached yet if the timeout is longer than one wait may be.
      if let deadline, deadline <= .now { return false }
    }
  }

  /// Waits until a descriptor has something to read; if it is -1, until the time has passed.
  package static func wait(forInputFrom descriptor: Int32, within timeout: Duration?) -> Bool {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return wait(for: &descriptors, within: timeout)
  }

  /// Rounded up, so that a wait does not end early; at most a day, because `poll` has a maximum.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = min(max(.zero, deadline - .now), .seconds(86_400))
    return Int32((left / .milliseconds(1)).rounded(.up))
  }
}
