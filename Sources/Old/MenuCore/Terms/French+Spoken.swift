extension French {
  static let spoken = SpokenTerms(
    numbers: """
      un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze,
      quinze, seize, dix-sept, dix-huit, dix-neuf
      """,
    tens: """
      vingt, trente, quarante, cinquante, soixante, soixante-dix, quatre-vingts, quatre-vingt-dix
      """,
    longTens: "soixante, quatre-vingts",
    oneBesideTens: "un, une",
    // `vingt et un` and `soixante et onze`, but `quatre-vingt-un` and `quatre-vingt-onze`.
    betweenTens: { tens, unit in
      guard tens != "quatre-vingts" else { return "quatre-vingt-\(unit)" }
      return ["un", "une", "onze"].contains(unit) ? "\(tens) et \(unit)" : "\(tens)-\(unit)"
    },
    articles: "une",
    wishes: """
      je voudrais, j'aimerais, nous voudrions, nous aimerions, on voudrait, je souhaite,
      je souhaiterais, je veux
      """,
    openings: """
      donnez-moi, donnez moi, donnez-nous, donne-moi, apportez-moi, apportez moi, apportez-nous,
      mettez-moi, mettez moi, mettez-nous, servez-moi, pour moi, pour nous, moi je prends,
      nous prenons, on prend, on va prendre, je vais prendre, nous allons prendre, je prendrai,
      je prendrais, nous prendrons, on prendra, je commande, nous commandons, on commande,
      je vais commander, nous allons commander, puis-je commander, puis je commander,
      je peux commander, est-ce que je peux commander, est ce que je peux commander,
      on peut commander, pouvons-nous commander
      """,
    requests: (
      before: """
      puis-je avoir, puis je avoir, pourrais-je avoir, pourrais je avoir, pourrions-nous avoir,
      pouvons-nous avoir, je peux avoir, je pourrais avoir, on peut avoir, on pourrait avoir,
      est-ce que je peux avoir, est ce que je peux avoir, est-ce que je pourrais avoir,
      est-ce qu'on peut avoir
      """,
      needsVerb: false
    ),
    ordering: "commander, commande, commandez, passer commande, passer une commande",
    having: "avoir, prendre, goûter, essayer",
    asking: "avez-vous, avez vous, vous avez, est-ce que vous avez, as-tu, tu as, il y a",
    particles: "pas, pas de, pas d', non",
    trimmings: """
      frit, frite, frits, frites, cru, crue, crus, crues, grillé, grillée, grillés, grillées, fumé,
      fumée, fumés, fumées, mariné, marinée, marinés, marinées, pané, panée, panés, panées, épicé,
      épicée, épicés, épicées, piquant, piquante, salé, salée, champignons, olives, câpres,
      poivrons, tomate, tomates, basilic, roquette, artichauts, aubergines, maïs, ananas
      """,
    besideFine: """
      le, la, les, l', en fait, finalement, au final, en réalité, après tout, tout compte fait,
      maintenant, quand même, aussi, oui, désolé, désolée, pardon, pour moi, me, merci
      """,
    beforeFine: "est, sont",
    askingVerbs: "puis, peut, peux, pouvons, convient",
    meatEndings: "",
    softDrinks: """
      sodas, softs, boissons sans alcool, boisson sans alcool, boissons non alcoolisées,
      boisson non alcoolisée
      """,
    alcoholFree: """
      non alcoolisé, non alcoolisée, non alcoolisés, non alcoolisées, désalcoolisé, désalcoolisée,
      désalcoolisés, désalcoolisées
      """,
    alcoholicDrinks: """
      bière bières vin vins cidre champagne crémant rhum pastis liqueur liqueurs digestif apéritif
      kir
      """,
    amounts: [
      ([1000], "litre, litres"), ([500], "demi-litre, demi-litres"),
      // Of wine it is half a litre, of beer a quarter of one.
      ([500, 250], "demi, demis"), ([250], "quart de litre, quart, quarts"),
      ([568, 570, 500, 473], "pinte, pintes"), ([284, 285, 280, 250, 237], "demi-pinte"),
    ],
    amountJoints: "de, du, d'")
}
