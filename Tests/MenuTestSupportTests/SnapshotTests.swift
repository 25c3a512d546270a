import Foundation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SnapshotTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "snapshot-\(UUID().uuidString).txt")

  @Test func aMissingRecordIsADifference() throws {
    let difference = try Snapshot.difference(of: "a", from: file, isRecording: false)
    #expect(difference?.contains("is missing") == true)
  }

  @Test func aRecordedTextIsADifferenceOnceAndThenNone() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let recorded = try Snapshot.difference(of: "a\nb", from: file, isRecording: true)
    #expect(recorded?.contains("recorded") == true)
    #expect(try Snapshot.difference(of: "a\nb", from: file, isRecording: false) == nil)
    let changed = try Snapshot.difference(of: "a\nc", from: file, isRecording: false)
    #expect(changed?.hasSuffix("says otherwise:\nline 2:\n- b\n+ c") == true)
  }

  @Test func aTextThatOnlyLooksTheSameIsADifference() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try Snapshot.difference(of: "\u{E9}", from: file, isRecording: true)
    #expect(try Snapshot.difference(of: "e\u{301}", from: file, isRecording: false) != nil)
  }
}
