package import MenuCore

extension MenuReading.FileEvent {
  /// The file cannot be read since 19:41.
  package static let broken = problem(
    MenuReading.Problem(error: .refused([]), since: TimeOfDay(hour: 19, minute: 41)))
}
