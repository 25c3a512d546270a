import Foundation
import OldMenuCore
import OldMenuFiles
import MenuTestSupport
import Synchronization
import Testing

@testable import OldMenuFeed

/// Somebody who reads all the time finds a menu each time, the old one or the new one.
@Suite(.timeLimit(.minutes(5))) struct ReplacedMenuTests {
  @Test func whoReadsWhileAMenuIsPulledAlwaysFindsOne() throws {
    let shop = try Shop()
    let reader = Reader(of: shop.menu)
    for number in 0..<200 {
      let menu = #"{"pizzas":[{"name":"\#(number)"}]}"#
      try MenuFile.replace(path: shop.menu, with: Array(menu.utf8), policy: .mirror)
    }
    #expect(reader.stop() == 0)
  }

  @Test func whoReadsWhileADishIsMarkedAlwaysFindsTheMenu() throws {
    let shop = try Shop()
    let reader = Reader(of: shop.menu)
    for number in 0..<200 {
      let isSoldOut = number.isMultiple(of: 2)
      _ = try SoldOut.mark(isSoldOut, [.anything("margherita")], inFile: shop.menu)
    }
    #expect(reader.stop() == 0)
  }
}

/// Reads a menu again and again on threads of its own.
private final class Reader: Sendable {
  private let isOver = Atomic(false)
  private let misses = Atomic(0)
  private let ended = DispatchSemaphore(value: 0)
  private static let threads = 2

  init(of path: LocalPath) {
    for _ in 0..<Reader.threads {
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {
          if (try? MenuFile.read(path: path)).flatMap({ try? MenuReader.read($0) }) == nil {
            misses.wrappingAdd(1, ordering: .relaxed)
          }
        }
        ended.signal()
      }
    }
  }

  /// How often there was no menu, or half of one.
  func stop() -> Int {
    isOver.store(true, ordering: .relaxed)
    for _ in 0..<Reader.threads { ended.wait() }
    return misses.load(ordering: .relaxed)
  }
}
