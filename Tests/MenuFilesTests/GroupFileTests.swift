import Foundation
import MenuCore
import MenuFiles
import TestSupport
import Testing

/// Files that a group edits.
struct GroupFileTests {
  private let folder: TestSupport.Folder

  init() throws { folder = try TestSupport.Folder() }

  @Test(
    "a member of the group edits a file that the group may write",
    .enabled(if: geteuid() == 0, "only root can make a file of somebody else"),
    arguments: [(0o664, true), (0o660, true), (0o644, false)] as [(mode_t, Bool)])
  func member(mode: mode_t, isEdited: Bool) throws {
    try folder.write("old", to: "Menu.json")
    let file = folder.path(of: "Menu.json")
    let group = getegid()
    #expect(chown(file, 1, group) == 0 && chmod(file, mode) == 0 && chmod(folder.path, 0o777) == 0)
    let isReplaced = (try? asNobody { try replace(file) }) ?? false
    #expect(isReplaced == isEdited)
    #expect(try folder.content("Menu.json") == (isEdited ? "new" : "old"))
    #expect(try folder.names == ["Menu.json"])
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_gid == group && status.st_mode & 0o777 == mode)
  }

  private func replace(_ path: String) throws -> Bool {
    try MenuFile.replace(
      path: LocalPath(argument: path), with: Array("new".utf8), policy: .edit)
  }
}
