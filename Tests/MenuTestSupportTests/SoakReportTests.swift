import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SoakReportTests {
  private let report = SoakReport(
    afterWarmUp: .init(privateBytes: 5_000_000, descriptors: 4),
    atEnd: .init(privateBytes: 6_000_000, descriptors: 4), ending: .exited(0))

  @Test func aProgramThatHoldsWhatItHeldIsRight() {
    #expect(report.faults.isEmpty)
  }

  @Test func oneByteTooManyIsAFault() {
    var report = report
    report.atEnd.privateBytes += 1
    #expect(report.faults == ["its memory grew by 1000001 bytes, 1000000 are allowed"])
  }

  @Test(arguments: [3, 5]) func anotherNumberOfDescriptorsIsAFault(number: Int) {
    var report = report
    report.atEnd.descriptors = number
    #expect(report.faults == ["it held 4 descriptors, and then \(number)"])
  }

  @Test(arguments: [.exited(1), .signalled(11), nil] as [PseudoTerminal.Ending?])
  func anotherEndingIsAFault(ending: PseudoTerminal.Ending?) {
    var report = report
    report.ending = ending
    #expect(report.faults.count == 1)
  }

  @Test func whatTheSystemDoesNotTellIsNotTakenForRight() {
    let nothing = SoakReport.Holding(privateBytes: 0, descriptors: 0)
    let report = SoakReport(afterWarmUp: nothing, atEnd: nothing, ending: .exited(0))
    #expect(report.faults == ["the system does not tell what a program holds"])
  }
}

@Suite(.timeLimit(.minutes(5))) struct RandomKeysTests {
  @Test func allKeysComeButThoseThatEndTheProgram() {
    var keys = RandomKeys(seed: 1)
    let seen = Set((0..<20_000).map { _ in keys.next() })
    for binding in KeyMap.standard.bindings {
      for sequence in binding.keys.compactMap(\.sequence) {
        let ends = [.quit, .suspend].contains(binding.command) || sequence == Array("q".utf8)
        #expect(seen.contains(sequence) != ends, "\(binding.keys)")
      }
    }
    #expect(KeyMap.standard.bindings.flatMap(\.keys).allSatisfy { $0.sequence != nil })
  }

  @Test func theSameSeedGivesTheSameKeys() {
    var (first, second, other) = (RandomKeys(seed: 7), RandomKeys(seed: 7), RandomKeys(seed: 8))
    let all = (0..<100).map { _ in first.next() }
    #expect((0..<100).map { _ in second.next() } == all)
    #expect((0..<100).map { _ in other.next() } != all)
  }
}
