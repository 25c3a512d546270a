/// What guests type in Spanish, and what the program calls things.
enum Spanish: Terms {
  static let language: Language = "es"
  static let ownName = "español"

  static func name(of list: MenuList) -> String {
    switch list {
    case .pizzas: "Pizzas"
    case .beverages: "Bebidas"
    case .desserts: "Postres"
    case .other: "Otros"
    }
  }

  static func name(of allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "gluten"
    case .wheat: "trigo"
    case .rye: "centeno"
    case .barley: "cebada"
    case .oats: "avena"
    case .crustaceans: "crustáceos"
    case .eggs: "huevos"
    case .fish: "pescado"
    case .peanuts: "cacahuetes"
    case .soy: "soja"
    case .milk: "leche"
    case .nuts: "frutos de cáscara"
    case .almond: "almendras"
    case .hazelnut: "avellanas"
    case .walnut: "nueces"
    case .cashew: "anacardos"
    case .pecan: "pacanas"
    case .brazil: "nueces de Brasil"
    case .pistachio: "pistachos"
    case .macadamia: "nueces macadamia"
    case .celery: "apio"
    case .mustard: "mostaza"
    case .sesame: "sésamo"
    case .sulphites: "dióxido de azufre y sulfitos"
    case .lupin: "altramuces"
    case .molluscs: "moluscos"
    }
  }

  static func name(of diet: Diet) -> String {
    switch diet {
    case .vegetarian: "vegetariana"
    case .vegan: "vegana"
    case .pescatarian: "pescetariana"
    case .halal: "halal"
    case .kosher: "kosher"
    case .hindu: "hindú"
    case .glutenFree: "sin gluten"
    case .lowLactose: "baja en lactosa"
    case .lactoseFree: "sin lactosa"
    case .dairyFree: "sin lácteos"
    case .diabetic: "para diabéticos"
    case .lowCalorie: "baja en calorías"
    case .lowFat: "baja en grasas"
    case .lowSalt: "baja en sal"
    case .organic: "ecológica"
    }
  }

  static func name(of serving: Serving) -> String {
    switch serving {
    case .draught: "de barril"
    case .bottle: "en botella"
    case .can: "en lata"
    case .glass: "por copas"
    }
  }

  static func name(of base: KnownBase) -> String {
    switch base {
    case .red: "base roja"
    case .white: "base blanca"
    }
  }

  static func name(per unit: KnownUnit) -> String {
    switch unit {
    case .piece: "por unidad"
    case .person: "por persona"
    }
  }

  static func range(from low: String, to high: String) -> String { "de \(low) a \(high)" }

  static let noName = "(sin nombre)"
  static let noSurcharge = "sin suplemento"
  static let homemade = "de elaboración propia"
  static let from = "desde"
  static let euros = "123,45\u{A0}€"
}

extension Spanish {
  static let endings: [(one: String, many: String)] = [("", "s"), ("", "es"), ("z", "ces")]

  static let typed = QueryTerms(
    negations: """
      sin, no, ni, nada, nada de, ningún, ninguna, ninguno, nunca, tampoco, libre de, libres de,
      exento de, exenta de, exentos de, exentas de, alérgico, alérgica, alérgicos, alérgicas,
      alergia, alergias, intolerante, intolerantes, intolerancia, intolerancias, soy alérgico, soy
      alérgica, soy intolerante, excepto, salvo, menos, a excepción de, excluir, excluido,
      excluida, excluidos, excluidas, evitar, evito, evita, quitar, quita, quítame, no contiene,
      no contienen, no contenga, no contengan, no lleva, no llevan, no lleve, no lleven, no tiene,
      no tienen, no tenga, no tengan, no como, no tomo, no puedo comer, no puede comer, no puedo
      tomar, no puede tomar, no quiero, no me gusta, no me gustan, no tolero, no soporto, odio,
      detesto, prohibido, prohibida, prohibidos, prohibidas, cero, anafilaxia, choque
      anafiláctico, shock anafiláctico, pero sin, pero no, pero nada de, jamás, aparte de, no bebo,
      no bebe, no bebemos, no beben, no puedo beber, no puede beber, no podemos beber, no debo
      beber, no debe beber, no come, no comemos, no comen, no toma, no consumo, no consume
      """,
    withouts: """
      sin, pero sin, libre de, libres de, exento de, exenta de, exentos de, exentas de
      """,
    negationsBehind: """
      no, excluido, excluida, excluidos, excluidas, prohibido, prohibida, prohibidos, prohibidas,
      me sienta mal, me sientan mal, me hace daño, me hacen daño, me da alergia, me dan alergia,
      nunca, jamás, tampoco
      """,
    negatingEndings: "",
    coeliac: """
      celíaco, celíaca, celíacos, celíacas, celiaquía, enfermedad celíaca, para celíacos,
      soy celíaco, soy celíaca
      """,
    joints: "y, e, o, u, ni, tampoco, también",
    with: """
      con, pero con, contiene, contienen, contenga, contengan, contener, tiene, tenga, tengan,
      haya, lleva, llevan, lleve, lleven, puede contener, pueden contener, pueda contener,
      puedan contener, podría contener, trazas de, trazas,
      traza de, traza
      """,
    limits: "hasta, máximo, max, como máximo, no más de",
    below: """
      menos de, por menos de, debajo de, por debajo de, más barato que, más barata que,
      más baratos que, más baratas que, cuesta menos de, que cuesta menos de,
      que cuestan menos de, que cueste menos de, que cuesten menos de
      """,
    currencies: "euro, euros, eur, pesos, dólares",
    limitsBehind: "máximo, max, como máximo, o menos",
    questions: """
      cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto es, qué precio tiene, hay,
      precio de, qué lleva, qué tiene, qué contiene, qué hay en, es la, es el, son las, son los,
      puedo comer, puedo tomar
      """,
    cheapest: """
      barato, barata, baratos, baratas, más barato, más barata, más baratos, más baratas, económico,
      económica, económicos, económicas, cuesta menos, cuestan menos, menos caro, menos cara,
      menos caros, menos caras
      """,
    dearest: """
      más caro, más cara, más caros, más caras, más costoso, más costosa, cuesta más, cuestan más,
      precio más alto
      """,
    noLimits: """
      sin límite, sin límites, sin límite de precio, ningún límite, cualquier precio, a cualquier
      precio, no importa el precio, da igual el precio, el precio da igual, cueste lo que cueste
      """,
    diet: "dieta, dietas, somos",
    unclear: """
      seguro, segura, seguros, problema, problemas, peligro, peligroso, peligrosa, malo, mala,
      mal, daño, prohibida
      """,
    conditions: "embarazada, embarazadas, embarazo, encinta, lactancia, espero un bebé",
    fillers: """
      el, la, los, las, lo, un, una, unos, unas, de, del, al, a, en, para, por, favor, por favor,
      gracias, quiero, quisiera, busco, muestra, mostrar, lista, listar, me, tienen, tenéis, algo, alguna, qué,
      que, cuál, cuáles, plato, platos, producto, productos, tengo, todo, todos, toda, todas, solo,
      comer, tomar, es, son, nos, le, les, se, si, más, yo, puedo, puede, quiere, queremos, querría,
      busca, ver, deme, ponme, póngame, muéstreme, enséñeme, hola, buenas, apto, apta, aptos, aptas,
      seguro, segura, hijo, hija, mujer, marido, niño, niña, niños, menú, aquí, este, esta, cosa,
      pero, mi, mis, nuestra, nuestro, hijos, esposa, esposo, cualquier, tolero, tolera, digiero,
      soporto, debe, deben, añadido, añadida, añadidos, número, grave, gusta, gustan, encanta,
      encantan, adoro, amo, sufro, padezco, tenemos, ok,
      derivados, sus derivados, alguien, estos, estas, esos, esas
      """,
    pronouns: "yo, yo soy, ella, ella es, nosotros, nosotras, ellos, ellas",
    alternatives: "o, u",
    least: """
      más de, más que, por encima de, encima de, al menos, por lo menos, mínimo, como mínimo,
      a partir de, desde, no menos de, entre, más caro que, más cara que, cuesta más de,
      que cuesta más de
      """,
    leastBehind: """
      o más, y más, mínimo, como mínimo, en adelante, para arriba, al menos, por lo menos
      """,
    exceptions: """
      excepto, salvo, menos, a excepción de, aparte de, excluido, excluida, pero no
      """,
    ills: """
      alérgico, alérgica, alérgicos, alérgicas, alergia, alergias, intolerante, intolerantes,
      intolerancia, intolerancias, soy alérgico, soy alérgica, soy intolerante, anafilaxia
      """,
    contrasts: "pero, mas, aunque, sino",
    fine: """
      ok, vale, está bien, están bien, no hay problema, sin problema, ningún problema,
      puedo comer, puedo tomar,
      no es un problema, no es ningún problema, no son un problema, no son ningún problema, no es problema, no son problema
      """,
    yes: "sí",
    fineAround: (before: "", behind: ""),
    everything: "todo, todos, todas, toda",
    facts: [
      (.spicy, "picante, picantes, pica, pican"),
      (.frozen, "congelado, congelada, congelados, congeladas"),
      (.homemade, "casero, casera, caseros, caseras, de elaboración propia, hecho en casa"),
      (.soldOut, "agotado, agotada, agotados, agotadas"),
      (.alcoholic, "alcohol, alcohólico, alcohólica, alcohólicos, alcohólicas"),
      (.red, "roja, rojas, rojo"),
      (.white, "blanca, blancas, blanco"),
    ],
    lists: [
      (.pizzas, "pizzas, pizza"),
      (.beverages, "bebidas, bebida, de beber, para beber, algo de beber, algo para beber, beber"),
      (.desserts, "postres, postre, dulces, dulce"),
      (.other, "otros, otro, otras, otros platos, otros productos"),
    ],
    diets: [
      (
        .vegetarian,
        "vegetariano, vegetariana, vegetarianos, vegetarianas, soy vegetariano, soy vegetariana"
      ),
      (.vegan, "vegano, vegana, veganos, veganas, soy vegano, soy vegana"),
      (
        .pescatarian,
        "pescetariano, pescetariana, pescetarianos, pescetarianas, pescatariano, pescatariana"
      ),
      (.halal, "halal, musulmán, musulmana, musulmanes, musulmanas"),
      // `Judía` alone is a bean.
      (.kosher, "kosher, cásher, judío, judíos, soy judío, soy judía, somos judíos, somos judías"),
      (.hindu, "hindú, hindúes"),
      (.lowLactose, "bajo en lactosa, baja en lactosa, bajos en lactosa"),
      (
        .diabetic,
        "para diabéticos, diabético, diabéticos, diabética, soy diabético, soy diabética"
      ),
      (.lowCalorie, "bajo en calorías, baja en calorías, hipocalórico, hipocalórica"),
      (.lowFat, "bajo en grasas, bajo en grasa, baja en grasas, baja en grasa"),
      (.lowSalt, "bajo en sal, baja en sal"),
      (.organic, "ecológico, ecológica, orgánico, orgánica, biológico, biológica, bio"),
    ],
    namesakeDiets: [
      (.glutenFree, "sin gluten"), (.lactoseFree, "sin lactosa"),
      (.dairyFree, "sin lácteos, sin leche"),
    ],
    allergens: [
      called(
        .gluten,
        """
        gluten, cereales, cereales con gluten, cereales que contengan gluten,
        cereales que contienen gluten
        """),
      ([.wheat], [.gluten, .wheat], "trigo"), ([.wheat], [.wheat], "espelta, sémola"),
      called(.rye, "centeno"), called(.barley, "cebada, malta"),
      called(.oats, "avena, leche de avena"),
      called(.crustaceans, "crustáceos, crustáceo"), called(.eggs, "huevos, huevo"),
      called(.fish, "pescado, pescados"),
      called(.peanuts, "cacahuetes, cacahuete, maní, maníes, cacahuates, cacahuate"),
      called(.soy, "soja, soya, leche de soja"),
      called(
        .milk,
        """
        leche de vaca, leche de cabra, leche de oveja, leche, lactosa, lácteos, lácteo,
        productos lácteos, proteína de la leche, proteínas de la leche
        """
      ),
      ([.nuts], [.nuts], "frutos de cáscara, fruto de cáscara, frutos con cáscara, nueces, nuez"),
      ([.nuts, .peanuts], [.nuts, .peanuts], "frutos secos"),
      called(.almond, "almendras, almendra, leche de almendras, leche de almendra"),
      called(.hazelnut, "avellanas, avellana"), ([.walnut], [.nuts], "nueces de nogal"),
      called(.cashew, "anacardos, anacardo"),
      called(.pecan, "pacanas, pacana, nueces pecanas, nuez pecana, nueces de pecán"),
      called(.brazil, "nueces de brasil, nuez de brasil"),
      called(.pistachio, "pistachos, pistacho, alfóncigos, alfóncigo"),
      called(
        .macadamia,
        """
        nueces macadamia, nuez macadamia, nueces de macadamia, nuez de macadamia,
        nueces de australia
        """),
      called(.celery, "apio"), called(.mustard, "mostaza"),
      called(.sesame, "sésamo, ajonjolí, granos de sésamo, semillas de sésamo"),
      called(
        .sulphites,
        "dióxido de azufre y sulfitos, sulfitos, sulfito, dióxido de azufre, azufre"),
      called(.lupin, "altramuces, altramuz"), called(.molluscs, "moluscos, molusco"),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "mariscos, marisco"),
    ],
    harmless: "leche de coco, leche de arroz, nuez moscada, trigo sarraceno, manteca de cacao",
    meat: """
      carne, carnes, cerdo, res, vaca, ternera, cordero, pollo, jamón, tocino, chorizo, salchicha,
      gelatina, alcohol, vino, cerveza, azúcar, sal, ajo, cebolla, cebollas, miel
      """,
    numberSigns: "n, no, núm, num")
}
