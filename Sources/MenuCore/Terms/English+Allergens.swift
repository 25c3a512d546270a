/// What gives allergens away in English, and what owners write of them.
extension English {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        fish anchovy anchovies tuna salmon cod sardine sardines caviar mackerel worcestershire
        worcester trout seabass haddock herring halibut monkfish swordfish plaice hake pollock
        pollack snapper kipper kippers eel eels whitebait pilchard pilchards sprats catfish sashimi
        """
      ),
      (
        .crustaceans,
        """
        crustaceans shrimp shrimps prawn prawns crab lobster crabmeat crayfish crawfish krill
        crabs
        """
      ),
      (
        .molluscs,
        """
        molluscs mussel mussels clam clams squid octopus cuttlefish scallops oysters snails oyster
        octopi snail scallop squids whelk whelks cockle cockles abalone
        """
      ),
      (
        .milk,
        """
        cheese cream butter milk parmesan feta brie cheddar philadelphia yoghurt ghee whey cheeses
        casein caseinate skyr paneer buttercream yoghurts yogurts stilton custard lassi labneh
        buttered raita alfredo
        """
      ),
      (
        .eggs,
        """
        egg eggs mayonnaise mayo yolk yolks omelette aioli meringue meringues eggnog hollandaise
        custard coleslaw
        """
      ),
      (
        .gluten,
        """
        gluten flour semolina bread breadcrumbs seitan couscous bulgur breaded bun buns bagel
        bagels toast pastry croissant croissants cracker crackers crouton noodle noodles naan pita
        batter battered sourdough dumpling dumplings waffle waffles pancake pancakes muffin
        muffins crumble wonton wontons gyoza pretzel pretzels phyllo flatbread flatbreads
        breadsticks
        """
      ),
      (.peanuts, "peanut peanuts satay"),
      (.walnut, "walnut walnuts"),
      (.hazelnut, "hazelnut hazelnuts dukkah"),
      (.almond, "almond almonds marzipan frangipane macaron macarons"),
      (.pistachio, "pistachio pistachios"),
      (.cashew, "cashew cashews"),
      (.pecan, "pecan pecans"),
      (.macadamia, "macadamia"),
      (.wheat, "wheat spelt"),
      (.rye, "rye"),
      (.barley, "barley"),
      (.oats, "oat oats"),
      (.celery, "celery"),
      (.mustard, "mustard mustards"),
      (.sesame, "sesame tahini hummus tahin zaatar dukkah"),
      (.soy, "soy tofu edamame miso tempeh hoisin natto"),
      (.sulphites, "sulphites sulfites sulphite sulfite metabisulphite metabisulfite"),
    ],
    prepared: [
      (
        .milk,
        """
        buttermilk milkshake milkshakes cheeseburger cheeseburgers cheesecake cheesecakes
        """
      ),
      (
        .gluten,
        "beer beers ale ales lager lagers stout stouts pils pilsner shortbread flapjack flapjacks toastie toasties porridge"
      ),
    ],
    seafood: "sea food", driedFruit: "",
    names: [
      (.fish, "sea bass, sea bream, dover sole, lemon sole, sole meunière"),
      (.peanuts, "monkey nut, monkey nuts"), (.milk, "irish coffee, white russian"),
      (.eggs, "tartar sauce, tartare sauce, ranch dressing, yorkshire pudding, yorkshire puddings"),
      (.gluten, "yorkshire pudding, yorkshire puddings"), (.fish, "skate wing, skate wings"),
    ],
    denying: "vegan",
    without: "without",
    free: "free", freeOf: "from of", notFree: "range", with: "with", joining: "and or",
    milk: "milk",
    noMilk: "soy soya almond coconut oat rice cocoa peanut cashew vegetable plant",
    noNut: "",
    otherNames: """
      butter bean, butter beans, butter lettuce, cream of tartar, shea butter, cocoa butter,
      oyster mushroom, oyster mushrooms, tiger nut, tiger nuts, pine nut, pine nuts, milk fed
      lamb, milk fed veal, beef tomato, beef tomatoes, beefsteak tomato, beefsteak tomatoes, lamb s
      lettuce, lambs lettuce, mince pie, mince pies, steak fries, chicken of the woods,
      cauliflower steak, cauliflower steaks, mushroom ragu, mushroom steak, cream soda, cream sherry, bristol cream, head cheese, crab apple, crab
      apples, oyster bay
      """,
    noWheat: "buckwheat",
    noGluten: """
      rice glass chickpea chickpeas corn chestnut almond almonds coconut lentil lentils konjac zucchini
      anchovy teff quinoa tapioca glutenfree
      """,
    anyMeat: "meat",
    meat: """
      ham bacon chicken sausage sausages salami turkey lamb duck pancetta chorizo steak steaks
      meatball meatballs gelatine gelatin mince pepperoni venison rabbit goose bolognese brisket
      pastrami ribs
      """,
    pork: "pork lard prosciutto",
    beef: "beef veal",
    honey: "honey",
    meatless: """
      soy soya plant plants vegetable veggie vegetarian meatless seitan tofu
      """,
    vegetables: """
      mushroom mushrooms jackfruit lentil lentils chickpeas cauliflower beetroot aubergine vegetables
      """)

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
    ofSome: "some certain marked indicated following listed below wine wines",
    replacing: "instead place lieu", inPlace: "", replaced: "replaced substituted swapped",
    substitutes: "substitute substitutes", mocks: "mock fake", adding: "add",
    lacking: "nor neither never t zero none minus",
    counters: """
      but except excepting apart although though bed base much lot lots many just unless on
      over atop topped filled stuffed
      """,
    scarce: "lack lacking shortage scarcity",
    exempt: "exempt devoid",
    answers: "no nope",
    wishes: "alternative request optional",
    options: """
      option options optionally if available also possible extra surcharge ask unless requested order
      ordered
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
    all: "all every each",
    kitchen: "fry fried use used uses handle handled handles process processed processes",
    only: "only solely exclusively",
    frozen: "frozen",
    namesOfDrinks: "",
    softDrinks: "ginger root",
    beers: "beer ale",
    creams: "cream milk yoghurt yogurt butter buttered lassi custard milkshake milkshakes",
    pairings: """
      pairs pair paired pairing perfect ideal goes great excellent match matches notes note hints
      hint aroma aromas flavour flavours flavor flavors nose palate finish
      bouquet enjoy accompany accompanies reminiscent dishes for
      """,
    lookAlikes: "sardinia crumbled")

  static let compounds = CompoundWords.Table(
    otherBeginnings: "butternut butterfl butterhead butterbean buttercup brother brothy",
    endsOfFree: "free")
}
