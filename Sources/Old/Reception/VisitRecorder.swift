package import OldMenuCore

/// Follows the guests of one terminal, and has a record written when a visit is over.
///
/// A visit begins with the first thing that a guest does. Of a process at most one in a minute is
/// written, so that nobody fills a tally by a script.
package final class VisitRecorder {
  /// What lies between two records at least.
  private static let pause = Duration.seconds(60)

  private let given: MenuQuery
  private let keepsSearches: Bool
  private let lacking: Language?
  private let now: () -> Duration
  private let hour: () -> CalendarHour
  private let write: ([UInt8]) -> Void

  private var visit: (facts: Visit, began: Duration, touched: Duration)?
  private var written: Duration?

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - given: what is looked for and left out before a guest comes.
  ///   - keepsSearches: whether words that were looked for in vain are kept.
  ///   - lacking: the language that guests ask for and the menu has not.
  ///   - now: a clock that nobody sets.
  ///   - hour: the hour by the clocks of the house.
  ///   - write: appends a record to the tally; what it cannot do nobody is told.
  package init(
    given: MenuQuery = MenuQuery(), keepsSearches: Bool, lacking: Language? = nil,
    now: @escaping () -> Duration,
    hour: @escaping () -> CalendarHour, write: @escaping ([UInt8]) -> Void
  ) {
    (self.given, self.keepsSearches, self.lacking) = (given, keepsSearches, lacking)
    (self.now, self.hour, self.write) = (now, hour, write)
  }

  /// A guest did something, and has this before him.
  package func look(at state: ViewState) {
    let time = now()
    if visit == nil {
      let facts = Visit(
        at: hour(), state, given: given, keepsSearches: keepsSearches, lacking: lacking)
      visit = (facts, time, time)
    } else {
      visit?.facts.look(at: state)
      visit?.touched = time
    }
  }

  /// The visit is over: the guest left, or nobody has touched the keys for a while.
  package func end() {
    guard let (facts, began, touched) = visit else { return }
    visit = nil
    if let written, now() - written < VisitRecorder.pause { return }
    written = now()
    write(facts.record(after: touched - began).bytes)
  }
}
