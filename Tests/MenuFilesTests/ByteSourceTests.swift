import Foundation
import Testing

@testable import OldMenuFiles

/// Files that are none: they have nothing to read yet, and never will.
@Suite(.timeLimit(.minutes(5))) struct ByteSourceTests {
  /// What is called, in order.
  private final class Calls {
    var reads = 0
    var waits: [Int32] = []
  }

  private let calls = Calls()

  private func source(
    isFile: Bool, isReady: Bool = true, reading count: @escaping (Int) -> Int
  ) -> ByteSource {
    ByteSource(isFile: isFile) { [calls] _ in
      calls.reads += 1
      let count = count(calls.reads)
      if count < 0 { errno = EAGAIN }
      return count
    } wait: { [calls] milliseconds in
      calls.waits.append(milliseconds)
      return isReady
    }
  }

  @Test func aFileThatSaysAgainForEverIsGivenUp() {
    var source = source(isFile: true) { _ in -1 }
    #expect(throws: SystemFault.again) { try source.bytes(upTo: 100, expected: 0) }
    #expect(calls.reads == 20)
  }

  @Test func aFileThatWouldHoldItsReaderIsNotRead() {
    var source = source(isFile: true, isReady: false) { _ in 1 }
    #expect(throws: SystemFault.again) { try source.bytes(upTo: 100, expected: 10) }
    #expect(calls.reads == 0)
    #expect(calls.waits == Array(repeating: 10, count: 20))
  }

  @Test func whatAFileSaidBeforeIsNoReasonToWaitForMore() {
    var source = source(isFile: true) { $0.isMultiple(of: 2) ? 3 : -1 }
    #expect(throws: SystemFault.again) { try source.bytes(upTo: 1_000, expected: 0) }
    #expect(calls.reads < 50)
  }

  @Test func aPipeIsWaitedForAsLongAsItTakes() throws {
    var source = source(isFile: false) { $0 < 1_000 ? -1 : $0 == 1_000 ? 5 : 0 }
    #expect(try source.bytes(upTo: 100, expected: 0).count == 5)
    #expect(calls.waits == Array(repeating: -1, count: 999))
  }

  @Test func aFileThatIsReadyIsReadToItsEnd() throws {
    var source = source(isFile: true) { $0 < 4 ? 2 : 0 }
    #expect(try source.bytes(upTo: 100, expected: 2).count == 6)
  }

  @Test func whatIsTooLongIsNotReadToItsEnd() throws {
    var source = source(isFile: true) { _ in 60 }
    #expect(try source.bytes(upTo: 100, expected: 0).count == 120)
  }
}
