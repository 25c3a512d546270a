internal import LocatedJSON

/// Ingredients that plainly are an allergen, or a kind of one, in Italian and English; what is made
/// of one only sometimes is left out.
enum IngredientWords {
  /// The allergens that an ingredient's name gives away, in any of its languages.
  static func allergens(of name: LocalizedText) -> AllergenSet {
    var found = AllergenSet()
    name.forEachText { text in
      var text = text
      found.formUnion(text.withUTF8 { allergens(in: $0) })
    }
    return found
  }

  /// The allergens that a text of the file gives away.
  static func allergens(of value: JSONValue) -> AllergenSet {
    value.withUTF8 { allergens(in: $0) }
  }

  private static func allergens(in bytes: UnsafeBufferPointer<UInt8>) -> AllergenSet {
    var meaning = Meaning()
    var hash = WordHash()
    for byte in bytes {
      if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A || byte >= 0x80 {
        hash.add(byte < 0x80 ? byte | 0x20 : byte)
      } else {
        meaning.formUnion(words[hash])
        hash = WordHash()
      }
    }
    meaning.formUnion(words[hash])
    if meaning.isFreeOfAll { return [] }
    return meaning.allergens.subtracting(meaning.denied)
  }

  /// What a word says: there is such an allergen, or what looks like one is not.
  struct Meaning {
    var allergens = AllergenSet()
    var denied = AllergenSet()
    /// Whether it says `free`, and whether it says what roams so.
    var saysFree = false
    var saysRange = false

    /// Whether it denies all: eggs of free-range hens are eggs.
    var isFreeOfAll: Bool { saysFree && !saysRange }

    mutating func formUnion(_ other: Meaning?) {
      guard let other else { return }
      allergens.formUnion(other.allergens)
      denied.formUnion(other.denied)
      saysFree = saysFree || other.saysFree
      saysRange = saysRange || other.saysRange
    }
  }

  private static let words: WordMeanings = {
    var words = WordMeanings()
    for (allergen, text) in given { words.add(text, Meaning(allergens: [allergen])) }
    words.add("vegan vegana vegano vegane vegani senza without", Meaning(denied: .all))
    words.add("free", Meaning(saysFree: true))
    words.add("range", Meaning(saysRange: true))
    words.add(
      """
      soia soy mandorla mandorle almond cocco coconut avena oat riso rice cacao cocoa arachidi
      peanut cashew anacardi vegetale vegetable plant
      """, Meaning(denied: [.milk]))
    // Nutmeg and the coconut are no nuts of the law, buckwheat is no wheat.
    words.add("moscata cocco", Meaning(denied: [.walnut]))
    words.add("saraceno", Meaning(denied: [.wheat]))
    return words
  }()

  static let given: [(Allergen, String)] = [
    (
      .fish,
      """
      pesce fish acciuga acciughe alice alici tonno salmone baccalà merluzzo anchovy anchovies tuna
      salmon cod
      """
    ),
    (
      .crustaceans,
      """
      crostacei crustaceans gambero gamberi gamberetto gamberetti gamberone gamberoni scampo scampi granchio aragosta
      astice mazzancolla mazzancolle shrimp shrimps prawn prawns crab lobster
      """
    ),
    (
      .molluscs,
      """
      molluschi molluscs cozza cozze vongola vongole calamaro calamari polpo polipo polpetti seppia seppie totano
      totani moscardini capesante mussel mussels clam clams squid octopus cuttlefish scallops
      """
    ),
    (
      .milk,
      """
      mozzarella burrata stracciatella stracchino gorgonzola parmigiano grana pecorino ricotta
      provola provolone scamorza mascarpone panna burro latte taleggio fontina formaggio formaggi
      cheese cream butter milk parmesan
      """
    ),
    (.eggs, "uovo uova egg eggs maionese mayonnaise"),
    (.peanuts, "arachide arachidi peanut peanuts"),
    (.walnut, "noce noci walnut walnuts"),
    (.hazelnut, "nocciola nocciole hazelnut hazelnuts"),
    (.almond, "mandorla mandorle almond almonds"),
    (.pistachio, "pistacchio pistacchi pistachio pistachios"),
    (.cashew, "anacardo anacardi cashew cashews"),
    (.pecan, "pecan pecans"),
    (.macadamia, "macadamia"),
    (.wheat, "frumento grano wheat farro spelt"),
    (.rye, "segale rye"),
    (.barley, "orzo barley"),
    (.celery, "sedano celery"),
    (.mustard, "senape mustard"),
    (.sesame, "sesamo sesame tahina"),
    (.soy, "soia soy tofu"),
    (.lupin, "lupini"),
  ]
}

/// Meanings by the hashes of words, in one array.
private struct WordMeanings {
  private var slots: [(hash: UInt64, meaning: IngredientWords.Meaning)?] = Array(
    repeating: nil, count: 1_024)

  mutating func add(_ words: String, _ meaning: IngredientWords.Meaning) {
    for word in words.utf8.split(whereSeparator: { $0 <= .space }) {
      let hash = WordHash(word)
      var slot = Int(truncatingIfNeeded: hash.value & 1_023)
      while let other = slots[slot], other.hash != hash.value { slot = (slot + 1) & 1_023 }
      var all = slots[slot]?.meaning ?? .init()
      all.formUnion(meaning)
      slots[slot] = (hash.value, all)
    }
  }

  subscript(hash: WordHash) -> IngredientWords.Meaning? {
    var slot = Int(truncatingIfNeeded: hash.value & 1_023)
    while let entry = slots[slot] {
      if entry.hash == hash.value { return entry.meaning }
      slot = (slot + 1) & 1_023
    }
    return nil
  }
}
