import Foundation
import MenuCore
import MenuFiles
import MenuTesting
import TestSupport

/// A file on disk, its watcher and a manual clock.
final class WatchedFile {
  let folder: Folder
  /// The events: a name, `NAME is back`, or the reason and time of a missing menu.
  private(set) var news: [String] = []
  private(set) var minute = 41
  private var passed = 0
  private var launchers: [FakePeriodicTaskLauncher] = []
  private var watcher: MenuWatcher?

  /// Watches the file of a folder; a new folder gets a menu with the pizza A.
  init(source: MenuWatcher.Source = .disk, in folder: Folder? = nil) throws {
    self.folder = try folder ?? Folder()
    if folder == nil { try save("A") }
    let path = self.folder["Menu.json"]
    watcher = MenuWatcher(
      path: path, stamp: FileStamp(path), bytes: try MenuFile.read(path: path), source: source
    ) { [unowned self] in
      launchers.append(FakePeriodicTaskLauncher())
      return launchers[launchers.count - 1]
    } time: { [unowned self] in
      TimeOfDay(hour: 19, minute: minute)
    } report: { [unowned self] in
      news.append($0.text)
    }
    watcher?.start(every: .milliseconds(250))
  }

  func save(_ name: String) throws { try folder.write(Folder.menu(name)) }

  func reload() { watcher?.reload() }

  /// Lets quarters of a second pass; every second one also ends an interval between readings.
  func pass(_ quarters: Int = 8) {
    for _ in 0..<quarters {
      passed += 1
      launchers[0].tick()
      if passed.isMultiple(of: 2) { launchers[1].tick() }
    }
  }

  func passAMinute() { minute += 1 }
}

extension MenuReading.FileEvent {
  /// The pizzas of the menu, or the reason why there is none.
  var text: String {
    func names(_ reading: MenuReading) -> String {
      reading.menu.dishes.flatMap(\.name.allTexts).joined(separator: " ")
    }
    switch self {
    case .menu(let reading): return names(reading)
    case .recovered(let reading): return names(reading) + " is back"
    case .problem(let problem):
      let rule = problem.error.diagnostics.last?.rule
      return "\(problem.error.reason?.rawValue ?? rule?.rawValue ?? ""), \(problem.since)"
    }
  }
}
