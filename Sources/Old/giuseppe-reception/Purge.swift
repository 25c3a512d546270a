internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldReception

/// Keeps only months of what is old.
struct Purge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fold what is old to months, and forget what was looked for then.",
    usage: "giuseppe-reception purge FILE.db --older-than 13mo")

  @Argument(help: "The file of the sums.")
  var sums: LocalPath

  @Option(help: ArgumentHelp("How old: 90d, 26w, 13mo, 2y.", valueName: "age"))
  var olderThan: TimeSpan

  func run() throws {
    let (year, month, _) = olderThan.firstDay(until: CalendarHour.local.day).parts
    guard let first = CalendarDay(year: year, month: month, day: 1) else { return }
    do {
      let store = try SumsStore(sums, for: .changing)
      try store.fold(before: first)
    } catch let error as DatabaseError {
      throw ProgramError(reading: error, of: sums)
    }
  }
}

extension ProgramError {
  /// What is wrong with sums that are there already: that they are not is told as of any file.
  init(reading error: DatabaseError, of file: LocalPath) {
    do {
      // Not for its bytes: one that can be read is said to be too large.
      _ = try MenuFile.content(path: file, limit: 0)
    } catch .unreadable(let path, let reason) {
      self.init(.unreadable(path: path, reason: reason), of: file)
      return
    } catch {}
    self.init(error, of: file)
  }
}
