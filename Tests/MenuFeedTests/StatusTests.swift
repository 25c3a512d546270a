import Foundation
import MenuTestSupport
import Synchronization
import Testing

@testable import OldMenuFeed

/// How a mirrored menu stands.
@Suite(.timeLimit(.minutes(5))) struct StatusTests {
  /// A shop that pulled at some time, whose clock is a parameter.
  private func status(pulledAt time: Double) async throws -> (Shop, MirrorStatus) {
    let shop = try Shop()
    try await HeadOffice(secret: shop.secret).serving { url in
      let mirror = MenuMirror(
        of: try FeedAddress(url + "?table=secret"), into: shop.menu,
        replacesOthers: true, credentials: .bearer(token: shop.secret),
        environment: ProcessInfo.processInfo.environment,
        now: { Date(timeIntervalSince1970: time) })
      _ = try await mirror.pull()
    }
    return (shop, try MirrorStatus(of: shop.menu))
  }

  @Test func itSaysWhenFromWhereAndHowOld() async throws {
    let (shop, status) = try await status(pulledAt: 1_700_000_000)
    let lines = status.lines(at: Date(timeIntervalSince1970: 1_700_093_784))
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("from    http://127.0.0.1:"))
    #expect(lines[0].hasSuffix("/Menu.json"))
    #expect(lines[1] == "pulled  2023-11-14T22:13:20Z, 1 day 2 hours ago")
    #expect(lines[2] == "changed 2023-11-14T22:13:20Z")
    #expect(try !shop.text(of: ".Menu.json.feed").contains("table"))
  }

  @Test(
    arguments: [
      (0, "just now"), (1, "1 second ago"), (59, "59 seconds ago"), (60, "1 minute ago"),
      (3661, "1 hour 1 minute ago"), (1e15, "11574074 days 1 hour ago"),
      (-1, "which is still to come: look at the clock"),
    ] as [(Double, String)])
  func anAgeIsSaidInTwoUnits(seconds: Double, age: String) async throws {
    let (_, status) = try await status(pulledAt: 1_700_000_000)
    let lines = status.lines(at: Date(timeIntervalSince1970: 1_700_000_000 + seconds))
    #expect(lines[1].hasSuffix(", " + age))
  }

  @Test(
    arguments: [
      (0, 0, true), (60, 60, true), (61, 60, false), (-1, 60, false), (86_400, 86_399, false),
      (0, -1, true),
    ] as [(Double, Int, Bool)])
  func onlyAKnownAgeIsFresh(seconds: Double, maximum: Int, isFresh: Bool) async throws {
    let (_, status) = try await status(pulledAt: 1_700_000_000)
    let now = Date(timeIntervalSince1970: 1_700_000_000 + seconds)
    #expect(status.isFresh(within: maximum, at: now) == isFresh)
  }

  @Test func anEditedFileIsSaidToBeOne() async throws {
    let (shop, status) = try await status(pulledAt: 1_700_000_000)
    #expect(!status.isEdited)
    try shop.write(Shop.goodMenu, to: "Menu.json")
    let edited = try MirrorStatus(of: shop.menu)
    #expect(edited.isEdited)
    #expect(edited.lines(at: Date()).contains("edited  the file here is not what was pulled"))
  }

  @Test(arguments: [
    (Shop.goodMenu, false), (#"{"pizzas":[{"name":"A","price":"acht"}]}"#, true), ("{", true),
  ])
  func whetherAllIsShownIsSaid(menu: String, hasErrors: Bool) async throws {
    let (shop, _) = try await status(pulledAt: 1_700_000_000)
    try shop.write(menu, to: "Menu.json")
    let lines = try MirrorStatus(of: shop.menu).lines(at: Date())
    #expect(lines.contains("errors  in the menu here, see giuseppe-menu check") == hasErrors)
  }

  @Test func theCommandAnswersWithItsStatus() async throws {
    let shop = try Shop()
    let menu = shop.path("Menu.json")
    let never = try await shop.feed(["status", menu])
    #expect(never.status == 66)
    #expect(never.messages == "giuseppe-feed: \(menu): never pulled\n")

    _ = try await HeadOffice(secret: shop.secret).serving { try await shop.pull($0) }
    #expect(try await shop.feed(["status", menu, "--max-age", "24h"]).status == 0)
    _ = try await shop.pull("http://127.0.0.1:1/Menu.json")
    let failed = try await shop.feed(["status", menu, "--max-age", "7d"])
    #expect(failed.status == 1)
    #expect(failed.output.hasPrefix("from    http://127.0.0.1:"))
    #expect(
      failed.output.contains(
        "asked   http://127.0.0.1:1/Menu.json: another address, which has given no menu yet\n"))
    #expect(failed.output.contains("pulled  2") && !failed.output.contains("edited"))
    #expect(failed.output.contains(": no answer from the feed: "))
  }

  /// A slip of the tongue is mended by the next pull, with nothing of it left.
  @Test func theRightAddressIsAskedAgain() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    try await office.serving { url in
      _ = try await shop.pull(url)
      #expect(try await shop.pull("http://127.0.0.1:1/Menu.json").status == 69)
      #expect(try await shop.pull(url).status == 0)
    }
    #expect(office.state.withLock { $0.statuses } == [200, 304])
    #expect(try !shop.text(of: ".Menu.json.feed").contains("127.0.0.1:1/"))
  }

  @Test func anOldMenuIsStatus1() async throws {
    let (shop, _) = try await status(pulledAt: 1_700_000_000)
    let arguments = ["status", shop.path("Menu.json"), "--max-age"]
    #expect(try await shop.feed(arguments + ["24h"]).status == 1)
    #expect(try await shop.feed(arguments + ["99999d"]).status == 0)
  }

  @Test func aMenuThatSomebodyEditedIsNotTheFeedsHoweverNewThePullIs() async throws {
    let (shop, status) = try await status(pulledAt: 1_700_000_000)
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(status.isFresh(within: 60, at: now))
    let arguments = ["status", shop.path("Menu.json"), "--max-age", "99999d"]
    for edit in [
      { try shop.write(Shop.goodMenu, to: "Menu.json") },
      { try FileManager.default.removeItem(atPath: shop.path("Menu.json")) },
    ] {
      try edit()
      #expect(try !MirrorStatus(of: shop.menu).isFresh(within: 60, at: now))
      let answer = try await shop.feed(arguments)
      #expect(answer.status == 1)
      #expect(answer.output.contains("edited  the file here is not what was pulled"))
      // Without a question there is no wrong answer.
      #expect(try await shop.feed(["status", shop.path("Menu.json")]).status == 0)
    }
  }

  /// What a record says may have been written by anybody.
  @Test func aRecordCannotCommandTheTerminal() async throws {
    let (shop, _) = try await status(pulledAt: 1_700_000_000)
    let record = try shop.text(of: ".Menu.json.feed")
    try shop.write(
      record.replacingOccurrences(of: "http://", with: "\\u001b]0;x\\u0007"), to: ".Menu.json.feed")
    let answer = try await shop.feed(["status", shop.path("Menu.json")])
    #expect(answer.status == 0)
    #expect(TerminalCleanliness.violations(of: answer.output, allowed: ["\n"]) == [])
  }
}
