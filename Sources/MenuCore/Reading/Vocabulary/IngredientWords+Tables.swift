extension IngredientWords {
  /// What is prepared with an allergen wherever it is not called otherwise. A guest who leaves out
  /// birra leaves out nothing else, so these are no names of the allergen.
  static let prepared: [(Allergen, String)] = [
    (
      .milk,
      """
      buttermilk milkshake milkshakes cheeseburger cheeseburgers cheesecake cheesecakes carbonara
      tiramisù tiramisu
      """
    ),
    (.eggs, "carbonara tiramisù tiramisu savoiardi"),
    (.nuts, "amaretti torrone torroncino"),
    (
      .gluten,
      """
      savoiardi biscotto biscotti gnocchi birra birre bier biere bière bières beer beers cerveza
      cervezas
      """
    ),
  ]

  static let italianAndEnglish = Table(
    given: [
      (
        .fish,
        """
        pesce fish acciuga acciughe alice alici tonno salmone baccalà merluzzo anchovy anchovies
        tuna salmon cod bottarga sgombro sardina sardine sardines caviale caviar surimi mackerel
        worcestershire worcester
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
        scallops ostrica ostriche oysters lumaca lumache snails
        """
      ),
      (
        .milk,
        """
        mozzarella burrata stracciatella stracchino gorgonzola parmigiano grana pecorino ricotta
        provola provolone scamorza mascarpone panna burro latte taleggio fontina formaggio formaggi
        cheese cream butter milk parmesan caciocavallo crescenza feta brie emmental emmenthal cheddar
        philadelphia yogurt yoghurt besciamella béchamel bechamel caprino squacquerone asiago ghee
        whey gelato tzatziki fiordilatte bufala nutella
        """
      ),
      (
        .eggs,
        """
        uovo uova egg eggs maionese mayonnaise mayo tuorlo tuorli albume albumi yolk yolks frittata
        omelette aioli
        """
      ),
      (
        .gluten,
        """
        glutine gluten farina flour semola semolina pane pangrattato bread breadcrumbs crostino
        crostini seitan couscous bulgur pasta spaghetti tagliatelle lasagna lasagne besciamella
        béchamel bechamel
        """
      ),
      (.peanuts, "arachide arachidi peanut peanuts nocciolina noccioline"),
      (.walnut, "noce noci walnut walnuts"),
      (.hazelnut, "nocciola nocciole hazelnut hazelnuts nutella gianduia"),
      (.almond, "mandorla mandorle almond almonds marzapane marzipan"),
      (.pistachio, "pistacchio pistacchi pistachio pistachios"),
      (.cashew, "anacardo anacardi cashew cashews"),
      (.pecan, "pecan pecans"),
      (.macadamia, "macadamia"),
      (.wheat, "frumento grano wheat farro spelt"),
      (.rye, "segale rye"),
      (.barley, "orzo barley"), (.oats, "avena oat oats"),
      (.celery, "sedano celery"),
      (.mustard, "senape mustard"),
      (.sesame, "sesamo sesame tahina tahini hummus"),
      (.soy, "soia soy tofu edamame miso tempeh nutella"),
      (.lupin, "lupini"), (.sulphites, "solfiti sulphites sulfites"),
    ],
    denying: "vegan vegana vegano vegane vegani senza without",
    noMilk: """
      soia soy mandorla mandorle almond cocco coconut avena oat riso rice cacao cocoa arachidi
      peanut cashew anacardi vegetale vegetable plant
      """,
    noNut: "moscata cocco", noWheat: "saraceno buckwheat",
    noGluten: """
      riso rice ceci chickpea chickpeas mais corn castagne castagna chestnut mandorle mandorla almond
      almonds cocco coconut lenticchie lentil lentils konjac zucchine zucchini acciughe anchovy
      pistacchio pistacchi nocciole olive sesamo teff quinoa amaranto manioca tapioca sorgo glutenfree
      """)

  static let german = Table(
    given: [
      (
        .fish,
        "fisch fische thunfisch lachs räucherlachs sardelle sardellen kabeljau forelle hering matjes kaviar"
      ),
      (
        .crustaceans,
        "garnele garnelen krabbe krabben hummer krebse flusskrebse languste langusten shrimps"
      ),
      (
        .molluscs,
        """
        muscheln miesmuscheln venusmuscheln jakobsmuscheln tintenfisch tintenfische calamares oktopus
        austern schnecken
        """
      ),
      (
        .milk,
        """
        milch käse kaese sahne rahm schmand joghurt quark frischkäse schafskäse ziegenkäse
        hirtenkäse bechamel
        """
      ),
      (.eggs, "ei eier eigelb spiegelei spiegeleier rührei"),
      (
        .gluten,
        "mehl weizenmehl brot brötchen nudeln paniermehl semmelbrösel grieß spätzle croutons"
      ), (.peanuts, "erdnuss erdnüsse"),
      (.nuts, "nuss nüsse"), (.walnut, "walnuss walnüsse"), (.hazelnut, "haselnuss haselnüsse"),
      (.almond, "mandel mandeln"), (.pistachio, "pistazie pistazien"),
      (.cashew, "cashewkerne cashewnüsse"), (.wheat, "weizen dinkel"), (.rye, "roggen"),
      (.barley, "gerste"), (.oats, "hafer"), (.celery, "sellerie staudensellerie"),
      (.mustard, "senf"),
      (.sesame, "sesam"), (.soy, "soja"), (.lupin, "lupinen"),
    ],
    denying: "veganer veganes veganen ohne", noMilk: "soja kokos hafer reis kakao",
    noNut: "muskat kokos", noWheat: "buchweizen",
    noGluten: "reis mais kichererbsen kastanien mandeln kokos linsen buchweizenmehl glutenfrei")

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
      (.molluscs, "moule moules calmar calmars poulpe seiche palourde palourdes huîtres escargots"),
      (
        .milk,
        """
        lait fromage fromages crème creme beurre comté emmental reblochon roquefort raclette
        camembert chèvre yaourt mascarpone
        """
      ),
      (.eggs, "œuf œufs oeuf oeufs"),
      (.gluten, "farine pain baguette pâtes chapelure croûtons semoule boulgour"),
      (.peanuts, "cacahuète cacahuètes"), (.nuts, "noix"),
      (.hazelnut, "noisette noisettes"), (.almond, "amande amandes"),
      (.pistachio, "pistache pistaches"), (.wheat, "blé froment épeautre"), (.rye, "seigle"),
      (.barley, "orge"), (.oats, "avoine"), (.celery, "céleri"), (.mustard, "moutarde"),
      (.sesame, "sésame"),
      (.soy, "soja"),
    ],
    denying: "végan végane végans véganes sans", noMilk: "coco amande amandes riz avoine cacahuète",
    noNut: "coco muscade", noWheat: "noir sarrasin",
    noGluten: "riz maïs pois châtaigne châtaignes amande amandes coco lentilles épices")

  static let spanish = Table(
    given: [
      (
        .fish,
        "pescado pescados atún atun salmón anchoa anchoas bacalao merluza boquerones sardinas"
      ),
      (.crustaceans, "gamba langostino langostinos cangrejo bogavante"),
      (.molluscs, "mejillón mejillones almeja almejas calamar pulpo ostras caracoles"),
      (.milk, "leche queso quesos nata mantequilla yogur requesón"),
      (.eggs, "huevo huevos mayonesa"),
      (.gluten, "harina sémola fideos picatostes"),
      (.peanuts, "cacahuete cacahuetes maní"), (.nuts, "nuez nueces"),
      (.almond, "almendra almendras"), (.hazelnut, "avellana avellanas"),
      (.pistachio, "pistacho pistachos"), (.cashew, "anacardos"), (.wheat, "trigo espelta"),
      (.rye, "centeno"), (.barley, "cebada"), (.celery, "apio"), (.mustard, "mostaza"),
      (.sesame, "sésamo"), (.soy, "soya"),
    ],
    denying: "sin veganos veganas", noMilk: "almendra almendras arroz coco cacahuete",
    noNut: "moscada", noWheat: "sarraceno",
    noGluten: "arroz maíz garbanzo garbanzos castaña castañas almendra almendras coco")
}
