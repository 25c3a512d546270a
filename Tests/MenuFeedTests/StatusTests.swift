import Foundation
import MenuCore
import Testing

@testable import MenuFeed
import MenuFiles

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

  @Test(
    "the status says from where, when and how long ago the menu was pulled",
    arguments: [
      (0, "just now"), (1, "1 second ago"), (59, "59 seconds ago"), (3661, "1 hour 1 minute ago"),
      (93_784, "1 day 2 hours ago"), (1e15, "11574074 days 1 hour ago"),
      (-1, "which is in the future: check the clock"),
    ])
  func status_ofAMirror_saysWhenFromWhereAndHowOld(seconds: Double, age: String) throws {
    let lines = try status().lines(at: date(seconds))
    #expect(lines.count == 3)
    #expect(lines[0].wholeMatch(of: /from    http:\/\/127.0.0.1:\d+\/Menu.json/) != nil)
    #expect(lines[1] == "pulled  2023-11-14T22:13:20Z, \(age)")
    #expect(lines[2] == "changed 2023-11-14T22:13:20Z")
    #expect(try !shop.text(".Menu.json.feed").contains("table"))
  }

  @Test(
    "a menu is fresh up to the maximum age, and never if it is from the future",
    arguments: [(0, 0, true), (60, 60, true), (61, 60, false), (-1, 60, false), (0, -1, true)])
  func menu_ofAKnownAge_isFresh(seconds: Double, maximum: Int, isFresh: Bool) throws {
    #expect(try status().isFresh(within: maximum, at: date(seconds)) == isFresh)
  }

  @Test(
    "an edited menu is never fresh, and its errors are reported",
    arguments: [
      (Shop.goodMenu, ["edited"]), (Shop.brokenMenu, ["edited", "errors"]),
      ("{", ["edited", "errors"]),
    ])
  func menu_thatWasEdited_isNeverFresh(menu: String, expected: [String]) throws {
    try shop.write(menu)
    #expect(try !status().isFresh(within: 60, at: date(0)))
    #expect(try status().lines(at: date(0)).dropFirst(3).map { String($0.prefix(6)) } == expected)
  }

  @Test("the exit status of `status` distinguishes fresh, old and missing menus")
  func status_asACommand_endsByTheAgeOfTheMenu() async throws {
    #expect(try await shop.feed(["status", shop.path()]).status == 0)
    #expect(try await shop.feed(["status", shop.path(), "--max-age", "24h"]).status == 1)
    #expect(try await shop.feed(["status", shop.path(), "--max-age", "99999d"]).status == 0)
    // The status reports a failed pull.
    #expect(await shop.pull("http://127.0.0.1:1/Menu.json").status == 69)
    let asked = try await shop.feed(["status", shop.path(), "--max-age", "99999d"])
    #expect(asked.status == 1 && asked.output.contains("asked   http://127.0.0.1:1/Menu.json: "))
    #expect(asked.output.contains(": no answer from the feed: "))
    try FileManager.default.removeItem(atPath: shop.path(".Menu.json.feed"))
    let never = try await shop.feed(["status", shop.path()])
    #expect(never.status == 66)
    #expect(
      never.messages
        == "giuseppe-feed: \(shop.path()): never pulled; to pull it: giuseppe-feed pull <url> --into \(shop.path())\n"
    )
  }

  @Test(
    "`status` ends with 66 and names the failure if no pull has succeeded yet",
    arguments: [[], ["--max-age", "24h"]])
  func neverPulled(options: [String]) async throws {
    let fresh = try Shop()
    #expect(await fresh.pull("http://127.0.0.1:1/Menu.json").status == 69)
    let status = try await fresh.feed(["status", fresh.path()] + options)
    #expect(status.status == 66)
    #expect(
      status.messages
        == "giuseppe-feed: \(fresh.path()): never pulled; to pull it: giuseppe-feed pull <url> --into \(fresh.path())\n"
    )
    let labels = status.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(labels == ["from", "pulled", "failed"])
  }

  /// The locale variables in POSIX order; anything but Italian gives English.
  @Test(
    "the program speaks the language of the locale's messages",
    arguments: [
      (["LANG": "it_IT.UTF-8"], true), (["LC_MESSAGES": "it_CH", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "it_IT.UTF-8", "LC_MESSAGES": "en_US", "LANG": "en_US"], true),
      (["LC_ALL": "", "LANG": "it"], true), (["LC_CTYPE": "it_IT.UTF-8"], false),
      (["LC_ALL": "en_GB.UTF-8", "LANG": "it_IT.UTF-8"], false), (["LANG": "de_DE.UTF-8"], false),
      (["LANGUAGE": "it"], false), ([:], false),
    ] as [([String: String], Bool)])
  func language(environment: [String: String], isItalian: Bool) async throws {
    let status = try await shop.feed(["status", shop.path()], environment: environment)
    let labels = status.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(labels == (isItalian ? ["da", "preso", "cambiato"] : ["from", "pulled", "changed"]))
    let server = try RawServer("200 OK", Shop.newMenu)
    let pulled = try await shop.feed(
      ["pull", server.address, "--into", shop.path("New.json")], environment: environment)
    #expect(
      pulled.messages.hasSuffix(
        "New.json: 1 \(isItalian ? "piatto da" : "dish from") \(server.address)\n"))
    let never = try await shop.feed(["status", "none.json"], environment: environment)
    #expect(never.messages.contains("none.json: \(isItalian ? "mai preso" : "never pulled"); "))
  }

  @Test(
    "a status in Italian has all its lines and ages in Italian",
    arguments: [
      (0, "adesso"), (1, "1 secondo fa"), (3661, "1 ora 1 minuto fa"),
      (93_784, "1 giorno 2 ore fa"),
      (200_000, "2 giorni 7 ore fa"), (150, "2 minuti 30 secondi fa"),
      (-1, "che è nel futuro: controllare l'orologio"),
    ])
  func italian(seconds: Double, age: String) async throws {
    try shop.write("{")
    #expect(await shop.pull("http://127.0.0.1:1/Menu.json", force: false, at: then).status == 69)
    let lines = try status().lines(at: date(seconds), in: .italian)
    #expect(
      lines.map { $0.prefix(10) }.map { String($0) } == [
        "da        ", "chiesto   ", "preso     ", "cambiato  ", "ritoccato ", "errori    ",
        "fallito   ",
      ])
    #expect(lines[2] == "preso     2023-11-14T22:13:20Z, \(age)")
    #expect(lines[4].hasSuffix("diverso da quello preso; il prossimo prelievo lo sostituisce"))
  }
}
