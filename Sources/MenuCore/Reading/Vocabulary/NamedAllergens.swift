/// What sentences about a dish plainly say is in it.
enum NamedAllergens {
  /// The words that give an allergen away, each with what it gives away, sentence by sentence.
  ///
  /// A sentence that denies anything, or that says what may be had in its place or beside it, is left
  /// out as a whole: nobody can tell what belongs to what.
  /// Against a promise it also `guesses`: slips and phrases count.
  static func all(
    in text: String, of list: MenuList, guesses: Bool = false
  ) -> [(word: String, allergens: AllergenSet)] {
    let sentences = text.utf8.split { ".;:!?()\n|".utf8.contains($0) }
    // What a star says of frozen fish is about all dishes that have the star.
    let isOfStar = text.utf8.first { !" (".utf8.contains($0) } == UInt8(ascii: "*")
    return sentences.flatMap { bytes -> [(String, AllergenSet)] in
      let sentence = String(decoding: bytes, as: UTF8.self)
      let plain = guesses ? [] : IngredientWords.mentions(in: sentence)
      guard guesses || !plain.isEmpty else { return [] }
      let words = bytes.split { $0 < 0x80 && !(0x61...0x7A).contains($0 | 0x20) }
        .map { String(decoding: $0, as: UTF8.self) }
      let says = words.map { UTF8Text($0.lowercased()) }
      let phrases = guesses ? GuessedWords.phrases(in: says) : []
      // Who cannot rule it out says that it may be there.
      let isDoubt =
        says.contains(where: assuring.contains) && says.contains(where: negating.contains)
      func given(by text: String) -> AllergenSet {
        if isDoubt { return IngredientWords.mentions(in: text) }
        return guesses
          ? IngredientWords.guessed(in: text) : IngredientWords.allergens(in: text)
      }
      let found =
        guesses && !isDoubt
        ? IngredientWords.guessed(
          in: sentence, beside: AllergenSet(phrases.map(\.allergens))) : given(by: sentence)
      let isDenied =
        AllergenWords.denies(sentence) || says.contains(where: otherwise.contains)
        || isOfStar && says.contains(where: frozen.contains)
      guard !found.isEmpty, isDoubt || !isDenied else { return [] }
      let isSoft = says.contains(where: softDrinks.contains)
      let named: [(String, AllergenSet)] = words.compactMap { word in
        if isSoft, word.lowercased().utf8.starts(with: "beer".utf8) { return nil }
        let named = given(by: word).intersection(found)
        let isOfDrink =
          list == .beverages && namesOfDrinks.contains(UTF8Text(word.lowercased()))
        return named.isEmpty || isOfDrink ? nil : (word, named)
      }
      return named + phrases.map { ($0.text, $0.allergens.intersection(found)) }
    }
  }

  /// What a note of the whole file says is, or may be, in all dishes: only what says so plainly,
  /// and nothing of some of them.
  static func ofAllDishes(in text: String) -> AllergenSet {
    let sentences = text.utf8.split { ".;!?\n|".utf8.contains($0) }
    return sentences.reduce(into: AllergenSet()) { found, sentence in
      let words = sentence.split { $0 < 0x80 && !(0x61...0x7A).contains($0 | 0x20) }
        .map { UTF8Text(String(decoding: $0, as: UTF8.self).lowercased()) }
      guard words.contains(where: containing.contains), !sentence.contains(UInt8(ascii: "*")),
        !words.contains(where: ofSome.contains)
      else { return }
      for (_, named) in all(in: String(decoding: sentence, as: UTF8.self), of: .other) {
        found.formUnion(named)
      }
    }
  }

  /// What the title of a group, or a text about it, says of each of its dishes; a title of several
  /// things says of none which it is.
  static func ofGroup(
    title: String, of description: [String]
  ) -> [(word: String, allergens: AllergenSet)] {
    let words = title.utf8.split(separator: .space).map {
      UTF8Text(String(decoding: $0, as: UTF8.self).lowercased())
    }
    let isOfSeveral =
      words.contains(where: joining.contains) || title.utf8.contains { ",/&+".utf8.contains($0) }
    return ((isOfSeveral ? [] : [title]) + description).flatMap {
      all(in: $0, of: .other, guesses: true)
    }
  }

  private static let joining = words("e ed o and or und oder et ou y con with mit avec")

  /// What says of dishes that something is, or may be, in them.
  private static let containing = words(
    """
    contiene contengono contenere contenente contenenti tracce traccia presenza contaminazione
    contaminazioni contain contains containing traces trace contamination enthalten enthält
    spuren kreuzkontamination ausgeschlossen ausschließen garantieren escludere escludono
    garantire guarantee exclude exclure garantir excluir garantizar contient contiennent contenir contienen contener trazas
    """)
  /// What promises something, and what takes that back: `non possiamo garantire`.
  private static let assuring = words(
    """
    escludere escludono escludersi garantire garantiamo guarantee guaranteed exclude excluded
    ausschließen ausgeschlossen garantieren garantiert exclure garantir excluir garantizar
    """)
  private static let negating = words(
    "non not cannot t nicht kein keine pas no impossibile impossible")
  /// What says that some are meant and others not.
  private static let ofSome = words(
    """
    alcuni alcune alcun certi certe contrassegnati contrassegnate indicati segnalati vino vini
    some certain marked indicated wine wines einige manche gekennzeichnet gekennzeichnete wein weine
    certains certaines marqués vin vins algunos algunas marcados vino vinos
    """)

  /// What says that something is not in it, is a choice, or stands beside it.
  private static let otherwise = words(
    """
    né nor neither privo priva privi prive posto invece sostituito sostituita alternativa richiesta
    volendo abbinamento accompagnare finto finta tipo gusto
    instead alternative request optional add pairing mock fake flavour flavor flavoured
    nicht weder statt anstelle ersatz wunsch alternativ
    pas ni lieu place demande supplément option
    tampoco lugar petición opcional suplemento
    """)

  private static let frozen = words(
    """
    surgelato surgelata surgelati surgelate congelato congelata congelati congelate abbattuto
    abbattuta abbattuti abbattute decongelato decongelati frozen tiefgekühlt tiefgekühlte
    tiefgekühlter tiefgekühltes tiefgefroren surgelé surgelée surgelés surgelées congelado
    congelada congelados congeladas
    """)

  /// Waters, wines and lemonades that are called like food.
  private static let namesOfDrinks = words("panna pecorino cream grana brie")

  /// What is brewed without grain.
  private static let softDrinks = words("ginger root")

  private static func words(_ text: String) -> Set<UTF8Text> {
    Set(text.split(whereSeparator: \.isWhitespace).map { UTF8Text(String($0)) })
  }
}
