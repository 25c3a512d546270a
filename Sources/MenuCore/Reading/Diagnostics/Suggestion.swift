/// A change that a diagnostic advises, in the words of its sentence. The owner decides about it; what is
/// certain is an edit besides.
package struct Suggestion: Hashable, Sendable {
  /// The change.
  package let edit: FileEdit
  /// The text that it writes, as a sentence shows it; empty where something is deleted.
  package let text: String
  /// The text that is replaced, nil if the diagnostic marks it: `"price": "7.00"`
  package let replaced: String?

  /// The longest text that is better copied from a sentence than written by an editor.
  static let longest = 160
  /// The most of a text that is quoted to say what goes.
  private static let longestReplaced = 60

  /// Makes a suggestion for a diagnostic that marks a range of a file.
  init(_ edit: FileEdit, marked: Range<Int>, in bytes: [UInt8]) {
    self.edit = edit
    let written = String(decoding: edit.replacement, as: UTF8.self)
    text = written.withoutCommas
    // An array or object is marked by its bracket, and a member by its key.
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
    var depth = 0
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\"") where !isEscaped: isInText.toggle()
      case _ where isInText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: return true
      default: break
      }
      isEscaped = isInText && !isEscaped && byte == UInt8(ascii: "\\")
    }
    return false
  }

  /// Makes the suggestion that writes another text in the same place.
  fileprivate init(_ other: Suggestion, text: String) {
    edit = other.edit
    self.text = text
    replaced = other.replaced
  }

  /// The advice in the language of an owner; nil where it is too long to be copied.
  /// `write "sizes": [{"name": "maxi"}] in place of "price": "7.00"`
  func advice(in language: InterfaceLanguage) -> String? {
    guard text.utf8.count <= Self.longest else { return nil }
    return phrase.words(in: language)
  }

  private var phrase: Phrase {
    if text.isEmpty {
      return Phrase("delete \(replaced ?? "this")", "togliere \(replaced ?? "questo")")
    }
    if edit.range.isEmpty { return Phrase("add \(text)", "aggiungere \(text)") }
    guard let replaced else { return Phrase("write \(text)", "scrivere \(text)") }
    return Phrase(
      "write \(text) in place of \(replaced)", "scrivere \(text) al posto di \(replaced)")
  }
}

extension [Suggestion] {
  /// The advice to make the change, or one of several changes; nil where a text is too long to be copied.
  /// `write 0, 1, 2 or 3`
  func advice(in language: InterfaceLanguage) -> String? {
    let advice = compactMap { $0.advice(in: language) }
    guard let first, advice.count == count else { return nil }
    // Several texts for one place have their verb once.
    let isOnePlace = allSatisfy { $0.edit.range == first.edit.range && !$0.text.isEmpty }
    guard count > 1, isOnePlace else { return advice.alternatives(in: language) }
    let texts = map(\.text).alternatives(in: language)
    return Suggestion(first, text: texts).advice(in: language)
  }

  /// The advice to write what is so, and to delete it if it is not: only the owner knows.
  func adviceOnPromise(in language: InterfaceLanguage) -> String? {
    let advice = compactMap { $0.advice(in: language) }
    guard advice.count == 2, count == 2 else { return self.advice(in: language) }
    return Phrase(
      "if it is so, \(advice[0]); if not, \(advice[1])",
      "se è così, \(advice[0]); se no, \(advice[1])"
    ).words(in: language)
  }
}

extension [String] {
  /// `0, 1, 2 or 3`
  fileprivate func alternatives(in language: InterfaceLanguage) -> String {
    guard count > 1, let last else { return first ?? "" }
    let others = dropLast().joined(separator: ", ")
    return Phrase("\(others) or \(last)", "\(others) o \(last)").words(in: language)
  }
}

extension String {
  /// The text without the commas and blanks that only join it to others.
  fileprivate var withoutCommas: String {
    var text = trimmed
    if text.utf8.count > 1, text.hasSuffix(",") { text = String(text.dropLast()).trimmed }
    if text.utf8.count > 1, text.hasPrefix(",") { text = String(text.dropFirst()).trimmed }
    return text
  }
}
