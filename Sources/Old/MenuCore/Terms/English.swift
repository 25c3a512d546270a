/// What guests type in English, and what the program calls things.
enum English: Terms {
  static let language: Language = "en"
  static let ownName = "English"

  static func name(of list: MenuList) -> String {
    switch list {
    case .pizzas: "Pizzas"
    case .beverages: "Beverages"
    case .desserts: "Desserts"
    case .other: "Other"
    }
  }

  static func name(of allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "gluten"
    case .wheat: "wheat"
    case .rye: "rye"
    case .barley: "barley"
    case .oats: "oats"
    case .crustaceans: "crustaceans"
    case .eggs: "eggs"
    case .fish: "fish"
    case .peanuts: "peanuts"
    case .soy: "soy"
    case .milk: "milk"
    case .nuts: "nuts"
    case .almond: "almonds"
    case .hazelnut: "hazelnuts"
    case .walnut: "walnuts"
    case .cashew: "cashews"
    case .pecan: "pecan nuts"
    case .brazil: "Brazil nuts"
    case .pistachio: "pistachios"
    case .macadamia: "macadamia nuts"
    case .celery: "celery"
    case .mustard: "mustard"
    case .sesame: "sesame"
    case .sulphites: "sulphites"
    case .lupin: "lupin"
    case .molluscs: "molluscs"
    }
  }

  static func name(of diet: Diet) -> String {
    switch diet {
    case .hindu: "Hindu"
    case .diabetic: "for diabetics"
    case .vegetarian, .vegan, .pescatarian, .halal, .kosher, .glutenFree, .lowLactose, .lactoseFree,
      .dairyFree, .lowCalorie, .lowFat, .lowSalt, .organic:
      diet.rawValue
    }
  }

  static func name(of serving: Serving) -> String {
    switch serving {
    case .draught: "on draught"
    case .bottle: "bottle"
    case .can: "can"
    case .glass: "by the glass"
    }
  }

  static func name(of base: KnownBase) -> String {
    switch base {
    case .red: "red"
    case .white: "white"
    }
  }

  static func name(per unit: KnownUnit) -> String {
    switch unit {
    case .piece: "each"
    case .person: "per person"
    }
  }

  static func range(from low: String, to high: String) -> String { "from \(low) to \(high)" }

  static let noName = "(no name)"
  static let noSurcharge = "at no extra cost"
  static let homemade = "homemade"
  static let from = "from"
  static let euros = "€123.45"
}

extension English {
  static let endings: [(one: String, many: String)] = [("y", "ies"), ("", "es"), ("", "s")]

  static let typed = QueryTerms(
    negations: """
      can't digest, cannot digest, cant digest, can't tolerate, cannot tolerate, can't stand,
      no, not, non, without, w/o, none, nor, neither, never, free of, free from, allergic, allergy,
      allergies, intolerant, intolerance, avoid, avoiding, avoids, except, excluding, exclude, minus,
      nothing, can't eat, cannot eat, can not eat, can't have, cannot have, don't eat, do not eat,
      don't want, do not want, doesn't contain, does not contain, isn't, aren't, lacking, leave out, leave,
      leave off, skip, omit, hold the, any but, anything but, all but, everything but,
      but no, but not, but without, but never,
      everything other than, anything other than, other than, apart from, aside from, with out, don't have, doesn't have, do not have,
      dont have, doesnt have, don't contain, do not contain, dont contain, doesnt contain,
      don't include, do not include, doesn't include, does not include, not containing,
      don't drink, do not drink, doesn't drink, can't drink, cannot drink, can not drink,
      doesn't eat, does not eat, don't take, don't give me, cant have, cant eat, dont eat, dont want, dont like,
      don't like, do not like, dislike, hate, zero, anaphylaxis, anaphylactic,
      unable to, unable to eat, unable to have, not able to eat, not able to have
      """,
    withouts: """
      without, w/o, with out, but without, free of, free from,
      but without
      """,
    negationsBehind: """
      free, no, allergy, allergies, allergic, allergen, intolerant, intolerance, intolerances,
      sensitive, sensitivity, excluded, less, is not ok, not ok, not okay, not allowed,
      never, nope, no thanks, makes me sick, make me sick, makes me ill, make me ill
      """,
    negatingEndings: "free, less",
    coeliac: "gf, coeliac, celiac, coeliacs, celiacs, coeliac disease, celiac disease",
    joints: "and, or, nor, also",
    with: """
      with, but with, containing, contains, contain, has, having, may contain, might contain,
      traces of, traces, trace of, trace
      """,
    limits: "up to, at most, no more than, not more than, not over, max, maximum, within, spend",
    below: """
      under, below, less than, cheaper than, for less than, for under, costs less than,
      that cost less than
      """,
    currencies: "euro, euros, eur, dollar, dollars, usd, pound, pounds, quid, gbp, francs, bucks",
    limitsBehind: "max, maximum, at most, or less, or under, and under",
    questions: """
      how much is, how much are, how much does, how much for, what does, what is in, what's in,
      is there, are there, is the, are the, is it, can i eat, can i have, does, do, price of, what is the price of, tell me about
      """,
    cheapest: "cheap, cheaper, cheapest, inexpensive, lowest price, best price, good value",
    dearest: """
      most expensive, dearest, priciest, highest price, most costly, costs most, costs the most,
      cost the most
      """,
    noLimits: """
      no limit, no price limit, without limit, without a limit, any price, at any price, whatever
      it costs, whatever the price, no matter the price, price does not matter, price doesn't
      matter
      """,
    diet: "diet, diets",
    unclear: """
      safe, problem, problems, trouble, issue, issues, bad, sick, ill, harmful, dangerous, deadly,
      banned, forbidden
      """,
    conditions: "pregnant, pregnancy, breastfeeding, breast feeding, expecting a baby",
    fillers: """
      the, a, an, of, in, on, at, to, for, i, i'm, i am, im, me, my, we, you, it, i'd, like, i'd
      like, want, need, would, please, thanks, thank, hello, hi, show, find, search, look, looking,
      get, give, what, what's, which, some, something, any, anything, dish, dishes, item, items,
      thing, things, food, have, do you have, got, can, could, eat, only, just, all, everything,
      that, this, is, are, cost, s, if, one, here, menu, use, fine, ok, okay, good, safe, suitable,
      daughter, son, wife, husband, child, kid, kids, there, added, digest, tolerate, stomach, baby,
      he, she, her, his, they, anyone, ve, love, loves, enjoy, am, was, so, but, number, severe,
      suffer, suffering, he's, she's, from, have, who, whom, whose, them, these,
      those, ones,
      list, able, able to, must, someone, somebody, actually, out, off, derivatives, and derivatives, products thereof
      """,
    pronouns: """
      i, i'm, i am, im, me, we, we're, we are, he, he's, he is, she, she's, she is, they, they are
      """,
    alternatives: "or",
    least: """
      more than, over, above, at least, from, starting at, starting from, minimum, min, no less than,
      not less than, between, costs more than, that cost more than, more expensive than, upwards of
      """,
    leastBehind: """
      or more, or over, or above, and up, and more, and over, minimum, min, at least, upwards
      """,
    exceptions: """
      except, except for, any but, anything but, all but, everything but, everything other than,
      anything other than, other than, apart from, aside from, excluding
      """,
    ills: """
      allergic, allergy, allergies, intolerant, intolerance, anaphylaxis, anaphylactic, sensitive,
      sensitivity, intolerances
      """,
    contrasts: "but, though, although, however",
    fine: """
      ok, okay, fine, is fine, are fine, is ok, are ok, allowed, no problem, not a problem, no issue,
      can eat, can have, i can eat, i can have, i do eat,
      is not a problem, are not a problem, isn't a problem, aren't a problem, is no problem, are no problem
      """,
    yes: "yes",
    fineAround: (before: "", behind: ""),
    everything: "everything, all",
    facts: [
      (.spicy, "spicy, hot"),
      (.frozen, "frozen, deep frozen"),
      (.homemade, "homemade, home made, house made"),
      (.soldOut, "sold out"),
      (.alcoholic, "alcohol, alcoholic"),
      (.red, "red"),
      (.white, "white"),
    ],
    lists: [
      (.pizzas, "pizzas, pizza, pizza pie"),
      (
        .beverages,
        """
        beverages, beverage, drinks, drink, something to drink, anything to drink, to drink
        """
      ),
      (.desserts, "desserts, dessert, sweets, sweet, puddings, pudding, afters"),
      (.other, "other, others"),
    ],
    diets: [
      (.vegetarian, "vegetarian, vegetarians, veggie, veggies"),
      (.vegan, "vegan, vegans, plant based"),
      (.pescatarian, "pescatarian, pescatarians, pescetarian"),
      (.halal, "halal, muslim, muslims, moslem, moslems"),
      (.kosher, "kosher, jewish, jew, jews"), (.hindu, "hindu"), (.lowLactose, "low lactose"),
      (.diabetic, "diabetic, diabetics, for diabetics"),
      (.lowCalorie, "low calorie, low calories, low cal"), (.lowFat, "low fat"),
      (.lowSalt, "low salt, low sodium"), (.organic, "organic"),
    ],
    namesakeDiets: [
      (.glutenFree, "gluten free, without gluten, glutenfree"),
      (.lactoseFree, "lactose free, without lactose, lactosefree"),
      (.dairyFree, "dairy free, without dairy, dairyfree"),
    ],
    allergens: [
      called(.gluten, "gluten, cereals, cereals containing gluten"),
      ([.wheat], [.gluten, .wheat], "wheat"), ([.wheat], [.wheat], "spelt, durum, semolina"),
      called(.rye, "rye"), called(.barley, "barley, malt"), called(.oats, "oats, oat, oat milk"),
      called(.crustaceans, "crustaceans, crustacean"), called(.eggs, "eggs, egg"),
      called(.fish, "fish"), called(.peanuts, "peanuts, peanut, groundnuts, groundnut"),
      called(.soy, "soy, soya, soybeans, soya beans, soy milk, soya milk"),
      called(.milk, "goat's milk, cow's milk, milk, dairy, lactose, dairy products"),
      ([.nuts], [.nuts, .peanuts], "nuts, nut"),
      called(.nuts, "tree nuts, tree nut"),
      called(.almond, "almonds, almond, almond milk"), called(.hazelnut, "hazelnuts, hazelnut"),
      called(.walnut, "walnuts, walnut"), called(.cashew, "cashews, cashew, cashew nuts"),
      called(.pecan, "pecans, pecan, pecan nuts"), called(.brazil, "brazil nuts, brazil nut"),
      called(.pistachio, "pistachios, pistachio, pistachio nuts"),
      called(.macadamia, "macadamia nuts, macadamia, macadamias"),
      called(.celery, "celery, celeriac"), called(.mustard, "mustard"),
      called(.sesame, "sesame, sesame seeds"),
      called(
        .sulphites,
        """
        sulphites, sulfites, sulphite, sulfite, sulphur dioxide and sulphites, sulphur dioxide,
        sulfur dioxide and sulfites, sulfur dioxide
        """),
      called(.lupin, "lupin, lupins"), called(.molluscs, "molluscs, mollusks, mollusc, mollusk"),
      ([.crustaceans, .molluscs], [.crustaceans, .molluscs], "shellfish"),
      (
        [.fish, .crustaceans, .molluscs], [.fish, .crustaceans, .molluscs], "seafood, sea food"
      ),
    ],
    harmless: "coconut milk, rice milk, cocoa butter, nutmeg, buckwheat, coconut, butternut",
    meat: """
      meat, meats, pork, beef, veal, lamb, chicken, poultry, bacon, ham, sausage, sausages, salami,
      gelatine, gelatin, alcohol, wine, beer, sugar, salt, garlic, onion, onions, honey, spice
      """,
    numberSigns: "no, n, nr, num")
}
