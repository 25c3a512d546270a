import Foundation
import MenuTestSupport
import Synchronization
import Testing

/// What a server that behaves makes of the local file.
@Suite(.timeLimit(.minutes(5))) struct PullTests {
  @Test(arguments: [[], ["--auth", "ts-hash"], ["--auth", "bearer"]])
  func aKnownClientGetsTheMenu(options: [String]) async throws {
    let shop = try Shop()
    let pulled = try await HeadOffice(secret: shop.secret).serving {
      try await shop.pull($0, options)
    }
    #expect(pulled.status == 0)
    #expect(pulled.messages.contains("Menu.json: 1 dish from http://127.0.0.1:"))
    #expect(try shop.text() == Shop.newMenu)
    #expect(try shop.leaks() == [])
  }

  @Test func nobodyElseGetsIt() async throws {
    let shop = try Shop()
    let (pulled, address) = try await HeadOffice(secret: "another").serving { url in
      (try await shop.pull(url + "?token=confidential"), url)
    }
    #expect(pulled.status == 69)
    #expect(
      pulled.messages == "giuseppe-feed: \(address): the feed does not accept the key (401)\n")
    #expect(try shop.text() == Shop.goodMenu)
  }

  /// Of a key that nobody gave it is not said that it is refused.
  @Test func whoGaveNoKeyIsToldHow() async throws {
    let shop = try Shop()
    let (pulled, address) = try await HeadOffice(secret: shop.secret).serving { url in
      (try await shop.feed(["pull", url, "--into", shop.path("Menu.json")]), url)
    }
    #expect(pulled.status == 69)
    #expect(
      pulled.messages
        == "giuseppe-feed: \(address): the feed asks for a key (401); give it with --key-file\n")
    #expect(try shop.text() == Shop.goodMenu)
  }

  @Test func whatDidNotChangeCostsASmallAnswer() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    try await office.serving { url in
      #expect(try await shop.pull(url, ["--quiet"]).messages.isEmpty)
      let before = try shop.identity()
      let again = try await shop.pull(url)
      #expect(again.status == 0)
      #expect(again.messages.isEmpty)
      #expect(try shop.identity() == before)
      #expect(office.state.withLock { $0.statuses } == [200, 304])

      office.state.withLock {
        $0.menu = Shop.goodMenu; $0.etag = "\"2\""
      }
      _ = try await shop.pull(url)
      #expect(try shop.text() == Shop.goodMenu)
      #expect(office.state.withLock { $0.statuses } == [200, 304, 200])
    }
  }

  /// A mebibyte is the limit: that many bytes are taken, one more is not.
  @Test(arguments: [-1, 0, 1])
  func theLimitOfAMenuIsMetToTheByte(difference: Int) async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    let blanks = (1 << 20) + difference - Shop.newMenu.utf8.count
    let menu = Shop.newMenu + String(repeating: " ", count: blanks)
    office.state.withLock { $0.menu = menu }
    let pulled = try await office.serving { try await shop.pull($0) }
    #expect(pulled.status == (difference > 0 ? 69 : 0))
    #expect(try shop.text() == (difference > 0 ? Shop.goodMenu : menu))
  }

  /// The same bytes under another tag are no news: a screen that shows the file sees no change.
  @Test func theSameMenuIsNotReplaced() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    office.state.withLock { $0.menu = Shop.goodMenu }
    let before = try shop.identity()
    let pulled = try await office.serving { try await shop.pull($0) }
    #expect(pulled.status == 0)
    #expect(pulled.messages.isEmpty)
    #expect(try shop.identity() == before)
  }

  @Test func anEditedFileIsReplacedByTheFeeds() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    try await office.serving { url in
      _ = try await shop.pull(url)
      try shop.write(#"{"pizzas":[{"name":"Hawaii"}]}"#, to: "Menu.json")
      _ = try await shop.pull(url)
      #expect(try shop.text() == Shop.newMenu)
      #expect(office.state.withLock { $0.statuses } == [200, 200])
    }
  }

  @Test func whatWasEditedHereIsNamedWhenItIsLost() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    let menu = shop.path("Menu.json")
    let mark = [BuiltProgram.path("giuseppe-menu"), "sold-out", "Diavola", menu]
    let warning = "giuseppe-feed keeps it the same as another menu, and its next pull undoes this"
    #expect(try !Subprocess(mark).messages.contains(warning))
    try await office.serving { url in
      let first = try await shop.pull(url)
      #expect(!first.messages.contains("lost"))
      let marked = try Subprocess(mark)
      #expect(marked.status == 0 && marked.messages.contains("Menu.json: \(warning)"))
      #expect(try !Subprocess(mark).messages.contains(warning))
      let pulled = try await shop.pull(url, ["--quiet"])
      #expect(pulled.status == 0)
      #expect(pulled.messages.contains("Menu.json: what was edited here since the last pull is"))
      #expect(pulled.messages.hasSuffix("giuseppe-feed: no longer sold out: Diavola\n"))
      try shop.write("ruins", to: "Menu.json")
      let mended = try await shop.pull(url, ["--quiet"])
      #expect(mended.messages.hasSuffix("is lost\n"))
      #expect(try shop.text() == Shop.newMenu)
    }
  }

  @Test func aMenuThatWasNeverPulledIsReplacedOnlyWhereThatIsSaid() async throws {
    let shop = try Shop()
    try await HeadOffice(secret: shop.secret).serving { url in
      let refused = try await shop.pullAtFirst(url)
      #expect(refused.status == 74)
      #expect(refused.messages.contains("Menu.json: this menu was not pulled"))
      #expect(refused.messages.contains("--force"))
      #expect(try shop.text() == Shop.goodMenu)
      #expect(try await shop.pullAtFirst(url).status == 74)
      #expect(try await shop.pullAtFirst(url, ["--force"]).status == 0)
      #expect(try shop.text() == Shop.newMenu)
      try shop.write(Shop.goodMenu, to: "Menu.json")
      #expect(try await shop.pullAtFirst(url).status == 0)
      #expect(try shop.text() == Shop.newMenu)
    }
  }

  @Test func theSameMenuNeedsNoLeave() async throws {
    let shop = try Shop()
    try shop.write(Shop.newMenu, to: "Menu.json")
    let pulled = try await HeadOffice(secret: shop.secret).serving {
      try await shop.pullAtFirst($0)
    }
    #expect(pulled.status == 0)
  }

  @Test func notModifiedIsNotBelievedOfAnEditedFile() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    try await office.serving { url in
      _ = try await shop.pull(url)
      office.state.withLock { $0.isNotModifiedAlways = true }
      #expect(try await shop.pull(url).status == 0)
      try shop.write(Shop.goodMenu, to: "Menu.json")
      let pulled = try await shop.pull(url)
      #expect(pulled.status == 69)
      #expect(pulled.messages.contains("status 304"))
      #expect(try shop.text() == Shop.goodMenu)
    }
  }

  /// A tag belongs to an address, and one that was tampered with to none.
  @Test(arguments: ["?menu=2", ""])
  func aTagIsSentOnlyWhereItCameFrom(query: String) async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    try await office.serving { url in
      _ = try await shop.pull(url)
      if query.isEmpty {
        let state = try shop.text(of: ".Menu.json.feed")
        try shop.write(
          state.replacingOccurrences(of: #"\"1\""#, with: #"\"1\"\r\nX-Evil: 1"#),
          to: ".Menu.json.feed")
      }
      #expect(try await shop.pull(url + query).status == 0)
      let headers = office.state.withLock { $0.headers[1] }
      #expect(headers.keys.allSatisfy { !$0.contains("Evil") && $0 != "If-None-Match" })
    }
  }

  @Test func aMenuWithoutATagHasNotTheTagOfTheOneBefore() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    try await office.serving { url in
      _ = try await shop.pull(url)
      office.state.withLock {
        $0.menu = Shop.goodMenu; $0.etag = nil
      }
      _ = try await shop.pull(url)
      #expect(try shop.text() == Shop.goodMenu)
      // The old one is back with its tag, and must not be taken for what lies here.
      office.state.withLock {
        $0.menu = Shop.newMenu; $0.etag = "\"1\""
      }
      #expect(try await shop.pull(url).status == 0)
      #expect(try shop.text() == Shop.newMenu)
      #expect(office.state.withLock { $0.statuses } == [200, 200, 200])
      #expect(office.state.withLock { $0.headers[2] }.keys.allSatisfy { $0 != "If-None-Match" })
    }
  }

  @Test func aMenuWithErrorsIsTakenAndTheyAreTold() async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    office.state.withLock { $0.menu = #"{"pizzas":[{"name":"Diavola","price":"€ 9"}]}"# }
    let pulled = try await office.serving { try await shop.pull($0, ["--quiet"]) }
    #expect(pulled.status == 0)
    #expect(pulled.messages.contains("Menu.json:1:38: error: "))
    #expect(try shop.text().contains("€ 9"))
  }

  @Test(arguments: [600.0, -600, 2_400_000_000, -1_700_000_000])
  func aWrongClockIsNamed(skew: Double) async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    office.state.withLock { $0.skew = skew }
    let pulled = try await office.serving { try await shop.pull($0) }
    #expect(pulled.status == 69)
    #expect(pulled.messages.contains("this machine's clock says 20"))
    #expect(try shop.text() == Shop.goodMenu)
  }

  @Test(arguments: [200.0, -200])
  func aClockThatIsNearlyRightIsGoodEnough(skew: Double) async throws {
    let shop = try Shop()
    let office = HeadOffice(secret: shop.secret)
    office.state.withLock { $0.skew = skew }
    #expect(try await office.serving { try await shop.pull($0) }.status == 0)
  }

  @Test func modeStays() async throws {
    let shop = try Shop()
    try shop.write(Shop.goodMenu, to: "Menu.json", mode: 0o640)
    _ = try await HeadOffice(secret: shop.secret).serving { try await shop.pull($0) }
    #expect(try shop.text() == Shop.newMenu)
    let mode = try FileManager.default.attributesOfItem(atPath: shop.path("Menu.json"))
    #expect(mode[.posixPermissions] as? Int == 0o640)
  }
}
