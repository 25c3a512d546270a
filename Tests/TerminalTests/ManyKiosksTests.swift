import MenuTestSupport
import Testing

/// Many guests at once, two of whom do what is bad for a program.
@Suite(.timeLimit(.minutes(5))) struct ManyKiosksTests {
  @Test func neitherAPasteNorOneWhoReadsNothingKeepsTheOthersWaiting() throws {
    let guests = try (0..<50).map { _ in
      try PseudoTerminal(
        [BuiltProgram.path(), BuiltProgram.menu, "--kiosk"],
        environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
    }
    for guest in guests {
      try #require(guest.read(within: .seconds(60)) { $0.text.contains("aiuto") })
    }
    let (pasting, stuck, others) = (guests[0], guests[1], guests[2...])

    stuck.holdOutput()
    stuck.send("jjjj")
    let stuckAt = stuck.output.count
    pasting.send("/\u{1B}[200~")
    var paste = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000)[...]
    // So much for each of the others that the paste goes on until the last one has its answer.
    let share = paste.count / others.count
    for other in others {
      let (before, rest) = (other.output.count, paste.count - share)
      other.send("j")
      let isAnswered = other.read { other in
        while paste.count > rest {
          let taken = pasting.offer(paste)
          if taken == 0 { break }
          paste = paste.dropFirst(taken)
        }
        return other.output.count > before
      }
      #expect(isAnswered)
    }
    #expect(!paste.isEmpty)
    stuck.read(within: .zero)
    #expect(stuck.output.count == stuckAt)

    // In the end both of them go on: the list is there again that the paste had emptied.
    pasting.send(Array(paste) + Array("\u{1B}[201~".utf8))
    let pasted = pasting.output.count
    pasting.send("\u{1B}")
    #expect(
      pasting.read { String(decoding: $0.output[pasted...], as: UTF8.self).contains("Marinara") })
    stuck.releaseOutput()
    #expect(stuck.read { $0.output.count > stuckAt })
  }
}
