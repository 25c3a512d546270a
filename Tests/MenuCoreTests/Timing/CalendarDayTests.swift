import OldMenuCore
import Testing

/// Days and hours without a clock.
@Suite(.timeLimit(.minutes(5))) struct CalendarDayTests {
  @Test(
    arguments: [
      ("1970-01-01", 0, 3), ("1969-12-31", -1, 2), ("2000-02-29", 11_016, 1),
      ("2026-11-30", 20_787, 0), ("9999-12-31", 2_932_896, 4), ("0001-01-01", -719_162, 0),
    ])
  func aDayIsANumber(text: String, number: Int, weekday: Int) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.number == number)
    #expect(day.weekday == weekday)
    #expect(day.description == text)
    #expect(CalendarDay(number: number) == day)
  }

  @Test(
    arguments: [
      "", "2026-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "2026-1-01", "02026-01-01",
      "2026-01-01T00", "2026/01/01", "-026-01-01", "２０２６-01-01", "1900-02-29",
    ])
  func whatIsNoDayIsNone(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func everyDayOfFourHundredYearsFollowsTheOneBefore() throws {
    var day = try #require(CalendarDay("1900-01-01"))
    for _ in 0..<146_097 {
      let parts = day.parts
      #expect(CalendarDay(year: parts.year, month: parts.month, day: parts.day) == day)
      let next = day + 1
      #expect(next > day && next.weekday == (day.weekday + 1) % 7)
      day = next
    }
    #expect(day.description == "2300-01-01")
  }

  @Test func anHourHasTwoDigitsAndTwentyFourValues() throws {
    #expect(try #require(CalendarHour("2026-11-30T09")).description == "2026-11-30T09")
    for text in ["2026-11-30T24", "2026-11-30T9", "2026-11-30", "2026-11-30T+1", "T09"] {
      #expect(CalendarHour(text) == nil)
    }
  }
}
