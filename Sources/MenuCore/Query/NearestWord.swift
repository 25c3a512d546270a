/// Finds the nearest of many folded words to a word that is not among them.
struct NearestWord {
  private let target: [UInt8]
  private let letters: UInt64
  /// The most edits at which a word is still noted.
  private var most: Int
  /// The nearest word so far of which the target may be a typo.
  private(set) var typo: [UInt8]?
  /// A long word that the target begins with, as *napolitana* begins with *napoli*.
  private(set) var beginning: [UInt8]?

  init(to target: [UInt8], within edits: Int) {
    self.target = target
    letters = target[...].letters
    most = edits
  }

  /// True if no word can be nearer, because the target word itself is not in the menu.
  var isDone: Bool { most == 0 }

  /// Notes a word if it is nearer than the words before it. With `name`, the word is that name written
  /// without blanks, and the name is noted: `pannacotta`
  mutating func note(_ word: ArraySlice<UInt8>, of name: ArraySlice<UInt8>? = nil) {
    if word.count >= Self.longBeginning, word.count < target.count, target.starts(with: word) {
      beginning = Array(name ?? word)
    }
    guard abs(word.count - target.count) <= most else { return }
    // An edit removes at most one letter and adds at most one. Comparing letter sets is much faster.
    guard (letters & ~word.letters).nonzeroBitCount <= most,
      (word.letters & ~letters).nonzeroBitCount <= most,
      let distance = EditDistance.distance(target[...], word), distance <= most,
      distance > 0 || name != nil, Self.isTypo(distance, target.count, word.count, least: 5)
    else { return }
    typo = Array(name ?? word)
    most = max(0, distance - 1)
  }

  private static let longBeginning = 6

  /// True if this number of edits may be a typo, by the length of the shorter word. One edit: longer than
  /// `least`, or `least` letters if none is added or dropped. Two edits: eight letters or more. *Friend* is
  /// not *fried*.
  static func isTypo(_ edits: Int, _ left: Int, _ right: Int, least: Int) -> Bool {
    let shorter = min(left, right)
    switch edits {
    case 0: return true
    case 1: return shorter > least || shorter == least && left == right
    default: return shorter >= 8
    }
  }
}
