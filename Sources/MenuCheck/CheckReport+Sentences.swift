package import MenuCore

/// The sentences of a report that are not about a finding, in English and in Italian.
extension CheckReport {
  /// The sentence about hidden findings of one kind.
  static func omitted(_ count: Int, of kind: String) -> Phrase {
    let others = count == 1 ? "un altro" : "altri \(count)"
    return Phrase(
      "… and \(count) more of this kind (\(kind)); --all shows them",
      "… e \(others) di questo tipo (\(kind)); --all li mostra")
  }

  /// The sentence about certain edits that were not applied.
  package static func sentence(
    of unmade: MenuFixer.Unmade, in language: InterfaceLanguage
  ) -> String {
    var lines = unmade.lines.prefix(5).map { "\($0)" }.joined(separator: ", ")
    if unmade.lines.count > 5 { lines += ", …" }
    let beginning =
      if unmade.lines.count == 1 {
        Phrase("line \(lines): not corrected", "riga \(lines): non corretta")
      } else {
        Phrase("lines \(lines): not corrected", "righe \(lines): non corrette")
      }
    let reason =
      switch unmade.objection {
      case .loss:
        Phrase(
          "because a dish or a price would be lost", "perché si perderebbe un piatto o un prezzo")
      case .promise:
        Phrase(
          "because a dish would get a diet or a “free of”",
          "perché un piatto avrebbe in più una dieta o un “senza”")
      case .errors:
        Phrase(
          "because no error would go away", "perché non ci sarebbe un errore in meno")
      case .rounds:
        Phrase(
          "because there are too many; run it again", "perché sono troppe; ripetere il comando")
      }
    return "\(beginning.words(in: language)), \(reason.words(in: language))"
  }

  /// The numbers of errors and warnings.
  static func tally(errors: Int, warnings: Int, in language: InterfaceLanguage) -> String {
    guard errors + warnings > 0 else {
      return Phrase("no errors, no warnings", "nessun errore, nessun avviso").words(in: language)
    }
    let error = errors == 1 ? Phrase("error", "errore") : Phrase("errors", "errori")
    let warning = warnings == 1 ? Phrase("warning", "avviso") : Phrase("warnings", "avvisi")
    return "\(errors) \(error.words(in: language)), \(warnings) \(warning.words(in: language))"
  }
}
