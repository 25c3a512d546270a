/// The words of Italian: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    allergens: [
      "glutine", "frumento", "segale", "orzo", "avena", "crostacei", "uova", "pesce", "arachidi",
      "soia", "latte", "frutta a guscio", "mandorle", "nocciole", "noci", "anacardi", "noci pecan",
      "noci del Brasile", "pistacchi", "noci macadamia", "sedano", "senape", "sesamo", "solfiti",
      "lupini", "molluschi",
    ],
    diets: [
      "vegetariana", "vegana", "pescetariana", "halal", "kosher", "indù", "senza glutine",
      "a basso contenuto di lattosio", "senza lattosio", "senza latticini", "per diabetici",
      "ipocalorica", "a basso contenuto di grassi", "a basso contenuto di sale", "biologica",
    ],
    lists: ["Pizze", "Bevande", "Dolci", "Altro"],
    servings: ["alla spina", "in bottiglia", "in lattina", "al bicchiere"],
    bases: ["rossa", "bianca"], units: ["al pezzo", "a persona"],
    from: "da", free: "gratis", homemade: "fatto in casa",
    ingredients: WordList(italianIngredients), query: WordList(italianQuery))

  private static let italianIngredients: StaticString = """
    acciug-:fish agnell-:meat album-:eggs alice:fish alici:fish
    allo_scoglio:crustaceans+molluscs+fish amarett-:nuts anacard-:nuts.cashew analcolic-:-alcohol
    anatra:meat anidride_solforosa:sulphites arachid-:peanuts aragost-:crustaceans arancin-:gluten
    asiago:milk astice:crustaceans avena:gluten.oats baccala:fish baklava:gluten+nuts
    besciamell-:milk+gluten birr-:gluten.barley+alcohol biscott-:gluten bistecc-:meat bottarg-:fish
    bovin-:meat+beef branzin-:fish bresaol-:meat+beef brioche:eggs+milk+gluten bruschett-:gluten
    bufala:milk burr-:milk burro_cacao: burro_di_arachidi:peanuts burro_di_cacao: cacio:milk
    caciocavall-:milk calamar-:molluscs capesant-:molluscs cappuccin-:milk capres-:milk caprin-:milk
    carbonara:milk+eggs carne:meat caviale:fish cialda:gluten cinghial-:meat cioccolato_bianco:milk
    conigli-:meat cornett-:gluten cotechin-:meat+pork cous_cous:gluten couscous:gluten
    cozz-:molluscs crema_catalana:milk+eggs crema_inglese:milk+eggs crema_pasticcera:milk+eggs
    crostace-:crustaceans crostat-:gluten crostin-:gluten culatell-:meat+pork farin-:gluten
    farina_di_ceci: farina_di_mais: farina_di_riso: farro:gluten.wheat fettuccin-:gluten
    finocchion-:meat+pork fiordilatte:milk focacc-:gluten fondut-:milk fontin-:milk formagg-:milk
    frittat-:eggs fritto_di_mare:crustaceans+molluscs+fish frument-:gluten.wheat
    frutta_a_guscio:nuts frutta_secca:nuts frutti_di_mare:crustaceans+molluscs+fish
    gamber-:crustaceans gelat-:milk giandui-:nuts.hazelnut glutin-:gluten gnocch-:gluten
    gorgonzol-:milk grana:milk granchi-:crustaceans grano:gluten.wheat grano_saraceno:
    grappa:alcohol grissin-:gluten gruvier-:milk guancial-:meat+pork hamburger:meat impanat-:gluten
    insalata_di_mare:crustaceans+molluscs+fish kebab:meat lardo:meat+pork lasagn-:gluten latte:milk
    latte_di_cocco: latte_di_mandorla:nuts.almond latte_di_riso: latte_di_soia:soy lattic-:milk
    limoncello:alcohol liquor-:alcohol lumach-:molluscs lupin-:lupin macchiato:milk maial-:meat+pork
    maiones-:eggs malto:gluten.barley mandorl-:nuts.almond manzo:meat+beef marsala:sulphites+alcohol
    marzapan-:nuts.almond mascarpon-:milk mazzancoll-:crustaceans mering-:eggs merluzz-:fish
    metabisolfit-:sulphites miele:honey misto_mare:crustaceans+molluscs+fish mollusc-:molluscs
    mortadell-:meat+pork moscardin-:molluscs mostard-:mustard mozzarell-:milk nduja:meat+pork
    nocciol-:nuts.hazelnut noccioline:peanuts noce:nuts.walnut noce_di_cocco: noce_moscata:
    noci:nuts.walnut nutella:nuts.hazelnut+milk+soy orecchiett-:gluten orzo:gluten.barley
    ostric-:molluscs pan_di_spagna:eggs+gluten pancett-:meat+pork pane:gluten panettone:gluten
    pangrattato:gluten panin-:gluten panko:gluten pann-:milk pannocchi-: parmigian-:milk
    pasta:gluten pasta_di_acciughe:fish pasta_di_olive: pastell-:gluten pecorin-:milk pesce:fish
    pesto:milk+nuts piadin-:gluten pistacch-:nuts.pistachio polip-:molluscs pollo:meat polpett-:meat
    polpo:molluscs porchett-:meat+pork pralin-:nuts primo_sale:milk prosciutt-:meat+pork
    prosecco:sulphites+alcohol provol-:milk ragu:meat ravioli:gluten ricott-:milk rum:alcohol
    salam-:meat+pork salamoia: salmon-:fish salsa_cocktail:eggs salsa_rosa:eggs salsa_tartara:eggs
    salsa_tonnata:eggs+fish salsicc-:meat+pork sardin-:fish savoiard-:eggs+gluten scamorz-:milk
    scamp-:crustaceans sedan-:celery segale:gluten.rye seitan:gluten semola:gluten senap-:mustard
    senza_alcol:-alcohol senza_carne:-meat-pork-beef senza_frutta_a_guscio:-nuts
    senza_glutine:-gluten senza_latte:-milk senza_latticini:-milk senza_uova:-eggs seppi-:molluscs
    sesam-:sesame sgombr-:fish siero:milk soia:soy solfit-:sulphites soppress-:meat+pork
    spaghetti:gluten spumante:sulphites+alcohol squacquer-:milk stracchin-:milk stracciatell-:milk
    strutto:meat+pork surimi:fish tacchin-:meat tagliatell-:eggs+gluten tahin-:sesame talegg-:milk
    tarall-:gluten tiramisu:eggs+milk+gluten tofu:soy tonnat-:fish tonno:fish torron-:nuts
    totan-:molluscs tuorl-:eggs uova:eggs uovo:eggs vegan-:-milk-eggs-fish-meat-honey
    vegetale:-milk-eggs-fish-meat-honey vegetali:-milk-eggs-fish-meat-honey ventricin-:meat+pork
    vini:sulphites+alcohol vino:sulphites+alcohol vitell-:meat+beef vongol-:molluscs zabaion-:eggs
    zuppa_di_mare:crustaceans+molluscs+fish
    """

  private static let italianQuery: StaticString = """
    a:TO a_basso_contenuto_di_grassi:diet.low-fat a_basso_contenuto_di_lattosio:diet.low-lactose
    a_basso_contenuto_di_sale:diet.low-salt agli:TO ai:TO al:TO all:TO alla:TO alle:TO
    allergia:ALLERGIC allergica:ALLERGIC allergico:ALLERGIC allo:TO altro:list.other
    anacardi:nuts.cashew arachidi:peanuts avena:gluten.oats avete:SKIP bevanda:list.beverages
    bevande:list.beverages bibite:list.beverages bio:diet.organic biologica:diet.organic
    biologico:diet.organic c_e:SKIP celiaca:WITHOUT=gluten celiachia:WITHOUT=gluten
    celiaci:WITHOUT=gluten celiaco:WITHOUT=gluten che:SKIP ciao:SKIP con:TO cosa:SKIP
    crostacei:crustaceans dei:SKIP delle:SKIP dessert:list.desserts di:SKIP dolce:list.desserts
    dolci:list.desserts e:AND eccetto:NOT ed:AND entro:UNDER eur:CURRENCY euro:CURRENCY fino_a:UNDER
    fino_ai:UNDER frumento:gluten.wheat frutta_a_guscio:nuts frutta_secca:nuts gli:SKIP
    glutine:gluten grano:gluten.wheat grazie:SKIP halal:diet.halal i:SKIP il:SKIP indu:diet.hindu
    intollerante:ALLERGIC ipocalorica:diet.low-calorie kosher:diet.kosher la:SKIP latte:milk
    latticini:milk lattosio:milk le:SKIP lo:SKIP lupini:lupin ma:NOT mandorla:nuts.almond
    mandorle:nuts.almond massimo:UNDER max:UNDER meno_di:UNDER mi_date:SKIP molluschi:molluscs
    nemmeno:NOT niente:WITHOUT no:WITHOUT nocciola:nuts.hazelnut nocciole:nuts.hazelnut noce:nuts
    noci:nuts noci_del_brasile:nuts.brazil noci_macadamia:nuts.macadamia noci_pecan:nuts.pecan
    non:NOT o:OR oppure:OR orzo:gluten.barley per_diabetici:diet.diabetic per_favore:SKIP pero:NOT
    pesce:fish pescetariana:diet.pescatarian pescetariano:diet.pescatarian pistacchi:nuts.pistachio
    pistacchio:nuts.pistachio pizza:list.pizzas pizze:list.pizzas posso_avere:SKIP priva_di:WITHOUT
    privo_di:WITHOUT qualcosa:SKIP sedano:celery segale:gluten.rye senape:mustard senza:WITHOUT
    sesamo:sesame soia:soy
    solfiti:sulphites sono:SKIP sotto:UNDER tranne:NOT un:SKIP una:SKIP uno:SKIP uova:eggs uovo:eggs
    vegana:diet.vegan vegane:diet.vegan vegani:diet.vegan vegano:diet.vegan
    vegetariana:diet.vegetarian vegetariane:diet.vegetarian vegetariani:diet.vegetarian
    vegetariano:diet.vegetarian voglio:SKIP vorrei:SKIP
    """
}
