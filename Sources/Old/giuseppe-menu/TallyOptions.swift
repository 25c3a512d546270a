internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldReception

/// Where visits are counted, and whether what was looked for in vain is kept.
struct TallyOptions {
  let path: LocalPath
  let keepsSearches: Bool

  /// Whether the file holds what is no tally. One that is not there, or that this program may only
  /// append to, is none.
  var isForeign: Bool {
    (try? TallyFile(path).isForeign(TallyReader.beginsRecord)) ?? false
  }

  /// Makes what follows the guests of this process; from now on the system itself stops every file of
  /// it at the size that a tally may have.
  ///
  /// What there is to know of time zones is read at once: a kiosk opens no more files later.
  func recorder(given query: MenuQuery, lacking: Language?) -> VisitRecorder {
    TallyFile.limitFileSize()
    _ = CalendarHour.local
    let (tally, start) = (TallyFile(path), ContinuousClock.now)
    return VisitRecorder(
      given: query, keepsSearches: keepsSearches, lacking: lacking,
      now: { ContinuousClock.now - start }, hour: { CalendarHour.local }
    ) { record in
      tally.append(record)
    }
  }
}
