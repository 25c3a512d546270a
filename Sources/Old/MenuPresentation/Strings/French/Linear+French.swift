import OldMenuCore

extension LinearStrings {
  /// The words in French; those that guests type are also known without their accents.
  static let french = LinearStrings(
    commands: { command in
      switch command {
      case .lists: ["listes"]
      case .all:
        [
          "tout", "aucun filtre", "sans filtre", "sans filtres", "afficher tout", "affichez tout",
          "affiche tout", "tout afficher", "montrer tout", "montre tout", "montrez tout",
          "tout montrer", "voir tout", "tout voir", "tous les articles", "réinitialiser",
          "reinitialiser", "réinitialiser les filtres", "reinitialiser les filtres",
          "tout réinitialiser", "tout enlever", "recommencer", "recommence",
          "recommencez",
        ]
      case .filters: ["filtres", "allergènes", "allergenes"]
      case .show: ["afficher", "affichez", "montrer"]
      // `cacher` is a diet.
      case .hide: ["masquer", "masquez"]
      case .remove:
        [
          "retirer", "retirez", "retire", "enlever", "enlevez", "enlève", "enleve", "supprimer",
          "supprimez", "supprime", "effacer", "effacez", "efface", "enlève-en", "enleve-en",
          "enlevez-en", "rendre", "reprendre", "reprenez",
        ]
      case .sort: ["trier", "triez"]
      case .more: ["suite", "plus"]
      case .again: ["répéter", "repeter", "répétez", "repetez"]
      case .back: ["retour"]
      case .take: ["ajouter", "ajoute", "ajoutez", "prendre", "prends", "prenez", "je prends"]
      case .choice:
        [
          "choix", "mon choix", "total", "combien ça coûte",
          "ma commande", "ma sélection", "ma selection", "montrer ma commande",
          "montre ma commande", "montrez ma commande", "afficher ma commande", "afficher mon choix",
          "affichez mon choix", "montrer mon choix", "montre mon choix", "montrez mon choix",
          "qu'est-ce que j'ai commandé", "qu'est-ce que j'ai choisi",
        ]
      case .undo: ["annuler", "annule", "annulez"]
      case .bill: ["addition", "l'addition", "l’addition", "la note", "payer"]
      case .empty:
        [
          "vider", "vide", "videz", "vider le choix", "vider mon choix", "vider le panier",
        ]
      case .clear: ["tout effacer", "efface tout", "effacez tout"]
      case .people: ["personnes"]
      case .house:
        [
          "horaires", "horaire", "téléphone", "adresse", "où", "ouverture", "où êtes-vous",
          "ou etes-vous", "horaires d'ouverture", "numéro de téléphone", "numero de telephone",
        ]
      case .language: ["langue"]
      case .help: ["aide"]
      case .quit: ["quitter", "quittez", "fin", "au revoir"]
      }
    },
    orders: { order in
      switch order {
      case .menu: ["carte", "menu"]
      case .name: ["nom"]
      case .price: ["prix"]
      case .dearest: []
      }
    },
    undeclared: ["non indiqués", "non indiques", "non déclarés", "non declares"],
    allFilters: ["filtres", "filtre", "tous les filtres", "tous filtres", "tout", "tous"],
    joiningWords: ["avec", "et", "la", "le", "les"],
    andWords: ["et", "plus"], outWords: [],
    itWords: (
      anywhere: ["ça", "cela", "il", "elle", "celui-ci", "celle-ci", "dedans"],
      besideVerbs: ["le", "la", "les", "en"]
    ),
    courtesies: [
      "s'il vous plaît", "s'il vous plait", "s'il te plaît", "s'il te plait", "svp", "merci",
      "bonjour", "bonsoir",
    ],
    againWords: ["encore", "autre", "autres"],
    againBehind: ["de plus", "en plus"],
    behindTaking: ["à la commande", "à ma commande", "au choix", "à mon choix"],
    countingAnew: (
      before: [
        "mets-en", "mettez-en", "disons", "plutôt", "en fait", "finalement", "non plutôt",
      ],
      behind: []
    ),
    lastWords: ["dernière", "dernier"],
    sizeWords: (
      large: ["grand", "grande", "grands", "grandes"],
      small: ["petit", "petite", "petits", "petites"]
    ),
    beingWords: ["est", "sont"],
    existingWords: ["y"],
    lineWords: LineWords(
      fronts: ["la", "le", "les", "de", "du"],
      nouns: ["numéro", "ligne"],
      ordinals:
        "premier/première, deuxième/second/seconde, troisième, quatrième, cinquième, sixième, "
        + "septième, huitième, neuvième, dixième",
      openingWords: ["ouvrir", "ouvre", "ouvrez", "lire", "lis", "lisez"], times: ["fois"],
      withWords: ["avec"]),
    asksOfIt: [
      "contient il", "contient elle", "ça contient", "cela contient", "a t il", "a t elle",
      "est il", "est elle", "ça a", "c'est", "dedans", "dans celle-ci", "dans celui-ci",
    ],
    choiceQuestions: [
      "comment commander", "comment je commande", "comment puis-je commander",
      "comment peut-on commander", "comment est-ce que je commande", "comment on commande",
      "comment fait-on pour commander", "comment faire pour commander", "comment choisir",
      "puis-je commander ici",
    ],
    allergenWords: ["allergènes", "allergène", "allergenes", "allergene"],
    houseWords: [
      "ouvert", "ouverts", "ouverte", "ouvrez", "ouvre", "fermez", "fermé", "fermés", "horaires",
      "adresse", "téléphone",
    ],
    placeWords: (
      asking: ["où"],
      ofHouse: [
        "êtes", "vous", "est", "es", "tu", "sommes", "nous", "se", "trouve", "trouvez", "peut",
        "on", "situé", "situés", "situe", "le", "la", "ce", "cette", "restaurant", "pizzeria",
        "maison", "exactement", "ici", "et", "votre", "c", "que", "qu",
      ]
    ),
    mildWords: [
      "doux", "douce", "douces", "peu épicé", "peu épicée", "peu piquant", "peu piquante",
      "légèrement épicé",
    ],
    degreeWords: ["trop", "très", "si"],
    peopleWords: ["personnes", "personne", "convives", "couverts", "couvert", "adultes", "nous"],
    aroundPeople: ["sommes", "on", "est", "à", "pour", "seulement"],
    inLists: { items, lists in
      "\(items) dans \(lists < 2 ? "\(lists) liste" : "\(lists) listes")"
    },
    invitation: { allowsQuitting in
      "Tapez un numéro, un mot à chercher, ou bien\u{A0}: listes, filtres, aide"
        + (allowsQuitting ? ", quitter." : ".")
    },
    help: { allowsQuitting in
      [
        "Un numéro ouvre la ligne qui porte ce numéro dans la dernière liste.",
        "Tout autre texte est recherché\u{A0}: margherita, \"crème fraîche\". Entre guillemets, "
          + "on trouve aussi le numéro imprimé sur la carte\u{A0}: \"12\".",
        "listes\u{A0}: les listes de la carte. suite\u{A0}: le reste d'une longue liste.",
        "trier par prix, trier par nom, trier selon la carte\u{A0}: l'ordre des articles. "
          + "trier\u{A0}: l'ordre suivant.",
        "filtres\u{A0}: comment exclure des allergènes et choisir un régime. "
          + "langue\u{A0}: la carte dans une autre langue.",
        choiceHelp,
      ] + (allowsQuitting ? ["quitter\u{A0}: la fin."] : [])
    },
    choiceHelp: choiceHelp,
    farewell: "Au revoir.",
    timeIsOver: "Le temps est écoulé.",
    beginsAnew: "Personne n'a rien tapé depuis un moment\u{A0}: la carte reprend au début.",
    menuChanged: "La carte a changé.",
    menuIsBack: "La carte est de nouveau à jour.",
    isGone: { "\($0) n'est plus dans cette liste." },
    listIsGone: { "La liste \($0) n'existe plus." },
    noLine: { number, last in
      switch last {
      case 0: "Il n'y a pas de ligne numérotée\u{A0}: tapez listes."
      case 1: "Il n'y a pas de ligne \(number)\u{A0}: tapez 1."
      default: "Il n'y a pas de ligne \(number)\u{A0}: tapez un numéro de 1 à \(last)."
      }
    },
    rest: { count in
      "Encore \(count) \(count < 2 ? "article" : "articles")\u{A0}: tapez suite."
    },
    noMore: { list in
      "Il n'y a pas d'autres articles"
        + (list.map { "\u{A0}; pour la liste \($0), tapez listes et son numéro." } ?? ".")
    },
    sorted: { order in
      switch order {
      case .menu: "Dans l'ordre de la carte."
      case .name: "Par ordre alphabétique."
      case .price: "Par ordre de prix."
      case .dearest: "Du plus cher au moins cher."
      }
    },
    sortHelp: "Tapez\u{A0}: trier par prix, trier par nom, ou bien\u{A0}: trier selon la carte.",
    number: { "Numéro \($0) de la carte" },
    spicy: { "Niveau de piquant\u{A0}: \($0) sur 3." },
    taken: { "Ajouté\u{A0}: \($0)." },
    putBack: { "Retiré\u{A0}: \($0)." },
    notChosen: { "\($0) n'est pas dans votre choix" },
    undone: "Annulé.",
    billFromStaff: "C'est le personnel qui apporte l'addition.",
    addOnsOf: { "Les suppléments pour \($0) sont\u{A0}: \($1)." },
    spicyOnes: {
      "Épicés selon la carte\u{A0}: \($0)"
        + ($1 ? "\u{A0}; pour la liste, tapez\u{A0}: épicé. " : ". ")
        + "Pour les autres, demandez au personnel."
    },
    othersByHeat: { "La carte ne dit pas si ceux-ci sont épicés\u{A0}: \($0)." },
    heatNotStated: "La carte ne dit pas si c'est épicé\u{A0}: demandez au personnel.",
    nothingTaken: "Rien d'autre n'a été ajouté.",
    notTaken: { "Non ajouté\u{A0}: \($0)." },
    ofWhichItem:
      "De quel article\u{A0}? Ouvrez-en un par son numéro et redemandez, ou demandez avec son nom.",
    isFiltered: { "Les filtres masquent \($0)\u{A0}: pour tout voir, tapez retirer filtres." },
    removeWhat: "Tapez retirer filtres, ou bien\u{A0}: retirer choix.",
    removeHelp: {
      "Tapez retirer et un nom, par exemple\u{A0}: retirer \($0)\u{A0}; "
        + "ou bien\u{A0}: retirer filtres."
    },
    noLongerWithout: { "Vous n'excluez plus\u{A0}: \($0)." },
    filtersGone: { "Filtres retirés\u{A0}: \($0)." },
    leaveOutInstead: { "Pour exclure, tapez\u{A0}: \($0)." },
    undeclaredAmong: {
      "Parmi les articles affichés, \($0) n'\($0 == 1 ? "indique" : "indiquent") rien à ce sujet"
    },
    soFar: { "Dans votre choix\u{A0}: \($0)" },
    takeExample: { "Tapez par exemple\u{A0}: ajouter \($0)." },
    askedLater: { "Je vous interrogerai ensuite sur ceci\u{A0}: \($0)." },
    takeHelp: "Pour choisir, tapez ajouter et le numéro d'une ligne, comme\u{A0}: ajouter 2.",
    countLimit: { "On peut choisir le même article de 1 à \($0) fois." },
    peopleHelp: "Combien êtes-vous\u{A0}? Pour le couvert tapez, par exemple\u{A0}: personnes 4.",
    peopleLimit: { "Tapez un nombre entier jusqu'à \($0), par exemple\u{A0}: personnes 4." },
    stillSearching: {
      "Vous cherchez toujours «\u{A0}\($0)\u{A0}»\u{A0}: pour arrêter, tapez listes."
    },
    noFilters: "Aucun filtre.",
    atMost: { "\($0) maximum" },
    filterHelp: { allergens, diets in
      [
        "Tapez sans et un allergène, par exemple\u{A0}: sans lait. "
          + "Les allergènes sont\u{A0}: \(allergens)."
      ]
        + (diets.isEmpty
          ? []
          : ["Tapez un régime, par exemple\u{A0}: végane. La carte propose\u{A0}: \(diets)."])
        + [
          "Un article sans indication est masqué\u{A0}: afficher non indiqués, "
            + "masquer non indiqués."
        ]
    },
    diet: "alimentation",
    dietInstead: { "S'il s'agit du régime indiqué par l'établissement, tapez\u{A0}: \($0)." },
    noFilter: { "«\u{A0}\($0)\u{A0}» ne fait pas partie des filtres." },
    numberIsNoAllergen: {
      "«\u{A0}\($0)\u{A0}»\u{A0}: les numéros changent d'un établissement à l'autre\u{A0}; "
        + "tapez le mot, par exemple\u{A0}: sans lait."
    },
    noDiet: { "Aucun article ne porte la mention \($0)." },
    missHelp: "Tapez listes pour tous les articles, filtres pour les allergènes et les régimes, "
      + "ou bien aide.",
    missHelpFiltered: "Tapez listes pour les articles qui passent les filtres, retirer filtres "
      + "pour tous les articles, ou bien aide.",
    cheapest: "Le moins cher\u{A0}:",
    dearest: "Le plus cher\u{A0}:",
    notByMeasure: "Les prix au poids ou par personne ne sont pas comparés.",
    phone: "Téléphone",
    hours: "Horaires",
    noHouse: "La carte n'indique ni adresse, ni téléphone, ni horaires.",
    languages: { names, other in
      guard let name = names.first else { return "La carte n'existe qu'en une seule langue." }
      guard let other else { return "La carte n'existe qu'en une seule langue\u{A0}: \(name)." }
      return "La carte existe en\u{A0}: \(names.concatenated(separator: ", ")). "
        + "Tapez par exemple\u{A0}: langue \(other)."
    })

  private static let choiceHelp =
    "ajouter 2\u{A0}: la ligne 2 dans votre choix, ajouter 2 maxi\u{A0}: dans cette taille. "
    + "ajouter deux margherita\u{A0}: par le nom. retirer 2\u{A0}: un de moins. choix\u{A0}: à lire "
    + "au serveur."
}
