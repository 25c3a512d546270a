extension English {
  static let spoken = SpokenTerms(
    numbers: """
      one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen,
      fourteen, fifteen, sixteen, seventeen, eighteen, nineteen
      """,
    tens: "twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety",
    oneBesideTens: "one",
    betweenTens: { tens, unit in "\(tens) \(unit)" },
    articles: "a, an",
    wishes: """
      i'd like, i would like, we'd like, we would like, i'd love, i would love, i want, we want
      """,
    openings: """
      i'll have, i'll take, i'll get, i'll order, i'll go for, i'll go with, ill have, ill take,
      i will have, i will take, i will order, i'm having, i'm going to have, id like, we'll have,
      we'll take, we'll get, we'll order, we will have, we will take, can i have, could i have,
      may i have, can we have, could we have, may we have, can i get, could i get, can we get,
      could we get, can i order, could i order, may i order, can we order, let me have, let me get,
      give me, give us, get me, bring me, bring us, can you bring me, could you bring me,
      can you bring us, could you bring us, for me, for us
      """,
    requests: (before: "", needsVerb: false),
    ordering: """
      order, to order, ordering, place an order, to place an order, place an order for,
      to place an order for
      """,
    having: "to have, to get, to take, to try",
    asking: "do you have, have you got, do you sell, do you serve, you have",
    particles: "no, not",
    trimmings: """
      fried, raw, grilled, smoked, roasted, marinated, breaded, spicy, hot, salty, mushrooms,
      mushroom, olives, olive, capers, peppers, tomatoes, tomato, basil, rocket, artichokes,
      aubergines, potatoes, chips, corn, sweetcorn, pineapple, chilli, sauce
      """,
    besideFine: """
      the, actually, in fact, after all, now, again, then, too, also, oh, well, yes, sorry,
      for me, with me, by me, please, thanks, thank you, 's
      """,
    beforeFine: "is, are",
    askingVerbs: "can, may, could",
    meatEndings: "",
    softDrinks: """
      soft drinks, soft drink, non alcoholic drinks, non alcoholic drink, alcohol free drinks,
      drinks without alcohol, beverages without alcohol, no alcohol drinks, sodas
      """,
    alcoholFree: """
      non alcoholic, nonalcoholic, alcohol free, alcoholfree, dealcoholised, dealcoholized
      """,
    alcoholicDrinks: """
      beer beers ale ales lager lagers stout porter ipa wine wines prosecco champagne cider spritz
      grappa rum whisky whiskey vodka gin liqueur liqueurs cocktail cocktails limoncello amaro
      sambuca brandy sherry
      """,
    amounts: [
      ([1000], "litre, litres, liter, liters"),
      (
        [500],
        """
        half litre, half liter, half a litre, half a liter, half litres, half liters
        """
      ),
      ([250], "quarter litre, quarter liter, quarter of a litre, quarter of a liter"),
      ([568, 570, 500, 473], "pint, pints"),
      ([284, 285, 280, 250, 237], "half pint, half a pint, half pints"),
    ],
    amountJoints: "of")
}
