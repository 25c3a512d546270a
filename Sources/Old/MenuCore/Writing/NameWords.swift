/// Which dishes have a word in one of their names.
struct NameWords {
  private var dishes: [String: Set<Int>] = [:]
  /// Of how many dishes it is looked whether they have some words too.
  private static let patience = 64

  /// Takes the names of all dishes; O(*n*).
  init(_ names: some Sequence<[String]>) {
    for (index, names) in names.enumerated() {
      for word in names.flatMap(\.foldedWords) { dishes[word, default: []].insert(index) }
    }
  }

  /// The dishes with all words of a text.
  func dishes(with text: String) -> Set<Int> {
    let found = text.foldedWords.map { dishes[$0] ?? [] }.sorted { $0.count < $1.count }
    guard let fewest = found.first else { return [] }
    return found.dropFirst().reduce(fewest) { $0.intersection($1) }
  }

  /// Whether another dish has all words of a text, or may: of those with a word that is in many names
  /// not each is looked at.
  func mayBeOfOther(_ text: String, besides index: Int) -> Bool {
    let found = text.foldedWords.map { dishes[$0] ?? [] }
    guard let fewest = found.min(by: { $0.count < $1.count }) else { return false }
    guard fewest.count <= Self.patience else { return true }
    return fewest.contains { other in other != index && found.allSatisfy { $0.contains(other) } }
  }
}
