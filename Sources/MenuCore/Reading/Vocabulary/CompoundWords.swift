/// German words that are joined of several, the first or the last of which is an allergen.
enum CompoundWords {
  /// What a part means, and what it makes of the word.
  private struct Part: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ allergen: Allergen) { rawValue = UInt64(AllergenSet(allergen).rawValue) }

    var allergens: AllergenSet { AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue)) }

    /// What begins or ends so is something else.
    static let isOther = Part(rawValue: 1 << 32)
    /// Milk of oats is none, and flour of rice is no wheat.
    static let isPlantOfMilk = Part(rawValue: 1 << 33)
    static let isPlantOfFlour = Part(rawValue: 1 << 34)
  }

  /// What a word of at most 64 bytes in small letters gives away by how it begins and ends.
  static func allergens(of word: [UInt8], letterCount: Int) -> AllergenSet {
    guard letterCount >= fewestLetters else { return [] }
    let (beginning, end) = (Self.beginnings.parts(of: word), Self.ends.parts(of: word.reversed()))
    guard !beginning.all.union(end.all).contains(.isOther) else { return [] }
    var (found, last) = (beginning.longest.allergens, end.longest.allergens)
    if beginning.all.contains(.isPlantOfMilk) {
      last.subtract([.milk])
      found.subtract([.milk])
    }
    if beginning.all.contains(.isPlantOfFlour) { last.subtract([.gluten]) }
    return found.union(last)
  }

  private static let fewestLetters = 7

  /// The parts that may stand at one end, letter by letter from there.
  private struct Parts {
    private var parts = HashedWords<Part>(capacity: 512)

    init(_ tables: [(Allergen, String)]..., other: String, areReversed: Bool = false) {
      for (allergen, words) in tables.joined() { add(words, Part(allergen), areReversed) }
      add(other, .isOther, areReversed)
    }

    mutating func add(_ words: String, _ part: Part, _ areReversed: Bool = false) {
      words.forEachTableWord { word, hash in
        parts.add(areReversed ? WordHash(word.reversed()) : hash, part)
      }
    }

    /// What a word has at this end, and the longest of it that is an allergen: peanuts are no nuts.
    func parts(of word: some Sequence<UInt8>) -> (all: Part, longest: Part) {
      var (all, longest): (Part, Part) = ([], [])
      var hash = WordHash()
      for byte in word {
        hash.add(byte)
        let part = parts[hash]
        all.formUnion(part)
        if !part.allergens.isEmpty { longest = part }
      }
      return (all, longest)
    }
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
  private static let beginnings: Parts = {
    var parts = Parts(anywhere, ofBeginnings, other: otherWords)
    parts.add(plantsOfMilk, .isPlantOfMilk)
    parts.add(plantsOfFlour, .isPlantOfFlour)
    return parts
  }()
  private static let ends = Parts(anywhere, ofEnds, other: otherEnds, areReversed: true)

  private static let ofBeginnings: [(Allergen, String)] = [
    (.fish, "sardellen forellen herings matjes"), (.molluscs, "muschel calamari"),
    (.crustaceans, "hummer krebs flusskrebs langusten"), (.milk, "molke"),
    (.eggs, "eier hühnerei huehnerei wachtelei"), (.wheat, "weizen dinkel"),
    (.rye, "roggen"), (.barley, "gersten"), (.oats, "hafer"), (.gluten, "grieß couscous"),
    (.pistachio, "pistazien"), (.cashew, "cashew"), (.sesame, "sesam"), (.lupin, "lupinen"),
  ]
  private static let ofEnds: [(Allergen, String)] = [
    (.gluten, "brötchen broetchen mehl spätzle"), (.wheat, "weizen"),
    (.eggs, "spiegelei hühnereier wachteleier spiegeleier"), (.walnut, "walnüsse"),
    (.hazelnut, "haselnüsse"), (.peanuts, "erdnüsse"),
  ]

  /// What makes milk, cheese, cream or butter of plants of it.
  private static let plantsOfMilk =
    "soja hafer mandel kokos reis erdnuss erdnuß cashew kakao dinkel haselnuss erbsen lupinen shea"
  /// What flour, bread or noodles are made of instead.
  private static let plantsOfFlour =
    """
    reis mais buchweizen kichererbsen kastanien kokos linsen kartoffel johannisbrot guarkern
    tapioka hirse quinoa glas konjak zucchini mandelmehl sojamehl lupinenmehl
    """

  /// Words that begin so and are something else, of any language.
  private static let otherWords =
    """
    buchweizen johannisbrot butternut butternuss butterfl butterhead buttersalat butterpilz
    butterbohne butterbean buttercup fischi fischer milchlamm milchkalb milchferkel
    eierschwamm eiertomat nussschinken lachsschinken brother brothy brote mandela mandello
    krebsgang
    """
  private static let otherEnds =
    """
    muskatnuss kokosnuss genuss leberkäse leberkaese fleischkäse fleischkaese kalbslachs lammlachs
    schweinelachs rehlachs hirschlachs kakaobutter apfelbutter
    """
}
