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
    (
      "mayContain",
      ["mayContain", "traces", "tracesOf", "canContain", "mayContainTraces", "mayContainTracesOf"]
    ),
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
    ],
    names: ["prices", "price"], stem: "price",
    joints: ["per", "in", "a", "the"], taxes: ["vat", "tax"],
    included: "incl included including inclusive",
    currencies: [
      ("EUR", ["euro", "euros"]), (CurrencySigns.dollars, ["dollar", "dollars"]),
      ("GBP", ["pound", "pounds", "sterling"]), (CurrencySigns.francs, ["francs"]),
      ("JPY", ["yen"]),
    ],
    grams: ["gram", "grams"])

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
    sizes: """
      small medium large maxi baby mini regular standard family giant double half whole takeaway \
      takeout eatIn dineIn
      """,
    litres: "litre litres liter liters", centimetres: "centimetres centimeters",
    available: "available isAvailable availability inStock isInStock stock orderable",
    unavailable: "unavailable isUnavailable notAvailable outOfOrder outToday",
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
    fromDay: "", toDay: "through thru till til until", andDay: "and",
    hours: "hours at", morning: "am a", afternoon: "pm p",
    lists: """
      pizzas pizza pies beverages beverage drinks drink desserts dessert sweets other others \
      items dishes food foods
      """,
    translations: "translations translation i18n localized localised",
    beside: "pairing pairings winePairing beerPairing goesWith alternative alternatives substitute",
    missing: [
      (
        .required,
        """
        required isRequired mandatory isMandatory compulsory obligatory requiredChoice
        mustChoose
        """
      ),
      (
        .least,
        """
        min minimum atLeast minItems minSelect minSelection minSelections minChoices minQuantity
        """
      ),
      (
        .most,
        """
        max maximum atMost maxItems maxSelect maxSelection maxSelections maxChoices maxQuantity
        """
      ),
      (.additives, "additives additive foodAdditives additiveKey"),
      (.hidden, "hidden isHidden hide invisible disabled isDisabled draft private"),
      (
        .shown,
        """
        visible isVisible display displayed show shown published isPublished enabled isEnabled
        active isActive
        """
      ),
      (.closed, "closed closedOn closingDay closingDays closures dayOff restDay"),
    ],
    additives: """
      colouring coloring colour preservative antioxidant enhancer sweetener caffeine quinine
      phosphate blackened additive
      """,
    doubts: "maybe perhaps probably possibly",
    languages: [
      ("it", "italian"), ("en", "english"), ("de", "german"), ("fr", "french"),
      ("es", "spanish"), ("zh", "chinese"), ("ja", "japanese"), ("ru", "russian"),
      ("pt", "portuguese"), ("nl", "dutch"),
    ])
}
