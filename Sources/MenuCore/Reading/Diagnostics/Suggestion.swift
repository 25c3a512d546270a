internal import LocatedJSON

/// An edit that a diagnostic suggests, in words. The owner decides about it; a certain edit is also the
/// `edit` of its diagnostic.
package struct Suggestion: Hashable, Sendable {
  /// The edit.
  package let edit: FileEdit
  /// The text that it writes, as a message shows it; empty for a deletion.
  package let text: String
  /// The text that it replaces; nil if the diagnostic marks that text: `"price": "7.00"`
  package let replaced: String?
  /// The edits that were merged into this one.
  package let parts: [Suggestion]

  /// The maximum number of bytes of a text that owners copy from a message. Longer ones are left to an
  /// editor.
  static let longest = 160
  /// The maximum number of scalars that are quoted of the replaced text.
  private static let longestReplaced = 60
  /// The maximum number of merged edits that a message lists.
  private static let mostParts = 4

  /// Makes a suggestion for a diagnostic that marks a range of a file.
  init(_ edit: FileEdit, marked: Range<Int>, in bytes: [UInt8]) {
    self.edit = edit
    let written = String(decoding: edit.replacement, as: UTF8.self)
    text = written.withoutCommas
    parts = edit.parts.map { Suggestion($0, marked: marked, in: bytes) }
    // An array or object is marked by its opening bracket, and a member by its key.
    let old = bytes[edit.range.clamped(to: 0..<bytes.count)]
    if edit.range.isEmpty || edit.range.lowerBound == marked.lowerBound && !Self.areSeveral(old) {
      replaced = nil
    } else {
      replaced = String(decoding: old, as: UTF8.self).withoutCommas.cut(to: Self.longestReplaced)
    }
  }

  /// True for more than one member of an object.
  private static func areSeveral(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "\"") else { return false }
    let object = JSONDocument(bytes: Array("{".utf8) + bytes + Array("}".utf8)).root
    // The first entry of a list is deleted with its comma.
    return object?.count ?? 0 > 1 || bytes.last { $0 > 0x20 } == UInt8(ascii: ",")
  }

  /// Makes a suggestion that writes another text at the same position.
  fileprivate init(_ other: Suggestion, text: String) {
    edit = other.edit
    self.text = text
    replaced = other.replaced
    parts = []
  }

  /// The advice in the language of the owner; nil if the text is too long to copy.
  /// `write "sizes": [{"name": "maxi"}] in place of "price": "7.00"`
  func advice(in language: InterfaceLanguage) -> String? {
    let shown = self.shown
    guard shown.allSatisfy({ $0.text.utf8.count <= Self.longest }) else { return nil }
    return shown.map { $0.phrase.words(in: language) }.joined(by: Phrase("and", "e"), in: language)
  }

  /// The suggestion itself, or its parts if they are far apart; equal ones once.
  package var shown: [Suggestion] {
    let isWhole = text.utf8.count <= Self.longest && replaced?.hasSuffix("…") != true
    var steps: [Suggestion] = []
    for part in parts
    where !steps.contains(where: { $0.text == part.text && $0.replaced == part.replaced }) {
      steps.append(part)
    }
    let isOneStep = steps.isEmpty || steps.count > Self.mostParts || isWhole && text.isClosed
    if isOneStep { return [self] }
    return steps
  }

  private var phrase: Phrase {
    if text.isEmpty {
      return Phrase("delete \(replaced ?? "this")", "togliere \(replaced ?? "questo")")
    }
    if let list = edit.list?.name {
      return Phrase("add \(text) to \"\(list)\"", "aggiungere \(text) a \"\(list)\"")
    }
    if edit.range.isEmpty { return Phrase("add \(text)", "aggiungere \(text)") }
    guard let replaced else { return Phrase("write \(text)", "scrivere \(text)") }
    return Phrase(
      "write \(text) in place of \(replaced)", "scrivere \(text) al posto di \(replaced)")
  }
}

extension [Suggestion] {
  /// The advice to make the edit, or one of several edits; nil if a text is too long to copy.
  /// `write 0, 1, 2 or 3`
  func advice(in language: InterfaceLanguage) -> String? {
    let advice = compactMap { $0.advice(in: language) }
    guard let first, advice.count == count else { return nil }
    // Several texts for the same range share their verb.
    let isOnePlace = allSatisfy { $0.edit.range == first.edit.range && !$0.text.isEmpty }
    guard count > 1, isOnePlace else { return advice.alternatives(in: language) }
    let texts = map(\.text).alternatives(in: language)
    return Suggestion(first, text: texts).advice(in: language)
  }

  /// The advice to write the promise if it is true, and to delete it if not: only the owner knows.
  func adviceOnPromise(in language: InterfaceLanguage) -> String? {
    let advice = compactMap { $0.advice(in: language) }
    guard advice.count == 2, count == 2 else { return self.advice(in: language) }
    return Phrase(
      "if this is true, \(advice[0]); if not, \(advice[1])",
      "se è vero, \(advice[0]); se no, \(advice[1])"
    ).words(in: language)
  }
}

extension [String] {
  /// `0, 1, 2 or 3`
  fileprivate func alternatives(in language: InterfaceLanguage) -> String {
    joined(by: Phrase("or", "o"), in: language)
  }

  /// The texts with commas, and with a conjunction before the last one. `0, 1, 2 and 3`
  fileprivate func joined(by conjunction: Phrase, in language: InterfaceLanguage) -> String {
    guard count > 1, let last else { return first ?? "" }
    let others = dropLast().joined(separator: ", ")
    return "\(others) \(conjunction.words(in: language)) \(last)"
  }
}

extension String {
  /// True if as many brackets are opened in the text as are closed.
  fileprivate var isClosed: Bool {
    first != "}" && count { "[{".contains($0) } == count { "]}".contains($0) }
  }

  /// The text without commas and blanks at its ends.
  fileprivate var withoutCommas: String {
    var text = trimmed
    if text.utf8.count > 1, text.hasSuffix(",") { text = String(text.dropLast()).trimmed }
    if text.utf8.count > 1, text.hasPrefix(",") { text = String(text.dropFirst()).trimmed }
    return text
  }
}
