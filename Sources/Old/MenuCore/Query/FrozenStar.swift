/// The star that stands beside what was frozen, where a note says what it means.
///
/// A note may tell of several: of one star, and of two, that say something else.
extension Menu {
  /// How many stars mean frozen by the notes of the file: `* prodotto surgelato`.
  var starsOfFrozen: Set<Int> {
    notes.reduce(into: []) { $0.formUnion($1.starsOfFrozen) }
  }
}

extension Dish {
  /// Whether so many stars stand together in its name or in what is said of it; its notes explain some.
  func hasStars(_ numbers: Set<Int>) -> Bool {
    guard !numbers.isEmpty else { return false }
    return ([name] + ingredients.map(\.name) + [description].compactMap(\.self)).contains { text in
      text.allTexts.contains { $0.runsOfStars.contains { numbers.contains($0.stars) } }
    }
  }
}

extension LocalizedText {
  /// How many stars mean frozen, of those that it begins with and those that it goes on with.
  var starsOfFrozen: Set<Int> {
    allTexts.reduce(into: []) { found, text in
      let signs = text.utf8.prefix { !$0.isOfWord && !(0x41...0x5A).contains($0) }
      guard signs.contains(UInt8(ascii: "*")) else { return }
      var isFrozen = false
      for run in text.runsOfStars.reversed() {
        // Stars side by side say the same: `*/** surgelato`.
        if run.behind.contains(where: \.isLetter) { isFrozen = run.behind.saysFrozen }
        if isFrozen { found.insert(run.stars) }
      }
    }
  }
}

extension String {
  /// The stars that stand together, and what stands behind them up to the next ones.
  fileprivate var runsOfStars: [(stars: Int, behind: Substring)] {
    var runs: [(stars: Int, behind: Substring)] = []
    var rest = self[...]
    while let star = rest.firstIndex(of: "*") {
      let stars = rest[star...].prefix { $0 == "*" }
      let behind = rest[stars.endIndex...].prefix { $0 != "*" }
      runs.append((stars.count, behind))
      rest = rest[behind.endIndex...]
    }
    return runs
  }
}

extension Substring {
  /// Whether it calls something frozen, and does not deny it: `mai surgelato`.
  fileprivate var saysFrozen: Bool {
    split { ",;:.()".contains($0) }.contains { part in
      var (text, isFrozen, wordsBehindDenial) = (part.lowercased(), false, Int.max)
      text.withUTF8 { bytes in
        Sentences.forEachWord(in: bytes[...]) { _, hash in
          let signs = SentenceWords.signs[hash]
          if wordsBehindDenial < .max { wordsBehindDenial += 1 }
          if signs.contains(.countering) { wordsBehindDenial = .max }
          if !signs.isDisjoint(with: [.negating, .denying, .lacking]) { wordsBehindDenial = 0 }
          // `Se non c'è pesce fresco usiamo il surgelato` denies something else.
          isFrozen = isFrozen || signs.contains(.frozen) && wordsBehindDenial > 3
        }
      }
      return isFrozen
    }
  }
}
