extension Spanish {
  static let spoken = SpokenTerms(
    numbers: """
      uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce,
      quince, dieciséis, diecisiete, dieciocho, diecinueve
      """,
    tens: "veinte, treinta, cuarenta, cincuenta, sesenta, setenta, ochenta, noventa",
    oneBesideTens: "uno, un, una",
    betweenTens: { tens, unit in tens == "veinte" ? "veinti\(unit)" : "\(tens) y \(unit)" },
    articles: "un, una",
    wishes: """
      quisiera, quisiéramos, querría, querríamos, quería, queríamos, quiero, queremos, me gustaría,
      me gustarían
      """,
    openings: """
      póngame, pónganos, ponme, ponnos, deme, denos, dame, danos, tráigame, tráiganos, tráeme,
      tráenos, para mí, para nosotros, me pone, nos pone, me pones, me da, nos da, me trae,
      nos trae, me puede traer, nos puede traer, me puede poner, nos puede poner, me puede dar,
      puede traerme, puede traernos, tomaré, tomaremos, tomaría, tomamos, voy a tomar,
      vamos a tomar, voy a pedir, vamos a pedir, puedo pedir,
      podría pedir, podemos pedir, podríamos pedir, yo quiero, yo quisiera
      """,
    requests: (
      before: """
      puedo tener, podría tener, puedo tomar, podría tomar, podemos tener, podemos tomar
      """,
      needsVerb: false
    ),
    ordering: "pedir, pide, pido, pedimos, ordenar, ordena, hacer un pedido",
    having: "tener, tomar, probar",
    asking: "tienen, tiene, tenéis, tienes, hay",
    particles: "no, nada de",
    trimmings: """
      frito, frita, fritos, fritas, crudo, cruda, crudos, crudas, asado, asada, ahumado, ahumada,
      marinado, marinada, empanado, empanada, rebozado, rebozada, picante, picantes, salado, salada,
      champiñones, setas, aceitunas, alcaparras, pimientos, tomate, tomates, albahaca, rúcula,
      alcachofas, berenjenas, patatas, maíz, piña
      """,
    // `sí` is not among them, for it is written as `si` in a hurry.
    besideFine: """
      el, la, los, las, en realidad, en verdad, de hecho, al final, después de todo, ya, ahora,
      también, igual, perdón, perdona, para mí, por mí, me, a mí, gracias
      """,
    beforeFine: "es, son",
    askingVerbs: "puedo, puede, podemos, pueden, es",
    meatEndings: "",
    softDrinks: """
      refrescos, refresco, bebidas sin alcohol, bebida sin alcohol, bebidas no alcohólicas,
      gaseosas, gaseosa
      """,
    alcoholFree: """
      no alcohólico, no alcohólica, no alcohólicos, no alcohólicas, desalcoholizado,
      desalcoholizada, desalcoholizados, desalcoholizadas
      """,
    alcoholicDrinks: """
      cerveza cervezas caña cañas vino vinos cava sangría sidra ron licor licores orujo vermú
      """,
    amounts: [
      ([1000], "litro, litros"), ([500], "medio litro, medios litros"),
      ([250], "cuarto de litro, cuarto, cuartos"), ([330], "tercio, tercios"),
      ([200], "quinto, quintos"), ([568, 570, 500, 473], "pinta, pintas"),
      ([284, 285, 280, 250, 237], "media pinta, medias pintas"),
    ],
    amountJoints: "de, del")
}
