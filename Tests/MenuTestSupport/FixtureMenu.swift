public import Foundation
public import OldMenuCore

/// A menu in `Tests/Fixtures/Menus`; one more file there is one more of these.
public struct FixtureMenu: Sendable, CustomStringConvertible {
  /// The folder with the menus and what is expected of them.
  public static let folder = Repository.folder.appending(path: "Tests/Fixtures/Menus")

  /// All menus, by name.
  public static let all: [FixtureMenu] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted().map { FixtureMenu(file: $0) }
  }()

  /// The menus that can be shown, each with what was read.
  public static let shown: [ShownMenu] = all.compactMap { fixture in
    guard let bytes = try? fixture.bytes(), let reading = try? MenuReader.read(bytes) else {
      return nil
    }
    return ShownMenu(fixture: fixture, reading: reading)
  }

  /// The name of the file.
  public let file: String

  /// The name of the menu, which is that of its tests.
  public var description: String { file.replacingOccurrences(of: ".json", with: "") }

  /// The file, as it is.
  public func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: FixtureMenu.folder.appending(path: file)))
  }

  /// The file beside it that holds what is expected of the menu.
  public func expectation(_ kind: String) -> URL {
    FixtureMenu.folder.appending(path: "\(description).\(kind).txt")
  }

  /// A menu of the folder that can be shown.
  public struct ShownMenu: Sendable, CustomStringConvertible {
    /// The file.
    public let fixture: FixtureMenu
    /// What it says.
    public let reading: MenuReading
    /// The name of the menu.
    public var description: String { fixture.description }
  }
}
