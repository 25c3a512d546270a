/// What people write where a language tag must stand.
enum LanguageNames {
  /// The tag that is meant, nil if that is not clear.
  static func tag(for text: String) -> String? {
    let lower = text.lowercased()
    if let tag = tags[lower] ?? meant(by: lower) { return tag }
    let dashed = String(lower.map { $0 == "_" ? "-" : $0 })
    return dashed == lower || !isInUse(dashed) ? nil : Language(tag: dashed)?.tag
  }

  /// The tag of a language that menus are written in, by its two letters or its name; nil for what
  /// may be another word.
  static func knownTag(_ text: String) -> String? {
    let lower = text.lowercased()
    return known.contains(lower) ? lower : tags[lower]
  }

  /// The tag that is meant by a code of two or three letters that is none: the sign of a country with
  /// one language that its own menus are translated to, or a code of three letters where there is one
  /// of two.
  static func meant(by code: String) -> String? { codes[code.lowercased()] }

  /// Whether a tag begins with a code that a language has: with two letters there are these and no
  /// others (ISO 639-1, and those that it had before).
  static func isInUse(_ tag: String) -> Bool {
    let code = tag.utf8.prefix { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }
    guard code.count == 2 else { return meant(by: String(decoding: code, as: UTF8.self)) == nil }
    return twoLetters.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count, by: 3).contains {
        codes[$0] == code[0] && codes[$0 + 1] == code[1]
      }
    }
  }

  /// Looked through as they stand: a set of them would cost a start more than the tags of its menu.
  private static let twoLetters: StaticString = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz
    ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la
    lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """

  /// What is written for a language, and no other language is called.
  private static let codes: [String: String] = {
    let written = [
      ("en", "gb us eng"), ("es", "sp esp spa mx"), ("el", "gr gre ell"), ("ja", "jp jpn"),
      ("zh", "cn chi zho"), ("cs", "cz cze ces"), ("da", "dk dan"), ("de", "ger deu at"),
      ("fr", "fra fre"), ("it", "ita"), ("nl", "nld dut"), ("pl", "pol"), ("pt", "por"),
      ("ro", "ron rum"), ("ru", "rus"), ("sv", "swe"), ("uk", "ua ukr"), ("tr", "tur"),
      ("hu", "hun"), ("hr", "hrv"), ("ar", "ara"), ("he", "heb"), ("ko", "kor"), ("no", "nor"),
      ("fi", "fin"), ("sl", "slv"),
    ]
    return Dictionary(
      written.flatMap { tag, codes in ValueWords.words([codes]).map { ($0, tag) } },
      uniquingKeysWith: { first, _ in first })
  }()

  private static let known = Set(tags.values).union(
    [
      "ar", "cs", "da", "el", "fi", "he", "hr", "hu", "ko", "no", "pl", "ro", "sl", "sv", "tr",
      "uk",
    ])

  private static let tags: [String: String] = {
    let names = ValueWords.all.flatMap(\.languages).map { ($0.1, $0.tag) }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }()
}
