/// What is looked for as it stands.
extension QueryParser {
  /// What is looked for as it stands, and the text without filters.
  mutating func addWords() {
    let isOnlyFillers =
      !query.isSearch && !uses.contains(.word) && !text.chunks.contains { $0.isQuoted }
    if isOnlyFillers, !query.hasFilters, !query.isUndecided, query.order == nil {
      for place in uses.indices { uses[place] = .word }
      query.isOnlyFillers = true
    }
    var kept: [[UInt8]] = []
    for (number, chunk) in text.chunks.enumerated() where !chunk.text.isEmpty {
      // It goes with a number: `0,0 %`.
      if chunk.text == [UInt8(ascii: "%")] { continue }
      let places = tokens.indices.filter { tokens[$0].chunk == number }
      let isWord = chunk.isQuoted || places.allSatisfy { uses[$0] == .word }
      let isKept = isWord || places.allSatisfy { uses[$0] == .word || uses[$0] == .term }
      let quote: [UInt8] = chunk.isQuoted ? [.quote] : []
      if isWord { add(chunk.text, as: quote + chunk.text + quote) }
      for place in isWord ? [] : places {
        let word = tokens[place].text
        if uses[place] == .word {
          add(word, as: word)
        } else {
          query.pieces.append(.init(text: word))
        }
        if !isKept, uses[place] == .word || uses[place] == .term { kept.append(word) }
      }
      if isKept { kept.append(quote + chunk.text + quote) }
    }
    query.rest = spelling(String(decoding: Array(kept.joined(separator: [.space])), as: UTF8.self))
  }

  private mutating func add(_ word: [UInt8], as piece: [UInt8]) {
    query.pieces.append(.init(text: piece, word: query.words.count))
    query.words.append(term(for: word))
  }

  /// A word; a number also as it is written in letters, and meat by what else is of the animal: whoever
  /// looks for `Schweinefleisch` is to find a `Schweinesalami`.
  private func term(for word: [UInt8]) -> SearchTerm {
    if let animal = lexicon.animal(ofMeat: word) {
      return SearchTerm(SearchWord(word), or: [SearchWord(beginning: animal)])
    }
    let digits = Int(String(decoding: word, as: UTF8.self)) ?? 0
    guard (1...19).contains(digits) else { return SearchTerm(SearchWord(word)) }
    let written = Vocabularies.all.compactMap { vocabulary in
      vocabulary.spoken.numbers.split(separator: ",").dropFirst(digits - 1).first
    }.map { SearchWord(whole: TypedText.tokens(of: $0).flatMap { $0 }) }
    return SearchTerm(SearchWord(word), or: written)
  }
}
