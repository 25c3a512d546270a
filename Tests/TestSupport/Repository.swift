public import Foundation

/// The folder of this repository and the files in it that tests read.
public enum Repository {
  /// The top folder: the one around the running tests, so that a copied build tests itself. If the tests were
  /// built outside a checkout, the folder of this file.
  public static let folder: URL = {
    var place = URL(filePath: BuiltProgram.tests).standardizedFileURL
    while place.path != "/" {
      place.deleteLastPathComponent()
      let manifest = place.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return place }
    }
    return URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }()

  /// The bytes of a file of the repository.
  public static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The bytes of a fixture menu.
  public static func menu(_ name: String) throws -> [UInt8] {
    try bytes("Tests/Fixtures/Menus/\(name)")
  }

  /// The names of the fixture menus, in order: a menu added to the folder is tested too.
  public static let menus: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Tests/Fixtures/Menus").path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  /// The path of a folder inside one of the folders beside this repository, nil if there is none.
  public static func neighbour(_ name: String) -> String? {
    let place = folder.deletingLastPathComponent()
    let neighbours = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return neighbours?.sorted().map { place.appending(path: "\($0)/\(name)").path }
      .first(where: FileManager.default.fileExists)
  }
}
