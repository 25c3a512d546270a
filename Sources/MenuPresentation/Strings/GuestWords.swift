internal import MenuCore

/// Words that guests type and no answer shows, in five languages at once.
enum GuestWords {
  /// The number that a word means; nil for any other. `4`, `quattro`, `vier` → 4
  static func number(_ word: some StringProtocol) -> Int? {
    if word.utf8.count <= 3, let number = Int(word) { return number }
    return numbers[FoldedText(String(word)).text]
  }

  /// The numbers from one to ten, a line a language.
  private static let numbers: [String: Int] = {
    let lines = [
      "uno due tre quattro cinque sei sette otto nove dieci",
      "one two three four five six seven eight nine ten",
      "eins zwei drei vier fünf sechs sieben acht neun zehn",
      "un deux trois quatre cinq six sept huit neuf dix",
      "uno dos tres cuatro cinco seis siete ocho nueve diez",
    ]
    var numbers: [String: Int] = [:]
    for line in lines {
      for (index, word) in words(line).enumerated() { numbers[word] = index + 1 }
    }
    return numbers
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { FoldedText(String($0)).text }
  }
}
