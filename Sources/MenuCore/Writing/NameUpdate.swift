internal import LocatedJSON

/// The name of a dish in a file, with new texts in some languages.
struct NameUpdate {
  /// The name in one language.
  private struct Text {
    /// The language; nil if the file does not say which one it is.
    let tag: String?
    /// The value in the file; nil for a language that the file does not have.
    var value: JSONValue?
    /// The new text; nil to keep the old one.
    var new: String?
    /// True if a row has the old text.
    var isKept = false
  }

  /// The name in the file; nil unless the file has it exactly once.
  private let value: JSONValue?
  /// The language of the menu.
  private let language: Language?
  private var texts: [Text] = []
  /// True if the name in the file is an object with its translations.
  private var isObject: Bool { value?.kind == .object }

  /// Makes an update of a name that changes nothing yet; `language` is that of the menu.
  init(of value: JSONValue?, language: Language?) {
    self.value = value
    self.language = language
    guard let value else { return }
    if value.kind == .object {
      texts = value.members.map { member in
        Text(tag: Language(member.key.text)?.tag, value: member.value)
      }
    } else {
      texts = [Text(tag: language?.tag, value: value)]
    }
  }

  /// Sets the name in a language; nil for that of the menu.
  ///
  /// - Returns: the problem if the name cannot be set, otherwise nil.
  mutating func set(
    _ name: String, in requested: Language?, shown: (String) -> String
  ) -> DishUpdate.Problem? {
    let tag = (requested ?? language)?.tag
    guard !texts.isEmpty else { return .unclear(.name) }
    let own = requested.flatMap { language in texts.firstIndex { $0.tag == language.tag } }
    // The text may be in another language: a table shows that if there is none in its own, and it may not
    // say which one it is in.
    let candidates = own.map { $0..<$0 + 1 } ?? texts.indices
    if let index = candidates.first(where: { texts[$0].value?.string.map(shown) == name }) {
      texts[index].isKept = true
      return texts[index].new == nil ? nil : .contradictory
    }
    guard tag != nil || !isObject else { return .untranslated }
    guard let index = texts.firstIndex(where: { $0.tag == tag }) else { return add(name, in: tag) }
    guard !texts[index].isKept, texts[index].new == nil || texts[index].new == name else {
      return .contradictory
    }
    guard texts[index].value == nil || texts[index].value?.string != nil else {
      return .unclear(.name)
    }
    texts[index].new = name
    return nil
  }

  private mutating func add(_ name: String, in tag: String?) -> DishUpdate.Problem? {
    guard let tag, isObject || texts[0].tag != nil else { return .untranslated }
    guard isObject || value?.string != nil else { return .unclear(.name) }
    texts.append(Text(tag: tag, new: name))
    return nil
  }

  /// The edits of the file. If a language is added to a plain text, it becomes an object with both.
  func edits(of bytes: [UInt8]) -> [FileEdit] {
    let added = texts.filter { $0.value == nil }.map { text in
      ", \(JSONText.quoted(text.tag ?? "")): \(JSONText.quoted(text.new ?? ""))"
    }.joined()
    var edits: [FileEdit] = []
    for text in texts {
      guard let value = text.value, let new = text.new else { continue }
      edits.append(FileEdit(value.range, JSONText.quoted(new)))
    }
    guard !added.isEmpty, let last = texts.last(where: { $0.value != nil }),
      let value = last.value
    else { return edits }
    if isObject {
      return edits + [FileEdit(value.whole.upperBound..<value.whole.upperBound, added)]
    }
    let own = edits.first?.replacement ?? Array(bytes[value.range])
    let start = Array("{\(JSONText.quoted(last.tag ?? "")): ".utf8)
    return [FileEdit(value.range, start + own + Array((added + "}").utf8))]
  }
}
