/// The words of Spanish: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let spanish = Words(
    language: "es", ownName: "español", noName: "(sin nombre)",
    allergens: [
      "gluten", "trigo", "centeno", "cebada", "avena", "crustáceos", "huevos", "pescado",
      "cacahuetes", "soja", "leche", "frutos de cáscara", "almendras", "avellanas", "nueces",
      "anacardos", "pacanas", "nueces de Brasil", "pistachos", "nueces macadamia", "apio",
      "mostaza", "sésamo", "sulfitos", "altramuces", "moluscos",
    ],
    diets: [
      "vegetariana", "vegana", "pescetariana", "halal", "kosher", "hindú", "sin gluten",
      "baja en lactosa", "sin lactosa", "sin lácteos", "para diabéticos", "baja en calorías",
      "baja en grasas", "baja en sal", "ecológica",
    ],
    lists: ["Pizzas", "Bebidas", "Postres", "Otros"],
    servings: ["de barril", "en botella", "en lata", "por copas"],
    bases: ["base roja", "base blanca"], units: ["por unidad", "por persona"],
    from: "desde", free: "gratis", homemade: "casero",
    ingredients: WordList(spanishIngredients), query: WordList(spanishQuery))

  private static let spanishIngredients: StaticString = """
    ajonjoli:sesame albondigas:meat almeja:molluscs almejas:molluscs almendra-:nuts.almond
    altramuces:lupin altramuz:lupin anacardo:nuts.cashew anacardos:nuts.cashew anchoa:fish
    anchoas:fish apio:celery atun:fish avellana-:nuts.hazelnut avena:gluten.oats bacalao:fish
    bechamel:milk+gluten bizcocho:gluten bogavante:crustaceans boqueron-:fish caballa:fish
    cacahuet-:peanuts calamar:molluscs calamares:molluscs camaron-:crustaceans
    cangrejo-:crustaceans caracoles:molluscs carne:meat carnes:meat caseina:milk
    cava:sulphites+alcohol caviar:fish cebada:gluten.barley centeno:gluten.rye cerdo:meat+pork
    cerveza:gluten.barley+alcohol cervezas:gluten.barley+alcohol chorizo:meat+pork churros:gluten
    clara_de_huevo:eggs cordero:meat crema_de_cacahuete:peanuts crema_de_coco: crema_de_leche:milk
    croquetas:milk+gluten crustaceo:crustaceans crustaceos:crustaceans empanad-:gluten
    espelta:gluten.wheat fideos:gluten flan:milk+eggs frutos_de_cascara:nuts
    frutos_del_mar:crustaceans+molluscs+fish frutos_secos:nuts galleta-:gluten gamba:crustaceans
    gambas:crustaceans gluten:gluten gorgonzola:milk harina:gluten harina_de_arroz:
    harina_de_garbanzo: harina_de_maiz: huevo-:eggs jamon:meat+pork jamones:meat+pork
    langostin-:crustaceans leche:milk leche_de_almendra:nuts.almond leche_de_arroz: leche_de_coco:
    licor:alcohol malta:gluten.barley manchego:milk mani:peanuts manteca_de_cacao: mantequilla:milk
    marisco:crustaceans+molluscs+fish mariscos:crustaceans+molluscs+fish mayonesa:eggs
    mazapan:nuts.almond mejillon-:molluscs merengue:eggs merluza:fish miel:honey molusco:molluscs
    moluscos:molluscs mostaza:mustard mozzarella:milk nata:milk nueces:nuts.walnut
    nueces_pecanas:nuts.pecan nuez:nuts.walnut nuez_moscada: nuez_pecan:nuts.pecan ostras:molluscs
    pan:gluten pan_de_azucar: pan_de_maiz: panceta:meat+pork panes:gluten parmesano:milk
    pasta:gluten pato:meat pavo:meat pescado-:fish pistacho:nuts.pistachio pistachos:nuts.pistachio
    pollo:meat pulpo:molluscs queso:milk quesos:milk rebozad-:gluten requeson:milk ron:alcohol
    salchicha:meat+pork salchichas:meat+pork salmon:fish salsa_de_soja:soy sardina:fish
    sardinas:fish sarraceno: semola:gluten sepia:molluscs sesamo:sesame sin_alcohol:-alcohol
    sin_gluten:-gluten sin_huevo:-eggs sin_huevos:-eggs sin_lacteos:-milk sin_leche:-milk soja:soy
    suero:milk sulfito:sulphites sulfitos:sulphites ternera:meat+beef tocino:meat+pork
    tortilla_de_maiz: tortilla_de_patatas:eggs trigo:gluten.wheat trigo_sarraceno: trucha:fish
    turron:nuts vegana:-milk-eggs-fish-meat-honey vegano:-milk-eggs-fish-meat-honey
    vegetal:-milk-eggs-fish-meat-honey vegetales:-milk-eggs-fish-meat-honey
    vegetariana:-meat-pork-beef vegetariano:-meat-pork-beef vieiras:molluscs vinagre_de_vino:
    vino:sulphites+alcohol vinos:sulphites+alcohol yema:eggs yemas:eggs yogur-:milk
    """

  private static let spanishQuery: StaticString = """
    a:TO al:TO alergia:ALLERGIC alergica:ALLERGIC alergico:ALLERGIC algo:SKIP almendras:nuts.almond
    altramuces:lupin anacardos:nuts.cashew apio:celery avellanas:nuts.hazelnut avena:gluten.oats
    baja_en_calorias:diet.low-calorie baja_en_grasas:diet.low-fat baja_en_lactosa:diet.low-lactose
    baja_en_sal:diet.low-salt bajo:UNDER bajo_en_lactosa:diet.low-lactose bebida:list.beverages
    bebidas:list.beverages cacahuete:peanuts cacahuetes:peanuts cebada:gluten.barley
    celiaca:WITHOUT=gluten celiaco:WITHOUT=gluten centeno:gluten.rye con:TO
    crustaceos:crustaceans de:SKIP e:AND ecologica:diet.organic ecologico:diet.organic el:SKIP
    eur:CURRENCY euro:CURRENCY euros:CURRENCY excepto:NOT frutos_de_cascara:nuts frutos_secos:nuts
    gluten:gluten gracias:SKIP halal:diet.halal hasta:UNDER hay:SKIP hindu:diet.hindu huevo:eggs
    huevos:eggs intolerante:ALLERGIC kosher:diet.kosher la:SKIP lacteos:milk lactosa:milk las:SKIP
    leche:milk los:SKIP max:UNDER maximo:UNDER me:SKIP menos_de:UNDER moluscos:molluscs
    mostaza:mustard ningun:WITHOUT ninguna:WITHOUT no_es:NOT nueces:nuts
    nueces_de_brasil:nuts.brazil nueces_de_macadamia:nuts.macadamia nunca:NOT o:AND
    otros:list.other pacanas:nuts.pecan para:SKIP para_diabeticos:diet.diabetic pero:NOT
    pescado:fish pescetariana:diet.pescatarian pescetariano:diet.pescatarian
    pistachos:nuts.pistachio pizza:list.pizzas pizzas:list.pizzas por_favor:SKIP
    postre:list.desserts postres:list.desserts quiero:SKIP quisiera:SKIP salvo:NOT sesamo:sesame
    sin:WITHOUT sin_gluten:WITHOUT=gluten sin_lactosa:WITHOUT=milk soja:soy soy:SKIP
    sulfitos:sulphites tiene:SKIP tienen:SKIP trigo:gluten.wheat un:SKIP una:SKIP unas:SKIP
    unos:SKIP vegana:diet.vegan vegano:diet.vegan vegetariana:diet.vegetarian
    vegetariano:diet.vegetarian y:AND
    """
}
