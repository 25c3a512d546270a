internal import OldMenuCore

/// What guests call the numbered lines of an answer in one language, and how they say how many they
/// would like of one; in small letters.
struct LineWords: Sendable {
  /// What may stand before the number of a line: `the`, `of the`.
  let fronts: [String]
  /// What says that it is a number, and may be the one that is printed: `number`.
  let nouns: [String]
  /// The words for the first, the second and so on, with a slash between those for one.
  let ordinals: String
  /// What they may end in, where they change with what they count.
  var endings = [""]
  /// What asks for a line and is no question: `open`.
  let openingWords: [String]
  /// What stands behind a number that says how often: `times`.
  let times: [String]
  /// Once, twice and so on, where they are words of their own.
  var often: [String] = []
  /// What stands before what is wanted on a dish: `with`.
  let withWords: [String]

  /// The ordinals with their numbers, folded.
  var numberedOrdinals: [(word: String, number: Int)] {
    ordinals.split(separator: ",").enumerated().flatMap { index, words in
      words.split(separator: "/").flatMap { word in
        endings.map { (("\(word)\($0)").trimmed.folded, index + 1) }
      }
    }
  }
}
