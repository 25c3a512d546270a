internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldReception

/// Adds what a tally holds to the sums, each record once.
struct Collect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add what a tally holds to the sums.",
    usage: "giuseppe-reception collect TALLY --into FILE.db [options]",
    discussion: """
      No record is added twice, whenever it is stopped. One is lost only if the program that wrote it \
      slept, between opening the file and writing, for longer than --limit.
      """)

  @Argument(help: "The file that giuseppe-menu --tally writes.")
  var tally: LocalPath

  @Option(
    help: ArgumentHelp("The file of the sums; it is made if there is none.", valueName: "file"))
  var into: LocalPath

  @Option(
    help: ArgumentHelp("The menu: notes what was there today to be opened.", valueName: "file"))
  var menu: LocalPath?

  @Option(
    help: ArgumentHelp(
      "How long an old tally stays beside the new one: the --limit of the kiosks at least.",
      valueName: "time"))
  var limit = "60m"

  /// How much of a tally is read, and added, at a time, in bytes.
  private static let piece = 1 << 20

  func run() throws {
    let patience = try OptionValue.time(limit, of: "--limit")
    do {
      try collect(waiting: patience)
    } catch let error as MenuFileError {
      throw ProgramError(error, of: tally)
    } catch let error as DatabaseError {
      throw ProgramError(error, of: into)
    }
  }

  private func collect(waiting patience: Duration) throws {
    // An empty tally would become a database, and nobody could add to it any more.
    guard !MenuFile.isSame(tally, into) else { throw ProgramError(.tallyItself, of: into) }
    // Before anything is taken: who mends the menu collects again, and gets all of it.
    let offered = try menu.map(Program.menu(at:))
    let file = TallyFile(tally)
    // Neither sums nor a lock are made for a name that was mistyped.
    guard try !file.isForeign(TallyReader.beginsRecord) else {
      throw ProgramError(.noTally, of: tally)
    }
    guard let lock = try FileLock(for: tally) else { throw ProgramError(.collecting, of: tally) }
    try collectLocked(file, with: offered, waiting: patience)
    _ = consume lock
  }

  private func collectLocked(
    _ file: TallyFile, with offered: Menu?, waiting patience: Duration
  ) throws {
    let store = try SumsStore(into, for: .making)
    try file.rotate(to: Collect.newGeneration())
    var visits = 0
    for generation in try file.rotatedFiles() {
      visits += try add(generation, of: file, to: store, waiting: patience)
    }
    if let offered {
      var offers = ReceptionSums()
      offers.add(offered, on: CalendarHour.local.day)
      try store.add(offers: offers)
    }
    guard CheckedOutput.standard.isTerminal else { return }
    try CheckedOutput.standard.write(Program.text.safe(Program.language.collected(visits)) + "\n")
  }

  /// Adds what is new in an old tally, and removes one that nobody writes to any more.
  private func add(
    _ generation: TallyFile.Generation, of file: TallyFile, to store: borrowing SumsStore,
    waiting patience: Duration
  ) throws -> Int {
    let progress = try store.progress(of: generation.name)
    let now = time(nil)
    var (visits, read, isNew) = (0, progress?.read ?? 0, progress == nil)
    // Piece by piece: a record that a piece breaks off is read with the next one.
    while true {
      let bytes = try file.read(generation, from: read, limit: Collect.piece)
      let reader = TallyReader(bytes)
      if reader.end > 0 || isNew {
        var sums = ReceptionSums()
        reader.records.forEach { sums.add($0) }
        try store.add(
          sums, of: generation.name, readUpTo: read + reader.end,
          rotated: progress?.rotated ?? now)
        isNew = false
      }
      visits += reader.records.count
      guard bytes.count >= Collect.piece else { break }
      read += reader.end > 0 ? reader.end : bytes.count - TallyRecord.mostBytes
    }
    let seconds = Int(patience.components.seconds)
    if let rotated = progress?.rotated, now - rotated >= max(1, seconds) {
      file.remove(generation)
    }
    return visits
  }

  private static func newGeneration() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<32).map { _ in String(Int.random(in: 0..<16, using: &random), radix: 16) }.joined()
  }
}

extension ProgramError {
  init(_ error: DatabaseError, of file: LocalPath) {
    self.init(
      error.isEmpty ? .empty : error.isForeign ? .foreign : .failed(error.text), of: file)
  }
}
