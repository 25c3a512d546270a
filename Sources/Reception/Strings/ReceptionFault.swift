package import MenuCore

/// Why nothing is collected or reported.
package enum ReceptionFault: Error, Hashable, Sendable {
  /// Another program collects the same tally.
  case collecting
  /// The file of sums is of another kind, or of another version.
  case foreign
  /// The file of sums cannot be used, with what the library says of it in English.
  case failed(String)
  /// What was given as the name of a dish is none.
  case unknownDish(String)

  /// The fault in a line of a language, after the name of the file.
  package func words(in language: InterfaceLanguage) -> String {
    language.reception.words(of: self)
  }
}
