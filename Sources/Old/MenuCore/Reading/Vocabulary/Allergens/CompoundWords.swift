/// Words that are joined of several, as in German, the first or the last of which is an allergen.
enum CompoundWords {
  /// The parts of words in one language, in small letters with spaces between them. A language that
  /// parts its words has only those that are something else, for they look like the parts of another.
  struct Table: Sendable {
    /// What may stand at either end.
    var anywhere: [(Allergen, String)] = []
    var beginnings: [(Allergen, String)] = []
    var ends: [(Allergen, String)] = []
    /// What makes milk, cheese, cream or butter of plants of it.
    var plantsOfMilk = ""
    /// What flour, bread or noodles are made of instead.
    var plantsOfFlour = ""
    /// What begins so, or ends so, is something else.
    var otherBeginnings = ""
    var otherEnds = ""
    /// How words begin and end that are meat, and how those begin that are none.
    var meats = ""
    var endsOfMeat = ""
    var otherMeats = ""
    /// How words end that deny what they begin with, and those of people who must not have it.
    var endsOfFree = ""
    var endsOfIll = ""
  }

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
    /// What is meat, and what only begins as such a word.
    static let isMeat = Part(rawValue: 1 << 35)
    static let isOtherMeat = Part(rawValue: 1 << 36)
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

  /// Whether a word in small letters is meat by how it begins or ends: `Speckwürfel`.
  static func isMeat(_ word: some BidirectionalCollection<UInt8>) -> Bool {
    guard (fewestLetters...64).contains(word.count) else { return false }
    let beginning = beginnings.parts(of: word).all
    guard !beginning.contains(.isOtherMeat) else { return false }
    return beginning.contains(.isMeat) || ends.parts(of: word.reversed()).all.contains(.isMeat)
  }

  private static let fewestLetters = 7

  /// The parts that may stand at one end, letter by letter from there.
  private struct Parts {
    private let areReversed: Bool
    private var parts = HashedWords<Part>(capacity: 512)

    init(areReversed: Bool) { self.areReversed = areReversed }

    mutating func add(_ table: [(Allergen, String)]) {
      for (allergen, words) in table { add(words, Part(allergen)) }
    }

    mutating func add(_ words: String, _ part: Part) {
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

  private static let beginnings: Parts = {
    var parts = Parts(areReversed: false)
    for vocabulary in Vocabularies.all {
      let table = vocabulary.compounds
      parts.add(table.anywhere)
      parts.add(table.beginnings)
      parts.add(table.otherBeginnings, .isOther)
      parts.add(table.plantsOfMilk, .isPlantOfMilk)
      parts.add(table.plantsOfFlour, .isPlantOfFlour)
      parts.add(table.meats, .isMeat)
      parts.add(table.otherMeats, .isOtherMeat)
    }
    return parts
  }()
  private static let ends: Parts = {
    var parts = Parts(areReversed: true)
    for vocabulary in Vocabularies.all {
      let table = vocabulary.compounds
      parts.add(table.anywhere)
      parts.add(table.ends)
      parts.add(table.otherEnds, .isOther)
      parts.add(table.endsOfMeat, .isMeat)
    }
    return parts
  }()
}
