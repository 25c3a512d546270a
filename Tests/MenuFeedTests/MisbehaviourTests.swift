import Foundation
import MenuTestSupport
import Synchronization
import Testing

/// Whatever a server does, the last good menu stays as it is and the shop learns why.
@Suite(.timeLimit(.minutes(5))) struct MisbehaviourTests {
  @Test(
    arguments: Misbehaviour.statuses + Misbehaviour.framings + Misbehaviour.redirects)
  func theGoodMenuStays(whatever misbehaviour: Misbehaviour) async throws {
    let shop = try Shop()
    let places = Mutex<[[String]]>([])
    let secret = shop.secret
    let server = try RawServer { _, connection in
      places.withLock { $0.append(ProcessList.places(of: secret)) }
      misbehaviour.serve(connection)
    }
    let pulled = try await shop.pull(
      "http://127.0.0.1:\(server.port)/Menu.json", misbehaviour.options)

    #expect(try shop.text() == Shop.goodMenu)
    #expect(pulled.status == misbehaviour.status)
    #expect(pulled.messages.contains(misbehaviour.message))
    #expect(pulled.messages.hasPrefix("giuseppe-feed: "))
    #expect(pulled.messages.split(separator: "\n").allSatisfy { $0.count <= 200 })
    #expect(TerminalCleanliness.violations(of: pulled.messages, allowed: ["\n"]) == [])
    #expect(pulled.output.isEmpty)
    // In KiB, the pages of a debug program among them: half of it, and more with each new word.
    #expect(pulled.peakMemory < 48_000)
    // The key is nowhere but in its file; and there was one request, without a second try.
    #expect(places.withLock { $0 == [[]] })
    #expect(!pulled.messages.contains(shop.secret))
    #expect(try shop.leaks() == [])
    #expect(try shop.text(of: ".Menu.json.feed").contains("lastFailure"))
  }

  /// However long it is, without its query, and in the same line as the status.
  @Test(arguments: ["401", "404", "500", "503 with Retry-After"], [1, 1_500])
  func theAddressThatRefusesIsNamed(status: String, length: Int) async throws {
    let shop = try Shop()
    let misbehaviour = try #require(Misbehaviour.statuses.first { $0.name == status })
    let server = try RawServer { _, connection in misbehaviour.serve(connection) }
    let address = "http://127.0.0.1:\(server.port)/" + String(repeating: "a", count: length)
    let pulled = try await shop.pull(address + "?token=confidential")
    #expect(pulled.messages.hasPrefix("giuseppe-feed: http://127.0.0.1:\(server.port)/a"))
    #expect(pulled.messages.contains(misbehaviour.message))
    #expect(!pulled.messages.contains("confidential"))
  }
}
