package import OldMenuCore

extension CheckReport {
  /// What the file does not say of a dish, in lines, each with its line feed: the allergens that are
  /// not stated, and for each language the texts that it lacks.
  package func text(of gap: DishGap, file: String) -> SafeText {
    let front = text.cutFront(text.safe(file), to: 60) + ": " + name(of: gap) + ": "
    return parts(of: gap).map { part in
      let lines = text.wrapped(front + text.safe(part), to: CheckReport.cureColumns)
      return lines.enumerated().map { ($0 == 0 ? "" : "    ") + $1 + "\n" }.joined()
    }.joined()
  }

  /// The same as one line of JSON with its line feed: the keys are `file`, `list`, `number`, `name`,
  /// `notStated` and `missingTexts`.
  package func json(of gap: DishGap, file: String) -> SafeText {
    let texts = gap.translations.map { translations in
      (
        translations.language.tag,
        list(translations.texts.map { $0.text.map { "\($0)" } ?? $0.key })
      )
    }
    return JSONText.object([
      ("file", JSONText.quoted(file)), ("list", JSONText.quoted(gap.list.rawValue)),
      ("number", JSONText.number(gap.number)),
      ("name", JSONText.quoted(text.safe(gap.name).string)),
      ("notStated", list(gap.allergens.map(\.rawValue))),
      ("missingTexts", JSONText.object(texts)),
    ]) + "\n"
  }

  private func list(_ words: [String]) -> SafeText {
    "[" + words.map { JSONText.quoted(text.safe($0).string) }.joined(separator: ", ") + "]"
  }

  private func name(of gap: DishGap) -> SafeText {
    let place = text.safe("\(gap.list.rawValue)/\(gap.number)")
    guard !gap.name.isEmpty else { return place }
    return "\"" + text.cut(text.safe(gap.name), to: 40) + "\" (" + place + ")"
  }

  private func parts(of gap: DishGap) -> [String] {
    let all = gap.allergens.count == Allergen.groups.count
    let allergens = gap.allergens.map(\.rawValue).concatenated(separator: ", ")
    let stated = all ? words.saysNothingOfAllergens : words.notStated(allergens)
    return (gap.allergens.isEmpty ? [] : [stated])
      + gap.translations.map { words.missing(Self.texts($0.texts), in: $0.language) }
  }

  /// `description, ingredients (salame, olive)`.
  private static func texts(_ texts: [DishGap.Text]) -> String {
    var parts: [(key: String, texts: [String])] = []
    for text in texts {
      if parts.last?.key != text.key { parts.append((text.key, [])) }
      if let text = text.text { parts[parts.count - 1].texts.append(text) }
    }
    return parts.map { part in
      part.texts.isEmpty ? part.key : "\(part.key) (\(part.texts.concatenated(separator: ", ")))"
    }.concatenated(separator: ", ")
  }
}
