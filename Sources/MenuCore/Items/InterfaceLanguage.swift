/// A language whose words the program knows by itself, for what no menu has to spell out.
public enum InterfaceLanguage: CaseIterable, Hashable, Sendable {
  case italian, english

  /// Italian for every kind of Italian, English for everything else.
  public init(_ language: Language?) {
    var primary = language
    while let shorter = primary?.shorter { primary = shorter }
    self = primary == "it" ? .italian : .english
  }
}
