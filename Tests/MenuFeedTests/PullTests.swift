import Foundation
import Testing

@testable import MenuFeed

/// Pulls from a well-behaved server to the local file.
@Suite(.timeLimit(.minutes(2))) struct PullTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  @Test("a pull with a key is signed, and replaces the menu with its mode kept")
  func pull_withAKey_isSignedAndReplacesTheMenu() async throws {
    let server = try RawServer("200 OK", Shop.newMenu)
    try shop.write(Shop.goodMenu, mode: 0o640)
    #expect(await shop.pull(server.address, auth: .signature) == (0, "changed"))
    #expect(try shop.text() == Shop.newMenu)
    #expect(shop.status().st_mode & 0o777 == 0o640)
    let line = try #require(server.requests.first?.split(separator: " ").dropFirst().first)
    let match = try #require(
      line.wholeMatch(of: /\/Menu\.json\?ts=([\d.]+)&apikey=shop&hash=(\w+)/))
    let md5 = RequestAuthentication(publicKey: "", privateKey: "").calculateMD5
    #expect(match.2 == md5(match.1 + shop.secret + "shop"))
    #expect(try shop.names == [".Menu.json.feed", ".Menu.json.lock", "Menu.json", "key"])
  }

  @Test("a pull with a bearer token sends it in the header and not in the address")
  func pull_withAToken_showsItInTheHeader() async throws {
    let server = try RawServer("200 OK", Shop.newMenu)
    #expect(await shop.pull(server.address, auth: .bearer) == (0, "changed"))
    #expect(server.requests[0].contains("\r\nAuthorization: Bearer \(shop.secret)\r\n"))
    #expect(server.requests[0].hasPrefix("GET /Menu.json HTTP"))
  }

  @Test("an unchanged menu is requested by its entity tag and not touched")
  func menu_thatDidNotChange_costsASmallAnswerAndIsNotTouched() async throws {
    let server = try RawServer { [shop] connection in
      let isKnown = (try? shop.text(".Menu.json.feed").contains("pulled")) == true
      connection.send(
        isKnown
          ? "HTTP/1.1 304 Not Modified\r\n\r\n"
          : "HTTP/1.1 200 OK\r\nETag: \"1\"\r\n\r\n\(Shop.newMenu)")
    }
    #expect(await shop.pull(server.address) == (0, "changed"))
    let before = shop.status()
    #expect(await shop.pull(server.address, force: false) == (0, "unchanged"))
    #expect(shop.status().st_ino == before.st_ino)
    #expect(server.requests.map { $0.contains("\r\nIf-None-Match: \"1\"\r\n") } == [false, true])
    // A tag belongs to its address, and is not used after the file was edited.
    #expect(await shop.pull(server.address + "?menu=2", force: false).status == 69)
    try shop.write(Shop.goodMenu)
    #expect(await shop.pull(server.address, force: false).status == 69)
    #expect(server.requests.suffix(2).allSatisfy { !$0.contains("If-None-Match") })
    #expect(try shop.text() == Shop.goodMenu)
  }

  @Test("a menu of the same bytes is not replaced")
  func menu_ofTheSameBytes_isNotReplaced() async throws {
    let server = try RawServer("200 OK", Shop.goodMenu)
    let before = shop.status()
    #expect(await shop.pull(server.address, force: false) == (0, "unchanged"))
    #expect(shop.status().st_ino == before.st_ino)
  }

  /// The owner may go back to yesterday's menu: the feed decides which one is current.
  @Test("a menu with an older date than the local one is taken")
  func menu_olderThanTheOneHere_isTaken() async throws {
    for (menu, day) in [(Shop.newMenu, "07"), (Shop.goodMenu, "06")] {
      let server = try RawServer(
        "200 OK\r\nLast-Modified: Sun, \(day) Nov 1994 08:49:37 GMT", menu)
      #expect(await shop.pull(server.address) == (0, "changed"))
      #expect(try shop.text() == menu)
    }
  }

  @Test(
    "a menu is taken up to the size limit and refused beyond it", arguments: [-1, 0, 1])
  func menu_aroundTheLimit_isTakenUpToIt(difference: Int) async throws {
    let blanks = FeedRequest.menuSize + difference - Shop.newMenu.utf8.count
    let menu = Shop.newMenu + String(repeating: " ", count: blanks)
    let server = try RawServer("200 OK", menu)
    #expect(await shop.pull(server.address).status == (difference > 0 ? 69 : 0))
    #expect(try shop.text() == (difference > 0 ? Shop.goodMenu : menu))
  }

  @Test("a compressed menu is unpacked")
  func menu_thatIsCompressed_isUnpacked() async throws {
    let gzip = "H4sIAAAAAAACA6tWKsisqkosVrKKrlbKS8xNVbJScslMLMvPSVSqja0FAPSK/q4fAAAA"
    let bytes = Array(try #require(Data(base64Encoded: gzip)))
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n")
      connection.send(bytes)
    }
    #expect(await shop.pull(server.address) == (0, "changed"))
    #expect(try shop.text() == Shop.newMenu)
  }

  @Test("a menu with errors is taken unless errors are refused")
  func menu_withErrors_isTakenUnlessTheyAreRefused() async throws {
    let server = try RawServer("200 OK", Shop.brokenMenu)
    let refused = await shop.pull(server.address, refusesErrors: true)
    #expect(refused == (65, "the menu of the feed has errors"))
    #expect(try shop.text() == Shop.goodMenu)
    #expect(await shop.pull(server.address) == (0, "changed"))
    #expect(try shop.text() == Shop.brokenMenu)
  }

  @Test("a menu written by hand is replaced only with --force, a pulled one always")
  func menu_writtenByHand_isReplacedOnlyWhereThatIsSaid() async throws {
    let server = try RawServer("200 OK", Shop.newMenu)
    for _ in 0..<2 {
      let refused = await shop.pull(server.address, force: false)
      #expect(refused.status == 74 && refused.text.contains("--force"), "\(refused)")
      #expect(try shop.text() == Shop.goodMenu)
    }
    #expect(await shop.pull(server.address) == (0, "changed"))
    // From then on the feed replaces it, whatever is written into it.
    for text in [Shop.goodMenu, "ruins", ""] {
      try shop.write(text)
      #expect(await shop.pull(server.address, force: false) == (0, "edited"))
      #expect(try shop.text() == Shop.newMenu)
    }
  }

  @Test(
    "a file that is not a menu is not replaced",
    arguments: ["# Read me\n", "{}", "{\"pizzas\":[]}", "[1]", "\u{0}"])
  func file_thatIsNoMenu_staysAsItIs(content: String) async throws {
    let server = try RawServer("200 OK", Shop.newMenu)
    try shop.write(content, to: "README.md")
    let pulled = await shop.pull(server.address, into: "README.md")
    #expect(pulled.status == 74 && pulled.text.contains("README.md: this is not a menu"))
    #expect(try shop.text("README.md") == content)
    #expect(try shop.names == ["Menu.json", "README.md", "key"])
  }

  /// A name, the exit status, and true if there is a menu afterwards.
  @Test(
    "a pull into a link, a pipe or a folder is refused and changes no other file",
    arguments: [
      ("New.json", 0, true), ("empty", 0, true), ("none/Menu.json", 74, false), (".", 74, false),
      ("pipe", 74, false), ("link", 74, false), ("locked.json", 74, false), ("odd.json", 0, true),
    ])
  func folder_ofAnyKind_isNotCorrupted(name: String, status: Int32, isThere: Bool) async throws {
    let server = try RawServer("200 OK", Shop.newMenu)
    try shop.write("", to: "empty")
    try shop.write("precious", to: "precious")
    symlink("precious", shop.path("link"))
    symlink("precious", shop.path(".locked.json.lock"))
    // A planted link, and an invalid record.
    symlink("precious", shop.path(".odd.json.new"))
    try shop.write(String(repeating: "[", count: 10_000), to: ".odd.json.feed")
    mkfifo(shop.path("pipe"), 0o644)
    #expect(await shop.pull(server.address, into: name).status == status)
    #expect(isThere == ((try? shop.text(name)) == Shop.newMenu))
    #expect(try shop.text("precious") == "precious" && shop.text() == Shop.goodMenu)
  }
}
