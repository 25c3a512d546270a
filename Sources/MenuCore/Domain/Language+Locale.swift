extension Language {
  /// The variables that name the locale of messages, as POSIX has them: the first that is set counts.
  package static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language that a locale asks for, nil for none.
  ///
  /// Takes the environment's variables: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
  /// counts, as POSIX has it, and `C` and `POSIX` ask for none.
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
  /// The one that a locale asks for, or the stand-in; takes the environment's variables.
  public init(locale environment: [String: String]) { self.init(Language(locale: environment)) }
}
