import FoundationEssentials
import OldMenuFeed
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct AddressTests {
  @Test(arguments: [
    "https://example.com", "https://example.com/Menu.json", "HTTPS://Example.com:8443/a?b=c&d",
    "https://10.0.0.1/", "https://[2001:db8::1]:8443/", "http://127.0.0.1:8080/Menu.json",
    "http://127.255.0.1", "http://localhost:80/", "http://[::1]:8080/x", "https://h/%20;a=(b)'@",
  ])
  func thisIsAnAddress(text: String) throws {
    let address = try FeedAddress(text)
    #expect(address.shown == String(text.split(separator: "?")[0]))
  }

  /// A hostile server is the reason that there is nothing but a plain shape.
  @Test(
    arguments: [
      ("", "https://"), ("example.com/Menu.json", "https://"), ("ftp://example.com/", "https://"),
      ("file:///etc/passwd", "https://"), ("javascript:alert(1)", "https://"),
      ("http://example.com/", "127.0.0.1"), ("http://127.0.0.1.example.com/", "127.0.0.1"),
      ("http://localhost.example.com/", "127.0.0.1"), ("http://127.1/", "127.0.0.1"),
      ("http://2130706433/", "127.0.0.1"), ("http://0x7f.0.0.1/", "127.0.0.1"),
      ("http://[::ffff:7f00:1]/", "127.0.0.1"), ("http://128.0.0.1/", "127.0.0.1"),
      ("https://", "host"), ("https:///x", "host"), ("https://?x", "host"), ("https://a b/", "%20"),
      ("https://user:key@example.com/", "host"), ("https://127.0.0.1:80@evil/", "host"),
      ("https://example.com:0/", "host"), ("https://example.com:65536/", "host"),
      ("https://example.com:/", "host"), ("https://example.com:+80/", "host"),
      ("https://[::1/", "host"),
      ("https://[]/", "host"), ("https://[x]/", "host"), ("https://a_b/", "host"),
      ("https://h/#x", "%20"), ("https://h/\r\nX: y", "%20"), ("https://h/\n", "%20"),
      ("https://h/\u{0}", "%20"), ("https://h/\"", "%20"), ("https://h/\\", "%20"),
      ("https://pizzeria.é/", "%20"), ("https://h/{a,b}", "%20"),
      ("https://h/" + String(repeating: "x", count: 2000), "%20"),
    ].map { (ToldText($0), $1) })
  func thisIsNone(text: ToldText, reason: String) {
    #expect {
      try FeedAddress(text.text)
    } throws: { error in
      guard let error = error as? FeedError else { return false }
      return error.exitStatus == 64 && error.description.contains(reason)
    }
  }

  @Test(arguments: [
    ["pull", "http://example.com/", "--into", "Menu.json"], ["pull", "https://h/"],
    ["pull", "https://h/", "--into", "x", "--auth", "bearer"],
    ["pull", "https://h/", "--into", "x", "--timeout", "0"],
    ["pull", "https://h/", "--into", "x", "--timeout", "1e9"],
    ["pull", "https://h/", "--into", "x", "--timeout", "2h"],
    ["pull", "https://h/", "--into", "x", "--auth", "basic", "--key-file", "y"],
    ["status"], ["status", "x", "--max-age", "24"], ["status", "x", "--max-age", "-1h"],
    ["status", "x", "--max-age", "99999999999999999999d"], ["status", "x", "--max-age", "h"],
    ["status", "x", "--max-age", ""], ["push"], ["--into"],
  ])
  func aWrongCommandLineIs64(arguments: [String]) async throws {
    let result = try await Shop().feed(arguments)
    #expect(result.status == 64)
    #expect(!result.messages.isEmpty)
  }

  @Test(arguments: ["2", "2s", "1m"])
  func aTimeHasItsUnitOrIsSeconds(timeout: String) async throws {
    let shop = try Shop()
    let result = try await shop.feed(
      ["pull", "https://127.0.0.1:1/", "--into", shop.path("Menu.json"), "--timeout", timeout])
    #expect(result.status == 69, "\(result.messages)")
  }

  @Test func aCommandThatIsNearlyOneIsProposed() async throws {
    let result = try await Shop().feed(["pul", "https://a.example/"])
    #expect(result.status == 64)
    #expect(result.messages.contains("did you mean \"giuseppe-feed pull\"?"))
    let help = try await Shop().feed(["help", "pul"])
    #expect(help.status == 64)
    #expect(help.messages.contains("did you mean \"pull\"?"))
    let status = try await Shop().feed(["status", "a", "pull"])
    #expect(!status.messages.contains("did you mean"))
  }
}
