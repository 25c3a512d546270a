/// The fourteen allergens and their kinds in Italian, English, German, French and Spanish, in lower
/// case, with dashes for blanks (Regulation (EU) No 1169/2011, Annex II, in these languages, and
/// what menus write).
enum AllergenSynonyms {
  static let table: [(Allergen, String)] = [
    (
      .gluten,
      """
      glutine cereali cereali-contenenti-glutine cereals cereals-containing-gluten glutenhaltig
      glutenhaltiges-getreide getreide céréales cereales cereales-con-gluten farina flour mehl farine
      harina
      """
    ),
    (
      .wheat,
      """
      wheat grano frumento weizen blé ble trigo farro spelt dinkel épeautre epeautre espelta kamut
      khorasan semola semolina durum grano-duro
      """
    ),
    (.rye, "rye segale roggen seigle centeno"),
    (.barley, "barley orzo gerste orge cebada malto malt malz"),
    (.oats, "oats oat avena hafer avoine"),
    (
      .crustaceans,
      """
      crostacei crostaceo crustacean shellfish krebstiere krebse krustentiere crustacés crustaces
      crustáceos crustaceos gamberi gamberetti scampi granchio prawns shrimp shrimps crab lobster
      garnelen crevettes gambas langostinos
      """
    ),
    (.eggs, "uova uovo egg eier ei œufs oeufs œuf oeuf huevos huevo"),
    (
      .fish,
      """
      pesce pesci fisch fische poisson poissons pescado acciughe acciuga alici tonno salmone anchovies
      anchovy tuna salmon thunfisch lachs sardellen anchois thon atún atun anchoas
      """
    ),
    (
      .peanuts,
      """
      arachidi arachide peanut groundnut groundnuts erdnüsse erdnuesse erdnuss erdnuß cacahuètes
      cacahuetes cacahuete cacahuète arachides cacahuate maní mani
      """
    ),
    (.soy, "soia soya soybean soybeans soja sojabohnen sojabohne soja-bohnen tofu"),
    (
      .milk,
      """
      latte lattosio latticini latticino lactose laktose dairy milch milchprodukte milcherzeugnisse
      lait produits-laitiers leche lácteos lacteos lactosa formaggio formaggi cheese käse kaese fromage
      queso burro butter mozzarella panna cream
      """
    ),
    (
      .nuts,
      """
      frutta-a-guscio frutta-secca frutta-in-guscio nut tree-nuts treenuts tree-nut schalenfrüchte
      schalenfruechte nüsse nuesse nuss fruits-à-coque fruits-a-coque noix frutos-de-cáscara
      frutos-de-cascara frutos-secos
      """
    ),
    (.almond, "almond almonds mandorla mandorle mandel mandeln amande amandes almendra almendras"),
    (
      .hazelnut,
      """
      hazelnut hazelnuts nocciola nocciole haselnuss haselnüsse noisette noisettes avellana
      avellanas
      """
    ),
    (.walnut, "walnut walnuts noce noci walnuss walnüsse nuez nueces"),
    (.cashew, "cashew cashews anacardi anacardio cashewnüsse cajou anacardo anacardos"),
    (.pecan, "pecan pecans pecannüsse pécan noci-pecan"),
    (.brazil, "brazil brazil-nuts brazil-nut noci-del-brasile paranüsse"),
    (
      .pistachio,
      "pistachio pistachios pistacchio pistacchi pistazie pistazien pistache pistaches pistacho pistachos"
    ),
    (.macadamia, "macadamia macadamias queensland"),
    (.celery, "sedano sellerie celeri céleri apio celeriac"),
    (.mustard, "senape senf moutarde mostaza"),
    (.sesame, "sesamo sesam sésame sésamo ajonjolí tahina tahini semi-di-sesamo sesame-seeds"),
    (
      .sulphites,
      """
      solfiti solfito anidride-solforosa anidride-solforosa-e-solfiti sulfites sulfite sulphite
      sulphur-dioxide sulfur-dioxide sulfit sulfite-und-schwefeldioxid schwefeldioxid sulfitos so2
      """
    ),
    (.lupin, "lupini lupino lupine lupinen lupins altramuces altramuz"),
    (
      .molluscs,
      """
      molluschi mollusco mollusk mollusks mollusc weichtiere mollusques moluscos moluscos-y
      cozze vongole calamari polpo seppia mussels clams squid octopus muscheln moules mejillones
      """
    ),
  ]

  /// Words that mean several of the fourteen together, or did on some menus.
  static let wide: [(AllergenSet, String)] = [
    ([.crustaceans, .molluscs], "shellfish frutti-di-mare fruits-de-mer"),
    ([.crustaceans, .molluscs, .fish], "seafood meeresfrüchte mariscos marisco"),
  ]

  /// Words of `table` that say less than their allergen, more, or not quite the same: enough for a
  /// warning, not for a promise.
  static let inexact = """
    cereali cereals getreide céréales cereales farina flour mehl farine harina farro spelt dinkel
    épeautre epeautre espelta kamut khorasan semola semolina durum grano-duro malto malt malz
    gamberi gamberetti scampi granchio prawns shrimp shrimps crab lobster garnelen crevettes gambas
    langostinos krebse acciughe acciuga alici tonno salmone anchovies anchovy tuna salmon thunfisch
    lachs sardellen anchois thon atún atun anchoas tofu lattosio lactose laktose lactosa formaggio
    formaggi cheese käse kaese fromage queso burro butter mozzarella panna cream frutta-secca
    nüsse nuesse nuss noix frutos-secos noce noci nuez nueces mandel mandeln celeriac tahina tahini
    cozze vongole calamari polpo seppia mussels clams squid octopus muscheln moules mejillones
    moluscos-y nut queensland
    """

  /// What stands before an allergen of which there may be traces.
  static let traces = """
    può-contenere può-contenere-tracce possono-contenere contiene-tracce tracce possibili-tracce
    eventuali-tracce may-contain may-contain-traces contains-traces traces possible-traces
    kann-spuren-von kann-enthalten kann enthält-spuren spuren mögliche-spuren peut-contenir
    peut-contenir-des-traces contient-des-traces traces-éventuelles puede-contener
    puede-contener-trazas contiene-trazas trazas posibles-trazas
    """

  /// What stands between those words and the allergen.
  static let ofTraces = "di d' of von de-la de-l' des du de"

  /// What stands behind an allergen of which there may be traces.
  static let behindTraces = """
    in-tracce (tracce) (in-tracce) (può-contenere) (traces) (may-contain) (spuren) (trazas)
    """

  /// How people say that there is none.
  static let none = """
    none nothing nil null no none-of-them none-of-these no-allergens no-allergen allergen-free
    nessuno nessuna nessun-allergene nessuno-di-questi niente nulla senza-allergeni keine keiner
    keines kein nichts keine-allergene ohne-allergene aucun aucune aucun-allergène rien
    sans-allergènes ninguno ninguna ningún-alérgeno nada sin-alérgenos
    """

  /// Food that is one mistake from a word of the table and has its own name.
  static let otherFood = "pollo pesca pesche mais mango manzo"
}
