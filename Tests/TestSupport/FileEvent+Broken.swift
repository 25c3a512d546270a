package import MenuCore

extension MenuReading.FileEvent {
  /// The file has been unreadable since 19:41.
  package static let broken = problem(
    MenuReading.Problem(error: .refused([]), since: TimeOfDay(hour: 19, minute: 41)))
}
