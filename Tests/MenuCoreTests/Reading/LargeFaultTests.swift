import Foundation
import MenuCheck
import MenuCore
import Testing

/// Files that have one kind of fault all over: reading takes time linear in the file. Time that grew with
/// its square would be minutes for these.
@Suite(.timeLimit(.minutes(5))) struct LargeFaultTests {
  /// A file with so many entries of a kind.
  private static func file(
    _ start: String, _ end: String, count: Int = 2_000, _ entry: (Int) -> String
  ) -> String {
    start + (0..<count).map(entry).joined(separator: ",") + end
  }

  private static let dishes = file("", "") { _ in #"{"name":"a","allergens":"none"}"# }
  private static let dishesOfUnknownGroups = file("", "") { #"{"name":"a","group":"h\#($0)"}"# }

  static let files = [
    file(#"{"pizzas":[{"name":"a","#, "}]}") { #""q\#($0)":1"# },
    file(#"{"pizzas":[{"#, #","name":"a"}]}"#) { _ in #""spicy":9"# },
    file(#"{"pizzas":[{"name":"a","allergens":["#, "]}]}", count: 500) { #""lattuga\#($0)""# },
    file(#"{"groups":["#, "]}") { #"{"id":"g\#($0)","title":"x","parent":"g\#($0 - 1)"}"# },
    file(#"{"notes":["#, #"],"pizzas":[\#(dishes)]}"#) { _ in #""latte""# },
    file(#"{"groups":["#, #"],"pizzas":[\#(dishesOfUnknownGroups)]}"#) {
      #"{"id":"g\#($0)","title":"x"}"#
    },
    file("{", "}", count: 4_000) { #""k\#($0)":1"# },
    file(#"{"pizzas":[{"name":"a","#, "}]}", count: 4_000) { #""k\#($0)":1"# },
    file(#"{"pizzas":[{"#, #","name":"a"}]}"#, count: 4_000) { _ in #""soldOut":true"# },
    file(#"{"groups":["#, #"],"pizzas":[{"name":"a"}]}"#) {
      #"{"id":"g\#($0)","title":"x","parent":"g\#(max(0, $0 - 1))"}"#
    },
  ]

  @Test(
    "a file with thousands of one fault is checked within 10 seconds", arguments: files.indices)
  func file_fullOfOneFault_isReadInTime(_ place: Int) throws {
    let start = Self.seconds
    let reading = try MenuReader.check(Array(Self.files[place].utf8))
    #expect(Self.seconds - start < 10)
    #expect(!reading.diagnostics.isEmpty)
  }

  /// The time that this thread has worked, whatever else the machine does.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
