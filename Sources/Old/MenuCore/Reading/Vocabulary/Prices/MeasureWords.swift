/// What people write for measures and for ways to serve, for suggestions only.
enum MeasureWords {
  /// The way to serve that a text may mean: a word for it, or one that is nearly right.
  static func serving(meantBy text: String) -> Serving? {
    guard text.utf8.count <= 64 else { return nil }
    let word = KeyWords.folded(text)
    if let (serving, _) = servings.first(where: { $0.1.contains(word) }) { return serving }
    let near = EditDistance.nearest(to: text, among: Serving.allCases.map(\.rawValue))
    return near.flatMap { Serving(rawValue: $0) }
  }

  /// The whole number that a measure with its unit is under a key: `500` for `0,5 l` in millilitres;
  /// nil unless nothing else can be meant.
  static func number(in text: String, for key: String) -> String? {
    guard text.utf8.count <= 20, let units = units[key] else { return nil }
    let bytes = Array(text.lowercased().utf8.drop { $0 <= .space })
    let whole = bytes.prefix(while: \.isASCIIDigit)
    var rest = bytes.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    if let point = rest.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",") {
      fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(1 + fraction.count)
    }
    let unit = String(
      decoding: rest.filter { $0 > .space && $0 != UInt8(ascii: ".") }, as: UTF8.self)
    guard !whole.isEmpty, whole.count <= 6, fraction.count <= 3, let factor = units[unit],
      // A point before three digits may part thousands.
      fraction.count < 3 || factor == 1_000,
      let digits = Int(String(decoding: whole + fraction, as: UTF8.self))
    else { return nil }
    let parts = fraction.reduce(1) { power, _ in power * 10 }
    guard digits * factor % parts == 0 else { return nil }
    return String(digits * factor / parts)
  }

  /// The units of each key, each with how many of the key's own it is.
  private static let units: [String: [String: Int]] = [
    "volumeMl": units(
      ["ml": 1, "cc": 1, "cl": 10, "dl": 100, "l": 1_000, "lt": 1_000, "ltr": 1_000],
      and: ValueWords.all.map(\.litres), of: 1_000),
    "diameterCm": units(["cm": 1], and: ValueWords.all.map(\.centimetres), of: 1),
    "calories": ["kcal": 1],
  ]

  private static func units(
    _ signs: [String: Int], and words: [String], of factor: Int
  ) -> [String: Int] {
    ValueWords.words(words).reduce(into: signs) { $0[$1] = factor }
  }

  private static let servings = Serving.allCases.map { serving in
    let words = ValueWords.all.flatMap(\.servings).filter { $0.0 == serving }
    return (serving, ValueWords.folded(words.map(\.1)))
  }
}
