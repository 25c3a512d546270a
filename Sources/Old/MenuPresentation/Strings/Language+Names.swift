public import OldMenuCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// What people call a language.
extension Language {
  /// Its name in its own words, its tag where it has none. Each start shows that of one language, and
  /// Foundation takes long to begin.
  package var ownName: String {
    InterfaceLanguage(exactly: self)?.ownName ?? name(in: self) ?? tag
  }

  /// Whether a person calls it so: in its own words or those of the interface, in whatever case.
  public func isCalled(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains { $0.lowercased() == name }
  }

  /// Its names in its own words and in those of the interface.
  var names: [String] {
    [ownName] + InterfaceLanguage.allCases.compactMap { name(in: $0.language) }
  }

  /// Its name in another language, or in its own.
  func name(in language: Language) -> String? {
    Locale(identifier: language.tag).localizedString(forIdentifier: tag)
  }
}
