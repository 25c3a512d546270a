/// What owners write for the values of a menu in one language, beside prices and allergens.
///
/// Each text holds words between spaces, spelt as people write them.
struct ValueWords: Sendable {
  /// The diets, in lower case, with dashes for spaces.
  let diets: [(Diet, String)]
  /// The ways to serve a beverage, without spaces: `inBottiglia`.
  let servings: [(Serving, String)]
  /// The names of sizes: beside a `piccola` an L is no litre.
  let sizes: String
  /// The units that a beverage and a pizza are measured in, where they are written out.
  let litres: String
  let centimetres: String
  /// Keys that are true of a dish that can be ordered, and of one that cannot.
  let available: String
  let unavailable: String
  /// What stands for `true`, for `false`, and for a dish that is sold out.
  let yes: String
  let no: String
  let soldOut: String
  /// The days of the week, and all of them.
  let days: [(Weekday, String)]
  let everyDay: String
  /// What stands before the first day of several, and before the last, besides what does so with
  /// amounts: `dal`, `al`.
  let fromDay: String
  let toDay: String
  /// What joins two days: `e`.
  let andDay: String
  /// What stands around a time, without spaces, and what tells the halves of the day apart: `alleOre`,
  /// `am`.
  let hours: String
  let morning: String
  let afternoon: String
  /// Keys of lists that say no more than which of the four it is: no heading is lost with them.
  let lists: String
  /// Keys that hold texts in other languages.
  let translations: String
  /// Keys of what is had with a dish, or in its place, and is not in it.
  let beside: String
  /// Keys that owners write and the format has none for.
  let missing: [(MissingKey, String)]
  /// How the words begin for what is added to food and must be declared, but for sulphites, which are
  /// an allergen too.
  let additives: String
  /// What an owner says who is not sure: `forse`.
  let doubts: String
  /// Languages by their tags.
  let languages: [(tag: String, String)]

  /// Those of every language.
  static let all = Vocabularies.all.map { $0.values }

  /// A text of each language, word by word.
  static func words(_ texts: [String]) -> [String] {
    texts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
  }

  /// The same, folded as keys are.
  static func folded(_ texts: [String]) -> Set<UTF8Text> {
    Set(words(texts).map { KeyWords.folded($0) })
  }
}
