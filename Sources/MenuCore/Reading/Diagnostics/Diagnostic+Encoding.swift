extension Diagnostic: Encodable {
  /// Encodes the members that a line of `check --format json` has, without the name of the file:
  /// `line`, `column`, `endLine`, `endColumn`, `rule`, `severity`, `message` in English, and where there
  /// are, `advice`, `dish`, and `edit`, `suggestion` or `choices`.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try JSONTree.object(members(in: .english)).encode(to: encoder)
  }

  /// The line of `check --format json`, without its end.
  package func json(file: String, in language: InterfaceLanguage) -> String {
    JSONTree.object([("file", .text(file))] + members(in: language)).line
  }

  private func members(in language: InterfaceLanguage) -> [(key: String, value: JSONTree)] {
    let sentence = self.sentence(in: language)
    var members: [(key: String, value: JSONTree)] = [
      ("line", .number(start.line)),
      ("column", .number(start.column)),
      ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
      ("rule", .text(rule.rawValue)),
      ("severity", .text(severity.rawValue)),
      ("message", .text(sentence.message)),
    ]
    if let advice = sentence.advice { members.append(("advice", .text(advice))) }
    if let name = dish?.name { members.append(("dish", .text(name))) }
    if let edit {
      members.append(("edit", edit.tree))
    } else if let suggestion {
      members.append(("suggestion", suggestion.edit.tree))
    } else if !choices.isEmpty {
      members.append(("choices", .list(choices.map(\.edit.tree))))
    }
    return members
  }
}

extension FileEdit {
  /// The edit for a program: the bytes that go, and the text that takes their place.
  fileprivate var tree: JSONTree {
    let text = String(decoding: replacement, as: UTF8.self)
    return .object([
      ("start", .number(range.lowerBound)), ("end", .number(range.upperBound)),
      ("text", .text(text)),
    ])
  }
}
