internal import LocatedJSON

/// Ingredients that plainly are an allergen, in Italian and English; what is made of one only
/// sometimes is left out.
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
    return meaning.allergens.subtracting(meaning.denied)
  }

  /// What a word says: there is such an allergen, or what looks like one is not.
  struct Meaning {
    var allergens = AllergenSet()
    var denied = AllergenSet()

    mutating func formUnion(_ other: Meaning?) {
      guard let other else { return }
      allergens.formUnion(other.allergens)
      denied.formUnion(other.denied)
    }
  }

  private static let words: WordMeanings = {
    var words = WordMeanings()
    for (allergen, text) in given { words.add(text, Meaning(allergens: [allergen])) }
    words.add("vegan vegana vegano vegane vegani senza without free", Meaning(denied: .all))
    words.add(
      """
      soia soy mandorla mandorle almond cocco coconut avena oat riso rice cacao cocoa arachidi
      peanut vegetale vegetable
      """, Meaning(denied: [.milk]))
    words.add("moscata", Meaning(denied: [.nuts]))
    return words
  }()

  static let given: [(Allergen, String)] = [
    (
      .fish,
      """
      acciuga acciughe alice alici tonno salmone baccalà merluzzo anchovy anchovies tuna salmon
      cod
      """
    ),
    (
      .crustaceans,
      """
      gambero gamberi gamberetto gamberetti gamberone gamberoni scampo scampi granchio aragosta
      astice mazzancolla mazzancolle shrimp shrimps prawn prawns crab lobster
      """
    ),
    (
      .molluscs,
      """
      cozza cozze vongola vongole calamaro calamari polpo polipo polpetti seppia seppie totano
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
    (
      .nuts,
      """
      noce noci walnut walnuts nocciola nocciole hazelnut hazelnuts mandorla mandorle almond
      almonds pistacchio pistacchi pistachio pistachios anacardi cashew cashews pecan
      """
    ),
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
