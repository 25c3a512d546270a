/// What guests type in German, and what the program calls things.
enum German: Terms {
  static let language: Language = "de"
  static let ownName = "Deutsch"

  static func name(of list: MenuList) -> String {
    switch list {
    case .pizzas: "Pizzen"
    case .beverages: "Getränke"
    case .desserts: "Desserts"
    case .other: "Sonstiges"
    }
  }

  static func name(of allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "Gluten"
    case .wheat: "Weizen"
    case .rye: "Roggen"
    case .barley: "Gerste"
    case .oats: "Hafer"
    case .crustaceans: "Krebstiere"
    case .eggs: "Eier"
    case .fish: "Fisch"
    case .peanuts: "Erdnüsse"
    case .soy: "Soja"
    case .milk: "Milch"
    case .nuts: "Schalenfrüchte"
    case .almond: "Mandeln"
    case .hazelnut: "Haselnüsse"
    case .walnut: "Walnüsse"
    case .cashew: "Cashewnüsse"
    case .pecan: "Pecannüsse"
    case .brazil: "Paranüsse"
    case .pistachio: "Pistazien"
    case .macadamia: "Macadamianüsse"
    case .celery: "Sellerie"
    case .mustard: "Senf"
    case .sesame: "Sesam"
    case .sulphites: "Schwefeldioxid und Sulfite"
    case .lupin: "Lupinen"
    case .molluscs: "Weichtiere"
    }
  }

  static func name(of diet: Diet) -> String {
    switch diet {
    case .vegetarian: "vegetarisch"
    case .vegan: "vegan"
    case .pescatarian: "pescetarisch"
    case .halal: "halal"
    case .kosher: "koscher"
    case .hindu: "hinduistisch"
    case .glutenFree: "glutenfrei"
    case .lowLactose: "laktosearm"
    case .lactoseFree: "laktosefrei"
    case .dairyFree: "milchfrei"
    case .diabetic: "diabetikergeeignet"
    case .lowCalorie: "kalorienarm"
    case .lowFat: "fettarm"
    case .lowSalt: "salzarm"
    case .organic: "bio"
    }
  }

  static func name(of serving: Serving) -> String {
    switch serving {
    case .draught: "vom Fass"
    case .bottle: "in der Flasche"
    case .can: "in der Dose"
    case .glass: "im Glas"
    }
  }

  static func name(of base: KnownBase) -> String {
    switch base {
    case .red: "rot"
    case .white: "weiß"
    }
  }

  static func name(per unit: KnownUnit) -> String {
    switch unit {
    case .piece: "pro Stück"
    case .person: "pro Person"
    }
  }

  static func range(from low: String, to high: String) -> String { "von \(low) bis \(high)" }

  static let noName = "(ohne Namen)"
  static let noSurcharge = "ohne Aufpreis"
  static let homemade = "hausgemacht"
  static let from = "ab"
  static let euros = "123,45\u{A0}€"
}

extension German {
  static let endings: [(one: String, many: String)] = [
    ("", "e"), ("", "n"), ("", "en"), ("a", "en"),
  ]

  static let typed = QueryTerms(
    negations: """
      ohne, kein, keine, keinen, keinem, keiner, keines, keins, keinerlei, nicht, nichts, nie,
      niemals, frei von, allergisch, allergie, allergien, unverträglichkeit, unverträglichkeiten,
      intolerant, intoleranz, intoleranzen, außer, ausgenommen, abgesehen von, bis auf, vertrage
      keine, vertrage kein, vertrage keinen, verzichte auf, verzichten auf, meide, meiden,
      vermeide, vermeiden, weder, esse kein, esse keine, esse keinen, darf kein, darf keine, darf
      keinen, mag kein, mag keine, mag keinen, anaphylaxie, anaphylaktisch, anaphylaktischer
      schock, aber ohne, aber kein, aber keine, aber keinen, aber nicht, aber nichts
      """,
    withouts: """
      ohne, aber ohne, frei von
      """,
    negationsBehind: """
      frei, freie, freier, freies, freien, allergie, allergien, allergiker, allergikerin,
      unverträglichkeit, intoleranz, nicht, gar nicht, geht nicht, verboten, weglassen, weg,
      ausgeschlossen, nie, niemals, allergisch, nein, nein danke
      """,
    negatingEndings: """
      frei, freie, freier, freies, freien, allergie, allergien, allergiker, allergikerin,
      unverträglichkeit, unvertraeglichkeit, intoleranz, intolerant, intolerante, intoleranter,
      intolerantes, allergisch, allergische, allergischer, allergisches,
      los, lose, loser, loses, losen
      """,
    coeliac:
      "zöliakie, zoeliakie, zöliakiebetroffene, zöliakiepatient, zöliakiepatientin, sprue",
    joints: "und, oder, noch, auch, sowie",
    with: """
      mit, aber mit, enthält, enthalten, hat, kann enthalten, können enthalten,
      enthält möglicherweise, enthalten möglicherweise, beinhaltet, spuren von, spuren,
      spur von, spur
      """,
    limits: """
      bis, bis zu, höchstens, maximal, max, nicht mehr als, nicht über, nicht teurer als,
      für höchstens
      """,
    below: """
      unter, weniger als, billiger als, günstiger als, für unter, kostet weniger als,
      kosten weniger als
      """,
    currencies: "euro, eur, franken, chf",
    limitsBehind: "höchstens, maximal, max, oder weniger, oder günstiger",
    questions: """
      was kostet, was kosten, wie viel kostet, wieviel kostet, wie viel kosten, wieviel kosten,
      wie teuer ist, wie teuer sind, ist in, ist der, ist die, ist das, sind die, gibt es, was ist in,
      preis von
      """,
    cheapest:
      "billig, billige, billigste, billigsten, günstig, günstige, günstigste, günstigsten, preiswert",
    dearest: """
      teuerste, teuersten, teuerster, teuerstes, am teuersten, kostet am meisten, kosten am
      meisten, höchster preis, höchsten preis
      """,
    noLimits: """
      egal was es kostet, egal wie teuer, egal wie viel es kostet, preis egal, preis ist egal,
      ohne limit, kein limit, ohne preislimit, kein preislimit, ohne preisgrenze, keine
      preisgrenze, jeder preis, zu jedem preis
      """,
    diet: "diät, kost, kostform, kostformen, ernährung, ernährungsform, ernährungsweise",
    unclear: """
      sicher, sichere, sicheres, problem, probleme, problematisch, gefährlich, schlecht, verboten,
      krank
      """,
    conditions: "schwanger, schwangere, Schwangere, Schwangerschaft, stille gerade, Stillzeit",
    fillers: """
      drin, drinnen, darin, dabei,
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, etwas, irgendetwas, irgendwas,
      was, welche, welches, welcher, welchen, ich, wir, uns, man, möchte, möchten, mag, will,
      wollen, hätte, hätten, könnte, können, gern, gerne, bitte, danke, zeig, zeige, liste, auflisten, mir, suche,
      suchen, such, finde, finden, brauche, brauchen, nehme, habt, haben, ihr, sie, es, in, im, am,
      an, auf, aus, bei, gegen, von, vom, zu, zum, zur, für, gericht, gerichte, speise, speisen,
      essen, nur, alle, alles, bin, habe, ist, sind, esse, isst, darf, kann, vertrage, verträgt,
      vertragen, sicher, geeignet, mein, meine, meinen, meinem, meiner, unser, unsere, tochter,
      sohn, frau, mann, kind, hier, hallo, guten tag, guten abend, aber, er, jegliche, jeglichen,
      jeglicher, jegliches, irgendwelche, zugesetzte, hab, nummer, schwere, liebe, lieben, leide, ok, trinke, trinkt,
      derivate, erzeugnisse daraus, jemand, jemanden, mich, dürfen, muss, müssen, lassen, lass, davon, diese
      """,
    pronouns: "ich, ich bin, ich bin es, wir, wir sind, er, er ist, sie, sie ist, ich esse",
    alternatives: "oder",
    least: """
      mehr als, über, ab, mindestens, wenigstens, minimum, nicht unter, nicht weniger als,
      zwischen, teurer als, kostet mehr als, kosten mehr als
      """,
    leastBehind: "oder mehr, und mehr, mindestens, aufwärts, minimum, oder teurer",
    exceptions: """
      außer, ausgenommen, abgesehen von, bis auf
      """,
    ills: """
      allergisch, allergie, allergien, unverträglichkeit, unverträglichkeiten, intolerant,
      intoleranz, intoleranzen, allergiker, allergikerin, anaphylaxie,
      unvertraeglichkeit, intolerante, intoleranter, intolerantes, allergische, allergischer, allergisches
      """,
    contrasts: "aber, doch, jedoch, sondern",
    fine: """
      ok, okay, geht, gehen, geht klar, gehen klar, ist ok, sind ok, in ordnung, ist in ordnung,
      sind in ordnung, kein problem, ist kein problem, sind kein problem, erlaubt, kann ich essen,
      darf ich essen, ich kann essen, vertrage ich, esse ich,
      vertragen wir, essen wir, ist gut, sind gut
      """,
    yes: "schon, ja",
    fineAround: (
      before: "kann, darf, können, dürfen", behind: "essen, trinken, haben, vertragen"
    ),
    everything: "alles, alle",
    facts: [
      (.spicy, "scharf, scharfe, scharfer, scharfes, scharfen, pikant"),
      (.frozen, "tiefgekühlt, gefroren"),
      (.homemade, "hausgemacht, hausgemachte, hausgemachtes, selbstgemacht"),
      (.soldOut, "ausverkauft"),
      (.alcoholic, "Alkohol, alkoholisch, alkoholische, alkoholisches"),
      (.red, "rot, rote, roter"),
      (.white, "weiß, weiße, weißer"),
    ],
    lists: [
      (.pizzas, "pizzen, pizza, pizzas"),
      (
        .beverages,
        "getränke, getränk, getränken, getraenke, zu trinken, etwas zu trinken, trinken"
      ),
      (
        .desserts,
        "nachspeisen, nachspeise, desserts, dessert, nachtisch, süßes, süßspeisen, süßspeise"
      ),
      (.other, "sonstiges, anderes, weiteres"),
    ],
    diets: [
      (
        .vegetarian,
        "vegetarisch, vegetarische, vegetarischer, vegetarisches, vegetarischen, vegetarier, vegetarierin"
      ),
      (.vegan, "vegan, vegane, veganer, veganes, veganen, veganerin"),
      (.pescatarian, "pescetarisch, pescetarische, pescetarier, pescatarisch, pescatarier"),
      (.halal, "halal, Muslim, Muslima, Muslime, Muslimin, Moslem, Moslems, muslimisch"),
      (.kosher, "koscher, koschere, koscheres, Jude, Jüdin, Juden, jüdisch"),
      (.hindu, "hinduistisch, hinduistische, hindu"),
      (.lowLactose, "laktosearm, laktosearme, lactosearm"),
      (.diabetic, "diabetikergeeignet, für diabetiker, diabetiker, diabetikerin"),
      (.lowCalorie, "kalorienarm, kalorienarme, kalorienarmes"),
      (.lowFat, "fettarm, fettarme, fettarmes"),
      (.lowSalt, "salzarm, salzarme, salzarmes, natriumarm"),
      (.organic, "bio, biologisch, biologische, biologisches"),
    ],
    namesakeDiets: [
      (.glutenFree, "glutenfrei, glutenfreie, ohne gluten"),
      (.lactoseFree, "laktosefrei, lactosefrei, laktosefreie, ohne laktose, ohne lactose"),
      (.dairyFree, "milchfrei, milchfreie, ohne milch, ohne milchprodukte"),
    ],
    allergens: [
      called(.gluten, "gluten, getreide, glutenhaltiges getreide"),
      ([.wheat], [.gluten, .wheat], "weizen"), ([.wheat], [.wheat], "dinkel, grieß"),
      called(.rye, "roggen"), called(.barley, "gerste, malz, gerstenmalz"),
      called(.oats, "hafer, hafermilch"),
      called(.crustaceans, "krebstiere, krebstier, krebstieren, krustentiere, krebse"),
      called(.eggs, "eier, ei, eiern, hühnerei, hühnereier, hühnereiern, hühnereiweiß"),
      called(.fish, "fisch, fische"),
      called(.peanuts, "erdnüsse, erdnuss, erdnuß, erdnuesse, erdnüssen"),
      called(.soy, "soja, sojabohnen, sojabohne, sojamilch"),
      called(
        .milk,
        "kuhmilch, ziegenmilch, milch, laktose, milchprodukte, milcherzeugnisse, milcheiweiß, milchprodukten"
      ),
      ([.nuts], [.nuts, .peanuts], "nüsse, nuesse, nuss, nuß, nüssen"),
      called(.nuts, "schalenfrüchte, schalenfruechte, schalenfrüchten"),
      called(.almond, "mandeln, mandel, mandelmilch"),
      called(.hazelnut, "haselnüsse, haselnuss, haselnuß, haselnüssen"),
      called(.walnut, "walnüsse, walnuss, walnuß, walnüssen, baumnuss, baumnüsse"),
      called(
        .cashew,
        "cashewnüsse, cashewkerne, cashewnuss, cashewnüssen, cashewkernen, kaschunüsse, kaschunuss"
      ),
      called(.pecan, "pecannüsse, pekannüsse, pecannuss, pekannuss, pecannüssen"),
      called(.brazil, "paranüsse, paranuss, paranüssen"),
      called(.pistachio, "pistazien, pistazie"),
      called(.macadamia, "macadamianüsse, macadamianuss, macadamianüssen, queenslandnüsse"),
      called(.celery, "sellerie, knollensellerie, staudensellerie, bleichsellerie"),
      called(.mustard, "senf, senfkörner, senfsamen"),
      called(.sesame, "sesam, sesamsamen, sesamkörner"),
      called(
        .sulphites,
        "schwefeldioxid und sulfite, sulfite, sulfit, sulfiten, schwefeldioxid, schwefel"),
      called(.lupin, "lupinen, lupine"),
      called(.molluscs, "weichtiere, weichtier, weichtieren"),
      (
        [.crustaceans, .molluscs], [.fish, .crustaceans, .molluscs], "meeresfrüchte, meeresfruechte"
      ),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "schalentiere"),
    ],
    harmless: "kokosmilch, reismilch, kokosnuss, muskatnuss, muskat, buchweizen, kakaobutter",
    meat: """
      fleisch, schwein, schweinefleisch, rind, rindfleisch, kalb, kalbfleisch, lamm, huhn,
      hähnchen, geflügel, speck, schinken, wurst, gelatine, alkohol, wein, bier, zucker, salz,
      knoblauch, zwiebel, zwiebeln, honig
      """,
    numberSigns: "nr, no, num")
}
