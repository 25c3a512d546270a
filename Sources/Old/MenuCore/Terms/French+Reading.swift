/// What owners write in French.
extension French {
  static let keys: KeyWords.Table = [
    ("$schema", ["schéma"]),
    ("formatVersion", ["versionFormat"]),
    ("name", ["nom", "plat", "dénomination", "intitulé"]),
    ("title", ["titre", "entête"]),
    ("description", ["description", "descriptif", "détails", "sousTitre"]),
    ("address", ["adresse", "rue"]),
    ("street", ["rue", "voie"]),
    ("postalCode", ["codePostal"]),
    ("city", ["ville", "commune"]),
    ("region", ["région", "département"]),
    ("country", ["pays"]),
    ("phone", ["téléphone", "tél", "portable", "numéroDeTéléphone"]),
    ("hours", ["horaires", "horaire", "heures", "ouverture", "heuresOuverture"]),
    ("language", ["langue"]),
    ("currency", ["devise", "monnaie"]),
    ("cover", ["couvert", "couverts"]),
    ("notes", ["notes", "note", "remarques", "remarque", "mentions"]),
    ("allergenKey", ["légendeAllergènes", "légende", "codesAllergènes"]),
    ("groups", ["groupes", "catégories", "rubriques"]),
    ("pizzas", ["pizzas", "pizza", "nosPizzas"]),
    (
      "beverages",
      [
        "boissons", "boisson", "vins", "vin", "bières", "bière", "cafés", "apéritifs", "jus",
        "sodas",
      ]
    ),
    ("desserts", ["desserts", "dessert", "sucreries", "glaces", "gâteaux", "douceurs"]),
    (
      "other",
      [
        "autres", "autre", "entrées", "plats", "salades", "salade", "accompagnements", "pâtes",
        "soupes", "horsdœuvre", "articles", "viandes", "poissons",
      ]
    ),
    ("id", ["identifiant", "code"]),
    ("parent", ["parent", "groupeParent"]),
    ("number", ["numéro", "num", "n°"]),
    ("group", ["groupe", "catégorie", "rubrique"]),
    ("ingredients", ["ingrédients", "ingrédient", "garniture", "composition"]),
    ("price", ["prix", "tarif", "tarifs", "coût"]),
    ("sizes", ["tailles", "taille", "formats", "variantes", "portions"]),
    ("allergens", ["allergènes", "allergène", "allergies"]),
    ("diets", ["régimes", "régime"]),
    ("addOns", ["suppléments", "supplément", "extras", "ajouts", "options"]),
    ("spicy", ["épicé", "épicée", "piquant", "piquante", "relevé"]),
    ("frozen", ["surgelé", "surgelée", "surgelés", "congelé", "congelée"]),
    ("calories", ["calories", "énergie"]),
    ("image", ["image", "photo", "illustration"]),
    ("soldOut", ["épuisé", "épuisée", "épuisés", "rupture", "enRupture"]),
    ("base", ["base", "fond"]),
    ("dough", ["pâte", "farine"]),
    ("volumeMl", ["volume", "contenance", "millilitres"]),
    ("alcoholPercent", ["alcool", "degré", "degréAlcool", "titreAlcool"]),
    ("serving", ["service", "servi", "servie", "conditionnement"]),
    ("homemade", ["faitMaison", "maison", "faiteMaison"]),
    ("diameterCm", ["diamètre", "centimètres"]),
    ("choose", ["choisir", "choix", "auChoix"]),
    ("items", ["éléments", "articles", "entrées"]),
    ("min", ["minimum", "auMoins"]),
    ("max", ["maximum", "auPlus"]),
    ("amount", ["montant", "valeur"]),
    ("days", ["jours", "jour"]),
    ("from", ["dès", "de", "àPartirDe", "prixMinimum", "ouvre", "début"]),
    ("to", ["à", "jusquà", "prixMaximum", "fermeture", "ferme", "fin"]),
    ("per", ["par", "unité", "chaque"]),
    ("was", ["avant", "ancienPrix", "auLieuDe"]),
    ("text", ["texte", "libellé"]),
    ("contains", ["contient", "avec"]),
    (
      "mayContain",
      ["peutContenir", "peutContenirDesTraces", "peutContenirDesTracesDe", "traces", "tracesDe"]
    ),
    ("freeFrom", ["sans", "exempt", "exemptDe"]),
    ("complete", ["complet", "complète", "toutVérifié"]),
  ]

  static let prices = PriceWords(
    from: ["à partir de", "dès"], between: ["de"], upwards: ["et plus"], to: ["à"],
    markers: ["par", "le", "la", "l'", "au", "à", "chaque", "les"],
    phrases: [("piece", ["chacun", "chacune"])],
    nouns: [
      ("piece", ["pièce", "pce", "unité"]), ("person", ["personne", "tête", "convive"]),
      ("l", ["litre"]), ("portion", ["portion"]), ("part", ["part"]), ("verre", ["verre"]),
      ("bouteille", ["bouteille"]),
    ],
    names: ["prix"], stem: "prix",
    joints: ["par", "un", "du", "de"], taxes: ["tva"],
    included: "ttc comprise compris",
    currencies: [
      ("EUR", ["euro", "euros"]), (CurrencySigns.dollars, ["dollar", "dollars"]),
      (CurrencySigns.francs, ["francs"]), ("JPY", ["yen"]),
    ],
    grams: ["grammes"])

  static let values = ValueWords(
    diets: [
      (.vegetarian, "végétarien végétarienne"),
      (.vegan, "végan végane végétalien végétalienne"),
      (.glutenFree, "sans-gluten"),
      (.lactoseFree, "sans-lactose"),
      (.organic, "bio"),
    ],
    servings: [
      (.draught, "pression àLaPression"),
      (.bottle, "bouteille enBouteille"),
      (.can, "canette enCanette boîte"),
      (.glass, "verre auVerre coupe"),
    ],
    sizes: """
      petit petite p moyen moyenne grand grande géante familiale double demi demie entière \
      àEmporter emporter surPlace
      """,
    litres: "litre litres", centimetres: "centimètres",
    available: "disponible estDisponible disponibilité enStock commandable",
    unavailable: "indisponible nonDisponible pasDisponible",
    yes: "oui vrai", no: "non faux", soldOut: "épuisé épuisée rupture enRupture",
    days: [
      (.mon, "lundi lundis lun lu"),
      (.tue, "mardi mardis mar ma"),
      (.wed, "mercredi mercredis mer me"),
      (.thu, "jeudi jeudis jeu je"),
      (.fri, "vendredi vendredis ven ve"),
      (.sat, "samedi samedis sam sa"),
      (.sun, "dimanche dimanches dim"),
    ],
    everyDay: "tous tous-les-jours chaque-jour quotidien toujours",
    fromDay: "du", toDay: "au", andDay: "et",
    hours: "heures", morning: "", afternoon: "",
    lists: """
      nosPizzas boissons boisson desserts dessert autres autre articles
      """,
    translations: "traductions traduction",
    beside: "accord accords accordVin accordMets alternative alternatives",
    missing: [
      (.required, "obligatoire obligatoires choixObligatoire requis requise"),
      (.least, "auMoins minimumChoix"),
      (.most, "auPlus maximumChoix"),
      (.additives, "additifs additif légendeAdditifs"),
      (.hidden, "caché cachée masqué masquée invisible"),
      (.shown, "visibles afficher affiché affichée actif active"),
      (.closed, "fermé fermée fermeture joursDeFermeture jourDeFermeture repos jourDeRepos"),
    ],
    additives: "conservateur antioxydant exhausteur édulcorant caféine phosphat",
    doubts: "peut-être éventuellement probablement",
    languages: [
      ("it", "italien"), ("en", "anglais"), ("de", "allemand"), ("fr", "français"),
      ("es", "espagnol"),
    ])
}
