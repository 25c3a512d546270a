package import OldMenuCore

extension CheckReport {
  /// A diagnostic as one line of JSON with its line feed, for editors and scripts.
  ///
  /// The keys are `file`, `line`, `column`, `severity`, `rule`, `message` and `cure`; a cure that
  /// there is none of is `null`. The file is named as it was given.
  package func json(of diagnostic: Diagnostic, file: String) -> SafeText {
    object(
      file, diagnostic.line, diagnostic.column, diagnostic.severity, rule: diagnostic.rule.name,
      diagnostic.advice(in: language))
  }

  /// The line of JSON that follows the last diagnostic where there are more than are listed; nil where
  /// all are. It has the same keys, the rule `not-listed`, the place of the last, and the severity that
  /// the status goes by.
  package func omissionJSON(of reading: MenuReading, file: String) -> SafeText? {
    let count = reading.omittedDiagnosticCount
    guard count > 0 else { return nil }
    let last = reading.diagnostics.last
    return object(
      file, last?.line ?? 1, last?.column ?? 1, .error, rule: "not-listed",
      Advice(words.omitted(count)))
  }

  private func object(
    _ file: String, _ line: Int, _ column: Int, _ severity: Diagnostic.Severity, rule: String,
    _ advice: Advice
  ) -> SafeText {
    // What is not ASCII has an escape of JSON's own, and keeps its meaning.
    func quoted(_ string: String) -> SafeText {
      JSONText.quoted(string, isASCII: text.isASCII)
    }
    return JSONText.object([
      ("file", quoted(file)), ("line", JSONText.number(line)),
      ("column", JSONText.number(column)),
      ("severity", JSONText.quoted(severity.rawValue)),
      ("rule", JSONText.quoted(rule)),
      ("message", quoted(text.inUTF8.safe(advice.message).string)),
      ("cure", advice.cure.map { quoted(text.inUTF8.safe($0).string) } ?? "null"),
    ]) + "\n"
  }
}
