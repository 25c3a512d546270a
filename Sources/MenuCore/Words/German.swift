/// The words of German: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let german = Words(
    language: "de", ownName: "Deutsch", noName: "(ohne Namen)",
    allergens: [
      "Gluten", "Weizen", "Roggen", "Gerste", "Hafer", "Krebstiere", "Eier", "Fisch", "Erdnüsse",
      "Soja", "Milch", "Schalenfrüchte", "Mandeln", "Haselnüsse", "Walnüsse", "Cashewnüsse",
      "Pecannüsse", "Paranüsse", "Pistazien", "Macadamianüsse", "Sellerie", "Senf", "Sesam",
      "Sulfite", "Lupinen", "Weichtiere",
    ],
    diets: [
      "vegetarisch", "vegan", "pescetarisch", "halal", "koscher", "hinduistisch", "glutenfrei",
      "laktosearm", "laktosefrei", "milchfrei", "für Diabetiker", "kalorienarm", "fettarm",
      "salzarm", "bio",
    ],
    lists: ["Pizzen", "Getränke", "Desserts", "Sonstiges"],
    servings: ["vom Fass", "in der Flasche", "in der Dose", "im Glas"],
    bases: ["rot", "weiß"], units: ["pro Stück", "pro Person"],
    from: "ab", free: "kostenlos", homemade: "hausgemacht",
    ingredients: WordList(germanIngredients), query: WordList(germanQuery))

  private static let germanIngredients: StaticString = """
    alkoholfrei-:-alcohol anchovis:fish austern:molluscs bergkase-:milk bier:gluten.barley+alcohol
    biere:gluten.barley+alcohol breze-:gluten brot-:gluten buchweizen-: butter:milk butterbohnen:
    buttermilch-:milk butternuss-: butternut-: calamari:molluscs cashew-:nuts.cashew couscous:gluten
    creme_fraiche:milk dinkel-:gluten.wheat dorsch:fish ei:eggs eier:eggs eiern:eggs eigelb:eggs
    eis_creme:milk eisbergsalat: eiweiss:eggs ente:meat erdbeereis:milk erdnuss-:peanuts
    erdnusse-:peanuts fisch-:fish fleisch-:meat fleischlos-:-meat-pork-beef fleischtomate:
    fleischtomaten: forell-:fish frischkase-:milk garnel-:crustaceans gerste-:gluten.barley
    gluten:gluten glutenfrei-:-gluten grie-:gluten hackfleisch:meat hafer-:gluten.oats
    hahnchen-:meat haselnuss-:nuts.hazelnut haselnusse-:nuts.hazelnut hering-:fish honig-:honey
    huhn-:meat hummer-:crustaceans jakobsmuschel-:molluscs joghurt-:milk kabeljau:fish kakaobutter:
    kalb-:meat+beef kase-:milk kaviar:fish keks-:gluten kichererbsenmehl: knodel:gluten kokosmilch:
    kokosnuss: krabb-:crustaceans krebs-:crustaceans kuchen:gluten kurbis: lachs-:fish lamm-:meat
    languste-:crustaceans likor:alcohol lupine-:lupin macadamianuss-:nuts.macadamia
    macadamianusse-:nuts.macadamia maismehl: makrel-:fish malz-:gluten.barley mandel-:nuts.almond
    marzipan-:nuts.almond mayonnais-:eggs meeresfruchte:crustaceans+molluscs+fish
    meeresfruchten:crustaceans+molluscs+fish mehl:gluten milch-:milk milchfrei-:-milk molke:milk
    mozzarell-:milk muschel-:molluscs muskatnuss: nudel-:gluten nuss:nuts nusse:nuts nussen:nuts
    ohne_alkohol:-alcohol ohne_ei:-eggs ohne_eier:-eggs ohne_gluten:-gluten ohne_milch:-milk
    ohne_nusse:-nuts oktopus:molluscs omelett-:eggs paniermehl:gluten paniert-:gluten parmesan-:milk
    pekannuss-:nuts.pecan pekannusse-:nuts.pecan pflanzlich-:-milk-eggs-fish-meat-honey
    pistazi-:nuts.pistachio puten-:meat quark:milk rahm-:milk reismehl: reismilch: rind-:meat+beef
    roggen-:gluten.rye rotwein:sulphites+alcohol ruhrei-:eggs rum:alcohol sahn-:milk
    salami-:meat+pork sardell-:fish sauerrahm-:milk scampi:crustaceans schafskase:milk
    schalenfruchte:nuts schinken-:meat+pork schmand:milk schnaps:alcohol schneck-:molluscs
    schwefeldioxid:sulphites schwein-:meat+pork sekt:sulphites+alcohol sellerie:celery
    semmel-:gluten senf-:mustard sesam-:sesame shrimps:crustaceans soja-:soy spatzle:gluten
    speck-:meat+pork spiegelei-:eggs sulfit-:sulphites teig-:gluten thunfisch-:fish
    tintenfisch-:molluscs vegan-:-milk-eggs-fish-meat-honey vegetarisch-:-meat-pork-beef
    walnuss-:nuts.walnut walnusse-:nuts.walnut wein:sulphites+alcohol weinbergpfirsich:
    weine:sulphites+alcohol weinessig: weintraube: weintrauben: weissbier:gluten.barley+alcohol
    weissmehl:gluten weisswein:sulphites+alcohol weizen-:gluten.wheat wurst-:meat+pork
    ziegenkase:milk
    """

  private static let germanQuery: StaticString = """
    aber:NOT allergie:ALLERGIC allergisch:ALLERGIC auf:TO ausser:NOT bio:diet.organic bis:UNDER
    bis_zu:UNDER bitte:SKIP cashewkerne:nuts.cashew cashewnusse:nuts.cashew cashews:nuts.cashew
    danke:SKIP das:SKIP den:SKIP der:SKIP desserts:list.desserts die:SKIP ei:eggs eier:eggs
    eiern:eggs eifrei:WITHOUT=eggs ein:SKIP eine:SKIP einen:SKIP erdnuss:peanuts erdnusse:peanuts
    erdnussen:peanuts etwas:SKIP eur:CURRENCY euro:CURRENCY fettarm:diet.low-fat fisch:fish
    franken:CURRENCY frei:FREE fur:SKIP fur_diabetiker:diet.diabetic gegen:TO gerste:gluten.barley
    getrank:list.beverages getranke:list.beverages gibt_es:SKIP gluten:gluten
    glutenfrei:WITHOUT=gluten glutenfreie:WITHOUT=gluten haben_sie:SKIP habt_ihr:SKIP
    hafer:gluten.oats halal:diet.halal haselnusse:nuts.hazelnut haselnussen:nuts.hazelnut
    hinduistisch:diet.hindu hochstens:UNDER ich:SKIP ich_bin:SKIP ich_mochte:SKIP
    kalorienarm:diet.low-calorie kein:WITHOUT keine:WITHOUT keinen:WITHOUT koscher:diet.kosher
    krebstiere:crustaceans krustentiere:crustaceans laktose:milk laktosearm:diet.low-lactose
    laktosefrei:WITHOUT=milk laktosefreie:WITHOUT=milk lupinen:lupin macadamianusse:nuts.macadamia
    mandel:nuts.almond mandeln:nuts.almond max:UNDER maximal:UNDER milch:milk
    milchfrei:WITHOUT=milk mit:TO mochte:SKIP nachspeisen:list.desserts nachtisch:list.desserts
    nicht:NOT nie:NOT nuss:nuts+peanuts nusse:nuts+peanuts nussen:nuts+peanuts
    nussfrei:WITHOUT=nuts+peanuts oder:AND ohne:WITHOUT paranusse:nuts.brazil pekannusse:nuts.pecan
    pescetarisch:diet.pescatarian pistazien:nuts.pistachio pizza:list.pizzas pizzen:list.pizzas
    roggen:gluten.rye salzarm:diet.low-salt schalenfruchte:nuts sellerie:celery senf:mustard
    sesam:sesame soja:soy sonstiges:list.other sulfite:sulphites sulfiten:sulphites und:AND
    unter:UNDER vegan:diet.vegan vegane:diet.vegan vegetarisch:diet.vegetarian
    vegetarische:diet.vegetarian walnusse:nuts.walnut walnussen:nuts.walnut weichtiere:molluscs
    weiteres:list.other weizen:gluten.wheat weniger_als:UNDER zoliakie:WITHOUT=gluten
    """
}
