import OldMenuCore

extension Strings {
  /// The words in French; a blank that must not end a line stands before a colon and its like.
  public static let french = Strings(
    language: .french,
    soldOut: "indisponible",
    askStaff: "demandez au personnel",
    ask: "demandez",
    take: "à choisir",
    spaceKey: "Espace",
    position: { "\($0) sur \($1)" },
    items: { $0 < 2 ? "\($0) article" : "\($0) articles" },
    noItems: "La carte est vide.",
    emptyMenu: "La carte est vide\u{A0}: giuseppe-menu check FICHIER dit pourquoi.",
    search: "chercher",
    found: { $0 < 2 ? "\($0) article sur \($1)" : "\($0) articles sur \($1)" },
    and: " et ",
    colon: "\u{A0}:",
    quoted: { "«\u{A0}\($0)\u{A0}»" },
    inLine: { $0.lowercased() },
    notFound: { "Aucun article avec «\u{A0}\($0)\u{A0}»." },
    nothingSays: { "Rien avec «\u{A0}\($0)\u{A0}»." },
    whichLetter: "Quelle lettre\u{A0}?",
    noneBegins: { "Aucun article ne commence par «\u{A0}\($0)\u{A0}»." },
    writtenIn: { "Les articles de cette carte sont écrits en \($0)." },
    notNamed: { "Aucun article ne mentionne \($0)." },
    perhaps: { "Peut-être\u{A0}: \($0)" },
    nothingPasses: "Aucun article avec ces filtres.",
    noneContains: { "Aucun article n'indique \($0) parmi ses allergènes." },
    cannotTell: {
      "Je ne peux pas dire quels articles sont sans \($0)\u{A0}: demandez au personnel."
    },
    othersMayHaveIt: "D'autres articles peuvent en contenir\u{A0}: demandez au personnel.",
    notAllMarked: {
      "Ces articles ne portent pas tous la mention \($0)\u{A0}: demandez au personnel."
    },
    nameIt: { $0 < 2 ? "\($0) article le mentionne." : "\($0) articles le mentionnent." },
    withoutWhat: "Sans quoi\u{A0}? Tapez un allergène.",
    notUnderstood: "Je ne comprends pas toute la phrase\u{A0}: demandez au personnel.",
    andOthers: { $0 < 2 ? "Et \($0) autre article." : "Et \($0) autres articles." },
    unanswered: { $0 < 2 ? "\($0) non indiqué" : "\($0) non indiqués" },
    isNotMarked: "ne porte pas la mention",
    costsMore: { "coûte plus de \($0)" },
    hasNoPrice: "le prix n'est pas indiqué",
    isByWeight: "se paie au poids",
    order: { order in
      switch order {
      case .menu: nil
      case .name: "par nom"
      case .price: "par prix"
      case .dearest: "du plus cher au moins cher"
      }
    },
    filters: "Filtres",
    without: "sans",
    diets: "régimes",
    atMost: "maximum",
    hidden: { $0 < 2 ? "\($0) masqué" : "\($0) masqués" },
    hiddenNotStated: "non indiqué",
    notStatedOf: { "aucune indication concernant \($0.concatenated(separator: ", "))" },
    hiddenDiet: { "alimentation \($0)" },
    hiddenPrice: "prix",
    showUndeclared: "afficher",
    hideUndeclared: "masquer",
    undeclaredShown: "non indiqués\u{A0}: affichés",
    contains: "Contient",
    mayContain: "Peut contenir",
    onChoice: "Selon le choix",
    areContainedListed: true,
    freeOf: "Sans",
    only: "seulement",
    including: "dont",
    noAllergen: "Aucun des quatorze allergènes ne fait partie des ingrédients.",
    noOtherAllergen: "Aucun des autres allergènes ne fait partie des ingrédients.",
    notStated: "Allergènes non indiqués\u{A0}: demandez au personnel.",
    askAboutOthers: "Pour les autres allergènes\u{A0}: demandez au personnel.",
    askOthers: "autres\u{A0}: demandez",
    askAboutAllergens: "Pour les allergènes non indiqués, demandez au personnel.",
    allergensNotHere: "Les allergènes ne figurent pas ici\u{A0}: demandez au personnel.",
    allergensLabel: "Allergènes",
    othersLabel: "Autres",
    noneOfThem: "aucun n'est un ingrédient",
    dietLabel: "Régime",
    sizesLabel: "Formats",
    addressLabel: "Adresse",
    signsLabel: "Signes",
    filterNumbers:
      "À côté d'un filtre\u{A0}: −28 articles qu'il masque, ?9 sans indication\u{A0}; à côté d'un régime ou d'un prix\u{A0}: les articles de toute la carte qui y répondent.",
    languagesLabel: "Langues",
    problems: { count in
      "\(count) \(count < 2 ? "problème" : "problèmes"), lancez giuseppe-menu check"
    },
    was: "au lieu de",
    addOns: "Suppléments",
    choose: { count in
      if count.lowerBound == count.upperBound { return "\(count.upperBound) au choix" }
      return count.lowerBound == 0
        ? "jusqu'à \(count.upperBound)" : "de \(count.lowerBound) à \(count.upperBound)"
    },
    cover: "Couvert",
    mark: { mark in
      switch mark {
      case .vegetarian: "végétarienne"
      case .vegan: "végane"
      case .glutenFree: "sans gluten selon l'établissement"
      case .spicy: "piquante"
      case .frozen: "produit surgelé"
      }
    },
    withFrozenIngredients: "avec des ingrédients surgelés",
    glutenFree: "SG",
    menuOf: { "carte de \($0)" },
    menuShown: { "la carte affichée est celle de \($0)" },
    isGone: "n'est plus à la carte",
    isHidden: "n'est plus parmi les articles affichés",
    noMenu: "La carte n'est pas disponible pour le moment.",
    tallied:
      "On compte les visites, les plats ouverts et choisis, les filtres et ce qui est cherché en vain, jamais les personnes.",
    page: { "page \($0) sur \($1)" },
    allergensInShort: "Allergènes\u{A0}?",
    hint: { hint in
      switch hint {
      case .move, .moveAround: "naviguer"
      case .section: "section"
      case .search: "chercher"
      case .filters: "filtres"
      case .open: "détails"
      case .scroll: "défiler"
      case .toggle: "choisir"
      case .accept: "liste"
      case .clear: "effacer"
      case .back: "retour"
      case .language: "langue"
      case .help: "aide"
      case .quit: "quitter"
      case .next: "autre article"
      case .take: "prendre"
      case .putBack: "retirer"
      case .confirm: "prendre ceci"
      case .done: "terminé"
      case .choice: "choix"
      case .people: "personnes"
      }
    },
    helpTitle: "Touches",
    topic: { topic in
      switch topic {
      case .moving: "Se déplacer"
      case .finding: "Trouver"
      case .reading: "Lire"
      case .choosing: "Choisir"
      case .program: "Le programme"
      }
    },
    explain: { command in
      switch command {
      case .move(.up): "à l'article précédent"
      case .move(.down): "à l'article suivant"
      case .move(.pageUp): "une page vers le haut"
      case .move(.pageDown): "une page vers le bas"
      case .move(.first): "au premier article"
      case .move(.last): "au dernier article"
      case .move(.nextSection): "à la section suivante"
      case .move(.previousSection): "à la section précédente"
      case .move(.nextList): "à la liste suivante"
      case .move(.previousList): "à la liste précédente"
      case .move(.list): "à la liste qui porte ce numéro"
      case .move(.by(let distance)): distance < 0 ? "au filtre précédent" : "au filtre suivant"
      case .firstLetter: "à l'article qui commence par une lettre"
      case .search: "chercher des mots"
      case .filters: "filtres\u{A0}: allergènes et régimes"
      case .toggle: "activer ou désactiver le filtre ou le supplément"
      case .undeclared: "afficher aussi les articles sans indication"
      case .sort: "dans l'ordre de la carte, par nom, par prix"
      case .accept: "garder la recherche ou les filtres"
      case .deleteBackward: "effacer la dernière lettre"
      case .deleteWord: "effacer le dernier mot"
      case .clear: "tout effacer"
      case .insert, .jump: nil
      case .caret(.left): "à gauche dans le texte"
      case .caret(.right): "à droite dans le texte"
      case .caret(.start): "au début du texte"
      case .caret(.end): "à la fin du texte"
      case .nextDish: "l'article suivant, ouvert"
      case .previousDish: "l'article précédent, ouvert"
      case .house: "horaires, adresse, signes"
      case .undo: "rétablir ce qu'Esc a retiré"
      case .open: "tout sur l'article"
      case .back: "retour"
      case .language: "la carte dans la langue suivante"
      case .take: "mettre le plat dans le choix"
      case .putBack: "en retirer un"
      case .choice: "le choix, à montrer au serveur"
      case .confirm: "prendre ce qui est marqué"
      case .people: "combien de personnes paient le couvert"
      case .theme: "autres couleurs"
      case .redraw: "redessiner l'écran"
      case .reload: "relire le fichier de la carte"
      case .suspend: "suspendre le programme"
      case .help: "cette page"
      case .quit: "quitter"
      }
    },
    place: { context in
      switch context {
      case .list: "liste"
      case .page: "page"
      case .dish: "article"
      case .search: "recherche"
      case .choice: "choix"
      case .asking: "question"
      case .letter: "lettre"
      case .filters: "filtres"
      }
    },
    choice: .french,
    hours: .french,
    lineByLine: { reason in
      let because =
        switch reason {
        case .option: ", comme le demande --linear"
        case .accessible: ", car ACCESSIBLE est définie"
        case .dumbTerminal: ", car le terminal est de type dumb (TERM)"
        }
      return "La carte répond ligne par ligne\(because)."
    },
    linear: .french,
    command: EnglishCommand.self,
    optionName: { word in
      switch word {
      case "langue": "--language"
      case "sans", "allergenes", "allergene": "--without"
      case "prix", "prix-max": "--max-price"
      case "cherche", "chercher", "recherche": "--search"
      case "tri", "trier", "ordre": "--sort"
      case "rubrique", "liste": "--section"
      case "regime", "regimes": "--diet"
      case "imprimer": "--print"
      case "aide": "--help"
      case "largeur": "--width"
      default: nil
      }
    },
    ownCheck: nil)
}

extension ChoiceStrings {
  /// The words in French.
  static let french = ChoiceStrings(
    title: "Mon choix", nothing: "Rien n'est encore choisi.",
    howToChoose: { "Dans la liste, \($0) prend le plat." },
    total: "Total indicatif", otherwise: "n'est plus proposé ainsi",
    number: { "n°\u{A0}\($0)" },
    notServedNow: "pas servi à cette heure",
    before: { "avant \($0)" }, otherAllergens: "allergènes modifiés",
    disclaimer:
      "Ceci n'est ni une commande ni un document fiscal. Montrez cet écran au serveur.",
    spokenDisclaimer:
      "Ceci n'est ni une commande ni un document fiscal. Lisez le choix au serveur.",
    full: "On ne peut pas en choisir plus.",
    putBack: { what, key in
      "Retiré du choix\u{A0}: \(what)" + (key.map { " · \($0) le remet" } ?? "")
    },
    lostOnLeaving: "Votre choix sera perdu\u{A0}: encore une fois pour quitter.",
    whichSize: "Quelle taille\u{A0}?",
    howManyPeople: "Combien êtes-vous\u{A0}? Tapez le nombre pour le couvert.",
    forgottenIn: { "Le choix s'efface dans \($0) s\u{A0}: appuyez sur une touche." })
}

extension HoursStrings {
  /// The words in French.
  static let french = HoursStrings(
    day: { day in
      switch day {
      case .mon: "lundi"
      case .tue: "mardi"
      case .wed: "mercredi"
      case .thu: "jeudi"
      case .fri: "vendredi"
      case .sat: "samedi"
      case .sun: "dimanche"
      }
    },
    days: { "du \($0) au \($1)" },
    everyDay: "tous les jours", today: "aujourd'hui", closed: "fermé", allDay: "toute la journée",
    alwaysOpen: "toujours ouvert",
    openUntil: { "ouvert jusqu'à \($0)" },
    opens: { day, time in
      "fermé, ouvre \(day.map { "\($0) " } ?? "")à \(time)"
    }, ofNextWeek: "de la semaine prochaine")
}
