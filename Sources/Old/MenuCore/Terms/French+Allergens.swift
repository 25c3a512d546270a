/// What sentences about allergens say in French, and what owners call them.
extension French {
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
      (.sesame, "sésame graines-de-sésame"),
      (
        .sulphites,
        """
        anhydride-sulfureux anhydride-sulfureux-et-sulfites dioxyde-de-soufre
        dioxyde-de-soufre-et-sulfites
        """
      ),
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
      without: "sans exempt-de ne-contient-pas pas",
      articles: "d' de la l' le les des du un une",
      derived: "produits-à-base etc",
      neither: "ni",
      verbAtEnd: "",
      unanswered: "n.c. nc inconnu inconnus non-renseigné",
      lactose: "lactose"),
    otherFood: "boeuf pêche pêches poire poires riz maïs")

  static let sentences = SentenceWords.Table(
    denying: "sans non",
    containing: "contient contiennent contenir traces trace contamination exclure garantir",
    assuring: """
      exclure exclu garantir garantissons garantit garanti garantie garantis assurer assurons assuré
      assurée promettre promettons
      """,
    negating: "pas impossible jamais",
    ofSome: "certain certains certaines marqués suivants suivantes indiqués listés",
    wines: "vin vins",
    replacing: "lieu place", inPlace: "", replaced: "remplacé remplacée remplacés remplacées",
    substitutes: "substitut succédané", mocks: "faux", adding: "ajoutez",
    lacking: "enlever retirer pas ni aucun aucune jamais zéro",
    counters: """
      mais sauf excepté hormis hors base lit beaucoup trop cependant sur garni garnie fourré
      fourrée
      """,
    scarce: "manque manquent lésine lésinons",
    exempt: "exempt exempte exempts exemptes dépourvu dépourvue",
    answers: "non",
    wishes: "alternative demande supplément option",
    options: "disponible possible aussi également demandez demander commandez commander",
    maybe: "peut peuvent",
    passing: """
      le la les l un une n ne est sont ajout ajouté ajoutés trace tout toute totalement
      entièrement strictement
      """,
    of: "de d du des",
    toward: "à a au aux pour personnes personne gens",
    coeliacs: "cœliaque cœliaques coeliaque coeliaques céliaque céliaques",
    ills: """
      allergique allergiques allergie allergies intolérant intolérante intolérants intolérance
      """,
    suitable: "adapté adaptée adaptés adaptées convient conviennent recommandé recommandée",
    unsuitable: "déconseillé déconseillée déconseillés inadapté inadaptée",
    allAllergens: "allergènes allergène",
    traces: "traces trace contamination",
    all: "tous toutes tout toute chaque",
    kitchen: """
      friture frire frit frits frite frites friteuse friteuses manipulons
      manipulés
      """,
    using: "utilisons utilisés utilisées utilise",
    only: "seulement uniquement que",
    ofPizzas: "pâte badigeonnées badigeonnons finies finissons terminées nappées",
    rooms: "cuisine cuisines",
    bases: "base bases",
    pizzas: "pizza pizzas calzone calzones focaccia focaccias fougasse fougasses",
    desserts: "dessert desserts gâteaux tartes",
    beverages: "boisson boissons bières vins",
    others: "entrée entrées salade salades",
    dishes: "plat plats mets produits repas",
    cooking: """
      ont cuit cuite cuits cuites frit frite frits frites cuisinés cuisinées cuisinons préparé
      préparée préparés préparées fait faite faits faites
      """,
    frozen: "surgelé surgelée surgelés surgelées",
    chilled: "",
    namesOfDrinks: "brie",
    softDrinks: "",
    beers: "",
    creams: "crème creme chantilly lait yaourt glacée glace",
    pairings: """
      accompagne accompagnent accorde accord idéal idéale parfait parfaite notes note arôme
      arômes bouquet nez bouche goût goûts plats pour
      """,
    lookAlikes: "campagne muscade boisson boissons rouges oursin oursins broche broches")

  static let compounds = CompoundWords.Table()
}
