import MenuCheck
import MenuCore
import Testing

/// Files full of one kind of fault. `make bench` measures their time.
struct LargeFaultTests {
  /// A file with so many entries of a kind.
  private static func file(
    _ start: String, _ end: String, count: Int = 500, _ entry: (Int) -> String
  ) -> String {
    start + (0..<count).map(entry).joined(separator: ",") + end
  }

  private static let dishes = file("", "") { _ in #"{"name":"a","allergens":"none"}"# }
  private static let dishesOfUnknownGroups = file("", "") { #"{"name":"a","group":"h\#($0)"}"# }

  private static let sizes = file("", "") { #"{"name":"s\#($0)","price":"1","allergens":"none"}"# }

  static let files = [
    file(#"{"pizzas":[{"name":"a","#, "}]}") { #""q\#($0)":1"# },
    file(#"{"pizzas":[{"#, #","name":"a"}]}"#) { _ in #""spicy":9"# },
    file(#"{"pizzas":[{"name":"a","allergens":["#, "]}]}", count: 200) { #""lattuga\#($0)""# },
    file(#"{"groups":["#, "]}") { #"{"id":"g\#($0)","title":"x","parent":"g\#($0 - 1)"}"# },
    file(#"{"notes":["#, #"],"pizzas":[\#(dishes)]}"#) { _ in #""latte""# },
    file(#"{"groups":["#, #"],"pizzas":[\#(dishesOfUnknownGroups)]}"#) {
      #"{"id":"g\#($0)","title":"x"}"#
    },
    file(#"{"pizzas":[{"name":"a","diets":["#, "]}]}") { _ in #""contiene latte""# },
    file(#"{"pizzas":[{"name":"a","allergens":"#, "}]}") { _ in #""gluten""# },
    file("{", "}", count: 1_000) { #""k\#($0)":1"# },
    file(#"{"pizzas":[{"name":"a","#, "}]}", count: 1_000) { #""k\#($0)":1"# },
    file(#"{"pizzas":[{"#, #","name":"a"}]}"#, count: 1_000) { _ in #""soldOut":true"# },
    file(#"{"groups":["#, #"],"pizzas":[{"name":"a"}]}"#) {
      #"{"id":"g\#($0)","title":"x","parent":"g\#(max(0, $0 - 1))"}"#
    },
    file(#"{"pizzas":[{"name":"a","sizes":[\#(sizes)],"ingredients":["#, "]}]}") {
      #""latte \#($0)""#
    },
  ]

  /// The number of diagnostics of each file. Groups that are nested too deep and a key that is given often are
  /// not reported at each entry.
  static let numbersOfDiagnostics = [501, 502, 200, 8, 999, 995, 501, 499, 1_000, 1_001, 2, 9, 502]

  @Test(
    "a file full of one fault is checked to its end",
    arguments: zip(files.indices, numbersOfDiagnostics))
  func file_fullOfOneFault_isReadToItsEnd(_ place: Int, _ count: Int) {
    let diagnostics: [Diagnostic]
    do {
      diagnostics = try MenuReader.check(Array(Self.files[place].utf8)).diagnostics
    } catch {
      diagnostics = error.diagnostics
    }
    #expect(diagnostics.count == count)
  }
}
