internal import LocatedJSON

/// What a text contains, and what it may contain.
struct TracesApart {
  var contained: [String] = []
  var traces: [String]
}

/// Texts that name allergens and traces of others.
extension MenuParser {
  /// The words and signs of a text, those after a word for traces apart from the others. If there are none
  /// after it, those since the last comma are traces. Unless every word is known, all allergens that the
  /// text names are traces. `latte (tracce di soia)` → milk; traces of soy
  func tracesApart(in text: String) -> TracesApart {
    var found = TracesApart(traces: [])
    var isOfTraces = false
    // Where the last phrase before a word for traces begins.
    var start = 0
    for piece in text.split(whereSeparator: { $0.isWhitespace || "/()[]&+".contains($0) }) {
      let word = piece.split { ",;.:".contains($0) }.joined()
      if word.isEmpty || OwnerWords.shared.has(word, about: .links) { continue }
      if word.speaksOfTraces {
        isOfTraces = true
      } else if FileKey.named(word, among: [.contains]) != nil {
        isOfTraces = false
      } else if let allergen = Allergen.exact(word)?.rawValue ?? explained(word) {
        if isOfTraces {
          found.traces.append(allergen)
        } else {
          found.contained.append(allergen)
        }
      } else {
        return tracesAlone(in: text)
      }
      if !isOfTraces, let last = piece.last, ",;".contains(last) { start = found.contained.count }
    }
    guard found.traces.isEmpty else { return found }
    if found.contained.isEmpty { return tracesAlone(in: text) }
    return TracesApart(
      contained: Array(found.contained.prefix(start)),
      traces: Array(found.contained.dropFirst(start)))
  }

  /// The statement being read, with the traces that a text under `contains` mentions under `mayContain`:
  /// `{"contains": ["milk", "tracce di soia"]}` → `{"contains": ["milk"], "mayContain": ["soy"]}`
  func movingTraces(of word: JSONValue) -> FileEdit? {
    guard let statement = statementValue, let text = word.string, text.speaksOfTraces,
      let old = statement.member(.contains)?.value, old.kind == .array, old.count <= 20
    else { return nil }
    let found = tracesApart(in: text)
    guard !found.traces.isEmpty else { return nil }
    let others = old.elements.filter { $0.offset != word.offset }.map(\.tree)
    let contained = others + found.contained.map { .text($0) }
    let traces = statement.member(.mayContain)?.value.elements.map(\.tree) ?? []
    let parts: [(FileKey, [JSONTree])] = [
      (.contains, contained), (.mayContain, traces + found.traces.map { .text($0) }),
    ]
    let lists = parts.filter { !$0.1.isEmpty }.map { ($0.0.name, JSONTree.list($0.1)) }
    let rest = statement.members.filter { $0.fileKey != .contains && $0.fileKey != .mayContain }
    return statement.writing(.object(lists + rest.map { ($0.key.text, $0.value.tree) }))
  }

  private func tracesAlone(in text: String) -> TracesApart {
    TracesApart(traces: findingInWords(of: text).allergens.map(\.rawValue))
  }

  /// A sign that the file explains.
  private func explained(_ sign: String) -> String? { menu.signs[sign] == nil ? nil : sign }
}
