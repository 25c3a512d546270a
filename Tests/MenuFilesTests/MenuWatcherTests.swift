import Foundation
import OldMenuCore
import OldMenuFiles
import MenuTestSupport
import OldMenuTesting
import Testing

/// Something that a test turns on and off while others look; one thread at a time.
private final class Flag: @unchecked Sendable {
  var isSet = false
}

@Suite(.timeLimit(.minutes(5))) struct MenuWatcherTests {
  private let file: WatchedFile

  init() throws { file = try WatchedFile() }

  @Test func aFileThatStaysTheSameIsNoNews() {
    file.pass(40)
    #expect(file.news == [])
  }

  @Test func aSavedFileIsToldOnce() throws {
    try file.save("B")
    file.pass()
    #expect(file.news == ["B"])
  }

  @Test func theFirstChangeIsToldAtTheNextLook() throws {
    file.pass(8)
    try file.save("B")
    file.pass(1)
    #expect(file.news == ["B"])
  }

  @Test func ofAThousandReplacementsTheLastOneIsShown() throws {
    for number in 1...1_000 {
      try number.isMultiple(of: 2) ? file.rename("N\(number)") : file.save("N\(number)")
      if number.isMultiple(of: 7) { file.pass(1) }
    }
    file.pass()
    #expect(file.news.last == "N1000")
    #expect(file.news.allSatisfy { $0.hasPrefix("N") })
    #expect(file.news.count < 300)
  }

  @Test func aFileThatIsWrittenInStepsIsNoNewsUntilItIsWhole() throws {
    let text = WatchedFile.menu("Quattro formaggi")
    for step in 0..<10 {
      try file.write(String(text.prefix(text.count * step / 10)))
      file.pass(1)
    }
    #expect(file.news == [])
    try file.write(text)
    file.pass()
    #expect(file.news == ["Quattro formaggi"])
  }

  @Test(arguments: [
    (#"{"pizzas":["#, "json-unclosed"), ("", "json-empty"), ("  \n", "json-blank"),
    ("7", "wrong-type"),
  ])
  func aFileThatStaysBrokenIsToldWithItsTimeAndRecovers(text: String, rule: String) throws {
    file.laterByAMinute()
    try file.write(text)
    file.pass()
    file.laterByAMinute()
    file.pass(20)
    #expect(file.news == ["\(rule) 19:42"])
    try file.save("B")
    file.pass()
    #expect(file.news.last == "B")
  }

  @Test func theSameMenuIsToldAgainAfterAProblem() throws {
    try file.write("{")
    file.pass()
    try file.save("A")
    file.pass()
    #expect(file.news.count == 2)
    #expect(file.news.last == "A is back")
  }

  @Test func aBrokenFileThatNeverRestsIsToldAfterAWhile() throws {
    for step in 0..<48 {
      try file.write("{" + String(repeating: " ", count: step))
      file.pass(1)
    }
    #expect(!file.news.isEmpty)
  }

  @Test func aFileThatIsGoneIsToldAndRecovers() throws {
    try FileManager.default.removeItem(atPath: file.path)
    file.pass()
    #expect(file.news == ["missing 19:41"])
    try file.save("B")
    file.pass()
    #expect(file.news.last == "B")
  }

  @Test func aFolderThatIsRenamedIsToldAndRecovers() throws {
    let folder = file.folder.path("")
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-away")
    file.pass()
    #expect(file.news == ["missing 19:41"])
    try FileManager.default.moveItem(atPath: folder + "-away", toPath: folder)
    file.pass()
    #expect(file.news.last == "A is back")
  }

  @Test func aFileThatIsMovedAwayAndBackAtOnceIsNoNews() throws {
    try FileManager.default.moveItem(atPath: file.path, toPath: file.path + "~")
    file.pass(1)
    try FileManager.default.moveItem(atPath: file.path + "~", toPath: file.path)
    file.pass()
    #expect(file.news == [])
  }

  @Test func whatIsNoFileIsToldByItsTypeAndRecovers() throws {
    try FileManager.default.removeItem(atPath: file.path)
    try #require(mkfifo(file.path, 0o600) == 0)
    file.pass()
    #expect(file.reasons == [.notAFile(.pipe)])
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: false)
    file.pass()
    #expect(file.reasons == [.notAFile(.pipe), .notAFile(.directory)])
    try FileManager.default.removeItem(atPath: file.path)
    try file.save("B")
    file.pass()
    #expect(file.news.last == "B")
  }

  @Test func whatMayNotBeReadIsToldAndRecovers() throws {
    // Root may read everything, so the system's answer is given by hand.
    let isForbidden = Flag()
    let source = MenuWatcher.Source(
      stamp: { FileStamp($0) },
      read: { (path) throws(MenuFileError) in
        if isForbidden.isSet { throw .unreadable(path: path.description, reason: .notPermitted) }
        return try MenuFile.read(path: path)
      })
    let file = try WatchedFile(source: source)
    isForbidden.isSet = true
    try #require(chmod(file.path, 0) == 0)
    file.pass()
    #expect(file.reasons == [.notPermitted])
    isForbidden.isSet = false
    try #require(chmod(file.path, 0o600) == 0)
    file.pass()
    #expect(file.news.last == "A is back")
  }

  @Test func aDiskThatFailsForAWhileIsAskedAgainThoughTheFileLooksTheSame() throws {
    let isFailing = Flag()
    let source = MenuWatcher.Source(
      stamp: { FileStamp($0) },
      read: { (path) throws(MenuFileError) in
        if isFailing.isSet {
          throw .unreadable(
            path: path.description, reason: .failed(FileProblem(code: 5, text: "I/O error")))
        }
        return try MenuFile.read(path: path)
      })
    let file = try WatchedFile(source: source)
    isFailing.isSet = true
    file.reload()
    #expect(file.news.count == 1)
    isFailing.isSet = false
    file.pass()
    #expect(file.news.last == "A is back")
  }

  private static let noFiles = ["/dev/zero", "/dev/full", "/proc/self/mem"].filter {
    FileManager.default.fileExists(atPath: $0)
  }

  @Test(arguments: noFiles)
  func aLinkToWhatIsNoFileIsToldOnceAndNotRead(path: String) throws {
    try FileManager.default.removeItem(atPath: file.path)
    try #require(symlink(path, file.path) == 0)
    file.pass(20)
    #expect(file.news.count == 1)
    #expect((file.reasons == [.notAFile(.device)]) == path.hasPrefix("/dev"))
    try FileManager.default.removeItem(atPath: file.path)
    try file.save("B")
    file.pass()
    #expect(file.news.last == "B")
  }

  @Test func anotherContentOfTheSameSizeAndTimeIsFound() throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    file.pass(8)
    try file.save("B")
    try FileManager.default.setAttributes(
      [.modificationDate: attributes[.modificationDate] ?? Date()], ofItemAtPath: file.path)
    file.pass()
    #expect(file.news == ["B"])
  }

  @Test(arguments: [0.0, 4_102_444_800])
  func aFileFromAnotherTimeIsReadOnce(seconds: Double) throws {
    try file.save("B")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: file.path)
    file.pass(40)
    #expect(file.news == ["B"])
  }

  @Test func aSaveByRenamingBackwardsIsOneReading() throws {
    // As vim does with backupcopy=no: the file is moved away, the new one written under its name.
    try FileManager.default.moveItem(atPath: file.path, toPath: file.path + "~")
    file.pass(1)
    try file.save("B")
    file.pass(8)
    #expect(file.news == ["B"])
  }

  /// $1 is the file, $2 a new one beside it.
  @Test(arguments: [
    "sed -i 's/\"A\"/\"B\"/' $1", "cp $2 $1", "mv $2 $1", "cat $2 >$1", "install -m 644 $2 $1",
    // As rsync does with --inplace, and as git checkout does.
    "dd if=$2 of=$1 conv=notrunc && truncate -r $2 $1", "rm $1 && cp $2 $1",
    // As vim does with backupcopy=yes, and as nano does with a backup.
    "cp -p $1 $1~ && cat $2 >$1", "cp -p $1 $1~ && : >$1 && cat $2 >>$1 && rm $1~",
  ])
  func aSaveIsOneReload(script: String) throws {
    file.pass(8)
    let new = file.path + ".new"
    try WatchedFile.menu("B").write(toFile: new, atomically: false, encoding: .utf8)
    let save = try Subprocess(["sh", "-ec", script, "sh", file.path, new])
    #expect(save.status == 0, "\(save.messages)")
    file.pass(8)
    #expect(file.news == ["B"])
  }

  @Test func aReloadByHandTellsAProblemAtOnce() throws {
    file.pass(8)
    try file.write("{")
    file.reload()
    #expect(file.news.count == 1)
  }

  @Test func aReloadByHandOfTheSameFileIsNoNews() {
    file.reload()
    file.reload()
    file.pass()
    #expect(file.news == [])
  }
}
