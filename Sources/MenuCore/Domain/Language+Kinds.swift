extension Language {
  /// Whether it is the other one or one of its kinds: `en-GB` is `en`, and `en-US` too.
  ///
  /// Compares only what stands before the first dash of each.
  public func isKind(of other: Language) -> Bool {
    primary.elementsEqual(other.primary)
  }

  /// The index of the nearest of some languages: the same, else the nearest shorter one, else the
  /// first of the same kind, as who reads `en-US` reads `en-GB`; nil for none of them.
  func nearest<Languages: Collection<Language>>(among languages: Languages) -> Languages.Index? {
    var wanted: Language? = self
    while let tag = wanted {
      if let index = languages.firstIndex(of: tag) { return index }
      wanted = tag.shorter
    }
    return languages.firstIndex(where: isKind)
  }

  private var primary: Substring.UTF8View {
    tag.utf8.prefix { $0 != UInt8(ascii: "-") }
  }
}
