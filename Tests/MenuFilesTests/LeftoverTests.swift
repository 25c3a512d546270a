import Foundation
import MenuCore
import MenuFiles
import TestSupport
import Testing

/// Temporary files of programs that were killed while writing.
struct LeftoverTests {
  @Test("an old temporary file is removed, and a recent one is not")
  func leftovers() throws {
    let folder = try Folder()
    try folder.write("old")
    let hourAgo = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -3_600)]
    let names = [".Menu.json.new-old", ".Menu.json.new-young", ".Menu.json.backup", ".new-old"]
    for name in names { try folder.write("", to: name) }
    for name in names where !name.hasSuffix("young") {
      try FileManager.default.setAttributes(hourAgo, ofItemAtPath: folder.path(of: name))
    }
    try MenuFile.replace(path: folder["Menu.json"], with: Array("new".utf8), policy: .edit)
    #expect(
      try folder.names == [".Menu.json.backup", ".Menu.json.new-young", ".new-old", "Menu.json"])
  }
}
