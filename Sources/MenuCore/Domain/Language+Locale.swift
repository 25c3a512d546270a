extension Language {
  /// The variables for the locale of messages in POSIX; the first one that is set counts.
  package static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language of a locale; nil if it has none.
  ///
  /// Takes the environment. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set counts, as
  /// in POSIX. `C` and `POSIX` have no language.
  public init?(locale environment: [String: String]) {
    let locale = Self.localeVariables.lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name = locale?.split(whereSeparator: { $0 == "." || $0 == "@" }).first,
      name != "C", name != "POSIX"
    else { return nil }
    self.init(tag: name.split(separator: "_").joined(separator: "-"))
  }
}

extension InterfaceLanguage {
  /// The interface language of a locale, or the stand-in. Takes the environment.
  package init(locale environment: [String: String]) { self.init(Language(locale: environment)) }
}
