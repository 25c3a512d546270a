import Foundation
import Synchronization
import TestSupport
import Testing

@testable import MenuFeed

/// The program: its messages, its exit status, and the secrecy of the key.
@Suite(.timeLimit(.minutes(3))) struct FeedProgramTests {
  private let shop: Shop

  init() throws { shop = try Shop() }

  @Test(
    "a wrong command line ends with 64, a message and no output",
    arguments: [
      ["pull", "http://example.com/", "--into", "x"], ["pull", "https://h/"], ["pull"], ["status"],
      ["pull", "https://h/", "--into", "x", "--auth", "bearer"], ["push"], ["--into"],
      ["pull", "https://h/", "--into", "x", "--timeout", "soon"],
      ["status", "x", "--max-age", "24"],
    ])
  func commandLine_thatIsWrong_is64(arguments: [String]) async throws {
    let result = try await shop.feed(arguments)
    #expect(result.status == 64)
    #expect(result.messages.hasPrefix("giuseppe-feed: ") && result.output.isEmpty)
    #expect(
      result.messages.contains("\nUsage: giuseppe-feed ") != result.messages.contains("https://"))
  }

  @Test("a wrong command line has a message that says what to write")
  func commandLine_thatIsWrong_isExplained() async throws {
    for (arguments, sentence) in [
      (["pul"], "There is no command 'pul'. Did you mean 'pull'?"),
      (["pull", "https://h/"], "Missing expected argument '--into <file>'"),
      (
        ["pull", "https://h/", "--into", "x", "--auth", "bearer"],
        "--auth works only with --key-file"
      ),
      (["status", "x", "--max-age", "24"], "a time needs a unit, as in 12s, 5m, 1h"),
      (["pull", "https://h/", "--into", "x", "--timeout", "2h"], "at least 1s and at most 1h"),
      (["pull", "https://h/", "--into", "x", "--timeout", "61m"], "at least 1s and at most 1h"),
      (["pull", "https://h/", "--into", "x", "--timeout", "0"], "at least 1s and at most 1h"),
      (["status", "x", "--max-agee", "24h"], "Did you mean '--max-age'?"),
    ] {
      let result = try await shop.feed(arguments)
      #expect(result.status == 64 && result.messages.contains(sentence), "\(result.messages)")
    }
  }

  @Test(
    "help and the version are shown when they are asked for",
    arguments: [[], ["help"], ["--help"], ["pull", "-h"], ["--version"]])
  func page_thatIsAskedFor_isShown(arguments: [String]) async throws {
    let result = try await shop.feed(arguments)
    #expect(result.status == 0 && result.messages.isEmpty)
    let isVersion = arguments == ["--version"]
    #expect(result.output.contains("giuseppe-feed 0.") == isVersion)
    #expect(result.output.contains("USAGE: giuseppe-feed ") != isVersion)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let examples =
      result.output.split(separator: "\n\n").first { $0.hasPrefix("EXAMPLES:\n") } ?? ""
    #expect(examples.isEmpty == isVersion)
    #expect(
      examples.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  giuseppe-feed ") })
  }

  @Test("a pull into a missing folder says that the folder is missing")
  func pull_intoNoFolder_saysSo() async throws {
    let pulled = try await shop.feed(["pull", "https://h/", "--into", shop.path("none/S.json")])
    #expect(pulled.status == 74)
    #expect(pulled.messages.hasSuffix("none/S.json: there is no such folder\n"))
  }

  @Test("a pull reports the errors of a menu, and --refuse-errors rejects it")
  func pull_ofAMenuWithErrors_saysWhatCame() async throws {
    let server = try RawServer("200 OK", Shop.brokenMenu)
    let refused = try await shop.feedPull(server.address, "--force", "--refuse-errors")
    #expect(refused.0 == 65)
    #expect(refused.1.contains("the menu of the feed has errors\n"))
    #expect(refused.1.contains("1:38: "))
    #expect(try shop.text() == Shop.goodMenu)
    let pulled = try await shop.feedPull(server.address, "--force")
    #expect(pulled.0 == 0)
    #expect(pulled.1.contains("Menu.json: 1 dish from \(server.address)\n"))
    #expect(pulled.1.contains("1:38: "))
    let again = try await shop.feedPull(server.address, "--quiet")
    #expect(again == (0, ""))
  }

  @Test("a pull without a required key says how to give one")
  func pull_withoutAKeyWhereOneIsRequired_saysSo() async throws {
    let server = try RawServer("401 Unauthorized\r\nX: \u{1B}[2J")
    let asked = try await shop.feed(["pull", server.address, "--into", shop.path()])
    #expect(asked.status == 69)
    #expect(
      asked.messages == "giuseppe-feed: \(server.address): the feed asks for a key (401);"
        + " give it with --key-file\n")
  }

  @Test("control characters in a header or record never reach the terminal")
  func pull_ofAHostileHeader_commandsNoTerminal() async throws {
    let server = try RawServer("503 Busy\r\nRetry-After: \u{1B}]0;x\u{7}")
    let pulled = try await shop.feedPull(server.address)
    // A forged record.
    let record = try shop.text(".Menu.json.feed").replacing("503", with: #"503\u001b]0;x\u0007"#)
    try shop.write(record, to: ".Menu.json.feed")
    let state = try await shop.feed(["status", shop.path()])
    #expect(pulled.0 == 69 && state.status == 66)
    for text in [pulled.1, state.output] {
      #expect(text.contains("status 503") && text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }
  }

  /// During the request, and if the server sends the key back.
  @Test(
    "the secret key is in no process listing, message or file", arguments: ["ts-hash", "bearer"])
  func key_whileItIsUsed_isNotVisible(scheme: String) async throws {
    let seen = Mutex<[String]?>(nil)
    let server = try RawServer { [shop] connection in
      seen.withLock { $0 = Self.places(of: shop.secret) }
      connection.answer("200 OK\r\nETag: \"\(shop.secret)\"", Shop.newMenu)
    }
    let pulled = try await shop.feedPull(server.address, "--force", "--auth", scheme)
    #expect(pulled.0 == 65 && pulled.1.contains("contains the secret key"))
    #expect(!pulled.1.contains(shop.secret))
    #expect(seen.withLock { $0 } == [])
    #expect(try shop.text() == Shop.goodMenu)
    for name in try shop.names where name != "key" {
      #expect(try !shop.text(name).contains(shop.secret))
    }
  }

  /// The processes whose command line or environment holds a text.
  private static func places(of text: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.flatMap {
      ["/proc/\($0)/cmdline", "/proc/\($0)/environ"]
    }
    .filter { FileManager.default.contents(atPath: $0)?.range(of: Data(text.utf8)) != nil }
  }

  @Test(
    "a key file that cannot be used is reported in a short message",
    arguments: [
      ("publicKey: a\nprivateKey: b", 0o640, "other users can read this key: run chmod 600 "),
      ("publicKey: a\nprivateKey: b", 0o604, "other users can read this key: run chmod 600 "),
      ("publicKey: a", 0o600, "one line must be “privateKey: …”"),
      ("privateKey: b\nprivateKey: c\npublicKey: a", 0o600, "one line must be “privateKey: …”"),
      ("publicKey: a\nprivateKey:  ", 0o600, "privateKey must be ASCII without blanks"),
      ("publicKey: a b\nprivateKey: b", 0o600, "publicKey must be ASCII without blanks"),
      ("publicKey: a\u{1B}\nprivateKey: b", 0o600, "publicKey must be ASCII without blanks"),
      ("", 0o600, "one line must be “publicKey: …”"),
      ("token: a", 0o600, "with the key; for a token, use --auth bearer"),
      (String(repeating: "x", count: 5000), 0o600, "this is too large for a key"),
    ])
  func key_thatIsUnusable_isReportedBriefly(text: String, mode: Int, message: String) async throws {
    try shop.write(text, to: "key", mode: mode)
    let error = await shop.pull("http://127.0.0.1:1/", auth: .signature)
    #expect(error.status == 66 && error.text.contains(message) && error.text.utf8.count < 300)
  }

  @Test(
    "a key is read from the standard input, with CRLF line ends and a byte-order mark",
    arguments: ["-", "/dev/fd/0"])
  func key_thatIsOpenAlready_isTakenWithAnyLineEnds(name: String) async throws {
    try shop.write("\u{FEFF}" + shop.text("key").replacing("\n", with: "\r\n"), to: "key")
    let server = try RawServer("200 OK", Shop.newMenu)
    let pulled = try await shop.feed(
      ["pull", server.address, "--into", shop.path(), "--key-file", name, "--force"],
      input: shop.path("key"))
    #expect(pulled.status == 0, "\(pulled.messages)")
    #expect(server.requests.first?.contains("apikey=shop") == true)
  }

  /// Neither the curl options nor the variables of the user reach curl.
  @Test("proxies and curl options of the user are ignored, a missing curl is reported")
  func pull_amongVariablesAndOptionsOfTheUser_ignoresThem() async throws {
    try shop.write("url = \"file:///etc/hostname\"\n", to: ".curlrc")
    let server = try RawServer("200 OK", Shop.newMenu)
    let proxy = "http://127.0.0.1:1"
    let pulled = try await shop.feed(
      ["pull", server.address, "--into", shop.path(), "--force"],
      environment: [
        "http_proxy": proxy, "ALL_PROXY": proxy, "HOME": shop.folder, "CURL_HOME": shop.folder,
      ])
    #expect(pulled.status == 0 && server.requests.count == 1)
    let missing = try await shop.feed(
      ["pull", server.address, "--into", shop.path()], environment: ["PATH": "/nowhere"])
    #expect(missing.status == 69)
    #expect(missing.messages == "giuseppe-feed: curl is missing: install it\n")
  }

  @Test("a pull works under a parent that ignores SIGCHLD")
  func parentThatIgnoresSIGCHLD() async throws {
    let server = try RawServer("200 OK", Shop.newMenu)
    let pulled = try await shop.feed(
      ["pull", server.address, "--into", shop.path(), "--force"],
      startedBy: ["/bin/bash", "-c", #"trap "" CHLD; exec "$0" "$@""#])
    #expect(pulled.status == 0, "\(pulled.messages)")
    #expect(try shop.text() == Shop.newMenu)
  }

  @Test("the manual gives the size limit of a menu")
  func limitInTheManual() throws {
    let page = String(
      decoding: try Repository.bytes("Sources/giuseppe-feed/giuseppe-feed.1"), as: UTF8.self)
    #expect(page.contains("\(FeedRequest.menuSize >> 20) MiB"))
    #expect(FeedRequest.menuSize % (1 << 20) == 0)
  }

  /// While one pull waits for its answer, a second one is refused; a killed one leaves the menu intact.
  @Test("a second pull is refused during the first, and a killed one leaves the menu intact")
  func mirrors_atOnce_neverMix() async throws {
    let (asked, asking) = AsyncStream<Void>.makeStream()
    let slow = try RawServer {
      asking.yield()
      $0.send("HTTP/1.1 200 OK\r\n\r\n{")
      $0.waitForEnd()
    }
    async let first = shop.feed(["pull", slow.address, "--into", shop.path(), "--force"])
    for await _ in asked { break }
    let server = try RawServer("200 OK", Shop.newMenu)
    let second = await shop.pull(server.address)
    #expect(second.status == 69 && second.text.contains("another giuseppe-feed is already pulling"))
    for place in Self.places(of: slow.address) {
      if let number = pid_t(place.split(separator: "/")[1]) { kill(number, SIGKILL) }
    }
    #expect(try await first.status == SIGKILL)
    #expect(try shop.text() == Shop.goodMenu)
    #expect(await shop.pull(server.address) == (0, "changed"))
  }
}
