/// Waits that a signal does not end.
package enum Poll {
  /// Waits until one of some descriptors is ready, for ever when there is no timeout.
  ///
  /// A signal that is caught ends the system's own wait as if something had happened. Who took that
  /// for the timeout would read half a key for a whole one, so that what is left of the time is waited
  /// for. Uses no processor time meanwhile.
  ///
  /// - Parameters:
  ///   - descriptors: what is waited for, none for a wait that only time ends; gets what is ready.
  ///   - timeout: when to give up.
  /// - Returns: whether one is ready; one that cannot be waited for is, and tells so when it is read.
  package static func wait(
    for descriptors: inout [pollfd], within timeout: Duration?
  ) -> Bool {
    let deadline = timeout.map { ContinuousClock.now + $0 }
    while true {
      let left = milliseconds(until: deadline)
      let count = poll(&descriptors, nfds_t(descriptors.count), left)
      if count > 0 { return true }
      if count < 0 && errno != EINTR { return false }
      // Also where the time is longer than one wait may be.
      if let deadline, deadline <= .now { return false }
    }
  }

  /// Rounded up, so that a wait does not end before its time; a day at most, for more fits no poll.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = min(max(.zero, deadline - .now), .seconds(86_400))
    return Int32((left / .milliseconds(1)).rounded(.up))
  }
}
