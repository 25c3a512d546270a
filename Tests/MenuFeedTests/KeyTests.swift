import Foundation
import MenuTestSupport
import Synchronization
import Testing

/// The key: where it may come from, and that nobody else sees it.
@Suite(.timeLimit(.minutes(5))) struct KeyTests {
  @Test(arguments: [0o600, 0o400])
  func aKeyThatOnlyItsOwnerReadsIsTaken(mode: Int) async throws {
    let shop = try Shop()
    try shop.write(try shop.text(of: "key"), to: "key", mode: mode)
    let pulled = try await HeadOffice(secret: shop.secret).serving { try await shop.pull($0) }
    #expect(pulled.status == 0)
  }

  @Test(arguments: ["-", "/dev/fd/0"])
  func anInheritedDescriptorIsTaken(name: String) async throws {
    let shop = try Shop()
    try shop.write(try shop.text(of: "key"), to: "key", mode: 0o644)
    let pulled = try await HeadOffice(secret: shop.secret).serving { url in
      try await shop.feed(
        ["pull", url, "--into", shop.path("Menu.json"), "--key-file", name],
        input: shop.path("key"))
    }
    #expect(pulled.status == 0)
    #expect(try shop.text() == Shop.newMenu)
  }

  @Test(
    arguments: [
      ("publicKey: a\nprivateKey: b", 0o640, "others may read this key"),
      ("publicKey: a\nprivateKey: b", 0o604, "others may read this key"),
      ("publicKey: a", 0o600, "one line must read privateKey:"),
      ("privateKey: b\nprivateKey: c\npublicKey: a", 0o600, "one line must read privateKey:"),
      ("publicKey: a\nprivateKey:  ", 0o600, "privateKey may have no blanks"),
      ("publicKey: a b\nprivateKey: b", 0o600, "publicKey may have no blanks"),
      ("publicKey: a\u{1B}\nprivateKey: b", 0o600, "publicKey may have no blanks"),
      ("publicKey: é\nprivateKey: b", 0o600, "publicKey may have no blanks"),
      ("", 0o600, "one line must read publicKey:"),
      (String(repeating: "x", count: 5000), 0o600, "more than 4096 bytes"),
    ].map { (ToldText($0), $1, $2) })
  func anotherKeyIsRefusedUnquoted(text: ToldText, mode: Int, message: String) async throws {
    let shop = try Shop()
    try shop.write(text.text, to: "key", mode: mode)
    let pulled = try await shop.pull("http://127.0.0.1:1/")
    #expect(pulled.status == 66)
    #expect(pulled.messages.contains(message))
    #expect(pulled.messages.utf8.count < 300)
  }

  @Test func aKeyWithWindowsLineEndsIsTheSameKey() async throws {
    let shop = try Shop()
    let lines = try shop.text(of: "key").replacingOccurrences(of: "\n", with: "\r\n")
    try shop.write(lines, to: "key", mode: 0o600)
    let pulled = try await HeadOffice(secret: shop.secret).serving { try await shop.pull($0) }
    #expect(pulled.status == 0)
  }

  /// A token may hold what ends a text in curl's configuration; it arrives as it is.
  @Test func aTokenCannotAddAnOption() async throws {
    let shop = try Shop()
    let token = #"a"b\c\n\"-o=/tmp/x'$%{}"#
    try shop.write("token: \(token)", to: "key", mode: 0o600)
    let pulled = try await HeadOffice(secret: token).serving {
      try await shop.pull($0, ["--auth", "bearer"])
    }
    #expect(pulled.status == 0)
    #expect(try shop.text() == Shop.newMenu)
  }

  /// While the request runs, and in what a server sends back.
  @Test(arguments: [["--auth", "ts-hash"], ["--auth", "bearer"]])
  func nobodySeesTheKey(options: [String]) async throws {
    let shop = try Shop()
    let (secret, mark) = (shop.secret, shop.folder.lastPathComponent)
    let seen = Mutex<(places: [String], cores: [String])>(([], []))
    let server = try RawServer { _, connection in
      seen.withLock {
        $0 = (ProcessList.places(of: secret), ProcessList.coreLimits(ofThoseWith: mark))
      }
      connection.send(
        "HTTP/1.1 200 OK\r\nETag: \"\(secret)\"\r\nConnection: close\r\n\r\n"
          + #"{"pizzas":[{"name":"\#(secret)"}]}"#)
    }
    let pulled = try await shop.pull(
      "http://127.0.0.1:\(server.port)/", options, environment: ["SSL_CERT_DIR": "/tmp/\(mark)"])
    #expect(pulled.status == 65)
    #expect(pulled.messages.contains("quotes the secret key"))
    #expect(try shop.text() == Shop.goodMenu)
    #expect(try shop.leaks() == [])
    #expect(seen.withLock { $0.places.isEmpty })
    // giuseppe-feed and its curl.
    #expect(seen.withLock { $0.cores } == ["0", "0"])
  }

  /// What surrounds the program does not send its requests elsewhere.
  @Test func noProxyAndNoOptionsOfTheUserAreTaken() async throws {
    let shop = try Shop()
    try shop.write("url = \"file:///etc/hostname\"\n", to: ".curlrc")
    let proxy = "http://127.0.0.1:1"
    let pulled = try await HeadOffice(secret: shop.secret).serving {
      try await shop.pull(
        $0,
        environment: [
          "http_proxy": proxy, "ALL_PROXY": proxy, "HOME": shop.folder.path,
          "CURL_HOME": shop.folder.path,
        ])
    }
    #expect(pulled.status == 0)
    #expect(try shop.text() == Shop.newMenu)
  }

  /// What curl is given, told by one that stands in for it.
  @Test func curlGetsNoVariableAndNoOptionOfTheUser() async throws {
    let shop = try Shop()
    let programs = try TemporaryFolder()
    try programs.writeProgram(
      #"""
      #!/bin/sh
      tr '\0' '\n' </proc/self/environ >"$(dirname "$0")/environment"
      printf '%s\n' "$@" >"$(dirname "$0")/arguments"
      cat >"$(dirname "$0")/configuration"
      printf 'HTTP/1.1 200 OK\n\n' >&2
      printf '{"pizzas":[{"name":"Diavola"}]}'
      """#, to: "curl")
    let proxy = "http://127.0.0.1:1"
    let pulled = try await shop.pull(
      "https://example.com/Menu.json",
      environment: [
        "PATH": programs.path("") + ":/usr/bin:/bin", "SSL_CERT_FILE": "/a", "SSL_CERT_DIR": "/b",
        "http_proxy": proxy, "https_proxy": proxy, "HTTPS_PROXY": proxy, "ALL_PROXY": proxy,
        "all_proxy": proxy, "HOME": shop.folder.path, "CURL_HOME": shop.folder.path,
        "XDG_CONFIG_HOME": shop.folder.path, "NETRC": "/c", "SSLKEYLOGFILE": "/d",
        "CURL_CA_BUNDLE": "/e", "LD_BIND_NOW": "1",
      ])
    #expect(pulled.status == 0, "\(pulled.messages)")
    #expect(try shop.text() == Shop.newMenu)
    func told(_ name: String) throws -> String {
      try String(contentsOfFile: programs.path(name), encoding: .utf8)
    }
    let names = try told("environment").split(separator: "\n").compactMap { line in
      line.split(separator: "=").first.map(String.init)
    }
    // The rest are those of the shell that stands in for curl.
    let ofShell: Set = ["PWD", "OLDPWD", "SHLVL", "_"]
    #expect(Set(names).subtracting(ofShell) == ["PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"])
    let arguments = try told("arguments").split(separator: "\n")
    // Only as the first one it keeps curl from the options of the user.
    #expect(arguments == ["--disable", "--config", "-"])
    let lines = try told("configuration").split(separator: "\n")
    for line in ["noproxy = \"*\"", "proto = \"=https\"", "globoff", "tlsv1.2"] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
  }

  @Test func aMissingCurlIsOneLine() async throws {
    let shop = try Shop()
    let pulled = try await shop.pull("http://127.0.0.1:1/", environment: ["PATH": "/nowhere"])
    #expect(pulled.status == 69)
    #expect(pulled.messages == "giuseppe-feed: curl is missing: install it\n")
  }
}
