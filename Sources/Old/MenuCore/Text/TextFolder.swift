/// Folds one text after another behind each other.
struct TextFolder {
  /// What was folded so far.
  var bytes: [UInt8] = []
  /// Where each folded byte comes from in its own text; empty unless asked for.
  private(set) var origins: [Int] = []

  private let keepsOrigins: Bool
  /// How the letters of other scripts fold, for those seen before.
  private var others: [[Unicode.Scalar]: [UInt8]] = [:]

  /// More marks than any language puts on a letter; what stands behind them is not told apart.
  private static let mostMarks = 30
  /// Real menus have a few hundred; the limit keeps a hostile one small.
  private static let mostOthers = 4096

  init(keepsOrigins: Bool = false) {
    self.keepsOrigins = keepsOrigins
  }

  /// Folds a text behind what was folded before; blanks at its beginning are left out.
  mutating func fold(_ text: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte < 0x80, place + 1 >= text.count || text[place + 1] < 0xCC {
        emit(FoldingTables.ascii[Int(byte)], from: place, start: start)
        place += 1
      } else {
        place = foldLetter(text, at: place, start: start)
      }
    }
  }

  private mutating func emit(_ byte: UInt8, from origin: Int, start: Int) {
    if byte == .space, bytes.count == start || bytes.last == .space { return }
    bytes.append(byte)
    if keepsOrigins { origins.append(origin) }
  }

  private mutating func emit(_ folded: [UInt8], from origin: Int, start: Int) {
    for byte in folded { emit(byte, from: origin, start: start) }
  }

  /// Folds a base with the marks on it, and gives the place behind them.
  private mutating func foldLetter(
    _ text: UnsafeBufferPointer<UInt8>, at origin: Int, start: Int
  ) -> Int {
    var place = origin
    let base = UTF8Reader.scalar(in: text, at: &place)
    guard !base.properties.isDefaultIgnorableCodePoint else { return place }
    var marks: [Unicode.Scalar] = []
    while place < text.count, text[place] >= 0xCC {
      var next = place
      let mark = UTF8Reader.scalar(in: text, at: &next)
      if !mark.properties.isDefaultIgnorableCodePoint {
        guard mark.isOnLetter else { break }
        if marks.count < TextFolder.mostMarks { marks.append(mark) }
      }
      place = next
    }
    emit(folded(base, marks), from: origin, start: start)
    return place
  }

  private mutating func folded(_ base: Unicode.Scalar, _ marks: [Unicode.Scalar]) -> [UInt8] {
    if marks.isEmpty, base.isInert { return Array(String(base).utf8) }
    if let letter = FoldingTables.letter(base), marks.isEmpty || base.isFoldedLetter {
      guard !marks.isEmpty else { return letter }
      let bare = base.isCyrillic ? FoldingTables.cyrillic([base] + marks) : letter
      return bare + marks.filter { !$0.isDiacritic }.flatMap { String($0).utf8 }
    }
    let letter = [base] + marks
    if let known = others[letter] { return known }
    let folded = FoldingTables.other(letter)
    if others.count < TextFolder.mostOthers { others[letter] = folded }
    return folded
  }
}

extension Unicode.Scalar {
  /// Whether the marks on it are left out.
  fileprivate var isFoldedLetter: Bool {
    isLatinOrGreek || isCyrillic || isLigature || fullwidthASCII?.isLatinOrGreek == true
  }
}
