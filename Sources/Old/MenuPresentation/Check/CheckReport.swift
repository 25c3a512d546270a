package import OldMenuCore

/// What an owner reads about a file: each diagnostic with its line, the place under it, and the
/// cure, safe for a terminal.
package struct CheckReport: Sendable {
  /// How many columns a line has at most.
  static let columns = 200
  /// Where a cure that does not fit behind its caret is wrapped.
  static let cureColumns = 100

  /// The language of the words.
  let language: InterfaceLanguage
  /// The terminal.
  let text: TerminalText

  var words: any CheckStrings.Type { Strings.in(language).check }

  /// Makes a report in a language, for a terminal.
  package init(language: InterfaceLanguage, text: TerminalText) {
    self.language = language
    self.text = text
  }

  /// A diagnostic in lines, each with its line feed.
  ///
  /// - Parameters:
  ///   - diagnostic: what is wrong.
  ///   - file: the name of the file.
  ///   - bytes: the file, as it was read.
  /// - Returns: the place and the message; the line of the file; a caret under the place, and the
  ///   cure.
  /// - Complexity: O(1), whatever the size of the file.
  package func text(of diagnostic: Diagnostic, file: String, bytes: [UInt8]) -> SafeText {
    let advice = diagnostic.advice(in: language)
    if diagnostic.rule.isAboutWholeFile, let whole = wholeLine(advice, of: diagnostic, file: file) {
      return CheckReport.page([whole])
    }
    var lines = [message(advice, of: diagnostic, file: file)]
    let cure = advice.cure.map { text.quoting($0) } ?? ""
    guard !bytes.isEmpty, !diagnostic.rule.isAboutWholeFile else {
      return CheckReport.page(cure.isEmpty ? lines : lines + [gutter("") + cure])
    }
    let excerpt = SourceExcerpt(diagnostic, bytes: bytes, text: text)
    lines.append(gutter("\(diagnostic.line)") + excerpt.line)
    let tail = SafeText("~").repeated(excerpt.width - 1)
    let caret = SafeText.blanks(excerpt.indent) + "^" + tail
    if text.width(of: caret) + 1 + text.width(of: cure) <= CheckReport.cureColumns + 20 {
      lines.append(gutter("") + (cure.isEmpty ? caret : caret + " " + cure))
    } else {
      lines.append(gutter("") + caret)
      lines += text.wrapped(cure, to: CheckReport.cureColumns).map { gutter("") + $0 }
    }
    return CheckReport.page(lines)
  }

  /// The one line that says where and what: `Menu.json:41:36: error: …`.
  package func message(of diagnostic: Diagnostic, file: String) -> SafeText {
    message(diagnostic.advice(in: language), of: diagnostic, file: file)
  }

  /// The line about what is not listed because there is too much of it; nil for nothing.
  package func omission(of reading: MenuReading) -> SafeText? {
    let count = reading.omittedDiagnosticCount
    guard count > 0 else { return nil }
    return text.safe(words.omitted(count)) + "\n"
  }

  /// The line about a file that cannot be read.
  package func text(of reason: UnreadableReason, file: String) -> SafeText {
    let reason = text.safe(reason.words(in: language))
    return text.cutFront(text.quoted(file), to: CheckReport.columns / 2) + ": " + reason + "\n"
  }

  /// The message and its cure in one line, nil where they do not fit.
  private func wholeLine(
    _ advice: Advice, of diagnostic: Diagnostic, file: String
  ) -> SafeText? {
    let sentence = advice.message + (advice.cure.map { "; \($0)" } ?? "")
    let place = "\(file):\(diagnostic.line):\(diagnostic.column): \(words.name(of: .warning)): "
    guard text.width(of: text.quoting(place + sentence)) <= CheckReport.columns else { return nil }
    return message(Advice(sentence), of: diagnostic, file: file)
  }

  private func message(_ advice: Advice, of diagnostic: Diagnostic, file: String) -> SafeText {
    let place = text.safe(":\(diagnostic.line):\(diagnostic.column): ")
    let sentence =
      text.safe(words.name(of: diagnostic.severity) + ": ") + text.quoting(advice.message)
    // The end of a long path tells more than its beginning.
    let room =
      CheckReport.columns - text.width(of: place)
      - min(text.width(of: sentence), CheckReport.columns / 2)
    return text.cut(
      text.cutFront(text.quoted(file), to: room) + place + sentence, to: CheckReport.columns)
  }

  private func gutter(_ number: String) -> SafeText {
    .blanks(5 - number.count) + text.safe(number) + " | "
  }

  private static func page(_ lines: [SafeText]) -> SafeText {
    lines.map { $0.withoutBlanksAtEnd + "\n" }.joined()
  }
}

extension Diagnostic.Rule {
  /// Whether it says what the file is: then no line of it is shown.
  fileprivate var isAboutWholeFile: Bool {
    switch self {
    case .file(.foreignFile), .list(.noDish), .syntax(.utf16), .syntax(.utf32), .syntax(.empty),
      .syntax(.blank):
      true
    case .syntax, .file, .list, .key, .text, .price, .allergen, .diet, .value, .hours, .repetition,
      .group:
      false
    }
  }
}
