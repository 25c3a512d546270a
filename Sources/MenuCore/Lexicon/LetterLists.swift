/// The lists in which lines are linked whose words share some letters; a list is known by its first line.
struct LetterLists: Sendable {
  /// The end of a list.
  static let end: Int32 = -1
  private static let alphabet = 26

  private let letters: Int
  /// The first line of each list. The last list has the words without such letters.
  private var heads: [Int32]

  /// Makes empty lists of the words that share some letters.
  ///
  /// - Parameter letters: the number of letters, two or three.
  init(sharing letters: Int) {
    self.letters = letters
    var lists = 1
    for _ in 0..<letters { lists *= Self.alphabet }
    heads = Array(repeating: Self.end, count: lists + 1)
  }

  /// The first line in the list of the letters that a word has at an index.
  func head(like word: PackedWord, lettersAt index: Int) -> Int32 {
    heads[list(of: word, lettersAt: index)]
  }

  /// Puts a line in front of such a list; the line that was there before, for a link to it.
  mutating func push(_ line: Int32, like word: PackedWord, lettersAt index: Int) -> Int32 {
    let list = list(of: word, lettersAt: index)
    let next = heads[list]
    heads[list] = line
    return next
  }

  private func list(of word: PackedWord, lettersAt start: Int) -> Int {
    let rest = heads.count - 1
    guard start >= 0, start + letters <= min(word.count, PackedWord.capacity) else { return rest }
    var list = 0
    for index in start..<start + letters {
      let letter = Int(word[index]) - Int(UInt8(ascii: "a"))
      guard letter >= 0, letter < Self.alphabet else { return rest }
      list = list * Self.alphabet + letter
    }
    return list
  }
}
