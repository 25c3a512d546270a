import Foundation
import OldMenuCore
import OldMenuFiles
import MenuTestSupport
import OldMenuTesting
import Testing

/// A file on the disk, its watcher, and time that passes by hand.
final class WatchedFile {
  let folder: TemporaryFolder
  let path: String
  private(set) var news: [String] = []
  /// Why it could not be read, each time that was told.
  private(set) var reasons: [UnreadableReason] = []
  private(set) var minute = 41
  private var passed = 0
  private var fakes: [FakePeriodicTaskLauncher] = []
  private var watcher: MenuWatcher?

  // The pizza is that of the menu that is saved first, nil for a file that is there.
  init(
    source: MenuWatcher.Source = .disk, in folder: TemporaryFolder? = nil,
    saving name: String? = "A"
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    path = self.folder.path("Menu.json")
    if let name { try save(name) }
    watcher = MenuWatcher(
      path: LocalPath(path), stamp: FileStamp(LocalPath(path)),
      bytes: try MenuFile.read(path: path),
      source: source
    ) { [unowned self] in
      fakes.append(FakePeriodicTaskLauncher())
      return fakes[fakes.count - 1]
    } time: { [unowned self] in
      TimeOfDay(hour: 19, minute: minute)
    } tell: { [unowned self] in
      note($0)
    }
    watcher?.start(every: .milliseconds(250))
  }

  static func menu(_ name: String) -> String { #"{"pizzas":[{"name":"\#(name)"}]}"# }

  func save(_ name: String) throws { try write(Self.menu(name)) }

  func write(_ text: String) throws { try folder.write(text, to: "Menu.json") }

  /// Replaces the file as most editors do.
  func rename(_ name: String) throws {
    try folder.write(Self.menu(name), to: "new")
    try #require(Foundation.rename(folder.path("new"), path) == 0)
  }

  func reload() { watcher?.reload() }

  /// Lets quarters of a second pass; every other one ends an interval of the limiter.
  func pass(_ quarters: Int = 4) {
    for _ in 0..<quarters {
      passed += 1
      fakes[0].tick()
      if passed.isMultiple(of: 2) { fakes[1].tick() }
    }
  }

  func laterByAMinute() { minute += 1 }

  private func note(_ news: MenuFileEvent) {
    func names(_ reading: MenuReading) -> String {
      reading.menu.pizzas.map { $0.dish.name.allTexts.joined() }.joined()
    }
    switch news {
    case .menu(let reading): self.news.append(names(reading))
    case .recovered(let reading): self.news.append(names(reading) + " is back")
    case .problem(let problem):
      if case .unreadable(_, let reason) = problem.error { reasons.append(reason) }
      let reason =
        switch problem.error {
        case .unreadable(_, .missing): "missing"
        case .unreadable, .unwritable: "unreadable"
        case .refused(let diagnostics): diagnostics.last?.rule.name ?? ""
        }
      self.news.append("\(reason) \(problem.since)")
    }
  }
}
