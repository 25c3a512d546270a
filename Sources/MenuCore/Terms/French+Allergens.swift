/// What gives allergens away in French, and what owners write of them.
extension French {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        poisson poissons thon saumon anchois cabillaud sardine sardines hareng maquereau truite
        daurade dorade lotte merlu anguille espadon turbot harengs merlan églefin morue rouget
        brandade rascasse nuoc raie loup colin
        """
      ),
      (
        .crustaceans,
        """
        crevette crevettes gambas langoustine langoustines crabe homard écrevisse écrevisses
        étrille étrilles tourteau tourteaux
        """
      ),
      (
        .molluscs,
        """
        moule moules calmar calmars poulpe seiche palourde palourdes huîtres escargots huître
        bulots encornets poulpes seiches bigorneau bigorneaux
        """
      ),
      (
        .milk,
        """
        lait fromage fromages crème creme beurre comté emmental reblochon roquefort raclette
        camembert chèvre yaourt mascarpone crèmes caséine lactosérum faisselle gruyère tomme
        munster cantal chantilly yaourts laits beurres fourme nectaire boursin mimolette iraty
        beaufort morbier époisses livarot maroilles vacherin cancoillotte brocciu
        """
      ),
      (.eggs, "œuf œufs oeuf oeufs sabayon omelettes aïoli rémoulade béarnaise"),
      (
        .gluten,
        """
        farine pain baguette pâtes chapelure croûtons semoule boulgour biscotte biscottes pané
        panée panées panés brioches baguettes pains crêpe crêpes biscuit biscuits nouille nouilles
        quiche quiches feuilletée feuilleté feuilletés brisée gaufre gaufres taboulé tartine tartines
        """
      ),
      (.peanuts, "cacahuète cacahuètes"),
      (.nuts, "noix nougatine pralin pralines"),
      (.hazelnut, "noisette noisettes"),
      (.almond, "amande amandes calisson calissons dacquoise macaron macarons"),
      (.pistachio, "pistache pistaches"),
      (.wheat, "blé froment épeautre"),
      (.rye, "seigle"),
      (.barley, "orge malt"),
      (.oats, "avoine"),
      (.celery, "céleri celeri"),
      (.mustard, "moutarde moutardes"),
      (.sesame, "sésame houmous"),
      (.soy, "soja"),
      (.walnut, "cerneaux"),
      (.sulphites, "sulfureux métabisulfite"),
    ],
    prepared: [
      (.gluten, "bière bières biere"), (.milk, "quiche quiches"), (.eggs, "quiche quiches"),
    ],
    seafood: "fruits de mer", driedFruit: "fruits à coque, fruits secs",
    names: [
      (.molluscs, "saint jacques, amandes de mer, amande de mer"),
      (.gluten, "mille feuille, mille feuilles"),
      (.fish, "bar de ligne, filet de bar, loup de mer"),
      (.eggs, "crème anglaise, sauce tartare"),
      (
        .milk,
        "bleu d auvergne, bleu de bresse, boule de glace, glace vanille, glace à la vanille, crème glacée"
      ),
    ],
    denying: """
      végan végane végans véganes végétalien végétalienne végétaliens végétaliennes végétal végétale
      végétaux végétales
      """,
    without: "sans",
    free: "absent absents absente absentes", freeOf: "", notFree: "", with: "avec",
    joining: "et ou",
    milk: "lait",
    noMilk: """
      coco amande amandes riz avoine cacahuète végétal végétale végétaux végétales
      """,
    noNut: "coco muscade",
    otherNames: """
      haricots beurre, haricot beurre, coeur de boeuf, cœur de bœuf, agneau de lait, veau de lait, cochon de lait, noix de
      veau, noix de porc, noix de jambon, noix d entrecôte, noix de coco, noix de saint jacques, crème de cassis,
      crème de marron, crème de marrons, crème de mûre, fromage de tête, beurre de cacao, pommes noisettes, pomme noisette, noisettes
      d agneau, noisette d agneau, noisettes de chevreuil, noisette de chevreuil, champignons
      huîtres, champignon huître, cassis de dijon, crème de menthe, crème de cacao, crème de
      violette, crème de pêche, amandes de mer, amande de mer
      """,
    noWheat: "noir sarrasin",
    noGluten: "riz maïs pois châtaigne châtaignes amande amandes coco lentilles épices",
    anyMeat: "viande",
    meat: """
      jambon lardons lard poulet saucisse saucisses saucisson merguez dinde agneau canard
      chorizo rillettes boudin andouille andouillette gésiers foie lapin oie gélatine bolognaise
      chipolata
      """,
    pork: "porc saindoux cochon",
    beef: "boeuf bœuf veau",
    honey: "miel",
    meatless: """
      soja végétal végétale végétales végétaux végétarien végétarienne seitan tofu
      """,
    vegetables: """
      lentilles légumes carotte carottes aubergine aubergines champignons courgettes betterave pois
      """)

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
    ofSome: "certain certains certaines marqués suivants suivantes indiqués listés vin vins",
    replacing: "lieu place", inPlace: "", replaced: "remplacé remplacée remplacés remplacées",
    substitutes: "substitut succédané", mocks: "faux", adding: "ajoutez",
    lacking: "pas ni aucun aucune jamais zéro",
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
    all: "tous toutes chaque",
    kitchen: "friture frits frites utilisons utilisés utilisées utilise manipulons manipulés",
    only: "seulement uniquement que",
    frozen: "surgelé surgelée surgelés surgelées",
    namesOfDrinks: "brie",
    softDrinks: "",
    beers: "",
    creams: "crème creme chantilly lait yaourt glacée glace",
    pairings: """
      accompagne accompagnent accorde accord idéal idéale parfait parfaite notes note arôme
      arômes bouquet nez bouche goût goûts plats pour
      """,
    lookAlikes: "boisson boissons rouges oursin oursins broche broches")

  static let compounds = CompoundWords.Table()
}
