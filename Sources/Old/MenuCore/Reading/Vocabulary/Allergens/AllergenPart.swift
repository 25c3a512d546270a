/// What a part of an entry names, and what is said of it.
struct AllergenPart {
  enum Role { case contained, possible, free }

  /// What is named, without the words that say what is said of it.
  let text: String
  var role = Role.contained
  /// Whether words say so.
  var isTold = false
  /// Whether nobody can tell what is said of it.
  var isDoubtful = false
  /// Whether only a blank parts it from its neighbours, which may be one name with it.
  var isLoose = false
}

/// The parts of an entry that holds several, or says what is said of them.
struct AllergenParts {
  private(set) var parts: [AllergenPart] = []
  /// What is said of all that follows in the sentence, and whether a comma ends it.
  private var spread: (role: AllergenPart.Role, isOfAll: Bool)?

  /// Reads a text; what the legend of the file explains is never an *and*.
  init(_ text: String, isInLegend: (String) -> Bool) {
    var told: AllergenPart.Role?
    let (text, asides) = Self.withoutAsides(text)
    for sentence in ([text] + asides).flatMap(Self.sentences) {
      let first = parts.count
      spread = nil
      for chunk in sentence.chunks {
        for (place, piece) in AllergenWords.pieces(of: chunk, isInLegend: isInLegend).enumerated() {
          add(piece, isJoined: place > 0, isFirst: parts.count == first)
        }
      }
      // `senza latte; uova`: who parts a list so may go on with it.
      if let told, told != .contained, first < parts.count, !parts[first].isTold {
        for index in first..<parts.count where !parts[index].isTold {
          parts[index].isDoubtful = true
        }
      }
      told = sentence.mayGoOn ? parts.last?.role : nil
    }
    partLoosely(isInLegend)
  }

  private mutating func add(_ piece: String, isJoined: Bool, isFirst: Bool) {
    guard let lead = AllergenLead(piece) else {
      guard !AllergenWords.addsNothing(piece, beside: parts) else { return }
      addUntold(piece, isJoined: isJoined)
      return
    }
    // `nut and milk free`: the nuts may be meant too.
    if lead.isBehind, lead.role == .free, !isFirst, isJoined || !lead.isOneWord,
      let last = parts.indices.last, !parts[last].isTold
    {
      parts[last].isDoubtful = true
    }
    parts.append(
      AllergenPart(text: lead.rest, role: lead.role, isTold: true, isDoubtful: lead.isDoubtful))
    guard !lead.isBehind else { return spread = nil }
    spread = (lead.following, lead.role != .free || lead.isOfAll && isFirst)
  }

  private mutating func addUntold(_ piece: String, isJoined: Bool) {
    // What was denied anywhere in a part is no warning.
    let isExcepted = AllergenWords.excepts(piece)
    let isDenied = isExcepted || AllergenWords.denies(piece)
    var part = AllergenPart(
      text: piece, role: isDenied ? .free : .contained, isDoubtful: isDenied && !isExcepted)
    if let spread, !isDenied {
      if spread.isOfAll || isJoined {
        (part.role, part.isTold) = (spread.role, true)
      } else {
        part.isDoubtful = true
        self.spread = (.contained, true)
      }
      if spread.role == .contained, parts.last?.isDoubtful == true { part.isDoubtful = true }
    }
    parts.append(part)
  }

  /// What a text says that there may be, and nowhere that there is.
  static func possible(in text: String, _ legend: AllergenLegend? = nil) -> AllergenSet {
    var (possible, contained): (AllergenSet, AllergenSet) = ([], [])
    for part in AllergenParts(text, isInLegend: { legend?.explains($0) ?? false }).parts {
      let named = IngredientWords.allergens(in: part.text)
        .union(legend?.warning(ofMarked: part.text) ?? []).withGroups
      if part.role == .possible {
        possible.formUnion(named)
      } else {
        contained.formUnion(named)
      }
    }
    return possible.subtracting(contained)
  }

  /// Parts at the blanks what is nothing but known words, or signs.
  private mutating func partLoosely(_ isInLegend: (String) -> Bool) {
    let isAlone = parts.count == 1
    parts = parts.flatMap { part -> [AllergenPart] in
      let words = part.text.split(separator: " ").map(String.init)
      guard words.count > 1, !AllergenEntries.isKnown(part.text) else { return [part] }
      let areSigns = words.allSatisfy { isInLegend($0) || AllergenWords.isSign($0) }
      let areWords = words.allSatisfy { isInLegend($0) || AllergenEntries.isKnown($0) }
      guard areSigns || isAlone && areWords else { return [part] }
      return words.map {
        AllergenPart(
          text: $0, role: part.role, isTold: part.isTold, isDoubtful: part.isDoubtful,
          isLoose: true)
      }
    }
  }

  /// A text without the brackets that say what there may be, and what stands in them: `latte (può
  /// contenere noci), uova`.
  private static func withoutAsides(_ text: String) -> (text: String, asides: [String]) {
    var (bare, asides): (String, [String]) = ("", [])
    for (index, part) in text.unicodeScalars.split(separator: "(", omittingEmptySubsequences: false)
      .enumerated()
    {
      let end = index == 0 ? nil : part.firstIndex(of: ")")
      let inner = end.map { String(part[..<$0]) }
      // `latte (può contenere tracce)` says nothing of anything else.
      if let end, let inner, let lead = AllergenLead(inner), lead.role == .possible,
        !IngredientWords.allergens(in: lead.rest).isEmpty
      {
        asides.append(inner)
        bare += String(part[part.index(after: end)...])
      } else {
        bare += (index == 0 ? "" : "(") + String(part)
      }
    }
    return (bare, asides)
  }

  /// What stands between full stops and semicolons, and in it between commas; what stands in
  /// brackets belongs together.
  private static func sentences(of text: String) -> [(chunks: [String], mayGoOn: Bool)] {
    let letters = Array(text.unicodeScalars)
    let areBracketsClosed =
      letters.count { $0 == "(" } == letters.count { $0 == ")" }
    var sentences: [(chunks: [String], mayGoOn: Bool)] = []
    var (chunks, chunk, depth): ([String], String.UnicodeScalarView, Int) = ([], .init(), 0)
    func endChunk() {
      chunks.append(String(chunk))
      chunk = .init()
    }
    for (index, letter) in letters.enumerated() {
      if areBracketsClosed { depth += letter == "(" ? 1 : letter == ")" ? -1 : 0 }
      // `evtl. Nüsse`: its full stop is that of a shortened word.
      if letter == ".", let last = chunk.split(separator: " ").last,
        AllergenLead.saysPossible(String(last))
      {
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if depth <= 0, letter == ";" || letter == "\n" || letter == "." && next == " " {
        endChunk()
        sentences.append((chunks, letter == ";"))
        chunks = []
      } else if depth <= 0, ",/+&|".unicodeScalars.contains(letter) {
        endChunk()
      } else {
        chunk.append(letter)
      }
    }
    endChunk()
    return sentences + [(chunks, false)]
  }
}
