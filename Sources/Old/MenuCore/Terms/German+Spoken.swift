extension German {
  static let spoken = SpokenTerms(
    numbers: """
      eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn,
      vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn
      """,
    tens: "zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig",
    oneBesideTens: "ein",
    betweenTens: { tens, unit in "\(unit)und\(tens)" },
    articles: "ein, eine, einen, einem, einer",
    wishes: """
      ich möchte, ich moechte, möchte ich, wir möchten, ich hätte gern, ich hätte gerne,
      ich haette gern, wir hätten gern, wir hätten gerne, hätte gern, hätte gerne, gern, gerne,
      ich will, wir wollen
      """,
    openings: """
      ich möchte gern, ich möchte gerne, ich bekomme, wir bekommen, ich kriege, ich nähme, wir nehmen, ich bestelle, wir bestellen,
      bringen sie mir, bringen sie uns, bring mir, bring uns, geben sie mir, geben sie uns, gib mir,
      für mich, fuer mich, für uns, fuer uns
      """,
    requests: (
      before: """
      kann ich, könnte ich, koennte ich, können wir, könnten wir, darf ich, dürfen wir,
      dürfte ich, ich würde, wir würden, ich würde gern, ich würde gerne, wir würden gern,
      wir würden gerne, würde gern, würde gerne
      """,
      needsVerb: true
    ),
    ordering: "bestellen, bestelle, bestellt",
    having: "haben, bekommen, nehmen, kriegen, probieren",
    asking: "haben sie, habt ihr, hast du, gibt es, gibt's",
    particles: "nicht, kein, keine, keinen, keinem, keiner, keines, keins",
    trimmings: """
      frittiert, frittierte, frittierter, gebraten, roh, rohe, roher, gegrillt, geräuchert,
      mariniert, paniert, scharf, scharfe, salzig, Pilze, Champignons, Oliven, Kapern, Paprika,
      Tomaten, Tomate, Basilikum, Rucola, Artischocken, Auberginen, Kartoffeln, Pommes, Mais, Ananas
      """,
    besideFine: """
      der, die, das, doch, eigentlich, eigentlich ist, eigentlich sind, eigentlich geht,
      eigentlich gehen, jetzt, nun, wieder, auch, ja, Entschuldigung, für mich, bei mir, mir,
      danke
      """,
    beforeFine: "ist, sind",
    askingVerbs: "kann, darf, können, dürfen, ist, geht",
    meatEndings: "fleisch",
    softDrinks: """
      Softdrinks, Softdrink, Soft Drinks, alkoholfreie Getränke, alkoholfreien Getränke,
      Getränke ohne Alkohol, nichtalkoholische Getränke, Erfrischungsgetränke, Limonaden
      """,
    alcoholFree: """
      alkoholfrei, alkoholfreie, alkoholfreies, alkoholfreien, alkoholfreier, alkoholfreiem,
      entalkoholisiert, entalkoholisierte, entalkoholisierter, entalkoholisiertes
      """,
    alcoholicDrinks: """
      bier biere weißbier weizen pils pilsner radler helles wein weine rotwein weißwein rosé sekt
      weinschorle schnaps likör obstler
      """,
    amounts: [
      ([1000], "Liter, Maß"),
      (
        [500],
        """
        halber Liter, halben Liter, halbes Liter, halbe Liter, Halbliter, Halbe, Halbes, Halben
        """
      ),
      ([250], "Viertel Liter, Viertelliter, Viertel, Viertele, Vierterl"),
      ([125], "Achtel Liter, Achtelliter, Achtel, Achterl"),
    ],
    amountJoints: "von, vom")
}
