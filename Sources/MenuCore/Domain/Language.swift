/// A language, named by a BCP 47 tag such as `it` or `en-GB`.
public struct Language: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The tag in its usual spelling: `en-GB`, `zh-Hant-TW` (RFC 5646, section 2.1.1).
  public let tag: String

  /// Makes a language from a tag in any spelling, as in `Language(header)`; nil if it is not a tag.
  ///
  /// The primary subtag must have two or three letters, so names such as `English` are not tags.
  public init?(_ tag: String) {
    // A tag is ASCII, and never this long.
    guard tag.utf8.count <= 64, tag.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(\.isASCIILetter),
      parts.dropFirst().allSatisfy({
        (1...8).contains($0.utf8.count)
          && $0.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      })
    else { return nil }
    self.tag = Language.usualSpelling(parts)
  }

  /// Makes a language from a string literal.
  public init(stringLiteral tag: String) {
    self.tag = Language.usualSpelling(tag.split(separator: "-"))
  }

  /// The language without its last subtag; nil if it has only one.
  package var shorter: Language? {
    guard let dash = tag.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    return Language(String(tag[..<dash]))
  }

  /// The tag.
  public var description: String { tag }

  private static func usualSpelling(_ parts: [Substring]) -> String {
    var spelt = ""
    for part in parts {
      let isFirst = spelt.isEmpty
      if !isFirst { spelt += "-" }
      switch part.utf8.count {
      case 2 where !isFirst: spelt += part.uppercased()
      case 4 where !isFirst && part.utf8.allSatisfy(\.isASCIILetter):
        spelt += part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: spelt += part.lowercased()
      }
    }
    return spelt
  }

  /// True if both are varieties of the same language: `en-GB` is a kind of `en`, and also of `en-US`.
  ///
  /// Compares only the subtags before the first dash.
  public func isKind(of other: Language) -> Bool {
    primary.utf8.elementsEqual(other.primary.utf8)
  }

  /// The index of the nearest language: the same tag, then the nearest shorter one, then the first
  /// of the same language, since readers of `en-US` can read `en-GB`; nil if there is none.
  func nearest<Languages: Collection<Language>>(among languages: Languages) -> Languages.Index? {
    var candidate: Language? = self
    while let tag = candidate {
      if let index = languages.firstIndex(of: tag) { return index }
      candidate = tag.shorter
    }
    return languages.firstIndex(where: isKind)
  }

  /// The subtag before the first dash: `en` of `en-GB`.
  package var primary: Substring { Substring(tag.utf8.prefix { $0 != UInt8(ascii: "-") }) }

  /// The variables for the locale of messages in POSIX; the first one that is set counts.
  package static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language of a locale; nil if it has none.
  ///
  /// Takes the environment. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set counts, as
  /// in POSIX. `C` and `POSIX` have no language.
  package init?(locale environment: [String: String]) {
    let locale = Self.localeVariables.lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name = locale?.split(whereSeparator: { $0 == "." || $0 == "@" }).first,
      name != "C", name != "POSIX"
    else { return nil }
    self.init(name.split(separator: "_").joined(separator: "-"))
  }
}
