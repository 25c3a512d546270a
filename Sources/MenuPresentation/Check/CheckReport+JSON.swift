package import MenuCore

extension CheckReport {
  /// A diagnostic as one line of JSON with its line feed, for editors and scripts.
  ///
  /// The keys are `file`, `line`, `column`, `severity`, `rule`, `message` and `cure`; a cure that
  /// there is none of is `null`. The file is named as it was given.
  package func json(of diagnostic: Diagnostic, file: String) -> SafeText {
    let advice = diagnostic.advice(in: language)
    // What is not ASCII has an escape of JSON's own, and keeps its meaning.
    func quoted(_ string: String) -> SafeText {
      JSONText.quoted(string, isASCII: text.isASCII)
    }
    return JSONText.object([
      ("file", quoted(file)), ("line", JSONText.number(diagnostic.line)),
      ("column", JSONText.number(diagnostic.column)),
      ("severity", JSONText.quoted(diagnostic.severity.rawValue)),
      ("rule", JSONText.quoted(diagnostic.rule.name)),
      ("message", quoted(text.inUTF8.safe(advice.message).string)),
      ("cure", advice.cure.map { quoted(text.inUTF8.safe($0).string) } ?? "null"),
    ]) + "\n"
  }
}
