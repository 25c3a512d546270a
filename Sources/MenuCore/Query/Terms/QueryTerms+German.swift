extension QueryTerms {
  static let german = QueryTerms(
    negations: """
      aber ohne, aber kein, aber keine, aber keinen, aber nicht, aber nichts, ohne, kein, keine, keinen, keinem, keiner, keinerlei, nicht, nichts, frei von, allergisch,
      allergie, allergien, unverträglichkeit, intolerant, intoleranz, außer, vertrage keine,
      vertrage kein, vertrage keinen, verzichte auf, meide, weder, esse kein, esse keine, esse keinen, darf kein, darf keine,
      darf keinen, mag kein, mag keine, mag keinen, anaphylaxie, nie, niemals, bis auf, abgesehen von
      """,
    negationsBehind: """
      frei, freie, freier, freies, freien, allergie, allergien, allergiker, allergikerin,
      unverträglichkeit, intoleranz, nie, niemals, allergisch, nicht
      """,
    negatingEndings: """
      frei, freie, freier, freies, freien, allergie, allergien, allergiker, allergikerin,
      unverträglichkeit, unvertraeglichkeit, intoleranz
      """,
    coeliac: "zöliakie, zoeliakie, zöliakiebetroffene, sprue",
    joints: "und, oder, noch, auch, sowie",
    with: "mit, aber mit, enthält, enthalten, hat, kann enthalten, spuren von, spuren",
    limits: """
      bis, bis zu, unter, höchstens, maximal, max, weniger als, nicht mehr als, nicht über,
      billiger als, günstiger als
      """,
    currencies: "euro, eur, franken, chf",
    limitsBehind: "höchstens, maximal, max, oder weniger",
    questions: """
      was kostet, was kosten, wie viel kostet, wieviel kostet, wie teuer ist, ist in, gibt es, was ist in,
      preis von
      """,
    cheapest:
      "billig, billige, billigste, billigsten, günstig, günstige, günstigste, günstigsten, preiswert",
    diet: "diät, kost, ernährung",
    unclear: """
      sicher, sichere, sicheres, problem, probleme, problematisch, gefährlich, schlecht, verboten,
      krank
      """,
    fillers: """
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, etwas, was, welche, welches, ich,
      möchte, mag, hätte, gern, gerne, bitte, danke, zeig, zeige, mir, suche, such, habt, haben, ihr,
      sie, es, in, im, am, an, auf, gegen, von, vom, zu, zum, zur, für, gericht, gerichte, essen,
      nur, alle, alles, bin, habe, ist, sind, esse, darf, kann, vertrage, sicher, geeignet, tochter, sohn,
      hier, aber, mein, meine, meinen, meiner, unser, unsere, kind, frau, mann, er, wir,
      jegliche, jeglichen, jeglicher, jegliches, irgendwelche, zugesetzte, verträgt, vertragen
      """,
    lists: [
      (.pizzas, "pizzen, pizza, pizzas"),
      (.beverages, "getränke, getränk, getraenke, zu trinken, etwas zu trinken, trinken"),
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
      (.halal, "halal"), (.kosher, "koscher, koschere, koscheres"),
      (.hindu, "hinduistisch, hindu"), (.lowLactose, "laktosearm, laktosearme, lactosearm"),
      (.diabetic, "für diabetiker, diabetiker, diabetikerin"),
      (.lowCalorie, "kalorienarm, kalorienarme, kalorienarmes"),
      (.lowFat, "fettarm, fettarme, fettarmes"),
      (.lowSalt, "salzarm, salzarme, salzarmes, natriumarm"),
      (.organic, "bio, biologisch, biologische"),
    ],
    namesakeDiets: [
      (.glutenFree, "glutenfrei, glutenfreie, ohne gluten"),
      (.lactoseFree, "laktosefrei, lactosefrei, laktosefreie, ohne laktose, ohne lactose"),
      (.dairyFree, "milchfrei, milchfreie, ohne milch, ohne milchprodukte"),
    ],
    allergens: [
      called(.gluten, "gluten, getreide, glutenhaltiges getreide"),
      ([.wheat], [.gluten, .wheat], "weizen"), ([.wheat], [.wheat], "dinkel, grieß"),
      called(.rye, "roggen"), called(.barley, "gerste, malz"), called(.oats, "hafer, hafermilch"),
      called(.crustaceans, "krebstiere, krebstier, krustentiere, krebse"),
      called(.eggs, "eier, ei, eiern"), called(.fish, "fisch, fische"),
      called(.peanuts, "erdnüsse, erdnuss, erdnuß, erdnuesse, erdnüssen"),
      called(.soy, "soja, sojabohnen, sojabohne, sojamilch"),
      called(
        .milk,
        "kuhmilch, ziegenmilch, milch, laktose, milchprodukte, milcherzeugnisse, milcheiweiß, milchprodukten"
      ),
      ([.nuts], [.nuts, .peanuts], "nüsse, nuesse, nuss, nuß, nüssen"),
      called(.nuts, "schalenfrüchte, schalenfruechte, schalenfrüchten"),
      called(.almond, "mandeln, mandel, mandelmilch"),
      called(.hazelnut, "haselnüsse, haselnuss, haselnuß"),
      called(.walnut, "walnüsse, walnuss, walnuß, baumnuss, baumnüsse"),
      called(.cashew, "cashewnüsse, cashewkerne, cashewnuss"),
      called(.pecan, "pecannüsse, pekannüsse, pecannuss"), called(.brazil, "paranüsse, paranuss"),
      called(.pistachio, "pistazien, pistazie"),
      called(.macadamia, "macadamianüsse, macadamianuss, queenslandnüsse"),
      called(.celery, "sellerie"), called(.mustard, "senf"),
      called(.sesame, "sesam, sesamsamen"),
      called(.sulphites, "sulfite, sulfit, sulfiten, schwefeldioxid"),
      called(.lupin, "lupinen, lupine"),
      called(.molluscs, "weichtiere, weichtier, weichtieren"),
      (
        [.crustaceans, .molluscs], [.fish, .crustaceans, .molluscs], "meeresfrüchte, meeresfruechte"
      ),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "schalentiere"),
    ],
    harmless: "kokosmilch, reismilch, kokosnuss, muskatnuss, muskat, buchweizen, kakaobutter",
    meat: """
      fleisch, schwein, schweinefleisch, rind, rindfleisch, kalb, kalbfleisch, lamm, huhn, hähnchen,
      geflügel, speck, schinken, wurst, gelatine, alkohol, wein, bier, zucker, salz, knoblauch,
      zwiebel, zwiebeln, honig
      """,
    numbers: "eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn")
}
