/// The words of Spanish: names, and two lists that are searched in place (`WordList`).
extension Words {
  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
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
    ajonjoli:sesame albondigas:meat almeja-:molluscs almendra-:nuts.almond altramu-:lupin
    anchoa-:fish apio:celery atun:fish avellana-:nuts.hazelnut bacalao:fish bizcocho:gluten
    bogavante:crustaceans boqueron-:fish caballa:fish camaron-:crustaceans cangrejo-:crustaceans
    caracoles:molluscs carnes:meat caseina:milk cava:sulphites+alcohol cebada:gluten.barley
    centeno:gluten.rye cerdo:meat+pork cerveza-:gluten.barley+alcohol churros:gluten cordero:meat
    croquetas:milk+gluten empanad-:gluten espelta:gluten.wheat fideos:gluten flan:milk+eggs
    frutos_de_cascara:nuts frutos_del_mar:crustaceans+molluscs+fish frutos_secos:nuts
    galleta-:gluten gamba:crustaceans harina:gluten harina_de_arroz: harina_de_garbanzo:
    harina_de_maiz: huevo-:eggs jamon-:meat+pork langostin-:crustaceans leche:milk
    leche_de_almendra:nuts.almond leche_de_arroz: leche_de_coco: licor:alcohol malta:gluten.barley
    manchego:milk mani:peanuts mantequilla:milk marisco-:crustaceans+molluscs+fish mayonesa:eggs
    mazapan:nuts.almond mejillon-:molluscs merengue:eggs merluza:fish molusco-:molluscs
    mostaza:mustard nata:milk nueces:nuts.walnut nueces_pecanas:nuts.pecan nuez:nuts.walnut
    nuez_moscada: nuez_pecan:nuts.pecan ostras:molluscs pan:gluten pan_de_azucar: pan_de_maiz:
    panceta:meat+pork panes:gluten pato:meat pavo:meat pescado-:fish pulpo:molluscs queso-:milk
    rebozad-:gluten requeson:milk ron:alcohol salchich-:meat+pork sepia:molluscs
    sin_alcohol:-alcohol sin_gluten:-gluten sin_huevo:-eggs sin_huevos:-eggs sin_lacteos:-milk
    sin_leche:-milk suero:milk ternera:meat+beef tocino:meat+pork tortilla_de_patatas:eggs
    trigo:gluten.wheat trigo_sarraceno: trucha:fish turron:nuts vegetales:-milk-eggs-fish-meat-honey
    vegetariana:-meat-pork-beef vegetariano:-meat-pork-beef vieiras:molluscs vinagre_de_vino:
    vinos:sulphites+alcohol yema-:eggs yogur-:milk
    """

  private static let spanishQuery: StaticString = """
    a:TO alergia:ALLERGIC alergica:ALLERGIC alergico:ALLERGIC algo:SKIP almendras:nuts.almond
    altramuces:lupin anacardos:nuts.cashew apio:celery avellanas:nuts.hazelnut
    baja_en_calorias:diet.low-calorie baja_en_grasas:diet.low-fat baja_en_lactosa:diet.low-lactose
    baja_en_sal:diet.low-salt bajo:UNDER bajo_en_lactosa:diet.low-lactose bebida:list.beverages
    bebidas:list.beverages cacahuete:peanuts cebada:gluten.barley centeno:gluten.rye
    crustaceos:crustaceans ecologica:diet.organic ecologico:diet.organic el:SKIP excepto:NOT
    frutos_de_cascara:nuts frutos_secos:nuts gracias:SKIP hasta:UNDER hay:SKIP huevo:eggs
    huevos:eggs lacteos:milk lactosa:milk las:SKIP leche:milk los:SKIP maximo:UNDER menos_de:UNDER
    moluscos:molluscs mostaza:mustard ningun:WITHOUT ninguna:WITHOUT no_es:NOT nueces:nuts
    nueces_de_brasil:nuts.brazil nueces_de_macadamia:nuts.macadamia nunca:NOT otros:list.other
    pacanas:nuts.pecan para:SKIP para_diabeticos:diet.diabetic pescado:fish pistachos:nuts.pistachio
    por_favor:SKIP postre:list.desserts postres:list.desserts quiero:SKIP quisiera:SKIP salvo:NOT
    sin:WITHOUT soy_alergica:ALLERGIC soy_alergico:ALLERGIC soy_celiaca:WITHOUT=gluten
    soy_celiaco:WITHOUT=gluten soy_vegana:diet.vegan soy_vegano:diet.vegan
    soy_vegetariana:diet.vegetarian soy_vegetariano:diet.vegetarian sulfitos:sulphites tiene:SKIP
    tienen:SKIP trigo:gluten.wheat unas:SKIP unos:SKIP y:AND
    """
}
