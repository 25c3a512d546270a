/// What guests type in Italian, and what the program calls things.
enum Italian: Terms {
  static let language: Language = "it"
  static let ownName = "italiano"

  static func name(of list: MenuList) -> String {
    switch list {
    case .pizzas: "Pizze"
    case .beverages: "Bevande"
    case .desserts: "Dolci"
    case .other: "Altro"
    }
  }

  static func name(of allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "glutine"
    case .wheat: "frumento"
    case .rye: "segale"
    case .barley: "orzo"
    case .oats: "avena"
    case .crustaceans: "crostacei"
    case .eggs: "uova"
    case .fish: "pesce"
    case .peanuts: "arachidi"
    case .soy: "soia"
    case .milk: "latte"
    case .nuts: "frutta a guscio"
    case .almond: "mandorle"
    case .hazelnut: "nocciole"
    case .walnut: "noci"
    case .cashew: "anacardi"
    case .pecan: "noci pecan"
    case .brazil: "noci del Brasile"
    case .pistachio: "pistacchi"
    case .macadamia: "noci macadamia"
    case .celery: "sedano"
    case .mustard: "senape"
    case .sesame: "sesamo"
    case .sulphites: "solfiti"
    case .lupin: "lupini"
    case .molluscs: "molluschi"
    }
  }

  static func name(of diet: Diet) -> String {
    switch diet {
    case .vegetarian: "vegetariana"
    case .vegan: "vegana"
    case .pescatarian: "pescetariana"
    case .halal: "halal"
    case .kosher: "kosher"
    case .hindu: "indù"
    case .glutenFree: "senza glutine"
    case .lowLactose: "a basso contenuto di lattosio"
    case .lactoseFree: "senza lattosio"
    case .dairyFree: "senza latticini"
    case .diabetic: "per diabetici"
    case .lowCalorie: "ipocalorica"
    case .lowFat: "a basso contenuto di grassi"
    case .lowSalt: "a basso contenuto di sale"
    case .organic: "biologica"
    }
  }

  static func name(of serving: Serving) -> String {
    switch serving {
    case .draught: "alla spina"
    case .bottle: "in bottiglia"
    case .can: "in lattina"
    case .glass: "al bicchiere"
    }
  }

  static func name(of base: KnownBase) -> String {
    switch base {
    case .red: "rossa"
    case .white: "bianca"
    }
  }

  static func name(per unit: KnownUnit) -> String {
    switch unit {
    case .piece: "al pezzo"
    case .person: "a persona"
    }
  }

  static func range(from low: String, to high: String) -> String { "da \(low) a \(high)" }

  static let noName = "(senza nome)"
  static let noSurcharge = "senza supplemento"
  static let homemade = "fatto in casa"
  static let from = "da"
  static let euros = "123,45\u{A0}€"
}

extension Italian {
  static let endings: [(one: String, many: String)] = [
    ("co", "chi"), ("go", "ghi"), ("ca", "che"), ("ga", "ghe"), ("cia", "ce"), ("gia", "ge"),
    ("io", "i"), ("o", "i"), ("a", "e"), ("e", "i"),
  ]

  static let typed = QueryTerms(
    negations: """
      ma senza, ma non, ma no, ma niente, però senza, però non, però niente, non può mangiare,
      non possono mangiare, non può avere, senza, no, non, niente, nessun, nessuna, nessuno, né, privo di, priva di, privi di, prive di,
      allergico, allergica, allergici, allergiche, allergia, allergie, intollerante, intolleranti,
      intolleranza, intolleranze, escluso, esclusa, esclusi, escluse, tranne, eccetto, evito,
      evitare, evita, libero da, libera da, non posso mangiare, non mangio, vietato, zero,
      mai, tutto meno, tranne che, a parte, all'infuori di, anafilassi, anafilassi da, shock anafilattico, odio, detesto, non mi piace, non mi piacciono
      """,
    withouts: """
      ma senza, però senza, senza, privo di, priva di, privi di, prive di, libero da, libera da
      """,
    negationsBehind: """
      no, esclusi, escluso, vietato, mi fa male, fa male, mi fanno male, mai, mi danno fastidio, mi dà fastidio, mi fa stare male, mi fanno stare male
      """,
    negatingEndings: "",
    coeliac: "sg, celiaco, celiaca, celiaci, celiache, celiachia, per celiaci",
    joints: "e, ed, o, od, oppure, né, anche, neanche, nemmeno",
    with: """
      con, ma con, contiene, contengono, contenente, contenenti, ha, hanno, contenga, contengano,
      contenere, abbia, abbiano, può contenere, possono contenere, potrebbe contenere, tracce di,
      tracce,
      traccia di, traccia
      """,
    limits: """
      fino a, fino ad, fino ai, entro, entro i, entro gli, massimo, al massimo, max, non più di,
      non oltre, spendere
      """,
    below: """
      sotto, sotto i, sotto gli, sotto a, meno di, a meno di, costa meno di, che costa meno di,
      che costano meno di, inferiore a
      """,
    currencies: "euro, eur, franchi",
    limitsBehind: "al massimo, massimo, max, o meno, in giù",
    questions: """
      quanto costa, quanto costano, quanto viene, quanto vengono, quant'è, c'è, ci sono, che prezzo ha,
      cosa c'è, che c'è, cosa contiene, prezzo di, posso mangiare, posso avere, va bene
      """,
    cheapest: """
      economico, economica, economici, economiche, più economico, più economica, più economici,
      più economiche, meno caro, meno cara, meno cari, meno care, costa meno, costano meno,
      a buon prezzo, a buon mercato
      """,
    dearest: """
      più caro, più cara, più cari, più care, più costoso, più costosa, più costosi, più costose,
      costa di più, costano di più, prezzo più alto
      """,
    noLimits: """
      senza limite, senza limiti, senza limite di prezzo, senza limiti di prezzo, nessun limite, a
      qualsiasi prezzo, a qualunque prezzo, qualsiasi prezzo, non importa il prezzo, il prezzo non
      importa
      """,
    diet: "dieta, diete, siamo",
    unclear: """
      sicuro, sicura, sicuri, sicure, problema, problemi, pericolo, pericoloso, pericolosa,
      pericolosi, pericolose, male, malissimo, proibito, proibita, proibiti
      """,
    conditions: """
      incinta, incinte, gravidanza, in gravidanza, allattamento, allatto, allattando,
      aspetto un bambino, aspettiamo un bambino
      """,
    fillers: """
      il, lo, la, i, gli, le, l', un, uno, una, un', di, del, dello, della, dei, degli, delle,
      dell', d', a, ad, al, allo, alla, ai, agli, alle, all', da, dal, dalla, in, nel, nello, nella,
      nei, nelle, nell', negli, su, sul, sulla, per, vorrei, voglio, vogliamo, cerco, cerca,
      cercare, mostra, mostrami, elenca, elencami, mi, fammi, vedere, avete, hai, qualcosa, qualche, quale, quali,
      qual, cosa, che, piatto, piatti, voce, voci, favore, per favore, grazie, prego, tutto, tutti,
      tutte, tutta, più, sono, è, si, ci, sia, siano, tollero, tollera, serve, servono, usate,
      adatto, adatta, adatti, adatte, basta, sicuro, sicura, figlio, figlia, moglie, marito,
      bambino, bambina, menu, menù, se, un po', posso, mangiare, bere, prendo, solo, roba, quello,
      quella, ciao, buonasera, ma, però, mia, mio, mie, miei, nostra, nostro, qualsiasi, qualunque,
      digerisco, digerisce, digerire, tollerare, sopporto, bevo, deve, devono, deva, debba, debbano,
      alcun, alcuna, alcuno, aggiunto, aggiunta, aggiunti, può, possono, figli, figlie, bambini,
      bambine, ho, abbiamo, numero, grave, gravi, soffro, soffre, amo, adoro, piace, piacciono, ok,
      mangio, mangia, mangiano, mangiamo, beve, bevono, beviamo,
      derivati, suoi derivati, qualcuno, chi, per me, questi, queste, quelli, quelle
      """,
    pronouns: "io, tu, lui, lei, noi, voi, loro, io sono, lui è, lei è, noi siamo",
    alternatives: "o, od, oppure",
    least: """
      più di, oltre, oltre i, oltre gli, sopra, sopra i, sopra gli, almeno, minimo, a partire da,
      non meno di, tra, fra, più caro di, più cara di, costa più di, che costa più di,
      che costano più di, dai, dagli
      """,
    leastBehind: "in su, o più, e più, minimo, almeno, in avanti",
    exceptions: """
      tranne, tranne che, eccetto, tutto meno, meno che, a parte, all'infuori di, escluso,
      esclusa, esclusi, escluse, fuorché
      """,
    ills: """
      allergico, allergica, allergici, allergiche, allergia, allergie, intollerante, intolleranti,
      intolleranza, intolleranze, anafilassi
      """,
    contrasts: "ma, però, mentre, invece",
    fine: """
      ok, va bene, vanno bene, sono ok, è ok, nessun problema, posso mangiare, possiamo mangiare,
      posso avere, mangio,
      non è un problema, non sono un problema, non è un problema per me, possono andare, va benissimo, vanno benissimo
      """,
    yes: "sì",
    fineAround: (before: "", behind: ""),
    everything: "tutto, tutti, tutte, tutta",
    facts: [
      (.spicy, "piccante, piccanti, pizzica, pizzicano"),
      (.frozen, "surgelato, surgelata, surgelati, surgelate, congelato"),
      (.homemade, "fatto in casa, fatta in casa, fatti in casa, fatte in casa, casalingo"),
      (.soldOut, "esaurito, esaurita, esauriti, esaurite"),
      (.alcoholic, "alcol, alcool, alcolico, alcolica, alcolici, alcoliche"),
      (.red, "rossa, rosse, rosso"),
      (.white, "bianca, bianche, bianco"),
    ],
    lists: [
      (.pizzas, "pizze, pizza, pizzette, pizzetta"),
      (
        .beverages,
        """
        bevande, bevanda, da bere, qualcosa da bere, cosa da bere, drink, beveraggi
        """
      ),
      (.desserts, "dolci, dolce, dessert, dolcetti, dolcetto"), (.other, "altro, altri piatti"),
    ],
    diets: [
      (.vegetarian, "vegetariano, vegetariana, vegetariani, vegetariane, veg"),
      (.vegan, "vegano, vegana, vegani, vegane, vg"),
      (
        .pescatarian,
        "pescetariano, pescetariana, pescetariani, pescetariane, pescatariano, pescatariana"
      ),
      (.halal, "halal, hallal, musulmano, musulmana, musulmani, musulmane"),
      (.kosher, "kosher, kasher, cascer, ebreo, ebrea, ebrei, ebree"),
      (.hindu, "indù"),
      (.lowLactose, "a basso contenuto di lattosio, a basso lattosio, poco lattosio"),
      (.diabetic, "per diabetici, diabetici, diabetico, diabetica"),
      (
        .lowCalorie,
        "ipocalorico, ipocalorica, ipocalorici, ipocaloriche, a basso contenuto di calorie"
      ),
      (.lowFat, "a basso contenuto di grassi, povero di grassi, povera di grassi"),
      (.lowSalt, "a basso contenuto di sale, povero di sale, povera di sale, iposodico, iposodica"),
      (.organic, "biologico, biologica, biologici, biologiche, bio"),
    ],
    namesakeDiets: [
      (.glutenFree, "senza glutine"), (.lactoseFree, "senza lattosio"),
      (.dairyFree, "senza latticini, senza latte"),
    ],
    allergens: [
      called(.gluten, "glutine, cereali, cereali contenenti glutine"),
      ([.wheat], [.gluten, .wheat], "grano"),
      ([.wheat], [.wheat], "frumento, farro, kamut, spelta, semola"), called(.rye, "segale"),
      called(.barley, "orzo"), called(.oats, "avena, latte di avena, latte d'avena"),
      called(.crustaceans, "crostacei, crostaceo"), called(.eggs, "uova, uovo"),
      called(.fish, "pesce, pesci"), called(.peanuts, "arachidi, arachide, noccioline"),
      called(.soy, "soia, latte di soia"),
      called(
        .milk,
        "latte di capra, latte vaccino, latte di mucca, latte di pecora, latte, lattosio, latticini, latticino, proteine del latte"
      ),
      (
        [.nuts], [.nuts],
        "frutta a guscio, frutta in guscio, frutta col guscio, guscio, noci, noce"
      ),
      ([.nuts, .peanuts], [.nuts, .peanuts], "frutta secca"),
      called(.almond, "mandorle, mandorla, latte di mandorla, latte di mandorle"),
      called(.hazelnut, "nocciole, nocciola"),
      called(.cashew, "anacardi, anacardio"), called(.pecan, "noci pecan, noce pecan"),
      called(.brazil, "noci del brasile, noce del brasile"),
      called(.pistachio, "pistacchi, pistacchio"),
      called(.macadamia, "noci macadamia, noci di macadamia, noce macadamia"),
      called(.celery, "sedano"), called(.mustard, "senape"),
      called(.sesame, "sesamo, semi di sesamo"),
      called(.sulphites, "anidride solforosa e solfiti, solfiti, solfito, anidride solforosa"),
      called(.lupin, "lupini, lupino"),
      called(.molluscs, "molluschi, mollusco"),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "frutti di mare"),
    ],
    harmless: """
      noce moscata, latte di cocco, latte di riso, noce di cocco, grano saraceno, burro di cacao,
      fiori di zucca
      """,
    meat: """
      carne, carni, maiale, suino, manzo, bovino, vitello, agnello, pollo, pollame, prosciutto,
      salame, salsiccia, pancetta, speck, gelatina, alcol, alcool, vino, birra, zucchero, sale, aglio,
      cipolla, cipolle, miele
      """,
    numberSigns: "n, no, nr, num")
}
