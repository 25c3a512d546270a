internal import OldMenuCore

/// Texts of a menu with the language that they are in, where it is not that of the page.
struct PageTexts {
  let context: MenuContext
  private let language: Language

  init(_ context: MenuContext) {
    self.context = context
    language = context.languageOfWords
  }

  /// The tag of the language that a text is shown in, nil for that of the page and for one that
  /// nobody names.
  func foreign(_ text: LocalizedText?) -> String? {
    guard let text, let shown = context.language(of: text), !language.isKind(of: shown) else {
      return nil
    }
    return shown.tag
  }

  /// The same of a text that is known by how it is shown.
  func foreign(_ shown: String, oneOf texts: [LocalizedText]) -> String? {
    foreign(texts.first { context.text($0).hasSameUTF8(as: shown) })
  }

  /// A text of the menu for a template: `text`, and `foreign` for its language.
  func values(_ text: LocalizedText) -> TemplateValues {
    ["text": context.text(text), "foreign": foreign(text)]
  }

  /// What a template shows of the contents of a dish: `runs`, and `foreign` where all are in one
  /// language.
  ///
  /// - Parameters:
  ///   - text: the contents as the presenter shows them.
  ///   - dish: the dish.
  ///   - ingredients: its ingredients as they are shown.
  /// - Returns: what the template knows of them, nil for none.
  func contents(_ text: String, of dish: Dish, ingredients: @autoclosure () -> [String])
    -> TemplateValues?
  {
    guard !text.isEmpty else { return nil }
    var languages = dish.ingredients.map { foreign($0.name) }
    if let description = dish.description { languages.insert(foreign(description), at: 0) }
    guard let first = languages.first, languages.contains(where: { $0 != first }) else {
      return ["foreign": languages.first ?? nil, "runs": [run(text)]]
    }
    var parts = ingredients()
    if dish.description != nil { parts.insert(dish.description.map(context.text) ?? "", at: 0) }
    return ["foreign": nil, "runs": runs(of: text, parts: Array(zip(parts, languages)))]
  }

  /// A text as runs, each in one language; what stands between its parts belongs to none of them.
  private func runs(of text: String, parts: [(text: String, foreign: String?)]) -> [TemplateValues]
  {
    var runs: [TemplateValues] = []
    var rest = Substring(text)
    for part in parts {
      guard let range = rest.firstRange(of: part.text) else { continue }
      let before = String(rest[..<range.lowerBound])
      if !before.isEmpty { runs.append(run(before)) }
      runs.append(run(part.text, in: part.foreign))
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty ? runs : runs + [run(String(rest))]
  }

  private func run(_ text: String, in foreign: String? = nil) -> TemplateValues {
    ["text": text, "foreign": foreign]
  }
}
