/// What owners write in English.
extension English {
  static let keys: KeyWords.Table = [
    ("$schema", ["schema", "jsonSchema"]),
    ("formatVersion", ["schemaVersion", "fileVersion"]),
    ("name", ["name", "restaurant", "restaurantName", "dish", "dishName", "itemName"]),
    ("title", ["title", "label", "heading", "caption"]),
    ("description", ["description", "descr", "desc", "details", "info", "subtitle", "about"]),
    ("address", ["address", "street", "location"]),
    ("street", ["streetAddress", "road"]),
    ("postalCode", ["postcode", "zip", "zipCode"]),
    ("city", ["town", "locality", "addressLocality"]),
    ("region", ["state", "province", "county", "addressRegion"]),
    ("country", ["nation", "addressCountry"]),
    ("phone", ["phone", "telephone", "tel", "phoneNumber", "mobile", "call"]),
    ("hours", ["hours", "openingHours", "opening", "openingTimes", "businessHours"]),
    ("language", ["language", "lang", "locale", "inLanguage"]),
    ("currency", ["currency", "currencyCode", "priceCurrency"]),
    ("cover", ["cover", "coverCharge", "service charge"]),
    ("notes", ["notes", "note", "remarks", "footnotes", "remark", "footnote", "comments"]),
    ("allergenKey", ["allergenKey", "allergenLegend", "legend", "allergenCodes"]),
    ("groups", ["groups", "categories", "sections"]),
    ("pizzas", ["pizzas", "pizza", "pies"]),
    (
      "beverages",
      [
        "beverages", "beverage", "drinks", "drink", "wine", "wines", "beer", "beers", "cocktails",
        "softDrinks", "coffee", "spirits", "juices",
      ]
    ),
    ("desserts", ["desserts", "dessert", "sweets", "iceCream", "cakes"]),
    (
      "other",
      [
        "other", "others", "items", "dishes", "food", "foods", "starters", "appetizers",
        "appetisers", "sides", "sideDishes", "salads", "pasta", "mains", "mainCourses", "soups",
        "specials", "sandwiches", "burgers", "snacks",
      ]
    ),
    ("id", ["id", "identifier", "code", "sku", "slug", "uid", "key"]),
    ("parent", ["parent", "parentId", "parentGroup"]),
    ("number", ["number", "no", "nr", "num", "itemNumber", "position"]),
    ("group", ["group", "category", "section", "groupId", "categoryId", "sectionId"]),
    ("ingredients", ["ingredients", "ingredient", "contents"]),
    ("price", ["price", "cost", "prices", "unitPrice", "priceEur"]),
    ("sizes", ["sizes", "size", "variants", "portions", "variations"]),
    ("allergens", ["allergens", "allergen", "allergies", "allergy", "allergenInfo"]),
    ("diets", ["diets", "diet", "dietary", "suitableFor", "suitableForDiet"]),
    ("addOns", ["addOns", "addOn", "extras", "extra", "supplements", "modifiers", "additions"]),
    ("spicy", ["spicy", "spiciness", "hot", "spice", "heat", "spiceLevel"]),
    ("frozen", ["frozen", "isFrozen", "deepFrozen"]),
    ("calories", ["calories", "kcal", "energy", "calorie"]),
    ("image", ["image", "img", "picture", "photo", "imageUrl", "thumb", "thumbnail"]),
    ("soldOut", ["soldOut", "isSoldOut", "outOfStock"]),
    ("base", ["base", "sauce", "pizzaBase"]),
    ("dough", ["dough", "crust", "flour"]),
    ("volumeMl", ["volumeMl", "volume", "ml", "millilitres", "milliliters"]),
    ("alcoholPercent", ["alcoholPercent", "alcohol", "abv", "alc", "alcoholByVolume"]),
    ("serving", ["serving", "served", "servedAs", "container"]),
    ("homemade", ["homemade", "houseMade", "isHomemade"]),
    ("diameterCm", ["diameterCm", "diameter", "cm", "centimetres", "centimeters"]),
    ("choose", ["choose", "choice", "pick", "select"]),
    ("items", ["items", "options", "choices", "entries"]),
    ("min", ["min", "minimum", "atLeast", "least"]),
    ("max", ["max", "maximum", "atMost", "most"]),
    ("amount", ["amount", "value"]),
    ("days", ["days", "day", "weekdays"]),
    (
      "from",
      [
        "from", "startingAt", "lowPrice", "minPrice", "min", "minimum", "open", "opens", "opening",
        "start",
      ]
    ),
    (
      "to",
      [
        "to", "upTo", "until", "highPrice", "maxPrice", "max", "maximum", "close", "closes",
        "closing", "end", "till",
      ]
    ),
    ("per", ["per", "unit", "each"]),
    ("was", ["was", "before", "oldPrice", "previously", "insteadOf"]),
    ("text", ["text", "words", "asPrinted", "printed"]),
    ("contains", ["contains", "contain", "with", "containing"]),
    ("mayContain", ["mayContain", "traces", "tracesOf", "canContain", "mayContainTraces"]),
    ("freeFrom", ["freeFrom", "free", "without", "freeOf"]),
    ("complete", ["complete", "isComplete", "allChecked"]),
  ]

  static let prices = PriceWords(
    from: ["from", "starting at", "starting from", "as from"], between: [],
    upwards: ["and up", "upwards"],
    to: ["to"], markers: ["per", "a", "an", "the", "every"],
    phrases: [("piece", ["each", "ea", "apiece"]), ("person", ["pp", "p p"])],
    nouns: [
      ("piece", ["piece", "pc", "item"]), ("person", ["person", "head", "guest"]),
      ("kg", ["kilogram"]), ("l", ["litre", "liter"]), ("portion", ["portion"]),
      ("slice", ["slice"]), ("glass", ["glass"]), ("bottle", ["bottle"]),
    ])

  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        fish anchovy anchovies tuna salmon cod sardine sardines caviar mackerel worcestershire
        worcester
        """
      ),
      (.crustaceans, "crustaceans shrimp shrimps prawn prawns crab lobster"),
      (
        .molluscs,
        """
        molluscs mussel mussels clam clams squid octopus cuttlefish scallops oysters snails
        """
      ),
      (
        .milk,
        """
        cheese cream butter milk parmesan feta brie cheddar philadelphia yoghurt ghee whey
        """
      ),
      (.eggs, "egg eggs mayonnaise mayo yolk yolks omelette aioli"),
      (.gluten, "gluten flour semolina bread breadcrumbs seitan couscous bulgur"),
      (.peanuts, "peanut peanuts"),
      (.walnut, "walnut walnuts"),
      (.hazelnut, "hazelnut hazelnuts"),
      (.almond, "almond almonds marzipan"),
      (.pistachio, "pistachio pistachios"),
      (.cashew, "cashew cashews"),
      (.pecan, "pecan pecans"),
      (.macadamia, "macadamia"),
      (.wheat, "wheat spelt"),
      (.rye, "rye"),
      (.barley, "barley"),
      (.oats, "oat oats"),
      (.celery, "celery"),
      (.mustard, "mustard"),
      (.sesame, "sesame tahini hummus"),
      (.soy, "soy tofu edamame miso tempeh"),
      (.sulphites, "sulphites sulfites"),
    ],
    denying: "vegan",
    without: "without",
    free: "free", freeOf: "from of", notFree: "range", with: "with", joining: "and or",
    milk: "milk", milkOf: "of from",
    noMilk: "soy soya almond coconut oat rice cocoa peanut cashew vegetable plant",
    noNut: "",
    noWheat: "buckwheat",
    noGluten: """
      rice chickpea chickpeas corn chestnut almond almonds coconut lentil lentils konjac zucchini
      anchovy teff quinoa tapioca glutenfree
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
      (.hazelnut, "hazelnut hazelnuts"),
      (.walnut, "walnut walnuts"),
      (.cashew, "cashew cashews"),
      (.pecan, "pecan pecans"),
      (.brazil, "brazil brazil-nuts brazil-nut"),
      (.pistachio, "pistachio pistachios"),
      (.macadamia, "macadamia macadamias queensland"),
      (.celery, "celeriac"),
      (.sesame, "tahini sesame-seeds"),
      (.sulphites, "sulfites sulfite sulphite sulphur-dioxide sulfur-dioxide so2"),
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
      without: "without free-from free-of",
      no: "no non not does-not-contain doesn't-contain contains-no",
      articles: "the a an any",
      unanswered: "n/a n.a. na unknown not-available tbd tba",
      lactose: "lactose"),
    otherFood: "")

  static let values = ValueWords(
    diets: [
      (.vegetarian, "veggie"),
      (.pescatarian, "pescetarian"),
      (.glutenFree, "glutenfree"),
      (.lactoseFree, "lactosefree"),
      (.dairyFree, "dairyfree"),
    ],
    servings: [
      (.draught, "draft onDraught onDraft tap onTap"),
      (.bottle, "bottled inBottle"),
      (.can, "canned"),
      (.glass, "byTheGlass"),
    ],
    litres: "litre litres liter liters", centimetres: "centimetres centimeters",
    available: "available isAvailable availability inStock isInStock orderable",
    unavailable: "unavailable isUnavailable notAvailable outOfOrder",
    yes: "true yes y", no: "false no n", soldOut: "soldOut outOfStock unavailable",
    days: [
      (.mon, "monday mondays mon"),
      (.tue, "tuesday tuesdays tues"),
      (.wed, "wednesday wednesdays weds"),
      (.thu, "thursday thursdays thur thurs"),
      (.fri, "friday fridays"),
      (.sat, "saturday saturdays"),
      (.sun, "sunday sundays"),
    ],
    everyDay: "daily everyday every-day all always",
    translations: "translations translation i18n localized localised",
    beside: "pairing pairings winePairing beerPairing goesWith alternative alternatives substitute",
    languages: [
      ("it", "italian"), ("en", "english"), ("de", "german"), ("fr", "french"),
      ("es", "spanish"), ("zh", "chinese"), ("ja", "japanese"), ("ru", "russian"),
      ("pt", "portuguese"), ("nl", "dutch"),
    ])
}
