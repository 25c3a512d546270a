/// The nearest of many folded words to one that none of them is.
struct NearestWord {
  private let wanted: [UInt8]
  private let letters: UInt64
  /// The most edits of a word that is still noted.
  private var most: Int
  /// The nearest word so far; nil for none.
  private(set) var found: [UInt8]?

  init(to wanted: [UInt8], within edits: Int) {
    self.wanted = wanted
    letters = wanted[...].letters
    most = edits
  }

  /// True if no word can be nearer: the word itself is nowhere.
  var isDone: Bool { most == 0 }

  /// Notes a word if it is nearer than those before it.
  mutating func note(_ word: ArraySlice<UInt8>) {
    guard abs(word.count - wanted.count) <= most else { return }
    // An edit takes one letter away and brings one at most; counting letters is much sooner done.
    guard (letters & ~word.letters).nonzeroBitCount <= most,
      (word.letters & ~letters).nonzeroBitCount <= most,
      let distance = EditDistance.distance(wanted[...], word), distance > 0, distance <= most
    else { return }
    found = Array(word)
    most = distance - 1
  }
}
