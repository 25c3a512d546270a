extension IngredientWords {
  static let italianAndEnglish = Table(
    given: [
      (
        .fish,
        """
        pesce fish acciuga acciughe alice alici tonno salmone baccalà merluzzo anchovy anchovies
        tuna salmon cod
        """
      ),
      (
        .crustaceans,
        """
        crostacei crustaceans gambero gamberi gamberetto gamberetti gamberone gamberoni scampo
        scampi granchio aragosta astice mazzancolla mazzancolle shrimp shrimps prawn prawns crab
        lobster
        """
      ),
      (
        .molluscs,
        """
        molluschi molluscs cozza cozze vongola vongole calamaro calamari polpo polipo polpetti seppia
        seppie totano totani moscardini capesante mussel mussels clam clams squid octopus cuttlefish
        scallops
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
      (.walnut, "noce noci walnut walnuts"),
      (.hazelnut, "nocciola nocciole hazelnut hazelnuts"),
      (.almond, "mandorla mandorle almond almonds"),
      (.pistachio, "pistacchio pistacchi pistachio pistachios"),
      (.cashew, "anacardo anacardi cashew cashews"),
      (.pecan, "pecan pecans"),
      (.macadamia, "macadamia"),
      (.wheat, "frumento grano wheat farro spelt"),
      (.rye, "segale rye"),
      (.barley, "orzo barley"), (.oats, "avena oat oats"),
      (.celery, "sedano celery"),
      (.mustard, "senape mustard"),
      (.sesame, "sesamo sesame tahina"),
      (.soy, "soia soy tofu"),
      (.lupin, "lupini"),
    ],
    denying: "vegan vegana vegano vegane vegani senza without",
    noMilk: """
      soia soy mandorla mandorle almond cocco coconut avena oat riso rice cacao cocoa arachidi
      peanut cashew anacardi vegetale vegetable plant
      """,
    noNut: "moscata cocco", noWheat: "saraceno")

  static let german = Table(
    given: [
      (
        .fish,
        "fisch fische thunfisch lachs räucherlachs sardelle sardellen kabeljau forelle hering matjes"
      ),
      (
        .crustaceans,
        "garnele garnelen krabbe krabben hummer krebse flusskrebse languste langusten shrimps"
      ),
      (
        .molluscs,
        """
        muscheln miesmuscheln venusmuscheln jakobsmuscheln tintenfisch tintenfische calamares oktopus
        """
      ),
      (
        .milk,
        """
        milch käse kaese sahne rahm schmand joghurt quark frischkäse schafskäse ziegenkäse
        hirtenkäse feta
        """
      ),
      (.eggs, "ei eier eigelb spiegelei spiegeleier rührei"), (.peanuts, "erdnuss erdnüsse"),
      (.nuts, "nuss nüsse"), (.walnut, "walnuss walnüsse"), (.hazelnut, "haselnuss haselnüsse"),
      (.almond, "mandel mandeln"), (.pistachio, "pistazie pistazien"),
      (.cashew, "cashewkerne cashewnüsse"), (.wheat, "weizen dinkel"), (.rye, "roggen"),
      (.barley, "gerste"), (.oats, "hafer"), (.celery, "sellerie staudensellerie"),
      (.mustard, "senf"),
      (.sesame, "sesam"), (.soy, "soja"), (.lupin, "lupinen"),
    ],
    denying: "veganer veganes veganen ohne", noMilk: "soja kokos hafer reis kakao",
    noNut: "muskat kokos", noWheat: "")

  static let french = Table(
    given: [
      (
        .fish,
        "poisson poissons thon saumon anchois cabillaud sardine sardines hareng maquereau"
      ),
      (
        .crustaceans,
        "crevette crevettes gambas langoustine langoustines crabe homard écrevisse écrevisses"
      ),
      (.molluscs, "moule moules calmar calmars poulpe seiche palourde palourdes"),
      (
        .milk,
        """
        lait fromage fromages crème creme beurre comté emmental reblochon roquefort raclette
        camembert
        """
      ),
      (.eggs, "œuf œufs oeuf oeufs"), (.peanuts, "cacahuète cacahuètes"), (.nuts, "noix"),
      (.hazelnut, "noisette noisettes"), (.almond, "amande amandes"),
      (.pistachio, "pistache pistaches"), (.wheat, "blé froment épeautre"), (.rye, "seigle"),
      (.barley, "orge"), (.oats, "avoine"), (.celery, "céleri"), (.mustard, "moutarde"),
      (.sesame, "sésame"),
      (.soy, "soja"),
    ],
    denying: "végan végane végans véganes sans", noMilk: "coco amande amandes riz avoine cacahuète",
    noNut: "coco muscade", noWheat: "noir sarrasin")

  static let spanish = Table(
    given: [
      (
        .fish,
        "pescado pescados atún atun salmón anchoa anchoas bacalao merluza boquerones sardinas"
      ),
      (.crustaceans, "gamba langostino langostinos cangrejo bogavante"),
      (.molluscs, "mejillón mejillones almeja almejas calamar pulpo"),
      (.milk, "leche queso quesos nata mantequilla"), (.eggs, "huevo huevos mayonesa"),
      (.peanuts, "cacahuete cacahuetes maní"), (.nuts, "nuez nueces"),
      (.almond, "almendra almendras"), (.hazelnut, "avellana avellanas"),
      (.pistachio, "pistacho pistachos"), (.cashew, "anacardos"), (.wheat, "trigo espelta"),
      (.rye, "centeno"), (.barley, "cebada"), (.celery, "apio"), (.mustard, "mostaza"),
      (.sesame, "sésamo"), (.soy, "soya"),
    ],
    denying: "sin veganos veganas", noMilk: "almendra almendras arroz coco cacahuete",
    noNut: "moscada", noWheat: "sarraceno")
}
