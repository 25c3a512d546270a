/// What a word says about the sentence in which an allergen is named.
struct SentenceSigns: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Something is not in it.
  static let denying = SentenceSigns(rawValue: 1 << 0)
  /// Something is promised, and what takes that back: `non possiamo garantire`.
  static let assuring = SentenceSigns(rawValue: 1 << 1)
  static let negating = SentenceSigns(rawValue: 1 << 2)
  /// Something is not in it, is a choice, or stands beside it.
  static let otherwise = SentenceSigns(rawValue: 1 << 3)
  static let frozen = SentenceSigns(rawValue: 1 << 4)
  /// A beer is brewed without grain.
  static let softDrink = SentenceSigns(rawValue: 1 << 5)
  /// A water, wine or lemonade that is called like food.
  static let nameOfDrink = SentenceSigns(rawValue: 1 << 6)
  /// Something is, or may be, in the dishes.
  static let containing = SentenceSigns(rawValue: 1 << 7)
  /// Some dishes are meant and others not.
  static let ofSome = SentenceSigns(rawValue: 1 << 8)
  /// A title is of several things.
  static let joining = SentenceSigns(rawValue: 1 << 9)
  /// It is one letter away from the name of an allergen, and something else.
  static let lookAlike = SentenceSigns(rawValue: 1 << 10)
  /// It may be the first word of a phrase.
  static let beginsPhrase = SentenceSigns(rawValue: 1 << 11)

  /// Who cannot rule it out says that it may be there.
  var isDoubt: Bool { isSuperset(of: [.assuring, .negating]) }
}

/// The words that say something about the sentence in which they stand, in the five languages.
enum SentenceWords {
  /// What each word says, in small letters.
  static let signs: HashedWords<SentenceSigns> = {
    var signs = HashedWords<SentenceSigns>(capacity: 1_024)
    for (sign, words) in words { signs.add(words, sign) }
    for phrase in GuessedWords.phrases { signs.add(phrase.first, .beginsPhrase) }
    return signs
  }()

  private static let words: [(SentenceSigns, String)] = [
    (.denying, "senza non no without free not ohne frei kein keine sans sin"),
    (
      .containing,
      """
      contiene contengono contenere contenente contenenti tracce traccia presenza contaminazione
      contaminazioni contain contains containing traces trace contamination enthalten enthält
      spuren kreuzkontamination ausgeschlossen ausschließen garantieren escludere escludono
      garantire guarantee exclude exclure garantir excluir garantizar contient contiennent contenir
      contienen contener trazas
      """
    ),
    (
      .assuring,
      """
      escludere escludono escludersi garantire garantiamo guarantee guaranteed exclude excluded
      ausschließen ausgeschlossen garantieren garantiert exclure garantir excluir garantizar
      """
    ),
    (.negating, "non not cannot t nicht kein keine pas no impossibile impossible"),
    (
      .ofSome,
      """
      alcuni alcune alcun certi certe contrassegnati contrassegnate indicati segnalati vino vini
      some certain marked indicated wine wines einige manche gekennzeichnet gekennzeichnete wein
      weine certains certaines marqués vin vins algunos algunas marcados vino vinos
      """
    ),
    (
      .otherwise,
      """
      né nor neither privo priva privi prive posto invece sostituito sostituita alternativa
      richiesta volendo abbinamento accompagnare finto finta tipo gusto
      instead alternative request optional add pairing mock fake flavour flavor flavoured
      nicht weder statt anstelle ersatz wunsch alternativ
      pas ni lieu place demande supplément option
      tampoco lugar petición opcional suplemento
      """
    ),
    (
      .frozen,
      """
      surgelato surgelata surgelati surgelate congelato congelata congelati congelate abbattuto
      abbattuta abbattuti abbattute decongelato decongelati frozen tiefgekühlt tiefgekühlte
      tiefgekühlter tiefgekühltes tiefgefroren surgelé surgelée surgelés surgelées congelado
      congelada congelados congeladas
      """
    ),
    (.nameOfDrink, "panna pecorino cream grana brie"), (.softDrink, "ginger root"),
    (.joining, "e ed o and or und oder et ou y con with mit avec"),
    (
      .lookAlike,
      """
      ricetta ricette fontana polpetta polpette carbonada carbonata custard boisson boissons
      schmecken schmeckt handeln wandeln sardinia
      """
    ),
  ]
}
