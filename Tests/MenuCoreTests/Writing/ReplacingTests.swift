import Foundation
import MenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReplacingTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("Menu.json")
    try folder.write(#"{"pizzas":[{"name":"A"}]}"#, to: "Menu.json")
  }

  private func content() throws -> String {
    String(decoding: try MenuFile.read(path: path), as: UTF8.self)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("")).sorted()
  }

  @Test func theFileIsChangedAndKeepsItsMode() throws {
    try #require(chmod(path, 0o640) == 0)
    #expect(try SoldOut.mark(true, [.anything("a")], inFile: LocalPath(path)).bytes != nil)
    #expect(try content() == #"{"pizzas":[{"name":"A","soldOut":true}]}"#)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names() == ["Menu.json"])
  }

  @Test func aLinkStaysALink() throws {
    let link = folder.path("link.json")
    try #require(symlink("Menu.json", link) == 0)
    _ = try SoldOut.mark(true, [.anything("A")], inFile: LocalPath(link))
    #expect(try content().contains("soldOut"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Menu.json")
  }

  @Test func whatSomebodyElseSavedIsNotOverwritten() throws {
    let look = FileLook(LocalPath(path))
    try folder.write("{}\n", to: "Menu.json")
    #expect(try !MenuFile.replace(path: LocalPath(path), with: [], ifStill: look))
    #expect(try content() == "{}\n")
    #expect(try names() == ["Menu.json"])
  }

  @Test func aFileThatIsNotThereIsAnError() {
    #expect(throws: MenuFileError.unreadable(path: "/nowhere/x", reason: .missing)) {
      try SoldOut.mark(true, [.anything("A")], inFile: "/nowhere/x")
    }
  }

  @Test func whatCannotBeWrittenIsNotCalledUnreadable() throws {
    // No name is left beside it for the new bytes.
    let name = String(repeating: "n", count: 252)
    try folder.write(#"{"pizzas":[{"name":"A"}]}"#, to: name)
    let error = #expect(throws: MenuFileError.self) {
      try SoldOut.mark(true, [.anything("A")], inFile: LocalPath(folder.path(name)))
    }
    guard case .unwritable(folder.path(name), .failed(ENAMETOOLONG, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try names() == ["Menu.json", name])
  }

  @Test(arguments: [EACCES, EPERM]) func aFolderMayBeOnlyForReading(code: Int32) {
    #expect(UnwritableReason(code: code) == .notPermitted)
  }
}
