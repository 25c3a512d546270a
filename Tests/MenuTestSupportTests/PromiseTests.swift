import Foundation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct PromiseTests {
  private let exact = Dictionary(
    uniqueKeysWithValues: Promise.allCases.map { promise in
      switch promise.bound {
      case .atMost(let limit), .atLeast(let limit): (promise, limit)
      }
    })

  @Test func whatIsExactlyAsPromisedIsKept() {
    #expect(Promise.faults(of: exact) == [])
  }

  @Test(arguments: Promise.allCases) func aLittleWorseIsMissed(promise: Promise) {
    var measured = exact
    switch promise.bound {
    case .atMost(let limit): measured[promise] = limit + 0.01
    case .atLeast(let limit): measured[promise] = limit - 0.01
    }
    #expect(Promise.faults(of: measured).count == 1)
    #expect(Promise.faults(of: measured).first?.hasPrefix(promise.name + " is ") == true)
  }

  @Test(arguments: Promise.allCases) func whatIsNotMeasuredIsMissed(promise: Promise) {
    var measured = exact
    measured[promise] = nil
    let advice = promise.peer.map { ": install \($0)" } ?? ""
    #expect(Promise.faults(of: measured) == ["\(promise.name) is not measured\(advice)"])
  }

  @Test func noNumberKeepsNothing() {
    #expect(!Bound.atMost(1).holds(for: .nan))
    #expect(!Bound.atLeast(1).holds(for: .nan))
    #expect("\(Bound.atMost(1.2)), \(Bound.atLeast(1_000))" == "at most 1.2, at least 1000")
  }

  /// README has a line for each promise, in their order, with a value that keeps it.
  @Test func readmeTellsThemAsTheyAre() throws {
    let readme = try String(
      contentsOf: Repository.folder.appending(path: "README.md"), encoding: .utf8)
    let told = readme.split(separator: "\n").filter { line in
      line.contains("| at most ") || line.contains("| at least ")
    }
    let values = told.map { line in
      line.split(separator: "|").last.flatMap {
        Double($0.trimmingCharacters(in: .whitespaces))
      } ?? .nan
    }
    try #require(values.count == Promise.allCases.count)
    for (promise, value) in zip(Promise.allCases, values) {
      #expect(told.contains { $0 == promise.line(measured: value) }, "\(promise)")
      #expect(promise.bound.holds(for: value), "\(promise)")
    }
    #expect(readme.contains(/Measured on \d{4}-\d\d-\d\d/))
  }
}
