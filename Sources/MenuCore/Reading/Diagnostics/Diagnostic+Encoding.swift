extension Diagnostic: Encodable {
  /// Encodes the members of a line of `check --format json`, without the name of the file: `line`,
  /// `column`, `endLine`, `endColumn`, `rule`, `severity`, `message` in English, and if present `advice`,
  /// `dish`, and `edit`, `suggestion` or `choices`.
  ///
  /// - Throws: any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try JSONTree.object(members(in: .english)).encode(to: encoder)
  }

  /// The line of `check --format json`, without its line break.
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
  /// The edit in JSON: the bytes to replace, and the new text.
  fileprivate var tree: JSONTree {
    let text = String(decoding: replacement, as: UTF8.self)
    return .object([
      ("start", .number(range.lowerBound)), ("end", .number(range.upperBound)),
      ("text", .text(text)),
    ])
  }
}
