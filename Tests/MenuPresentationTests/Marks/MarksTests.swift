import OldMenuCore
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file of a few hundred kilobytes does not hold the program up, whatever it is made of.
@Suite(.timeLimit(.minutes(5))) struct MarksTests {
  private static let size = 12_000

  /// The time of the processor that the body takes on this thread, in seconds.
  private func time(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  private func time(_ task: MarkedTask, _ field: MarkedField, marks count: Int) -> Double {
    let (file, other) = (field.bytes(marks: count), field.bytes(marks: count - 8))
    return time { task.perform(on: file, changedTo: other) }
  }

  /// One comparison of this many marks as Swift compares strings: what is to be found.
  private func comparison() -> Double {
    let marks = "e\(MarkedField.marks(Self.size / 2))"
    return time { _ = marks == "red" }
  }

  /// What four times the marks take beyond four times the time.
  private func excess(_ task: MarkedTask, _ field: MarkedField) -> Double {
    time(task, field, marks: Self.size) - 4 * time(task, field, marks: Self.size / 4)
  }

  @Test(arguments: MarkedTask.allCases)
  func marksTakeTimeInProportionToTheirNumber(task: MarkedTask) {
    let comparison = comparison()
    for field in MarkedField.all {
      // What else the machine does may make one look longer, never all.
      let least = (0..<8).lazy.map { _ in excess(task, field) }.first { $0 < comparison / 2 }
      #expect(least != nil, "\(task) with marks behind \(field)")
    }
  }

  @Test(arguments: MarkedTyping.allCases)
  func typedMarksTakeTimeInProportionToTheirNumber(typing: MarkedTyping) {
    let comparison = comparison()
    let excess = (0..<8).lazy.map { _ in
      time { typing.perform(marks: Self.size) } - 4 * time { typing.perform(marks: Self.size / 4) }
    }
    #expect(excess.contains { $0 < comparison / 2 }, "\(typing)")
  }
}
