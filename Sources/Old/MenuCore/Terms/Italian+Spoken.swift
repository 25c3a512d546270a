extension Italian {
  static let spoken = SpokenTerms(
    numbers: """
      uno, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici, tredici,
      quattordici, quindici, sedici, diciassette, diciotto, diciannove
      """,
    tens: "venti, trenta, quaranta, cinquanta, sessanta, settanta, ottanta, novanta",
    oneBesideTens: "uno, una, un",
    // Two vowels do not meet: `ventotto`.
    betweenTens: { tens, unit in
      let isVowel = ["u", "o"].contains { unit.hasPrefix($0) }
      return (isVowel ? String(tens.dropLast()) : tens) + unit
    },
    articles: "un, una, un'",
    wishes: """
      vorrei, vorremmo, mi piacerebbe, mi piacerebbero, desidero, desidererei, voglio, vogliamo
      """,
    openings: """
      io vorrei, noi vorremmo, mi dia, mi porti, mi faccia, mi porta, mi fa, ci fa, mi dà, mi fai,
      mi dai, mi porteresti, mi può portare, ci può portare, può portarmi, può portarci, ci dia,
      ci porti, ci porta, dammi, portami, portaci, per me, per noi, io prendo, noi prendiamo,
      prendiamo, prenderei, prenderemmo, prenderò, prenderemo, posso ordinare, potrei ordinare, possiamo ordinare, potremmo ordinare
      """,
    requests: (
      before: """
      posso avere, potrei avere, possiamo avere, potremmo avere, posso prendere, potrei prendere,
      possiamo prendere
      """,
      needsVerb: false
    ),
    ordering: "ordinare, ordina, ordino, ordiniamo, ordinerei, fare un ordine, fare un'ordinazione",
    having: "avere, prendere, provare, assaggiare",
    asking: "avete, hai, fate, servite, ce l'avete",
    particles: "no, non, niente",
    trimmings: """
      fritto, fritta, fritti, fritte, crudo, cruda, crudi, crude, grigliato, grigliata, grigliati,
      grigliate, affumicato, affumicata, affumicati, marinato, marinata, impanato, impanata,
      piccante, piccanti, salato, salata, funghi, olive, capperi, peperoni, pomodoro, pomodori,
      pomodorini, basilico, rucola, carciofi, melanzane, patate, patatine, mais, ananas, peperoncino
      """,
    besideFine: """
      il, lo, la, l', i, gli, le, in realtà, in effetti, anzi, veramente, alla fine, lo stesso,
      comunque, invece, ora, adesso, anche, scusa, scusi, per me, mi, a me, grazie
      """,
    beforeFine: "è, sono",
    askingVerbs: "può, puo, possono, posso, possiamo",
    meatEndings: "",
    softDrinks: """
      bibite, bibita, bibite analcoliche, bibita analcolica, bevande analcoliche,
      bevanda analcolica, bevande senza alcol, bibite senza alcol, drink analcolici
      """,
    alcoholFree: """
      analcolico, analcolica, analcolici, analcoliche, dealcolato, dealcolata, dealcolati,
      dealcolate, dealcolizzato, dealcolizzata
      """,
    alcoholicDrinks: """
      birra birre vino vini prosecco spumante spumanti champagne sidro spritz grappa grappe rum
      whisky vodka gin liquore liquori cocktail limoncello amaro amari sambuca brandy lambrusco
      chianti barolo montepulciano primitivo vermentino falanghina
      """,
    amounts: [
      ([1000], "litro, litri"), ([500], "mezzo litro, mezzi litri, mezzo"),
      ([250], "quarto di litro, quarto, quartino, quartini"),
      ([568, 570, 500, 473], "pinta, pinte"), ([284, 285, 280, 250, 237], "mezza pinta"),
    ],
    amountJoints: "di, del, della, dell'")
}
