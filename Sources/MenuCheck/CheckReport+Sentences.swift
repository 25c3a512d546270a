package import MenuCore

/// The sentences of a report about itself, in English and in Italian.
extension CheckReport {
  /// The sentence about findings of one kind that are not shown.
  static func omitted(_ count: Int, of kind: String, in language: InterfaceLanguage) -> String {
    guard language == .italian else {
      return "… and \(count) more of this kind (\(kind)); --all shows them"
    }
    var others = "un altro"
    if count != 1 { others = "altri \(count)" }
    return "… e \(others) di questo tipo (\(kind)); --all li mostra"
  }

  /// The sentence about certain corrections that were not made.
  package static func sentence(
    of unmade: MenuFixer.Unmade, in language: InterfaceLanguage
  ) -> String {
    var lines = unmade.lines.prefix(5).map { "\($0)" }.joined(separator: ", ")
    if unmade.lines.count > 5 { lines += ", …" }
    let isOne = unmade.lines.count == 1
    guard language == .italian else {
      let reason =
        switch unmade.objection {
        case .loss: "a dish or a price would be lost"
        case .promise: "a dish would promise more than it does"
        case .errors: "there would be no fewer errors"
        }
      return "\(isOne ? "line" : "lines") \(lines): not corrected, for \(reason)"
    }
    let reason =
      switch unmade.objection {
      case .loss: "si perderebbe un piatto o un prezzo"
      case .promise: "un piatto prometterebbe più di adesso"
      case .errors: "gli errori non sarebbero di meno"
      }
    if isOne { return "riga \(lines): non corretta, perché \(reason)" }
    return "righe \(lines): non corrette, perché \(reason)"
  }

  /// The numbers of errors and warnings.
  static func tally(errors: Int, warnings: Int, in language: InterfaceLanguage) -> String {
    if language == .italian {
      if errors + warnings == 0 { return "nessun errore, nessun avviso" }
      let error = errors == 1 ? "errore" : "errori"
      let warning = warnings == 1 ? "avviso" : "avvisi"
      return "\(errors) \(error), \(warnings) \(warning)"
    }
    if errors + warnings == 0 { return "no errors, no warnings" }
    let error = errors == 1 ? "error" : "errors"
    let warning = warnings == 1 ? "warning" : "warnings"
    return "\(errors) \(error), \(warnings) \(warning)"
  }
}
