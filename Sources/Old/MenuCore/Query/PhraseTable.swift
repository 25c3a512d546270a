/// Phrases with what they mean, found by their first token.
struct PhraseTable: Sendable {
  /// The longest first.
  private var entries: [[UInt8]: [(tokens: [[UInt8]], meaning: Lexicon.Meaning)]] = [:]
  /// Every phrase, in the order in which they came.
  private var phrases: [[[UInt8]]] = []

  /// The longest phrase that begins with these tokens.
  func match(_ tokens: ArraySlice<TypedText.Token>) -> Lexicon.Match? {
    guard let first = tokens.first else { return nil }
    for entry in entries[first.text] ?? [] where entry.tokens.count <= tokens.count {
      let isThere = zip(entry.tokens, tokens).enumerated().allSatisfy { place, pair in
        pair.0 == pair.1.text && (place == 0 || !pair.1.beginsSentence)
      }
      if isThere {
        return Lexicon.Match(meaning: entry.meaning, length: entry.tokens.count)
      }
    }
    return nil
  }

  /// What a single word means.
  func meaning(of word: [UInt8]) -> Lexicon.Meaning? {
    entries[word]?.last { $0.tokens.count == 1 }?.meaning
  }

  /// Adds the phrases of a text, between commas; what is known of one already is changed.
  mutating func add(_ text: String, _ change: (inout Lexicon.Meaning) -> Void) {
    for entry in text.split(separator: ",") {
      let tokens = TypedText.tokens(of: entry)
      guard let first = tokens.first else { continue }
      var found = entries[first] ?? []
      let known = found.firstIndex { $0.tokens == tokens }
      var meaning = known.map { found[$0].meaning } ?? Lexicon.Meaning()
      change(&meaning)
      if let known { found.remove(at: known) } else { phrases.append(tokens) }
      let place = found.firstIndex { $0.tokens.count < tokens.count } ?? found.count
      found.insert((tokens, meaning), at: place)
      entries[first] = found
    }
  }

  /// Adds a sign with what it does.
  mutating func add(sign: String, _ role: Lexicon.Roles) {
    let token = Array(sign.utf8)
    entries[token] = [([token], Lexicon.Meaning(roles: role))]
  }

  /// The single words with a role.
  func words(with role: Lexicon.Roles) -> [[UInt8]] {
    entries.values.joined().compactMap { tokens, meaning in
      tokens.count == 1 && meaning.roles.contains(role) ? tokens[0] : nil
    }
  }

  /// The phrases that name an allergen, a diet or a list, in the order in which they came.
  var names: [(text: String, meaning: Lexicon.Meaning)] {
    phrases.compactMap { tokens in
      guard let entry = entries[tokens[0]]?.first(where: { $0.tokens == tokens }) else {
        return nil
      }
      let meaning = entry.meaning
      let isName = !meaning.named.isEmpty || meaning.diet != nil || meaning.list != nil
      let text = tokens.map { String(decoding: $0, as: UTF8.self) }.concatenated(separator: " ")
      return isName ? (text, meaning) : nil
    }
  }
}
