import MenuTestSupport
import Testing

@testable import OldMenuCore

@Suite(.timeLimit(.minutes(5))) struct ByteSearchTests {
  /// The answer by trying every index.
  private func slowFirst(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard needle.count <= bytes.count else { return nil }
    return (start...max(start, bytes.count - needle.count)).first { index in
      index + needle.count <= bytes.count
        && Array(bytes[index..<index + needle.count]) == needle
    }
  }

  @Test(arguments: 0..<200) func whatIsFoundIsWhatTryingEveryIndexFinds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Few letters, so that much of a needle stands where all of it does not.
    let bytes = (0..<Int.random(in: 0...100, using: &random)).map { _ in
      UInt8.random(in: 97...98, using: &random)
    }
    let needle = (0..<Int.random(in: 1...20, using: &random)).map { _ in
      UInt8.random(in: 97...98, using: &random)
    }
    for start in 0...bytes.count {
      #expect(
        ByteSearch.first(needle, in: bytes, from: start)
          == slowFirst(needle, in: bytes, from: start))
    }
  }

  @Test func nothingIsFoundOfNothingAndBehindTheEnd() {
    #expect(ByteSearch.first([], in: [1, 2], from: 0) == nil)
    #expect(ByteSearch.first([1], in: [], from: 0) == nil)
    #expect(ByteSearch.first([1], in: [1], from: 1) == nil)
    #expect(ByteSearch.first([1], in: [1], from: 5) == nil)
  }
}
