internal import LocatedJSON

/// What a text contains, and what it may contain.
struct TracesApart {
  var contained: [String] = []
  var traces: [String] = []
}

/// Texts that name allergens and traces of others.
extension MenuParser {
  /// The allergens and explained signs of a text, those after a word for traces apart from the others. If
  /// there are none after it, those since the last comma are traces. Nil if another word is in the text.
  /// `latte (tracce di soia)` → milk; traces of soy
  func wordsApart(in text: String) -> TracesApart? {
    let pieces = text.replacing(#/[,;]/#, with: " , ")
      .split { $0.isWhitespace || "/()[]&+.:".contains($0) }
    guard pieces.count <= 40 else { return nil }
    var found = TracesApart()
    var isOfTraces = false
    // Where the last phrase before a word for traces begins.
    var start = 0
    for word in pieces.map(String.init) {
      if let allergen = Allergen.exact(word)?.rawValue ?? explained(word) {
        if isOfTraces {
          found.traces.append(allergen)
        } else {
          found.contained.append(allergen)
        }
      } else if word == "," {
        if !isOfTraces { start = found.contained.count }
      } else if OwnerWords.shared.has(word, about: .links) {
        continue
      } else if word.speaksOfTraces {
        isOfTraces = true
      } else if FileKey.named(word, among: [.contains]) != nil {
        isOfTraces = false
      } else {
        return nil
      }
    }
    guard found.traces.isEmpty else { return found }
    return TracesApart(
      contained: Array(found.contained.prefix(start)),
      traces: Array(found.contained.dropFirst(start)))
  }

  /// A sign that the file explains.
  private func explained(_ sign: String) -> String? { menu.signs[sign] == nil ? nil : sign }

  /// What a text or an object contains, and what it may contain. Unless every word of a text is known, all
  /// allergens that it names are traces. `{"milk": true, "nuts": "traces"}` → milk; traces of nuts
  private func tracesApart(in word: JSONValue) -> TracesApart {
    if let text = word.string {
      if let found = wordsApart(in: text), !found.traces.isEmpty || !found.contained.isEmpty {
        return found
      }
      return TracesApart(traces: findingInWords(of: text).allergens.map(\.rawValue))
    }
    let contained = word.members.filter { $0.value.boolMeant == true }
      .compactMap { Allergen.exact($0.key.text)?.rawValue }
    let named = word.texts.compactMap { Allergen.exact($0)?.rawValue }
    return TracesApart(contained: contained, traces: named.filter { !contained.contains($0) })
  }

  /// The statement being read, with the traces that a word of its warnings mentions under `mayContain`:
  /// `["milk", "tracce di soia"]` → `{"contains": ["milk"], "mayContain": ["soy"]}`
  func movingTraces(of word: JSONValue, under key: FileKey) -> FileEdit? {
    guard let statement = statementValue, key != .mayContain,
      word.texts.contains(where: \.speaksOfTraces)
    else { return nil }
    let list = statement.kind == .object ? statement.member(.contains)?.value : statement
    let other = statement.member(.mayContain)?.value
    guard let list, list.kind == .array, list.count <= 20, other?.kind ?? .array == .array else {
      return nil
    }
    let found = tracesApart(in: word)
    guard !found.traces.isEmpty else { return nil }
    let others = list.elements.filter { $0.offset != word.offset }.map(\.tree)
    let contained = others + found.contained.map { .text($0) }
    let traces = (other?.elements.map(\.tree) ?? []) + found.traces.map { .text($0) }
    let rest = statement.members.filter { $0.fileKey != .contains && $0.fileKey != .mayContain }
    let lists: [(String, JSONTree?)] = [
      (FileKey.contains.name, .list(unlessEmpty: contained)),
      (FileKey.mayContain.name, .list(traces)),
    ]
    return statement.writing(.object(skippingNil: lists + rest.map(\.namedTree)))
  }
}
