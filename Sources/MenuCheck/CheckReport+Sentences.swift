internal import MenuCore

/// The sentences of a report about itself, in English and in Italian.
extension CheckReport {
  /// The sentence about findings of one kind that are not shown.
  static func omitted(_ count: Int, of kind: String, in language: InterfaceLanguage) -> String {
    guard language == .italian else {
      return "… and \(count) more of this kind (\(kind)); --all shows them"
    }
    let others = count == 1 ? "un altro" : "altri \(count)"
    return "… e \(others) di questo tipo (\(kind)); --all li mostra"
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
