/// The ingredients that give allergens and meat away in English.
extension English {
  static let ingredients = IngredientWords.Table(
    given: [
      (
        .fish,
        """
        fish anchovy anchovies tuna salmon cod sardine sardines caviar mackerel worcestershire
        worcester trout seabass haddock herring halibut monkfish swordfish plaice hake pollock
        pollack snapper kipper kippers eel eels whitebait pilchard pilchards sprats catfish
        sashimi brill roe dashi kedgeree
        """
      ),
      (
        .crustaceans,
        """
        crustaceans shrimp shrimps prawn prawns crab lobster crabmeat crayfish crawfish krill
        crabs
        """
      ),
      (
        .molluscs,
        """
        molluscs mussel mussels clam clams squid octopus cuttlefish scallops oysters snails oyster
        octopi snail scallop squids whelk whelks cockle cockles abalone
        """
      ),
      (
        .milk,
        """
        cheese cream butter milk parmesan feta brie cheddar philadelphia yoghurt ghee whey cheeses
        casein caseinate skyr paneer buttercream yoghurts yogurts stilton custard lassi labneh
        buttered raita alfredo cappuccino mocha cheesy toffee fudge baileys dolcelatte
        hollandaise oreo kitkat maltesers snickers toblerone
        """
      ),
      (
        .eggs,
        """
        egg eggs mayonnaise mayo yolk yolks omelette aioli meringue meringues eggnog hollandaise
        custard coleslaw eggy pavlova pavlovas pancake pancakes kedgeree
        """
      ),
      (
        .gluten,
        """
        gluten flour semolina bread breadcrumbs seitan couscous bulgur breaded bun buns bagel
        bagels toast pastry croissant croissants cracker crackers crouton noodle noodles naan pita
        batter battered sourdough dumpling dumplings waffle waffles pancake pancakes muffin
        muffins crumble wonton wontons gyoza pretzel pretzels phyllo flatbread flatbreads
        breadsticks
        """
      ),
      (.peanuts, "peanut peanuts satay snickers reese"),
      (.walnut, "walnut walnuts waldorf"),
      (.hazelnut, "hazelnut hazelnuts dukkah"),
      (.almond, "almond almonds marzipan frangipane macaron macarons bakewell toblerone"),
      (.pistachio, "pistachio pistachios"),
      (.cashew, "cashew cashews"),
      (.pecan, "pecan pecans"),
      (.macadamia, "macadamia"),
      (.wheat, "wheat spelt"),
      (.rye, "rye"),
      (.barley, "barley"),
      (.oats, "oat oats"),
      (.celery, "celery marmite waldorf"),
      (.mustard, "mustard mustards dijonnaise"),
      (.sesame, "sesame tahini hummus tahin zaatar dukkah"),
      (.soy, "soy tofu edamame miso tempeh hoisin natto oreo oreos"),
      (.lupin, "lupin lupins lupine"),
      (.sulphites, "sulphites sulfites sulphite sulfite metabisulphite metabisulfite"),
    ],
    prepared: [
      (
        .sulphites,
        """
        wine wines champagne prosecco sherry cider ciders riesling merlot chardonnay cabernet
        sauvignon shiraz balsamic
        """
      ),
      (
        .milk,
        """
        buttermilk milkshake milkshakes cheeseburger cheeseburgers cheesecake cheesecakes
        """
      ),
      (
        .gluten,
        """
        beer beers ale ales lager lagers stout stouts pils pilsner shortbread flapjack
        flapjacks toastie toasties porridge doughnut doughnuts donut donuts sandwich
        sandwiches panini pitta pasty pasties brownie brownies cookie cookies scone scones
        samosa samosas breadcrumbed wholemeal macaroni oreo oreos kitkat maltesers
        guinness ipa shandy
        """
      ),
    ],
    seafood: "sea food", driedFruit: "",
    names: [
      (.hazelnut, "ferrero rocher"),
      (.fish, "sea bass, sea bream, dover sole, lemon sole, sole meunière, red mullet, sea trout"),
      (.peanuts, "monkey nut, monkey nuts"),
      (
        .milk,
        """
        irish coffee, white russian, flat white, hot chocolate, white chocolate, rice
        pudding, ice cream, monterey jack, red leicester, ferrero rocher, scoops of vanilla
        """
      ),
      (
        .eggs,
        "tartar sauce, tartare sauce, ranch dressing, caesar dressing, yorkshire pudding, yorkshire puddings"
      ),
      (
        .gluten,
        """
        yorkshire pudding, yorkshire puddings, filo pastry, filo parcels, sausage roll, sausage rolls, spring roll,
        spring rolls, bread roll, mac and cheese, apple pie, pork pie, bakewell tart
        """
      ), (.fish, "skate wing, skate wings"),
    ],
    denying: "vegan",
    without: "without",
    free: "free", freeOf: "from of", notFree: "range", with: "with", joining: "and or",
    milk: "milk",
    noMilk: "soy soya almond coconut oat rice cocoa peanut cashew vegetable plant",
    noNut: "",
    otherNames: """
      butter bean, butter beans, butter lettuce, cream of tartar, shea butter, cocoa butter,
      oyster mushroom, oyster mushrooms, tiger nut, tiger nuts, pine nut, pine nuts, milk fed
      lamb, milk fed veal, beef tomato, beef tomatoes, beefsteak tomato, beefsteak tomatoes, lamb
      s lettuce, lambs lettuce, mince pie, mince pies, steak fries, chicken of the woods,
      cauliflower steak, cauliflower steaks, mushroom ragu, mushroom steak, cream soda, cream
      sherry, bristol cream, head cheese, crab apple, crab apples, oyster bay, apple butter, demi
      glace, iced tea
      """,
    portions: "",
    noWheat: "buckwheat",
    noGluten: """
      rice glass chickpea chickpeas corn chestnut almond almonds coconut lentil lentils konjac
      zucchini anchovy teff quinoa tapioca glutenfree lupin
      """,
    anyMeat: "meat",
    meat: """
      chicken sausage sausages salami turkey lamb duck steak steaks meatball meatballs gelatine
      gelatin mince venison rabbit goose bolognese brisket pastrami ribs sirloin ribeye doner suet
      liver blt marshmallow marshmallows
      """,
    pork: "pork",
    beef: "beef veal",
    cured: "ham bacon pancetta gammon speck chorizo pepperoni guanciale hog lard prosciutto",
    otherAnimals: "turkey chicken beef veal duck lamb goose venison halal kosher",
    alcohol: """
      wine rum marsala brandy cognac beer whisky whiskey vodka grappa kirsch sherry prosecco
      champagne limoncello liqueur sambuca bourbon tequila
      """,
    vinegar: "vinegar",
    honey: "honey",
    meatless: """
      soy soya plant plants vegetable veggie vegetarian meatless seitan tofu
      """,
    vegetables: """
      mushroom mushrooms jackfruit lentil lentils chickpeas cauliflower beetroot aubergine
      vegetables
      """)
}
