import Foundation
import OldMenuFeed
import Testing

/// A line that breaks at any place leaves the good menu, or the whole new one.
@Suite(.timeLimit(.minutes(5))) struct CutTests {
  private static let menu = Shop.newMenu + String(repeating: "\n", count: 69)
  private static let answer =
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nETag: \"1\"\r\n"
    + "Content-Length: \(menu.utf8.count)\r\nConnection: close\r\n\r\n" + menu

  @Test(arguments: Array(stride(from: 0, to: answer.utf8.count, by: 10)), [false, true])
  func aCutLineLeavesTheGoodMenu(length: Int, isReset: Bool) async throws {
    let shop = try Shop()
    let server = try RawServer { _, connection in
      connection.send(Array(Self.answer.utf8.prefix(length)))
      if isReset { connection.reset() }
    }
    let mirror = MenuMirror(
      of: try FeedAddress("http://127.0.0.1:\(server.port)/"), into: shop.menu,
      environment: ProcessInfo.processInfo.environment)
    await #expect { try await mirror.pull() } throws: { error in
      (error as? FeedError)?.exitStatus == 69
    }
    #expect(try shop.text() == Shop.goodMenu)
  }

  /// Without a length only the text can tell that something is missing.
  @Test(arguments: Array(stride(from: 0, to: Shop.newMenu.utf8.count, by: 10)))
  func anAnswerWithoutALengthIsTakenOnlyWhole(length: Int) async throws {
    let shop = try Shop()
    let server = try RawServer { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n\r\n")
      connection.send(Array(Shop.newMenu.utf8.prefix(length)))
    }
    let mirror = MenuMirror(
      of: try FeedAddress("http://127.0.0.1:\(server.port)/"), into: shop.menu,
      environment: ProcessInfo.processInfo.environment)
    await #expect { try await mirror.pull() } throws: { error in
      (error as? FeedError)?.exitStatus == 65
    }
    #expect(try shop.text() == Shop.goodMenu)
  }
}
