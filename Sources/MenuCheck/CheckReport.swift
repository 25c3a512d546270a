package import MenuCore
package import TerminalText

/// The diagnostics of a file as a compiler prints them: the position and the message, the line with a
/// caret, and the text to write.
package struct CheckReport {
  private let file: String
  private let bytes: [UInt8]
  private let diagnostics: [Diagnostic]
  private let omitted: Int
  private let language: InterfaceLanguage
  private let typesetter: Typesetter
  /// True if severities are bold and coloured, for a terminal.
  private let isColored: Bool
  /// The width of the terminal in cells; nil if the report is not written to a terminal.
  private let columns: Int?

  /// The maximum number of diagnostics of a kind that are shown, so that they do not hide the others.
  private static let mostOfAKind = 5

  /// Makes the report of a reading, or of a refusal.
  package init(
    file: String, bytes: [UInt8], diagnostics: [Diagnostic], omitted: Int = 0,
    language: InterfaceLanguage, typesetter: Typesetter, isColored: Bool = false,
    columns: Int? = nil
  ) {
    self.file = file
    self.bytes = bytes
    self.diagnostics = diagnostics
    self.omitted = omitted
    self.language = language
    self.typesetter = typesetter
    self.isColored = isColored
    self.columns = columns
  }

  /// The number of errors and of warnings.
  package var counts: (errors: Int, warnings: Int) {
    let errors = diagnostics.count { $0.severity == .error }
    return (errors + omitted, diagnostics.count - errors)
  }

  /// The whole report: at most five findings of each kind unless `all`.
  package func text(all: Bool) -> SafeText {
    var numbers: [String: Int] = [:]
    var text: SafeText = ""
    for diagnostic in diagnostics {
      let kind = diagnostic.kind
      let number = numbers[kind, default: 0] + 1
      numbers[kind] = number
      if all || number <= Self.mostOfAKind { text += entry(diagnostic) }
    }
    for (kind, number) in numbers.sorted(by: { $0.key < $1.key })
    where !all && number > Self.mostOfAKind {
      text += line(Self.omitted(number - Self.mostOfAKind, of: kind).words(in: language))
    }
    return text + tally
  }

  /// One JSON object per line for each diagnostic: for editors and build servers.
  package var json: SafeText {
    diagnostics.map { SafeText(escaped: $0.json(file: file, in: language) + "\n") }.joined()
  }

  private func entry(_ diagnostic: Diagnostic) -> SafeText {
    let sentence = diagnostic.sentence(in: language)
    let isError = diagnostic.severity == .error
    let severity = isError ? Phrase("error", "errore") : Phrase("warning", "avviso")
    let place = "\(file):\(diagnostic.line):\(diagnostic.column)"
    let dish = diagnostic.subjectBesideMessage(in: language).map { "\($0): " } ?? ""
    return typesetter.quoting("\(place): ")
      + marked(severity.words(in: language), diagnostic.severity)
      + line(": \(dish)\(sentence.message)") + excerpt(diagnostic)
      + (sentence.advice.map { line("  = \($0)") } ?? "")
  }

  /// A word in bold and in the colour of a severity: red for errors, yellow for warnings.
  private func marked(_ word: String, _ severity: Diagnostic.Severity) -> SafeText {
    let text = typesetter.quoting(word)
    guard isColored else { return text }
    let color = severity == .error ? 31 : 33
    return SafeText(escaped: "\u{1B}[1;\(color)m\(text.string)\u{1B}[m")
  }

  /// The maximum number of bytes of a line of the file that are shown.
  private static let longestExcerpt = 100

  /// The number of bytes of a line of the file that fit in a line of the terminal, next to the line
  /// number and the ellipses. Characters of several bytes take fewer cells than bytes.
  private func room(besideNumber digits: Int) -> Int {
    guard let columns else { return Self.longestExcerpt }
    let signs = 2 * typesetter.width(of: typesetter.safe("…"))
    return max(10, min(Self.longestExcerpt, columns - digits - 5 - signs))
  }

  /// The line of the file with a mark below the position, and as many bytes around it as fit.
  private func excerpt(_ diagnostic: Diagnostic) -> SafeText {
    let place = min(diagnostic.range.lowerBound, bytes.count)
    guard !bytes.isEmpty, diagnostic.line > 0 else { return "" }
    let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let number = "\(diagnostic.line)"
    let room = room(besideNumber: number.utf8.count)
    // The hidden part of a long line is not read.
    let start = place - (diagnostic.column - 1)
    let end =
      bytes[place...].prefix(room + 1).firstIndex(where: isEnd)
      ?? min(place + room + 1, bytes.count)
    // A character of several bytes is not split.
    let isInside = { (offset: Int) in offset < end && 0x80...0xBF ~= self.bytes[offset] }
    var from = max(start, place - room / 2)
    while from < place, isInside(from) { from += 1 }
    var to = min(end, from + room)
    while to > place, isInside(to) { to -= 1 }
    var before = text(from..<place)
    if from > start { before = "…" + before }
    var after = text(place..<to)
    if to < end { after += "…" }
    let marked = text(place..<max(place, min(to, diagnostic.range.upperBound)))
    let caret =
      SafeText.blanks(typesetter.width(of: typesetter.safe(before))) + "^"
      + SafeText("~").repeated(typesetter.width(of: typesetter.safe(marked)) - 1)
    return "  " + typesetter.safe(number) + " | "
      + typesetter.safe(before + after).withoutBlanksAtEnd + "\n  "
      + .blanks(number.utf8.count) + " | " + caret + "\n"
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The last line: the numbers of errors and warnings.
  private var tally: SafeText {
    line("\(file): " + Self.tally(errors: counts.errors, warnings: counts.warnings, in: language))
  }

  private func line(_ text: String) -> SafeText { typesetter.quoting(text) + "\n" }
}
