import MenuCheck
import MenuCore

/// What `check` finds in a menu, as the annotations that a build server shows beside the lines.
struct Annotations {
  let file: String
  let language: Language
  private(set) var lines: [String] = []
  private(set) var hasErrors = false

  init(file: String, bytes: [UInt8], language: Language) {
    self.file = file
    self.language = language
    do {
      add(try MenuReader.check(bytes).diagnostics)
    } catch {
      // There is no menu in it. The error of a file that cannot be read has no diagnostics.
      hasErrors = true
      add(error.diagnostics)
    }
  }

  private mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      // The house writes its prices with a comma.
      if diagnostic.rule == .priceNotation { continue }
      if diagnostic.severity == .error { hasErrors = true }
      let place = "line=\(diagnostic.start.line),col=\(diagnostic.start.column)"
      let end = "endLine=\(diagnostic.end.line),endColumn=\(diagnostic.end.column)"
      let path = Self.escaped(file, alsoIn: ":,")
      let advice = diagnostic.advice(in: language).map { "; \($0)" } ?? ""
      let text = Self.escaped(diagnostic.text(in: language) + advice)
      lines.append(
        "::\(diagnostic.severity) file=\(path),\(place),\(end),title=\(diagnostic.rule)::\(text)")
    }
  }

  /// A text that is no command: a line feed in the name of a dish would begin one.
  private static func escaped(_ text: String, alsoIn others: String = "") -> String {
    text.unicodeScalars.map { scalar in
      guard scalar.value < 0x20 || "%\(others)".unicodeScalars.contains(scalar) else {
        return String(scalar)
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }
}
