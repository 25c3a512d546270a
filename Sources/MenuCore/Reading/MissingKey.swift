internal import LocatedJSON

/// What owners write a key for and the format has none, in the languages that they write in.
enum MissingKey: CaseIterable {
  /// Some of the options must be taken; so many at least, so many at most.
  case required, least, most
  /// What is added to food and must be declared.
  case additives
  /// The dish is kept from guests, or shown to them.
  case hidden, shown

  /// What a key of an owner's own is about, nil where nobody can tell.
  static func meant(by key: String) -> MissingKey? {
    guard key.utf8.count <= 40 else { return nil }
    return meanings[KeyWords.folded(key)]
  }

  /// What a member says where these keys are known, nil where nobody can tell.
  static func meaning(of member: JSONMember, in place: KeyWords.Place) -> Diagnostic.MeantMember? {
    let isOfDish = place.keys.contains(DishKey.soldOut.rawValue)
    guard isOfDish || place.name == KeyWords.Place.file.name,
      place.exactKey(meantBy: member.key.excerpt) == nil
    else { return nil }
    switch meant(by: member.key.excerpt) {
    case .additives: return .additives
    case .hidden where isOfDish: return truth(of: member.value) == true ? .hidden : nil
    case .shown where isOfDish: return truth(of: member.value) == false ? .hidden : nil
    case .hidden, .shown, .required, .least, .most, nil: return nil
    }
  }

  private static func truth(of value: JSONValue) -> Bool? {
    value.bool ?? MeantMembers.boolean(value, for: "")
  }

  private static let meanings = Dictionary(
    allCases.flatMap { key in
      ValueWords.words([key.words]).map { (KeyWords.folded($0), key) }
    }, uniquingKeysWith: { first, _ in first })

  /// The words for it, without the blanks inside them.
  private var words: String {
    switch self {
    case .required:
      """
      required isRequired mandatory isMandatory compulsory obligatory requiredChoice mustChoose
      obbligatorio obbligatoria obbligatori obbligatorie sceltaObbligatoria richiesto richiesta
      Pflicht Pflichtauswahl Pflichtfeld verpflichtend erforderlich obligatorisch notwendig
      obligatoire obligatoires choixObligatoire requis requise
      obligatorio obligatoria obligatorios elecciónObligatoria requerido requerida
      """
    case .least:
      """
      min minimum atLeast minItems minSelect minSelection minSelections minChoices minQuantity
      minimo almeno minimoScelte sceltaMinima mindestens minAuswahl auMoins minimumChoix mínimo
      alMenos
      """
    case .additives:
      """
      additives additive foodAdditives additiveKey
      additivi additivo legendaAdditivi Zusatzstoffe Zusatzstoff zusatz zusatzstoffLegende
      kennzeichnung kennzeichnungen additifs additif légendeAdditifs aditivos aditivo
      """
    case .hidden:
      """
      hidden isHidden hide invisible disabled isDisabled draft private
      nascosto nascosta nascondi nascosti invisibile versteckt ausgeblendet unsichtbar
      caché cachée masqué masquée oculto oculta ocultar escondido invisible
      """
    case .shown:
      """
      visible isVisible display displayed show shown published isPublished enabled isEnabled
      active isActive visibile visibili mostra mostrare pubblicato attivo attiva
      sichtbar anzeigen angezeigt aktiv veröffentlicht visibles afficher affiché affichée actif
      active mostrar mostrado publicado activo activa
      """
    case .most:
      """
      max maximum atMost maxItems maxSelect maxSelection maxSelections maxChoices maxQuantity
      massimo massimoScelte sceltaMassima höchstens maximal maxAuswahl auPlus maximumChoix máximo
      comoMáximo
      """
    }
  }
}
