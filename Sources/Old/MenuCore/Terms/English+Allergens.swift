/// What sentences about allergens say in English, and what owners call them.
extension English {
  static let allergens = AllergenSynonyms(
    table: [
      (.gluten, "cereals cereals-containing-gluten flour"),
      (.wheat, "wheat spelt kamut khorasan semolina durum"),
      (.rye, "rye"),
      (.barley, "barley malt"),
      (.oats, "oats oat"),
      (.crustaceans, "crustacean shellfish prawns shrimp shrimps crab lobster"),
      (.eggs, "egg"),
      (.fish, "anchovies anchovy tuna salmon"),
      (.peanuts, "peanut groundnut groundnuts"),
      (.soy, "soya soybean soybeans tofu"),
      (.milk, "lactose dairy cheese butter cream"),
      (.nuts, "nut tree-nuts treenuts tree-nut"),
      (.almond, "almond almonds"),
      (.hazelnut, "hazelnut hazelnuts dukkah"),
      (.walnut, "walnut walnuts"),
      (.cashew, "cashew cashews"),
      (.pecan, "pecan pecans"),
      (.brazil, "brazil brazil-nuts brazil-nut"),
      (.pistachio, "pistachio pistachios"),
      (.macadamia, "macadamia macadamias queensland"),
      (.celery, "celeriac"),
      (.sesame, "tahini sesame-seeds"),
      (
        .sulphites,
        """
        sulfites sulfite sulphite sulphur-dioxide sulfur-dioxide so2 sulphur-dioxide-and-sulphites
        sulfur-dioxide-and-sulfites
        """
      ),
      (.lupin, "lupins"),
      (.molluscs, "mollusk mollusks mollusc mussels clams squid octopus"),
    ],
    wide: [
      ([.crustaceans, .molluscs], "shellfish"), ([.crustaceans, .molluscs, .fish], "seafood"),
    ],
    inexact: """
      cereals flour spelt kamut khorasan semolina durum malt prawns shrimp shrimps crab lobster
      anchovies anchovy tuna salmon tofu lactose cheese butter cream celeriac tahini mussels clams
      squid octopus nut queensland
      """,
    traces: "may-contain may-contain-traces contains-traces traces possible-traces",
    ofTraces: "of",
    behindTraces: "",
    none: """
      none nothing nil null no none-of-them none-of-these no-allergens no-allergen allergen-free
      """,
    said: .init(
      containing: "contains contain containing contains-allergens allergens allergen includes with",
      without: "without free-from free-of no non not does-not-contain doesn't-contain contains-no",
      articles: "the a an any",
      derived: "derivatives products-thereof products-of etc",
      neither: "nor",
      verbAtEnd: "",
      unanswered: "n/a n.a. na unknown not-available tbd tba",
      lactose: "lactose"),
    otherFood: "mallow beef bean beans pear pears rice")

  static let sentences = SentenceWords.Table(
    denying: "without free not no",
    containing: "contain contains containing traces trace contamination guarantee exclude",
    assuring: "guarantee guaranteed guarantees exclude excluded promise ensure assure certain",
    negating: "not cannot t no impossible never",
    ofSome: "some certain marked indicated following listed below",
    wines: "wine wines",
    replacing: "instead place lieu", inPlace: "", replaced: "replaced substituted swapped",
    substitutes: "substitute substitutes", mocks: "mock fake", adding: "add",
    lacking: "omit omitted nor neither never t zero none nothing minus",
    counters: """
      but except excepting apart although though bed base much lot lots many just unless on
      over atop topped filled stuffed
      """,
    scarce: "lack lacking shortage scarcity",
    exempt: "exempt devoid",
    answers: "no nope",
    wishes: "alternative request optional",
    options: """
      option options optionally if available also possible extra surcharge ask unless requested
      order ordered
      """,
    maybe: "can could may might",
    passing: """
      the a an any is are be added fresh real cow goat s animal our completely totally fully
      entirely purely strictly everything made
      """,
    of: "of from",
    toward: "to for people those persons anyone",
    coeliacs: "coeliac coeliacs celiac celiacs",
    ills: """
      allergic allergy allergies allergy-sufferers intolerant intolerance intolerances sufferers
      """,
    suitable: "suitable safe recommended appropriate fit",
    unsuitable: "unsuitable unsafe",
    allAllergens: "allergens allergen",
    traces: "traces trace contamination",
    all: "all every everything each",
    kitchen: """
      fry fried handle handled handles process processed processes fryer fryers
      """,
    using: "use used uses",
    only: "only solely exclusively",
    ofPizzas: "dough doughs crust crusts brush brushed finished finish drizzled",
    rooms: "kitchen kitchens",
    bases: "base bases",
    pizzas: "pizza pizzas calzone calzones focaccia focaccias flatbread flatbreads",
    desserts: "dessert desserts sweets puddings cakes",
    beverages: "drink drinks beverage beverages beers wines",
    others: "starter starters salad salads sandwich sandwiches",
    dishes: "dish dishes food foods meals products items",
    cooking: "have has cooked cook baked bake fried prepared prepare made finished",
    frozen: "frozen",
    chilled: "",
    namesOfDrinks: "",
    softDrinks: "ginger root",
    beers: "beer ale",
    creams: "cream milk yoghurt yogurt butter buttered lassi custard milkshake milkshakes",
    pairings: """
      pairs pair paired pairing perfect ideal goes great excellent match matches notes note hints
      hint aroma aromas flavour flavours flavor flavors nose palate finish
      bouquet enjoy accompany accompanies reminiscent dishes for
      """,
    lookAlikes: "patties dippers monster sardinia crumbled")

  static let compounds = CompoundWords.Table(
    otherBeginnings: "butternut butterfl butterhead butterbean buttercup brother brothy",
    endsOfFree: "free")
}
