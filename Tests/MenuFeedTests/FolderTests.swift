import Foundation
import MenuTestSupport
import Synchronization
import Testing

/// Whatever the folder is like, nothing is corrupted and the good menu stays.
@Suite(.timeLimit(.minutes(5))) struct FolderTests {
  private func pull(
    into shop: Shop, before: [String] = [], path: String = "Menu.json"
  ) async throws -> Subprocess {
    try await HeadOffice(secret: shop.secret).serving { url in
      try await shop.feed(
        ["pull", url, "--into", shop.path(path), "--key-file", shop.path("key")], before: before)
    }
  }

  @Test func aFirstMenuIsMade() async throws {
    let shop = try Shop()
    #expect(try await pull(into: shop, path: "New.json").status == 0)
    #expect(try shop.text(of: "New.json") == Shop.newMenu)
  }

  @Test func aMissingFolderIsNamed() async throws {
    let shop = try Shop()
    let pulled = try await pull(into: shop, path: "none/Menu.json")
    #expect(pulled.status == 74)
    #expect(
      pulled.messages.hasSuffix(
        "/none/Menu.json: it cannot be written: its folder does not exist\n"))
  }

  /// Pulls as a user who may do nothing but read the key.
  private func pullAsNobody(into shop: Shop) async throws -> Subprocess {
    try FileManager.default.setAttributes(
      [.ownerAccountID: 65534], ofItemAtPath: shop.path("key"))
    return try await pull(
      into: shop,
      before: ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"])
  }

  @Test func aFolderThatMayOnlyBeReadStaysAsItIs() async throws {
    let shop = try Shop()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: shop.folder.path)
    let pulled = try await pullAsNobody(into: shop)
    #expect(pulled.status == 74)
    #expect(
      pulled.messages.hasSuffix(
        "/Menu.json: it cannot be written: you may not write to its folder\n"))
    #expect(try shop.text() == Shop.goodMenu)
  }

  @Test func aLockOfSomebodyElseIsNamed() async throws {
    let shop = try Shop()
    try shop.write("", to: ".Menu.json.lock", mode: 0o600)
    let pulled = try await pullAsNobody(into: shop)
    #expect(pulled.status == 74)
    #expect(pulled.messages.contains("/.Menu.json.lock: "))
  }

  /// As on a full disk: the folder takes a small file, and no large one.
  @Test func aFullDiskKeepsTheGoodMenu() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    office.state.withLock { $0.menu += String(repeating: " ", count: 9000) }
    let pulled = try await office.serving { url in
      try await shop.feed(
        ["pull", url, "--into", shop.path("Menu.json"), "--key-file", shop.path("key")],
        before: ["sh", "-c", #"trap "" XFSZ; ulimit -f 2; exec "$@""#, "sh"])
    }
    #expect(pulled.status == 74)
    #expect(pulled.messages.contains("Menu.json: File too large"))
    #expect(try shop.text() == Shop.goodMenu)
    #expect(!FileManager.default.fileExists(atPath: shop.path(".Menu.json.new")))
  }

  @Test(arguments: ["Menu.json", ".Menu.json.lock", ".Menu.json.new", ".Menu.json.feed"])
  func aPlantedLinkIsNotFollowed(name: String) async throws {
    let shop = try Shop()
    try shop.write("precious", to: "precious")
    try? FileManager.default.removeItem(atPath: shop.path(name))
    try FileManager.default.createSymbolicLink(
      atPath: shop.path(name), withDestinationPath: shop.path("precious"))
    let pulled = try await pull(into: shop)
    #expect(try shop.text(of: "precious") == "precious")
    let isReplaced = name == ".Menu.json.new"
    #expect(pulled.status == (isReplaced ? 0 : 74))
    if name == "Menu.json" || name == ".Menu.json.feed" {
      #expect(pulled.messages.contains("this is no file; name the file itself"))
    }
    if isReplaced { #expect(try shop.text() == Shop.newMenu) }
  }

  @Test func whatIsNoFileIsNotReplaced() async throws {
    let shop = try Shop()
    #expect(mkfifo(shop.path("pipe"), 0o644) == 0)
    #expect(try await pull(into: shop, path: "pipe").status == 74)
    #expect(try await pull(into: shop, path: "../\(shop.folder.lastPathComponent)").status == 74)
    #expect(try await pull(into: shop, path: ".").status == 74)
    let names = try FileManager.default.contentsOfDirectory(atPath: shop.folder.path)
    #expect(names.sorted() == ["Menu.json", "key", "pipe"])
  }

  @Test(
    arguments: [
      "# Read me\n", "{}", "{\"pizzas\":[]}", "[1]", "\u{0}",
      String(repeating: " ", count: 2 << 20),
    ].map(ToldText.init))
  func whatIsNoMenuIsNotReplaced(content: ToldText) async throws {
    let shop = try Shop()
    try shop.write(content.text, to: "README.md")
    let pulled = try await pull(into: shop, path: "README.md")
    #expect(pulled.status == 74)
    #expect(pulled.messages.contains("README.md: this is no menu, and stays as it is: name"))
    #expect(try shop.text(of: "README.md") == content.text)
    let names = try FileManager.default.contentsOfDirectory(atPath: shop.folder.path)
    #expect(names.sorted() == ["Menu.json", "README.md", "key"])
  }

  @Test func anEmptyFileIsFilled() async throws {
    let shop = try Shop()
    try shop.write("", to: "New.json")
    #expect(try await pull(into: shop, path: "New.json").status == 0)
    #expect(try shop.text(of: "New.json") == Shop.newMenu)
  }

  @Test(
    arguments: ["{}", "{\"source\":1}", "\u{0}\u{1}", String(repeating: "[", count: 100_000)].map(
      ToldText.init))
  func aRecordThatIsNoneIsMadeAnew(record: ToldText) async throws {
    let shop = try Shop()
    try shop.write(record.text, to: ".Menu.json.feed")
    #expect(try await pull(into: shop).status == 0)
    #expect(try shop.text() == Shop.newMenu)
    #expect(try await shop.feed(["status", shop.path("Menu.json")]).status == 0)
  }

  @Test func whatLiesBesideAMenuHasItsNameByteForByte() async throws {
    let shop = try Shop()
    let script = #"""
      cd "$1" && mkdir $'d\xff' || exit 10
      "$2" pull http://127.0.0.1:1/ --into $'d\xff/m\xfe.json'; [ $? = 69 ] || exit 11
      [ -e $'d\xff/.m\xfe.json.lock' ] && [ -e $'d\xff/.m\xfe.json.feed' ] || exit 12
      [ "$(ls -A $'d\xff' | wc -l)" = 2 ] || exit 13
      exec "$2" status $'d\xff/m\xfe.json'
      """#
    let command = [
      "bash", "-c", script, "bash", shop.folder.path, BuiltProgram.path("giuseppe-feed"),
    ]
    let result = try Subprocess(command)
    #expect(result.status == 0, "\(result.messages)")
  }

  /// While one mirror waits for its answer a second one goes away, and when the first is killed its
  /// lock is gone with it.
  @Test func twoMirrorsNeverMix() async throws {
    let shop = try Shop()
    let server = try RawServer { _, connection in
      connection.sendSlowly("HTTP", millisecondsBetween: 10_000)
    }
    let slow = "http://127.0.0.1:\(server.port)/"
    async let first = shop.feed(
      ["pull", slow, "--into", shop.path("Menu.json")], environment: ["PATH": "/usr/bin:/bin"])
    try await until { FileManager.default.fileExists(atPath: shop.path(".Menu.json.lock")) }
    try await until { !ProcessList.places(of: slow).isEmpty }
    let second = try await pull(into: shop)
    #expect(second.status == 69)
    #expect(second.messages.contains("another giuseppe-feed is just pulling"))
    #expect(try shop.text() == Shop.goodMenu)

    for place in ProcessList.places(of: slow) {
      if let number = place.split(separator: "/").dropFirst().first.flatMap({ pid_t($0) }) {
        kill(number, SIGKILL)
      }
    }
    #expect(try await first.status == 128 + SIGKILL)
    try shop.write("half", to: ".Menu.json.new")
    #expect(try await pull(into: shop).status == 0)
    #expect(try shop.text() == Shop.newMenu)
  }

  /// Waits for something, and fails when it does not happen in half a minute.
  private func until(_ happens: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while try await !happens() {
      try #require(ContinuousClock.now < end)
      await Task.yield()
    }
  }
}
