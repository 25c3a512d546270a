/// German words that are joined of several, the first or the last of which is an allergen.
enum CompoundWords {
  /// What a word in small letters gives away by how it begins and ends.
  static func allergens(of word: String) -> AllergenSet {
    let bytes = Array(word.utf8)
    guard word.unicodeScalars.count >= fewestLetters, bytes.count <= 64,
      !otherWords.contains(where: { bytes.starts(with: $0) }),
      !otherEnds.contains(where: { bytes.ends(with: $0) })
    else { return [] }
    var found = longest(of: beginnings) { bytes.starts(with: $0) }
    var last = longest(of: ends) { bytes.ends(with: $0) }
    // Milk of oats is none, and flour of rice is no wheat.
    if plantsOfMilk.contains(where: { bytes.starts(with: $0) }) {
      last.subtract([.milk])
      found.subtract([.milk])
    }
    if plantsOfFlour.contains(where: { bytes.starts(with: $0) }) { last.subtract([.gluten]) }
    found.formUnion(last)
    return found
  }

  private static let fewestLetters = 7

  /// What the longest fitting part means: peanuts are no nuts.
  private static func longest(of parts: [Part], where fits: ([UInt8]) -> Bool) -> AllergenSet {
    let best = parts.filter { fits($0.bytes) }.max { $0.bytes.count < $1.bytes.count }
    return best.map(\.allergens) ?? []
  }

  private typealias Part = (bytes: [UInt8], allergens: AllergenSet)

  private static func parts(_ table: [(Allergen, String)]) -> [Part] {
    table.flatMap { allergen, text in words(text).map { ($0, AllergenSet(allergen)) } }
  }

  private static func words(_ text: String) -> [[UInt8]] {
    text.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
  }

  /// What may stand at either end.
  private static let anywhere: [(Allergen, String)] = [
    (.fish, "fisch thunfisch lachs"), (.molluscs, "tintenfisch muscheln"),
    (.crustaceans, "garnelen krabben shrimps scampi"),
    (
      .milk,
      """
      milch vollmilch käse kaese sahne rahm schmand joghurt quark butter mozzarella parmesan
      mascarpone gorgonzola ricotta
      """
    ),
    (.peanuts, "erdnuss erdnuß"), (.nuts, "nuss"), (.walnut, "walnuss walnuß"),
    (.hazelnut, "haselnuss haselnuß"), (.almond, "mandel mandeln"), (.soy, "soja tofu"),
    (.celery, "sellerie"), (.mustard, "senf"), (.gluten, "brot nudel nudeln"),
  ]
  private static let beginnings = parts(
    anywhere + [
      (.fish, "sardellen forellen herings matjes"), (.molluscs, "muschel calamari"),
      (.crustaceans, "hummer krebs flusskrebs langusten"), (.milk, "molke"),
      (.eggs, "eier hühnerei huehnerei wachtelei"), (.wheat, "weizen dinkel"),
      (.rye, "roggen"), (.barley, "gersten"), (.oats, "hafer"), (.gluten, "grieß couscous"),
      (.pistachio, "pistazien"), (.cashew, "cashew"), (.sesame, "sesam"), (.lupin, "lupinen"),
    ])
  private static let ends = parts(
    anywhere + [
      (.gluten, "brötchen broetchen mehl spätzle"), (.wheat, "weizen"),
      (.eggs, "spiegelei hühnereier wachteleier spiegeleier"), (.walnut, "walnüsse"),
      (.hazelnut, "haselnüsse"), (.peanuts, "erdnüsse"),
    ])

  /// What makes milk, cheese, cream or butter of plants of it.
  private static let plantsOfMilk = words(
    "soja hafer mandel kokos reis erdnuss erdnuß cashew kakao dinkel haselnuss erbsen lupinen shea")
  /// What flour, bread or noodles are made of instead.
  private static let plantsOfFlour = words(
    """
    reis mais buchweizen kichererbsen kastanien kokos linsen kartoffel johannisbrot guarkern
    tapioka hirse quinoa glas konjak zucchini mandelmehl sojamehl lupinenmehl
    """)

  /// Words that begin so and are something else, of any language.
  private static let otherWords = words(
    """
    buchweizen johannisbrot butternut butternuss butterfl butterhead buttersalat butterpilz
    butterbohne butterbean buttercup fischi fischer milchlamm milchkalb milchferkel
    eierschwamm eiertomat nussschinken lachsschinken brother brothy brote mandela mandello
    krebsgang
    """)
  private static let otherEnds = words(
    """
    muskatnuss kokosnuss genuss leberkäse leberkaese fleischkäse fleischkaese kalbslachs lammlachs
    schweinelachs rehlachs hirschlachs kakaobutter apfelbutter
    """)
}

extension [UInt8] {
  fileprivate func ends(with other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
