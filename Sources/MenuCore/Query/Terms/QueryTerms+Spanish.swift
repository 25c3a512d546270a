extension QueryTerms {
  static let spanish = QueryTerms(
    negations: """
      pero sin, pero no, pero nada de, no puede comer, no puede tomar, sin, no, ni, nada de, ningún, ninguna, ninguno, libre de, exento de, exenta de, alérgico,
      alérgica, alérgicos, alérgicas, alergia, alergias, intolerante, intolerancia, soy alérgico, soy alérgica, soy intolerante, excepto, salvo,
      menos, evitar, evito, no contiene, no como, no tomo, no puedo comer, no puedo tomar, no me gusta,
      cero, nunca, jamás, tampoco, aparte de
      """,
    negationsBehind: "no, excluido, prohibido, nunca, jamás, tampoco",
    negatingEndings: "",
    coeliac: """
      celíaco, celíaca, celíacos, celiaquía, para celíacos, soy celíaco, soy celíaca
      """,
    joints: "y, e, o, u, ni, tampoco, también",
    with: """
      con, pero con, contiene, contienen, tiene, lleva, lleven, lleve, tenga, tengan, contenga,
      contengan, contener, puede contener, trazas de, trazas
      """,
    limits: """
      hasta, menos de, por menos de, debajo de, por debajo de, máximo, max, como máximo, no más de,
      más barato que
      """,
    currencies: "euro, euros, eur, pesos, dólares",
    limitsBehind: "máximo, max, como máximo, o menos",
    questions: """
      cuánto cuesta, cuánto cuestan, cuánto vale, cuánto es, qué precio tiene, hay, precio de
      """,
    cheapest: "barato, barata, baratos, baratas, más barato, más barata, más baratos, económico",
    diet: "dieta",
    unclear: """
      seguro, segura, seguros, problema, problemas, peligro, peligroso, peligrosa, malo, mala, mal,
      daño, prohibida
      """,
    fillers: """
      el, la, los, las, lo, un, una, unos, unas, de, del, al, a, en, para, por, favor, por favor,
      gracias, quiero, quisiera, busco, muestra, mostrar, me, tienen, tenéis, algo, alguna, qué, que,
      cuál, plato, platos, tengo, todo, todos, solo, comer, es, son,
      pero, mi, mis, nuestra, nuestro, hijo, hija, hijos, esposa, esposo, marido, niño, niña, cualquier,
      cosa, tolero, tolera, digiero, soporto, debe, deben, añadido, añadida, añadidos, puedo
      """,
    lists: [
      (.pizzas, "pizzas, pizza"),
      (.beverages, "bebidas, bebida, de beber, para beber, algo de beber, algo para beber, beber"),
      (.desserts, "postres, postre, dulces, dulce"), (.other, "otros, otro, otras"),
    ],
    diets: [
      (
        .vegetarian,
        "vegetariano, vegetariana, vegetarianos, vegetarianas, soy vegetariano, soy vegetariana"
      ),
      (.vegan, "vegano, vegana, veganos, veganas, soy vegano, soy vegana"),
      (.pescatarian, "pescetariano, pescetariana, pescetarianos, pescatariano"), (.halal, "halal"),
      (.kosher, "kosher, cásher"), (.hindu, "hindú"),
      (.lowLactose, "bajo en lactosa, baja en lactosa"),
      (.diabetic, "para diabéticos, diabético, diabéticos, diabética"),
      (.lowCalorie, "bajo en calorías, baja en calorías, hipocalórico"),
      (.lowFat, "bajo en grasas, bajo en grasa, baja en grasa"),
      (.lowSalt, "bajo en sal, baja en sal"),
      (.organic, "orgánico, orgánica, ecológico, ecológica, bio"),
    ],
    namesakeDiets: [
      (.glutenFree, "sin gluten"), (.lactoseFree, "sin lactosa"),
      (.dairyFree, "sin lácteos, sin leche"),
    ],
    allergens: [
      called(.gluten, "gluten, cereales, cereales con gluten"),
      ([.wheat], [.gluten, .wheat], "trigo"), ([.wheat], [.wheat], "espelta, sémola"),
      called(.rye, "centeno"), called(.barley, "cebada, malta"),
      called(.oats, "avena, leche de avena"),
      called(.crustaceans, "crustáceos, crustáceo"), called(.eggs, "huevos, huevo"),
      called(.fish, "pescado, pescados"),
      called(.peanuts, "cacahuetes, cacahuete, maní, cacahuates"),
      called(.soy, "soja, soya, leche de soja"),
      called(
        .milk, "leche de vaca, leche de cabra, leche, lactosa, lácteos, lácteo, productos lácteos"),
      ([.nuts], [.nuts], "frutos de cáscara, nueces, nuez"),
      ([.nuts, .peanuts], [.nuts, .peanuts], "frutos secos"),
      called(.almond, "almendras, almendra, leche de almendras"),
      called(.hazelnut, "avellanas, avellana"), called(.walnut, "nueces de nogal"),
      called(.cashew, "anacardos, anacardo"), called(.pecan, "nueces pecanas, pacanas"),
      called(.brazil, "nueces de brasil"), called(.pistachio, "pistachos, pistacho"),
      called(.macadamia, "nueces de macadamia"), called(.celery, "apio"),
      called(.mustard, "mostaza"), called(.sesame, "sésamo, ajonjolí"),
      called(.sulphites, "sulfitos, sulfito, dióxido de azufre"),
      called(.lupin, "altramuces, altramuz"), called(.molluscs, "moluscos, molusco"),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "mariscos, marisco"),
    ],
    harmless: "leche de coco, leche de arroz, nuez moscada, trigo sarraceno, manteca de cacao",
    meat: """
      carne, carnes, cerdo, res, vaca, ternera, cordero, pollo, jamón, tocino, chorizo, salchicha,
      gelatina, alcohol, vino, cerveza, azúcar, sal, ajo, cebolla, cebollas, miel
      """,
    numbers: "uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez")
}
