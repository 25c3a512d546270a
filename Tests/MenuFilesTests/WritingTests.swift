import MenuCore
import MenuFiles
import TestSupport
import Testing

/// Menu files as an embedding program reads and writes them, at string paths.
struct WritingTests {
  @Test("a menu is written, read back, and written again")
  func roundTrip() throws {
    let folder = try Folder()
    let path = folder.path(of: "Menu.json")
    let menu = Menu(name: "Da Giuseppe", pizzas: [Dish(name: "Marinara", price: 6.50)])
    try MenuFile.write(MenuWriter.json(of: menu), to: path)
    #expect(try MenuReader.read(MenuFile.read(path)).menu == menu)
    try MenuFile.write(Array("{}".utf8), to: path)
    #expect(try MenuFile.read(path) == Array("{}".utf8))
  }

  @Test("a file that cannot be read or written gives a reason and no diagnostics")
  func refusals() throws {
    let folder = try Folder()
    #expect(throws: MenuFileError.unreadable(path: "\(folder.path)/none", reason: .missing)) {
      try MenuFile.read("\(folder.path)/none")
    }
    do {
      try MenuFile.write("{}", to: folder.path)
      Issue.record("a folder is not written")
    } catch {
      #expect(error.diagnostics.isEmpty)
    }
  }

  @Test("a watcher with the longest possible interval reports the first menu")
  func interval() async throws {
    let folder = try Folder()
    let path = folder.path(of: "Menu.json")
    try MenuFile.write(MenuWriter.json(of: Menu(pizzas: [Dish(name: "A")])), to: path)
    for await event in MenuWatcher.updates(of: path, every: .seconds(Int64.max)) {
      guard case .menu(let reading) = event else { break }
      #expect(reading.menu.numberOfDishes == 1)
      return
    }
    Issue.record("there was no menu")
  }
}
