/// The nearest of many folded words to one that none of them is.
struct NearestWord {
  private let wanted: [UInt8]
  private let letters: UInt64
  /// The most edits of a word that is still noted.
  private var most: Int
  private var nearest: [UInt8]?
  private var beginning: [UInt8]?
  /// The nearest word so far, else a long word with which the wanted one begins, as *napolitana* does with
  /// *napoli*; nil for none.
  var found: [UInt8]? { nearest ?? beginning }

  init(to wanted: [UInt8], within edits: Int) {
    self.wanted = wanted
    letters = wanted[...].letters
    most = edits
  }

  /// True if no word can be nearer: the word itself is nowhere.
  var isDone: Bool { most == 0 }

  /// Notes a word if it is nearer than those before it, or a name of several words in place of all of them
  /// in one: `pannacotta`
  mutating func note(_ word: ArraySlice<UInt8>, of name: ArraySlice<UInt8>? = nil) {
    if word.count >= Self.longBeginning, word.count < wanted.count, wanted.starts(with: word) {
      beginning = Array(name ?? word)
    }
    guard abs(word.count - wanted.count) <= most else { return }
    // An edit takes one letter away and brings one at most; counting letters is much sooner done.
    guard (letters & ~word.letters).nonzeroBitCount <= most,
      (word.letters & ~letters).nonzeroBitCount <= most,
      let distance = EditDistance.distance(wanted[...], word), distance <= most,
      distance > 0 || name != nil, Self.isSlip(distance, wanted.count, word.count, least: 5)
    else { return }
    nearest = Array(name ?? word)
    most = max(0, distance - 1)
  }

  private static let longBeginning = 6

  /// True if so many edits may be a slip, by the letters of the shorter word: one where it has more than
  /// the least, or as many and none is added or dropped; two where it has eight. *Friend* is not *fried*.
  static func isSlip(_ edits: Int, _ left: Int, _ right: Int, least: Int) -> Bool {
    let shorter = min(left, right)
    switch edits {
    case 0: return true
    case 1: return shorter > least || shorter == least && left == right
    default: return shorter >= 8
    }
  }
}
