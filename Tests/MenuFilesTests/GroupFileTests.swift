import Foundation
import MenuCore
import MenuFiles
import TestSupport
import Testing

/// Files that a group may edit.
struct GroupFileTests {
  private let folder: TestSupport.Folder

  init() throws { folder = try TestSupport.Folder() }

  @Test(
    "a group member can edit a file that its group may write, and no other one",
    .enabled(if: geteuid() == 0, "only root can make a file of somebody else"),
    arguments: [(0o664, true), (0o660, true), (0o644, false)] as [(mode_t, Bool)])
  func member(mode: mode_t, isEdited: Bool) throws {
    try folder.write("old", to: "Menu.json")
    let file = folder.path(of: "Menu.json")
    let group = getegid()
    #expect(chown(file, 1, group) == 0 && chmod(file, mode) == 0 && chmod(folder.path, 0o777) == 0)
    let isReplaced = (try? asNobody { try replace(file) }) != nil
    #expect(isReplaced == isEdited)
    #expect(try folder.content("Menu.json") == (isEdited ? "new" : "old"))
    #expect(try folder.names == ["Menu.json"])
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_gid == group && status.st_mode & 0o777 == mode)
  }

  /// The mode would grant another group the rights of the original one.
  @Test(
    "a file whose group cannot be kept is replaced only if the group has no more rights than others",
    .enabled(if: geteuid() == 0, "only root can make a file of somebody else"),
    arguments: [(0o640, false), (0o664, false), (0o604, false), (0o644, true), (0o600, true)],
    [MenuFile.ReplacePolicy.output, .mirror])
  func otherGroup(mode: (bits: mode_t, isReplaced: Bool), policy: MenuFile.ReplacePolicy) throws {
    try folder.write("old", to: "Menu.json")
    let file = folder.path(of: "Menu.json")
    #expect(chown(file, 1, 12_345) == 0 && chmod(file, mode.bits) == 0)
    #expect(chmod(folder.path, 0o777) == 0)
    let isReplaced = (try? asNobody { try replace(file, policy) }) != nil
    #expect(isReplaced == mode.isReplaced)
    #expect(try folder.content("Menu.json") == (mode.isReplaced ? "new" : "old"))
    #expect(try folder.names == ["Menu.json"])
  }

  private func replace(
    _ path: String, _ policy: MenuFile.ReplacePolicy = .edit
  ) throws {
    try MenuFile.replace(
      path: LocalPath(argument: path), with: Array("new".utf8), policy: policy)
  }
}
