package import MenuCore

/// A menu of the fixtures folder that can be read, or the shipped menu, with its reading.
///
/// The tests of menus run over these, and not over all files of the folder: a test that returned early for a
/// file that cannot be read would still pass if no file could be read.
package struct Fixture: Sendable, CustomStringConvertible {
  package let name: String
  package let reading: MenuReading

  package var menu: Menu { reading.menu }
  package var description: String { name }

  private init?(_ name: String, _ bytes: () throws -> [UInt8]) {
    guard let reading = try? MenuReader.read(bytes()) else { return nil }
    self.name = name
    self.reading = reading
  }

  /// The files of the folder that can be read, in the order of their names.
  package static let readable = Repository.menus.compactMap { name in
    Fixture(name) { try Repository.menu(name) }
  }

  /// The same and the shipped menu.
  package static let all =
    readable + [Fixture("shipped") { try Repository.bytes("Menu.json") }].compactMap(\.self)

  /// The menus with dishes that can be searched many times; a menu of thousands has tests of its own.
  package static let searched = all.map(\.menu).filter { (1..<500).contains($0.numberOfDishes) }
}
