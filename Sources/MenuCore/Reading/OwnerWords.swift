internal import CWords

/// The words that owners write instead of the keys of the format, from a resource file.
///
/// A line is a key and the words for it in five languages: `price: cost, prezzo, Preis`. `#` begins a
/// comment. A topic instead of a key is written in brackets: `(stock): available, disponibile`
struct OwnerWords: Sendable {
  /// The keys that have a word, by its letters.
  private(set) var keys: [[UInt8]: KeySet] = [:]
  /// The words about a topic, or the names of a word of the format, by the text in the brackets.
  private var topics: [String: Set<String>] = [:]

  /// The topics of words that are not keys.
  enum Topic: String {
    /// Whether a dish is available.
    case stock
    /// Traces and possibilities: beginnings of words, and whole words.
    case stemsOfTraces = "stems of traces"
    case verbsOfTraces = "verbs of traces"
    /// The absence of an allergen; diets.
    case free, diets
    case stemsOfDrinks = "stems of drinks"
    /// The answers to a question.
    case yes, no
    /// All allergens; words before those that are left out; ends of a list that has others.
    case all, exceptions, others
    /// No allergen; no answer, in words and in the signs of an empty cell; words between allergens; the
    /// days of the week and today; products made of an allergen.
    case none, unknown, dashes, links, days, products
    /// The title of a heading; an object of texts about the house.
    case headings, house
    /// The name of a size; a list of side dishes; a list of additives, whose signs are no allergens; the
    /// hundredth of a currency.
    case sizes, sides, additives, cents
    /// Words before signs of allergens and among them: `Allergeni contenuti: n. 1 e 7`
    case amongSigns = "among signs"
    /// Something that is still to be checked: whole texts, and beginnings of phrases.
    case doubts
    case stemsOfDoubts = "stems of doubts"
    /// Beginnings of the words that ask a guest to speak with the staff.
    case stemsOfAsking = "stems of asking"
  }

  /// The words of the resource file, read once when first needed.
  static let shared = OwnerWords(Array(words_keys().content))

  /// Reads a file; O(its length).
  init(_ file: [UInt8]) {
    for key in FileKey.allCases where !KeySet.promises.contains(key) {
      keys[Self.letters(of: key.name), default: []].insert(key)
    }
    for line in WordFile.lines(of: file) {
      let words = (line.words + line.words.compactMap(\.withUmlautsSpelled)).map(Self.letters)
      if let key = FileKey(rawValue: line.name) {
        for word in words { keys[word, default: []].insert(key) }
      } else {
        let topic = String(line.name.dropFirst().dropLast())
        topics[topic, default: []].formUnion(words.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  /// The words about a topic, in lower case without accents and blanks.
  subscript(topic: Topic) -> Set<String> { names(of: topic.rawValue) }

  /// The names of a word of the format or of a language tag, normalized in the same way.
  func names(of word: String) -> Set<String> { topics[word] ?? [] }

  /// True for a word about a topic, exact apart from case and accents.
  func has(_ word: String, about topic: Topic) -> Bool { isName(word, of: topic.rawValue) }

  /// True for a name of a word of the format or of a language tag, exact apart from case and accents.
  func isName(_ word: String, of name: String) -> Bool {
    names(of: name).contains(String(decoding: Self.letters(of: word), as: UTF8.self))
  }

  /// The letters of a word, folded; the text itself if it has none, such as a sign.
  static func letters(of word: String) -> [UInt8] {
    let folded = FoldedText(word.trimmed).bytes
    return folded.filter(\.isWordByte).nonEmpty ?? folded
  }
}
