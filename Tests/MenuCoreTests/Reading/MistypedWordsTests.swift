@testable import OldMenuCore
import Testing

/// Words with one letter wrong, and what is kept of words while a file is read.
@Suite(.timeLimit(.minutes(5))) struct MistypedWordsTests {
  private static let words = ["mozzarella", "parmesan", "béchamel", "mejillón", "pistazie"]

  private let known: MistypedWords = {
    var known = MistypedWords(fewestLetters: 7)
    known.add(words.joined(separator: "\n") + " uovo", .milk)
    return known
  }()

  @Test(arguments: words) func everySlipOfOneLetterIsFound(word: String) {
    let letters = Array(word.unicodeScalars)
    for place in letters.indices {
      var (missing, twice, wrong, swapped) = (letters, letters, letters, letters)
      missing.remove(at: place)
      twice.insert("x", at: place)
      wrong[place] = "x"
      if place > 0 { swapped.swapAt(place - 1, place) }
      for slip in [missing, twice, wrong, swapped] {
        #expect(known.allergens(near: bytes(slip)) == [.milk], "\(slip)")
      }
    }
    #expect(known.allergens(near: bytes(letters + ["x"])) == [.milk])
  }

  private func bytes(_ letters: [Unicode.Scalar]) -> [UInt8] {
    Array(String(String.UnicodeScalarView(letters)).utf8)
  }

  @Test(arguments: ["mozzarexxa", "xxzzarella", "parmigiano", "uovoo", "pizzaiola"])
  func twoSlipsOrAShortWordAreNot(word: String) {
    #expect(known.allergens(near: Array(word.utf8)) == [])
  }

  @Test func moreWordsThanAreKeptAreReadAlike() throws {
    let letters = Array("abcdfghklpqvwxyz")
    let words = (0..<4_096).map { number in
      String([8, 4, 0].map { letters[number >> $0 & 15] }) + "qqqq"
    }
    let others = stride(from: 0, to: words.count, by: 256).map {
      words[$0..<$0 + 256].joined(separator: " ")
    }
    let notes = ["con mozarella"] + others + ["con mozarella", "Käsekuchen"]
    let dishes = notes.map { #"{"name": "A", "notes": ["\#($0)"], "allergens": "none"}"# }
    let text = #"{"other": [\#(dishes.joined(separator: ","))]}"#
    let states = try MenuReader.read(Array(text.utf8)).menu.other.map { $0.state(of: .milk) }
    #expect(states.first == .notStated)
    #expect(states.dropFirst().dropLast(2).allSatisfy { $0 == .notAnIngredient })
    #expect(states.suffix(2) == [.notStated, .notStated])
  }
}
