import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Opening hours against the clock on the wall.
@Suite(.timeLimit(.minutes(5))) struct OpeningHoursTests {
  private func time(_ text: String) -> TimeOfDay {
    TimeOfDay(written: text == "24:00" ? "00:00" : text) ?? .midnight
  }

  private func hours(_ spans: (String, String, String)...) -> OpeningHours {
    OpeningHours(
      spans.compactMap { days, opens, closes in
        OpeningHours.Span(
          days: Set(days.split(separator: " ").compactMap { Weekday(rawValue: String($0)) }),
          opens: time(opens), closes: time(closes))
      })
  }

  /// A usual week: lunch and dinner, on Friday and Saturday over midnight, closed on Monday.
  private var usual: OpeningHours {
    hours(
      ("tue wed thu fri sat sun", "12:00", "15:00"), ("tue wed thu sun", "19:00", "23:00"),
      ("fri sat", "19:00", "01:00"))
  }

  @Test(
    arguments: [
      (.mon, "12:30", false), (.tue, "11:59", false), (.tue, "12:00", true),
      (.tue, "14:59", true), (.tue, "15:00", false), (.fri, "23:59", true), (.sat, "00:00", true),
      (.sat, "00:59", true), (.sat, "01:00", false), (.sun, "00:30", true), (.sun, "23:30", false),
      (.mon, "00:00", false),
    ] as [(Weekday, String, Bool)])
  func itIsOpen(day: Weekday, time: String, isOpen: Bool) {
    #expect(usual.isOpen(at: WeekTime(day, self.time(time))) == isOpen)
  }

  @Test(
    arguments: [
      (.mon, "12:30", nil, (.tue, "12:00")), (.tue, "12:00", (.tue, "15:00"), (.tue, "19:00")),
      (.sat, "00:30", (.sat, "01:00"), (.sat, "12:00")),
      (.sun, "23:30", nil, (.tue, "12:00")), (.fri, "23:59", (.sat, "01:00"), (.sat, "12:00")),
    ] as [(Weekday, String, (Weekday, String)?, (Weekday, String)?)])
  func itClosesAndOpensNext(
    day: Weekday, time: String, closing: (Weekday, String)?, opening: (Weekday, String)?
  ) {
    let now = WeekTime(day, self.time(time))
    #expect(usual.closing(after: now) == closing.map { WeekTime($0.0, self.time($0.1)) })
    #expect(usual.opening(after: now) == opening.map { WeekTime($0.0, self.time($0.1)) })
  }

  @Test func whatTouchesIsOneTime() {
    let hours = hours(("sun", "20:00", "24:00"), ("mon", "00:00", "02:00"))
    let evening = WeekTime(.sun, time("23:59"))
    #expect(hours.closing(after: evening) == WeekTime(.mon, time("02:00")))
    #expect(hours.opening(after: evening) == WeekTime(.sun, time("20:00")))
    #expect(hours.times(on: .sun).map(\.closes) == [.midnight])
  }

  @Test func aWholeWeekNeverCloses() {
    let all = hours(("mon tue wed thu fri sat sun", "00:00", "24:00"))
    let now = WeekTime(.wed, time("03:00"))
    #expect(all.isAlwaysOpen && all.isOpen(at: now))
    #expect(all.closing(after: now) == nil && all.opening(after: now) == nil)
    #expect(all.times(on: .wed).map(\.isAllDay) == [true])
  }

  @Test func withoutSpansItNeverOpens() {
    let now = WeekTime(.wed, time("03:00"))
    #expect(!hours().isOpen(at: now) && hours().opening(after: now) == nil)
  }

  @Test func aSpanHasADayAndALength() {
    #expect(OpeningHours.Span(days: [], opens: time("9:00"), closes: time("10:00")) == nil)
    #expect(OpeningHours.Span(days: [.mon], opens: time("9:00"), closes: time("9:00")) == nil)
  }

  @Test func todayIsFirst() {
    #expect(usual.week(from: .sat).map(\.day) == [.sat, .sun, .mon, .tue, .wed, .thu, .fri])
    #expect(usual.week(from: .mon).map(\.times.count) == [0, 2, 2, 2, 2, 2, 2])
    let overlapping = hours(("tue", "14:00", "18:00"), ("tue", "12:00", "15:00"))
    #expect(overlapping.times(on: .tue).map(\.opens) == [time("12:00")])
    #expect(overlapping.times(on: .tue).map(\.closes) == [time("18:00")])
  }

  @Test(arguments: 0..<60) func itAgreesWithAClockThatGoesMinuteByMinute(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spans = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
      OpeningHours.Span(
        days: Set(Weekday.allCases.filter { _ in Bool.random(using: &random) }),
        opens: TimeOfDay(
          hour: Int.random(in: 0...23, using: &random),
          minute: 30 * Int.random(in: 0...1, using: &random)),
        closes: TimeOfDay(
          hour: Int.random(in: 0...23, using: &random),
          minute: 30 * Int.random(in: 0...1, using: &random)))
    }
    let hours = OpeningHours(spans)
    let week = 7 * 24 * 60
    var isOpen = [Bool](repeating: false, count: week)
    for span in spans {
      for day in span.days {
        var minute = day.index * 1440 + span.opens.hour * 60 + span.opens.minute
        repeat {
          isOpen[minute % week] = true
          minute += 1
        } while minute % 1440 != span.closes.hour * 60 + span.closes.minute
      }
    }
    #expect(hours.isAlwaysOpen == isOpen.allSatisfy { $0 })
    // From two weeks ahead back to now: what comes next is what was seen last.
    var (faults, closing, opening) = (0, Int?.none, Int?.none)
    for ahead in (0..<2 * week).reversed() {
      let minute = ahead % week
      if ahead < week, minute.isMultiple(of: 7) {
        let (now, closes) = (WeekTime(minute: minute), isOpen[minute] ? closing : nil)
        faults += hours.isOpen(at: now) == isOpen[minute] ? 0 : 1
        faults += hours.closing(after: now) == closes.map { WeekTime(minute: $0) } ? 0 : 1
        faults += hours.opening(after: now) == opening.map { WeekTime(minute: $0) } ? 0 : 1
      }
      if !isOpen[minute] { closing = minute }
      if isOpen[minute] && !isOpen[(minute + week - 1) % week] { opening = minute }
    }
    #expect(faults == 0)
  }
}
