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
    ("mayContain", ["peutContenir", "traces", "tracesDe"]),
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
    ])

  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        poisson poissons thon saumon anchois cabillaud sardine sardines hareng maquereau
        """
      ),
      (
        .crustaceans,
        """
        crevette crevettes gambas langoustine langoustines crabe homard écrevisse écrevisses
        """
      ),
      (
        .molluscs,
        """
        moule moules calmar calmars poulpe seiche palourde palourdes huîtres escargots
        """
      ),
      (
        .milk,
        """
        lait fromage fromages crème creme beurre comté emmental reblochon roquefort raclette
        camembert chèvre yaourt mascarpone
        """
      ),
      (.eggs, "œuf œufs oeuf oeufs"),
      (.gluten, "farine pain baguette pâtes chapelure croûtons semoule boulgour"),
      (.peanuts, "cacahuète cacahuètes"),
      (.nuts, "noix"),
      (.hazelnut, "noisette noisettes"),
      (.almond, "amande amandes"),
      (.pistachio, "pistache pistaches"),
      (.wheat, "blé froment épeautre"),
      (.rye, "seigle"),
      (.barley, "orge"),
      (.oats, "avoine"),
      (.celery, "céleri"),
      (.mustard, "moutarde"),
      (.sesame, "sésame"),
      (.soy, "soja"),
    ],
    denying: "végan végane végans véganes",
    without: "sans",
    free: "", freeOf: "", notFree: "", with: "avec", joining: "et ou",
    milk: "lait", milkOf: "de d",
    noMilk: "coco amande amandes riz avoine cacahuète",
    noNut: "coco muscade",
    noWheat: "noir sarrasin",
    noGluten: "riz maïs pois châtaigne châtaignes amande amandes coco lentilles épices")

  static let allergens = AllergenSynonyms(
    table: [
      (.gluten, "céréales farine"),
      (.wheat, "blé ble épeautre epeautre"),
      (.rye, "seigle"),
      (.barley, "orge"),
      (.oats, "avoine"),
      (.crustaceans, "crustacés crustaces crevettes"),
      (.eggs, "œufs oeufs œuf oeuf"),
      (.fish, "poisson poissons anchois thon"),
      (.peanuts, "cacahuètes cacahuète arachides"),
      (.milk, "lait produits-laitiers fromage"),
      (.nuts, "fruits-à-coque fruits-a-coque noix"),
      (.almond, "amande amandes"),
      (.hazelnut, "noisette noisettes"),
      (.cashew, "cajou"),
      (.pecan, "pécan"),
      (.pistachio, "pistache pistaches"),
      (.celery, "celeri céleri"),
      (.mustard, "moutarde"),
      (.sesame, "sésame"),
      (.molluscs, "mollusques moules"),
    ],
    wide: [([.crustaceans, .molluscs], "fruits-de-mer")],
    inexact: """
      céréales farine épeautre epeautre crevettes anchois thon fromage noix moules
      """,
    traces: """
      peut-contenir peut-contenir-des-traces contient-des-traces traces-éventuelles
      """,
    ofTraces: "d' de-la de-l' des du de",
    behindTraces: "",
    none: "aucun aucune aucun-allergène rien sans-allergènes",
    said: .init(
      containing: "contient contiennent contenant allergènes allergène contient-allergènes avec",
      without: "sans exempt-de",
      no: "ne-contient-pas pas",
      articles: "d' de la l' le les des du un une",
      unanswered: "n.c. nc inconnu inconnus non-renseigné",
      lactose: "lactose"),
    otherFood: "")

  static let values = ValueWords(
    diets: [
      (.vegetarian, "végétarien végétarienne"),
      (.vegan, "végan végane"),
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
    litres: "litre litres", centimetres: "centimètres",
    available: "disponible estDisponible disponibilité enStock commandable",
    unavailable: "indisponible nonDisponible pasDisponible",
    yes: "oui vrai", no: "non faux", soldOut: "épuisé",
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
    translations: "traductions traduction",
    beside: "accord accords accordVin accordMets alternative alternatives",
    languages: [
      ("it", "italien"), ("en", "anglais"), ("de", "allemand"), ("fr", "français"),
      ("es", "espagnol"),
    ])
}
