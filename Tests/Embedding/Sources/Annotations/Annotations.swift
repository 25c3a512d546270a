import MenuCheck
import MenuCore

/// What `check` finds in a menu, as the annotations that a build server shows beside the lines.
struct Annotations {
  let file: String
  private(set) var lines: [String] = []
  private(set) var hasErrors = false

  init(file: String, bytes: [UInt8]) {
    self.file = file
    do {
      add(try MenuReader.check(bytes).diagnostics)
    } catch {
      // There is no menu in it.
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
      lines.append(
        "::\(diagnostic.severity) file=\(file),\(place),\(end),title=\(diagnostic.rule)::"
          + diagnostic.text(in: "en"))
    }
  }
}
