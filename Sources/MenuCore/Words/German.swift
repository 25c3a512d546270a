/// The words of German: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let german = Words(
    language: "de", noName: "(ohne Namen)",
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
    alkoholfrei-:-alcohol austern:molluscs bergkase-:milk bier:gluten.barley+alcohol
    biere:gluten.barley+alcohol breze-:gluten brot-:gluten buttermilch-:milk dinkel-:gluten.wheat
    dorsch:fish ei:eggs eier:eggs eiern:eggs eigelb:eggs eiweiss:eggs ente:meat erdbeereis:milk
    erdnuss-:peanuts fisch-:fish fleisch-:meat fleischlos-:-meat-pork-beef fleischtomate-:
    forell-:fish frischkase-:milk garnel-:crustaceans gerste-:gluten.barley glutenfrei-:-gluten
    grie-:gluten hackfleisch:meat hafer-:gluten.oats hahnchen-:meat haselnuss-:nuts.hazelnut
    hering-:fish honig-:honey huhn-:meat hummer-:crustaceans jakobsmuschel-:molluscs joghurt-:milk
    kabeljau:fish kalb-:meat+beef kase-:milk kaviar:fish keks-:gluten knodel:gluten
    krabb-:crustaceans krebs-:crustaceans kuchen:gluten lachs-:fish lamm-:meat languste-:crustaceans
    likor:alcohol makrel-:fish malz-:gluten.barley mandel-:nuts.almond marzipan-:nuts.almond
    mayonnais-:eggs meeresfrucht-:crustaceans+molluscs+fish mehl:gluten milch-:milk milchfrei-:-milk
    molke:milk muschel-:molluscs nudel-:gluten nuss:nuts nusse-:nuts ohne_alkohol:-alcohol
    ohne_ei:-eggs ohne_eier:-eggs ohne_gluten:-gluten ohne_milch:-milk ohne_nusse:-nuts
    oktopus:molluscs omelett-:eggs paniermehl:gluten paniert-:gluten parmesan-:milk
    pekannuss-:nuts.pecan pflanzlich-:-milk-eggs-fish-meat-honey pistazi-:nuts.pistachio puten-:meat
    quark:milk rahm-:milk rind-:meat+beef roggen-:gluten.rye rotwein:sulphites+alcohol ruhrei-:eggs
    sahn-:milk sardell-:fish sauerrahm-:milk schafskase:milk schalenfruchte:nuts schinken-:meat+pork
    schmand:milk schnaps:alcohol schneck-:molluscs schwefeldioxid:sulphites schwein-:meat+pork
    sekt:sulphites+alcohol sellerie:celery semmel-:gluten senf-:mustard soja-:soy spatzle:gluten
    speck-:meat+pork spiegelei-:eggs sulfit-:sulphites teig-:gluten thunfisch-:fish
    tintenfisch-:molluscs vegetarisch-:-meat-pork-beef walnuss-:nuts.walnut wein:sulphites+alcohol
    weine:sulphites+alcohol weissbier:gluten.barley+alcohol weissmehl:gluten
    weisswein:sulphites+alcohol weizen-:gluten.wheat wurst-:meat+pork ziegenkase:milk
    """

  private static let germanQuery: StaticString = """
    aber:NOT allergie:ALLERGIC allergisch:ALLERGIC auf:TO ausser:NOT bis:UNDER bis_zu:UNDER
    bitte:SKIP cashewkerne:nuts.cashew cashewnusse:nuts.cashew danke:SKIP das:SKIP den:SKIP der:SKIP
    die:SKIP ei:eggs eier:eggs eiern:eggs eifrei:WITHOUT=eggs ein:SKIP eine:SKIP einen:SKIP
    erdnuss:peanuts erdnusse:peanuts erdnussen:peanuts etwas:SKIP fettarm:diet.low-fat fisch:fish
    franken:CURRENCY frei:FREE fur:SKIP fur_diabetiker:diet.diabetic gegen:TO gerste:gluten.barley
    getrank:list.beverages getranke:list.beverages gibt_es:SKIP glutenfrei:WITHOUT=gluten
    glutenfreie:WITHOUT=gluten haben_sie:SKIP habt_ihr:SKIP hafer:gluten.oats
    haselnusse:nuts.hazelnut haselnussen:nuts.hazelnut hinduistisch:diet.hindu hochstens:UNDER
    ich:SKIP ich_bin:SKIP ich_mochte:SKIP kalorienarm:diet.low-calorie kein:WITHOUT keine:WITHOUT
    keinen:WITHOUT koscher:diet.kosher krebstiere:crustaceans krustentiere:crustaceans laktose:milk
    laktosearm:diet.low-lactose laktosefrei:WITHOUT=milk laktosefreie:WITHOUT=milk lupinen:lupin
    macadamianusse:nuts.macadamia mandel:nuts.almond mandeln:nuts.almond maximal:UNDER milch:milk
    milchfrei:WITHOUT=milk mit:TO mochte:SKIP nachspeisen:list.desserts nachtisch:list.desserts
    nicht:NOT nie:NOT nuss:nuts+peanuts nusse:nuts+peanuts nussen:nuts+peanuts
    nussfrei:WITHOUT=nuts+peanuts oder:OR ohne:WITHOUT paranusse:nuts.brazil pekannusse:nuts.pecan
    pescetarisch:diet.pescatarian pistazien:nuts.pistachio pizzen:list.pizzas roggen:gluten.rye
    salzarm:diet.low-salt schalenfruchte:nuts sellerie:celery senf:mustard sesam:sesame soja:soy
    sonstiges:list.other sulfite:sulphites sulfiten:sulphites und:AND unter:UNDER
    vegetarisch:diet.vegetarian vegetarische:diet.vegetarian walnusse:nuts.walnut
    walnussen:nuts.walnut weichtiere:molluscs weiteres:list.other weizen:gluten.wheat
    weniger_als:UNDER zoliakie:WITHOUT=gluten
    """
}
