import MenuCore
import Testing

struct TimeOfDayTests {
  @Test(
    "a time of day outside the clock is moved to the nearest hour and minute",
    arguments: [
      (9, 5, "09:05"), (0, 0, "00:00"), (23, 59, "23:59"), (99, 5, "23:05"), (24, 60, "23:59"),
      (-1, -1, "00:00"), (Int.min, Int.max, "00:59"),
    ])
  func time_ofAnyNumbers_isOneThatAClockShows(hour: Int, minute: Int, text: String) {
    #expect(TimeOfDay(hour: hour, minute: minute).description == text)
  }
}
