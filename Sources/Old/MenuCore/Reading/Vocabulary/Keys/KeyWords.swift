/// What people write for the keys of a menu, in the languages that owners write in.
///
/// Each language is one table: a key, and the words for it. A word may stand for several keys, as long
/// as no place of a file has two of them.
enum KeyWords {
  /// The words of one language, by the key that they stand for.
  typealias Table = [(key: String, words: [String])]

  /// The keys of one kind of object, and the words for each.
  struct Place: Sendable {
    /// The keys that are known there.
    let keys: [String]
    /// The keys in one text, by which a place is told from all others.
    let name: String
    private let meanings: [UTF8Text: String]

    /// Makes the words for these keys.
    init(_ keys: [String]) {
      self.keys = keys
      name = keys.concatenated(separator: " ")
      var meanings: [UTF8Text: String] = [:]
      for vocabulary in Vocabularies.all {
        // `Kann Spuren enthalten` is a key too.
        let traces = ("mayContain", ValueWords.words([vocabulary.allergens.traces]))
        for (key, words) in vocabulary.keys + [traces] {
          guard let meant = Place.key(key, among: keys) else { continue }
          // A key of its own keeps its meaning, whatever it is a word for elsewhere.
          for word in words where meanings[KeyWords.folded(word)] == nil {
            meanings[KeyWords.folded(word)] = meant
          }
        }
      }
      for key in keys { meanings[KeyWords.folded(key)] = key }
      self.meanings = meanings
    }

    /// The key that is meant by a word, nil if nothing of the kind is known here.
    func key(meantBy word: String) -> String? {
      exactKey(meantBy: word) ?? EditDistance.nearest(to: word, among: keys)
    }

    /// The same, of a word without mistakes.
    func exactKey(meantBy word: String) -> String? { meanings[KeyWords.folded(word)] }

    /// What a group calls its title, everything else calls its name.
    static func key(_ key: String, among keys: [String]) -> String? {
      if keys.contains(key) { return key }
      let other = key == "name" ? "title" : key == "title" ? "name" : nil
      return other.flatMap { keys.contains($0) ? $0 : nil }
    }
  }

  /// A word without what makes no difference: case, accents, and what joins its parts.
  static func folded(_ word: String) -> UTF8Text {
    let joints: Set = [UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ".")]
    let bytes = FoldedText(word).bytes.filter { !joints.contains($0) }
    return UTF8Text(String(decoding: bytes, as: UTF8.self))
  }
}

extension KeyWords.Place: Equatable {
  /// Whether both know the same keys.
  static func == (left: KeyWords.Place, right: KeyWords.Place) -> Bool { left.name == right.name }

  /// No object at all.
  static let none = KeyWords.Place([])
  /// What an object in the place of an allergen's word calls that word.
  static let entry = KeyWords.Place([DishKey.name.rawValue, DishKey.allergens.rawValue])
  static let file = KeyWords.Place(FileKey.allCases.map(\.rawValue))
  static let group = KeyWords.Place(GroupKey.allCases.map(\.rawValue))
  static let size = KeyWords.Place(SizeKey.allCases.map(\.rawValue))
  static let ingredient = KeyWords.Place(IngredientKey.allCases.map(\.rawValue))
  static let addOn = KeyWords.Place(AddOnKey.allCases.map(\.rawValue))
  static let addOnGroup = KeyWords.Place(AddOnGroupKey.allCases.map(\.rawValue))
  static let choose = KeyWords.Place(ChooseKey.allCases.map(\.rawValue))
  static let address = KeyWords.Place(AddressKey.allCases.map(\.rawValue))
  static let price = KeyWords.Place(PriceKey.allCases.map(\.rawValue))
  static let span = KeyWords.Place(SpanKey.allCases.map(\.rawValue))
  /// When something is open.
  static let opening = KeyWords.Place([GroupKey.hours.rawValue, SpanKey.days.rawValue])
  static let statement = KeyWords.Place(StatementKey.allCases.map(\.rawValue))

  /// The keys of a dish of a list.
  static func dish(of list: MenuList) -> KeyWords.Place { dishes[list] }

  private static let dishes = ValuesOfLists(each: { KeyWords.Place(DishKey.names(of: $0)) })

  /// All kinds of objects.
  static let all: [KeyWords.Place] =
    [
      file, group, size, ingredient, addOn, addOnGroup, choose, address, price, span, statement,
    ]
    + MenuList.allCases.map { dish(of: $0) }
}
