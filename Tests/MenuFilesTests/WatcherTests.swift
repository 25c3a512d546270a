import Foundation
import MenuCore
import MenuFiles
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct WatcherTests {
  private let file: WatchedFile
  private var folder: Folder { file.folder }

  init() throws { file = try WatchedFile() }

  @Test("an unchanged file is not reported, not even after a reload")
  func file_thatStaysTheSame_isNoNews() {
    file.pass(60)
    file.reload()
    file.pass(60)
    #expect(file.news == [])
  }

  @Test("a saved file is reported once, at the next check")
  func file_thatIsSaved_isReportedAtTheNextCheckAndOnce() throws {
    file.pass(8)
    try file.save("B")
    file.pass(1)
    #expect(file.news == ["B"])
    file.pass(60)
    #expect(file.news == ["B"])
  }

  @Test("a file written in steps is not reported until it is complete")
  func file_writtenInSteps_isNoNewsUntilItIsWhole() throws {
    let text = Folder.menu("Quattro formaggi")
    for step in 0..<10 {
      try folder.write(String(text.prefix(text.count * step / 10)))
      file.pass(1)
    }
    #expect(file.news == [])
    try folder.write(text)
    file.pass()
    #expect(file.news == ["Quattro formaggi"])
  }

  @Test(
    "a file that stays broken is reported once with its time, and recovers",
    arguments: [
      (#"{"pizzas":["#, "json"), ("", "json"), ("  \n", "json"), ("7", "not-a-menu"),
      ("\u{0}\u{1}", "json"),
    ])
  func file_thatStaysBroken_isReportedWithItsTimeAndRecovers(text: String, rule: String) throws {
    file.passAMinute()
    try folder.write(text)
    file.pass()
    file.passAMinute()
    file.pass(20)
    #expect(file.news == ["\(rule), 19:42"])
    try file.save("A")
    file.pass()
    #expect(file.news.last == "A is back")
  }

  /// Losing every dish is a mistake of the owner, not a closed kitchen.
  @Test(
    "a file that loses every dish is reported as a problem, and recovers",
    arguments: [
      (#"{"pizze":[{"name":"B"}]}"#, "unknown-key"),
      (#"{"pizzas":"B"}"#, "wrong-type"),
      ("{}", "no-dish"),
    ])
  func file_thatLosesEveryDish_isAProblemAndRecovers(text: String, rule: String) throws {
    try folder.write(text)
    file.pass(1)
    #expect(file.news == [], "an editor may be in the middle of writing it")
    file.pass(20)
    #expect(file.news == ["\(rule), 19:41"])
    try file.save("A")
    file.pass()
    #expect(file.news.dropFirst() == ["A is back"])
  }

  @Test("a file that never had a dish is reported again without one, not as a problem")
  func file_thatHadNoDish_isReportedWithoutOneAgain() throws {
    let folder = try Folder()
    try folder.write("{}")
    let file = try WatchedFile(in: folder)
    try folder.write(#"{"pizze":[{"name":"B"}]}"#)
    file.pass(20)
    #expect(file.news == [""])
  }

  @Test("a broken file that keeps changing is reported after a while")
  func file_brokenThatNeverRests_isReportedAfterAWhile() throws {
    for step in 0..<48 {
      try folder.write("{" + String(repeating: " ", count: step))
      file.pass(1)
    }
    #expect(Set(file.news) == ["json, 19:41"])
  }

  /// Ways in which a file disappears and comes back, with the previous menu or a new one.
  @Test(
    "a file that disappears is reported with the time, and recovers",
    arguments: [
      { $0.move("Menu.json", to: "away") }, { rename($0.path, $0.path + "-away") },
      {
        $0.move("Menu.json", to: "away")
        $0.makeFolder("Menu.json")
      },
      {
        $0.move("Menu.json", to: "away")
        mkfifo($0.path(of: "Menu.json"), 0o600)
      },
      {
        $0.move("Menu.json", to: "away")
        $0.link("/dev/zero", "Menu.json")
      },
      {
        $0.move("Menu.json", to: "away")
        $0.link("Menu.json", "Menu.json")
      },
    ] as [@Sendable (Folder) -> Void], [false, true])
  func file_thatDisappears_isReportedAndRecovers(
    gone: @Sendable (Folder) -> Void, isAnother: Bool
  ) throws {
    gone(folder)
    file.pass(20)
    #expect(file.news.count == 1 && file.news[0].hasSuffix(", 19:41"))
    if FileManager.default.fileExists(atPath: folder.path + "-away") {
      rename(folder.path + "-away", folder.path)
    } else {
      try? folder.remove()
      folder.move("away", to: "Menu.json")
    }
    if isAnother { try file.save("B") }
    file.pass(20)
    #expect(file.news.dropFirst() == [isAnother ? "B" : "A is back"])
  }

  @Test("a file that is missing for a single check is not reported")
  func file_movedAwayAndBackBetweenLooks_isNoNews() {
    folder.move("Menu.json", to: "away")
    file.pass(1)
    folder.move("away", to: "Menu.json")
    file.pass(20)
    #expect(file.news == [])
  }

  /// Reading is not permitted, or the disk fails for a while although the file looks the same.
  @Test(
    "a file that cannot be read for a while is reported, and recovers",
    arguments: [MenuFileError.Reason.notPermitted, .init(rawValue: "Input/output error")])
  func file_thatCannotBeReadForAWhile_isReportedAndRecovers(reason: MenuFileError.Reason) throws {
    let isFailing = Atomic(false)
    let source = MenuWatcher.Source(
      stamp: { FileStamp($0) },
      read: { (path) throws(MenuFileError) in
        if isFailing.load(ordering: .relaxed) {
          throw .unreadable(path: path.description, reason: reason)
        }
        return try MenuFile.read(path: path)
      })
    let file = try WatchedFile(source: source)
    isFailing.store(true, ordering: .relaxed)
    file.reload()
    #expect(file.news == ["\(reason.rawValue), 19:41"])
    isFailing.store(false, ordering: .relaxed)
    // Restoring a permission changes the stamp of the file.
    if reason == .notPermitted { chmod(file.folder.path(of: "Menu.json"), 0o600) }
    file.pass(20)
    #expect(file.news.dropFirst() == ["A is back"])
  }

  @Test("a change that keeps the size and time of the file is noticed")
  func file_ofTheSameSizeAndTime_isFound() throws {
    let status = folder.status()
    file.pass(8)
    try file.save("B")
    folder.setTime(status.st_mtim)
    file.pass(20)
    #expect(file.news == ["B"])
  }

  @Test(
    "a file with a time of 1970 or 2100 is reported once", arguments: [0, 4_102_444_800])
  func file_fromAnotherTime_isReadOnce(seconds: Int) throws {
    try file.save("B")
    folder.setTime(timespec(tv_sec: seconds, tv_nsec: 0))
    file.pass(40)
    #expect(file.news == ["B"])
  }

  /// $1 is the file, and $2 a new file beside it.
  @Test(
    "a save by any common editor or tool causes one reload",
    arguments: [
      "sed -i 's/\"A\"/\"B\"/' $1", "cp $2 $1", "mv $2 $1", "cat $2 >$1", "install -m 644 $2 $1",
      // As rsync does with --inplace, and as git checkout does.
      "dd status=none if=$2 of=$1 conv=notrunc && truncate -r $2 $1", "rm $1 && cp $2 $1",
      // As vim does with backupcopy=no and =yes, and as nano does with a backup.
      "mv $1 $1~ && cp $2 $1", "cp -p $1 $1~ && cat $2 >$1",
      "cp -p $1 $1~ && : >$1 && cat $2 >>$1 && rm $1~",
    ])
  func save_asEditorsDoIt_isOneReload(script: String) throws {
    file.pass(8)
    try folder.write(Folder.menu("B"), to: "new")
    let save = Process()
    save.executableURL = URL(filePath: "/bin/sh")
    save.arguments = [
      "-ec", script + " 2>&-", "sh", folder.path(of: "Menu.json"), folder.path(of: "new"),
    ]
    try save.run()
    save.waitUntilExit()
    #expect(save.terminationStatus == 0)
    file.pass(20)
    #expect(file.news == ["B"])
  }

  @Test("a link that is changed to another file is followed")
  func link_thatTurns_isFollowed() throws {
    let folder = try Folder()
    for name in ["old", "new"] {
      folder.makeFolder(name)
      try folder.write(Folder.menu(name), to: "\(name)/Menu.json")
    }
    // As a mounted configuration is replaced: the menu links through another link, which is renamed.
    folder.link("old", "current")
    folder.link("current/Menu.json", "Menu.json")
    let file = try WatchedFile(in: folder)
    try folder.write(Folder.menu("edited"), to: "old/Menu.json")
    file.pass()
    folder.link("new", "next")
    folder.move("next", to: "current")
    file.pass()
    #expect(file.news == ["edited", "new"])
  }

  /// The time stamp never changes during the test, so that each save looks like the previous one.
  @Test(
    "the last of two saves within a tick of a coarse clock is reported", arguments: [1, 4, 8])
  func saves_withinATickOfACoarseClock_areFound(quarters: Int) throws {
    let other = try Folder()
    let tick = other["Menu.json"]
    let source = MenuWatcher.Source(
      stamp: { _ in FileStamp(tick) },
      read: { (path) throws(MenuFileError) in try MenuFile.read(path: path) })
    let file = try WatchedFile(source: source)
    file.pass(40)
    try other.write("1")
    for name in ["B", "C"] {
      try file.save(name)
      file.pass(quarters)
    }
    file.pass(12)
    #expect(file.news.last == "C")
  }

  @Test("a broken file is reported at once on a reload")
  func reload_ofABrokenFile_isReportedAtOnce() throws {
    file.pass(8)
    try folder.write("{")
    file.reload()
    #expect(file.news == ["json, 19:41"])
  }
}

extension Folder {
  /// Resets the modification time of the menu.
  fileprivate func setTime(_ time: timespec) {
    let times = [time, time]
    utimensat(AT_FDCWD, path(of: "Menu.json"), times, 0)
  }
}
