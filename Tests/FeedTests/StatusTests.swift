import Foundation
import TerminalText
import Testing

@testable import MenuFeed

@Suite(.timeLimit(.minutes(2))) struct StatusTests {
  private let shop: Shop
  private let then = 1_700_000_000.0

  init() async throws {
    shop = try Shop()
    let server = try RawServer("200 OK", Shop.newMenu)
    #expect(await shop.pull(server.address + "?table=secret", at: then) == (0, "changed"))
  }

  private func status() throws -> MirrorStatus { try MirrorStatus(of: LocalPath(shop.path())) }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: then + seconds) }

  @Test(arguments: [
    (0, "just now"), (1, "1 second ago"), (59, "59 seconds ago"), (3661, "1 hour 1 minute ago"),
    (93_784, "1 day 2 hours ago"), (1e15, "11574074 days 1 hour ago"),
    (-1, "which is still to come: look at the clock"),
  ])
  func status_ofAMirror_saysWhenFromWhereAndHowOld(seconds: Double, age: String) throws {
    let lines = try status().lines(at: date(seconds))
    #expect(lines.count == 3)
    #expect(lines[0].wholeMatch(of: /from    http:\/\/127.0.0.1:\d+\/Menu.json/) != nil)
    #expect(lines[1] == "pulled  2023-11-14T22:13:20Z, \(age)")
    #expect(lines[2] == "changed 2023-11-14T22:13:20Z")
    #expect(try !shop.text(".Menu.json.feed").contains("table"))
  }

  @Test(arguments: [(0, 0, true), (60, 60, true), (61, 60, false), (-1, 60, false), (0, -1, true)])
  func menu_ofAKnownAge_isFresh(seconds: Double, maximum: Int, isFresh: Bool) throws {
    #expect(try status().isFresh(within: maximum, at: date(seconds)) == isFresh)
  }

  @Test(arguments: [
    (Shop.goodMenu, ["edited"]), (Shop.brokenMenu, ["edited", "errors"]),
    ("{", ["edited", "errors"]),
  ])
  func menu_thatWasEdited_isNeverFresh(menu: String, told: [String]) throws {
    try shop.write(menu)
    #expect(try !status().isFresh(within: 60, at: date(0)))
    #expect(try status().lines(at: date(0)).dropFirst(3).map { String($0.prefix(6)) } == told)
  }

  @Test func status_asACommand_endsByTheAgeOfTheMenu() async throws {
    #expect(try await shop.feed(["status", shop.path()]).status == 0)
    #expect(try await shop.feed(["status", shop.path(), "--max-age", "24h"]).status == 1)
    #expect(try await shop.feed(["status", shop.path(), "--max-age", "99999d"]).status == 0)
    // A pull from an address that gives no menu is told in the status.
    #expect(await shop.pull("http://127.0.0.1:1/Menu.json").status == 69)
    let asked = try await shop.feed(["status", shop.path(), "--max-age", "99999d"])
    #expect(asked.status == 1 && asked.output.contains("asked   http://127.0.0.1:1/Menu.json: "))
    #expect(asked.output.contains(": no answer from the feed: "))
    try FileManager.default.removeItem(atPath: shop.path(".Menu.json.feed"))
    let never = try await shop.feed(["status", shop.path()])
    #expect(never.status == 66)
    #expect(never.messages == "giuseppe-feed: \(shop.path()): never pulled\n")
  }

  @Test(
    "a menu of which only pulls that failed are known ends with 66, and says what failed",
    arguments: [[], ["--max-age", "24h"]])
  func neverPulled(options: [String]) async throws {
    let fresh = try Shop()
    #expect(await fresh.pull("http://127.0.0.1:1/Menu.json").status == 69)
    let status = try await fresh.feed(["status", fresh.path()] + options)
    #expect(status.status == 66)
    #expect(status.messages == "giuseppe-feed: \(fresh.path()): never pulled\n")
    let labels = status.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(labels == ["from", "pulled", "failed"])
  }
}
