import Testing

@testable import MenuCore

/// The foods that texts name, and words that look like foods but mean something else.
struct LexiconFoodTests {
  private typealias Case = LexiconTests.Case

  private func expect(_ row: LexiconTests.Case) {
    var lexicon = Lexicon()
    let finding = lexicon.finding(in: row.text)
    #expect(Array(finding.allergens) == Array(row.allergens))
    #expect(finding.traits == row.traits)
  }

  @Test(
    "a German compound names the foods at its beginning and its end",
    arguments: [
      Case("Trüffelmayo", [.eggs, .mustard]), Case("Knoblauchaioli", [.eggs, .mustard]),
      Case("Kräuterremoulade", [.eggs, .mustard]), Case("Zwiebelomelett", [.eggs]),
      Case("Kräuterrührei", [.eggs]), Case("Chilischrimps", []),
      Case("Knoblauchshrimps", [.crustaceans]), Case("Räuchertofu", [.soy]),
      Case("Edelmarzipan", [.almond]), Case("Nussnougat", [.nuts]),
      Case("Rotebetehummus", [.sesame]), Case("Zitronenmascarpone", [.milk]),
      Case("Kürbiseis", [.milk]), Case("Spaghettieis", [.milk]),
      Case("Knoblauchbaguette", [.gluten]), Case("Käsetoast", [.milk, .gluten]),
      Case("Fetawürfel", [.milk]), Case("Ricottafüllung", [.milk]), Case("Goudascheiben", [.milk]),
      Case("Topfencreme", [.milk]), Case("Heringstopf", [.fish]), Case("Zanderragout", [.fish]),
      Case("Kalmarringe", [.molluscs]), Case("Scampispieß", [.crustaceans]),
      Case("Misosuppe", [.soy, .fish, .gluten]), Case("Sektsorbet", [.sulphites], [.alcohol]),
      Case("Proseccoschaum", [.sulphites], [.alcohol]), Case("Mehlklößchen", [.gluten]),
      Case("Sellerieschnitzel", [.celery, .eggs, .gluten]), Case("Pilzfond", [.celery]),
      Case("Hackfleischsauce", [.celery], [.meat]),
      Case("Pfefferrahmsoße", [.milk, .gluten, .celery]), Case("Eierspätzle", [.eggs, .gluten]),
      Case("mehligkochende Kartoffeln", []), Case("Polizei", []), Case("Bäckerei", []),
      Case("Reis", []), Case("profond", []), Case("stopfen", []),
    ])
  func germanCompound(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a dish of dough, flour or crumbs names gluten",
    arguments: [
      Case("sfincione", [.gluten]), Case("pizza fritta", [.gluten]), Case("crostone", [.gluten]),
      Case("pardulas", [.milk, .eggs, .gluten]), Case("alla puttanesca", [.gluten, .fish]),
      Case("cacio e pepe", [.milk, .gluten]), Case("fritto misto di verdure", [.gluten]),
      Case("onion rings", [.gluten]), Case("polpette", [.eggs, .gluten], [.meat]),
      Case("meatballs", [.eggs, .gluten], [.meat]), Case("tabbouleh", [.wheat]),
      Case("Wähe", [.milk, .eggs, .gluten]), Case("Zimtsterne", [.eggs, .gluten, .almond]),
      Case("Rahmsoße", [.milk, .gluten, .celery]),
      Case("choux à la crème", [.milk, .eggs, .gluten]), Case("galette", [.gluten]),
      Case("choux de Bruxelles", []), Case("galette de sarrasin", []),
      Case("mac & cheese", [.milk, .gluten]), Case("chicken tenders", [.eggs, .gluten], [.meat]),
      Case("black pudding", [.gluten], [.meat, .pork]), Case("Vanille-Pudding", [.milk]),
      Case("picos", [.gluten]), Case("coca mallorquina", [.gluten]), Case("coca cola", []),
      Case("pane rustico", [.gluten]), Case("stile rustico", []),
      Case("Peroni", [.barley], [.alcohol]), Case("à table", []), Case("palette", []),
      Case("huiles", []), Case("posters", []),
    ])
  func dough(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a dish or a drink with milk names it",
    arguments: [
      Case("mozz. e pomodoro", [.milk]), Case("salsa cremosa", [.milk]),
      Case("scaglie di tartufo", []), Case("Vezzena", [.milk]), Case("bicerin", [.milk]),
      Case("cortado", [.milk]), Case("cortado a mano", []),
      Case("tosta de Burgos y tomate", [.gluten]), Case("filloas", [.milk, .eggs, .gluten]),
      Case("glace", [.milk, .eggs]), Case("thé glacé", []), Case("marrons glacés", []),
      Case("purée", [.milk]), Case("tomato purée", []), Case("café liégeois", [.milk]),
      Case("pêche melba", [.milk]), Case("Erbsenpüree", [.milk]), Case("Apfelpüree", []),
      Case("heißer Kakao", [.milk]), Case("ganache", [.milk]), Case("Eton mess", [.milk, .eggs]),
      Case("sundae", [.milk]), Case("open on Sunday", []), Case("half and half pizza", []),
      Case("naan", [.milk, .gluten]), Case("lasagne", [.milk, .eggs, .gluten]), Case("Milano", []),
      Case("silver", []),
    ])
  func milk(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a dish or a sweet with eggs names them",
    arguments: [
      Case("Russian salad", [.eggs, .mustard]), Case("pizza Bismarck", [.eggs]),
      Case("Bismarck Hering", [.fish]), Case("marshmallows", [.eggs], [.meat]),
      Case("torrone", [.eggs, .nuts], [.honey]), Case("Waffeln", [.milk, .eggs, .gluten]),
      Case("garganelli", [.eggs, .gluten]), Case("impanato", [.eggs, .gluten]),
      Case("paniert", [.eggs, .gluten]), Case("Ochsenaugen", [.eggs]),
      Case("Mohrenkopf", [.eggs, .gluten]), Case("Salzburger Nockerln", [.milk, .eggs, .gluten]),
      Case("Nudelsalat", [.eggs, .gluten, .mustard]),
      Case("cobb salad", [.milk, .eggs, .mustard], [.meat, .pork]), Case("suspiros", [.eggs]),
    ])
  func eggs(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a seafood dish names its fish, crustaceans or molluscs",
    arguments: [
      Case("pescestocco", [.fish]), Case("buridda", [.fish]), Case("kokotxas", [.fish]),
      Case("gildas", [.fish]), Case("poke", [.fish, .soy]), Case("Cullen skink", [.milk, .fish]),
      Case("Arbroath smokies", [.fish]), Case("Black Tiger", [.crustaceans]),
      Case("XO sauce", [.fish, .soy, .crustaceans, .molluscs]), Case("bovoli", [.molluscs]),
      Case("bombette", [.milk], [.meat, .pork]), Case("limpets", [.molluscs]),
      Case("Clamato", [.celery, .molluscs]), Case("rossetto", []), Case("calmato", []),
    ])
  func sea(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a sweet with nuts names them, and so does a dish with soy, celery or sesame",
    arguments: [
      Case("brutti ma buoni", [.eggs, .nuts]),
      Case("cassata siciliana", [.milk, .eggs, .gluten, .almond]),
      Case("Basler Leckerli", [.gluten, .nuts], [.honey]), Case("granola", [.gluten, .nuts]),
      Case("korma", [.milk, .nuts]), Case("mafé", [.peanuts], [.meat]),
      Case("goober peas", [.peanuts]), Case("gochujang", [.soy, .gluten]),
      Case("ramen", [.eggs, .gluten, .soy]), Case("sofrito", [.celery]), Case("battuto", [.celery]),
      Case("battuta", []), Case("everything bagel", [.gluten, .sesame]), Case("chochos", [.lupin]),
      Case("cremini mushrooms", []), Case("ton balığı", [.fish]), Case("fond d'artichaut", []),
    ])
  func nuts(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a wine, a spirit or a dish with one names it",
    arguments: [
      Case("Hugo", [.sulphites], [.alcohol]), Case("oloroso", [.sulphites], [.alcohol]),
      Case("zabaione", [.milk, .eggs, .sulphites], [.alcohol]),
      Case("zuppa inglese", [.milk, .eggs, .gluten], [.alcohol]), Case("flambé", [], [.alcohol]),
      Case("flambiert", [], [.alcohol]), Case("Punsch", [], [.alcohol]), Case("Kinderpunsch", []),
      Case("vanilla extract", [], [.alcohol]), Case("Montenegro", [], [.alcohol]),
      Case("prunes", [.sulphites]), Case("oeufs mimosa", [.eggs, .mustard]), Case("flame", []),
      Case("wünschen", []), Case("auf Wunsch", []),
    ])
  func spirits(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "meat, wax and dye of insects are named",
    arguments: [
      Case("cicoli", [], [.meat, .pork]), Case("ribs", [], [.meat, .pork]),
      Case("hot wings", [], [.meat]), Case("Wiener Schnitzel", [.eggs, .gluten], [.meat, .beef]),
      Case("lomo", [], [.meat, .pork]), Case("lomo de atún", [.fish]),
      Case("lomo saltado", [.soy], [.meat, .beef]), Case("barbacoa", [], [.meat]),
      Case("salsa barbacoa", []), Case("hamburger", [], [.meat, .beef]),
      Case("burger di pollo", [], [.meat]), Case("lamb ribs", [], [.meat]),
      Case("steak", [], [.meat, .beef]), Case("tuna steak", [.fish]),
      Case("tagliata", [], [.meat, .beef]), Case("Gelatine", [], [.meat, .pork]),
      Case("cochineal", [], [.meat]), Case("cocciniglia", [], [.meat]),
      Case("beeswax", [], [.honey]), Case("cera d'api", [], [.honey]), Case("wieder", []),
      Case("Carmen", []), Case("circoli", []),
    ])
  func meat(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "milk chocolate and white chocolate name milk and soy",
    arguments: [
      Case("cioccolato al latte", [.milk, .soy]), Case("cioccolato bianco", [.milk, .soy]),
      Case("milk chocolate", [.milk, .soy]), Case("white chocolate", [.milk, .soy]),
      Case("Milchschokolade", [.milk, .soy]), Case("weiße Schokolade", [.milk, .soy]),
      Case("chocolat au lait", [.milk, .soy]), Case("chocolat blanc", [.milk, .soy]),
      Case("chocolate con leche", [.milk, .soy]), Case("chocolate blanco", [.milk, .soy]),
      Case("dark chocolate", []),
    ])
  func chocolate(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "everyday foods are known in Portuguese",
    arguments: [
      Case("leite, queijo e manteiga", [.milk]), Case("leite de coco", []), Case("ovos", [.eggs]),
      Case("peixe", [.fish]), Case("camarão", [.crustaceans]), Case("camarões", [.crustaceans]),
      Case("amendoim", [.peanuts]), Case("nozes", [.nuts]), Case("amêndoa", [.almond]),
      Case("soja", [.soy]), Case("aipo", [.celery]), Case("mostarda", [.mustard, .sulphites]),
      Case("farinha de trigo", [.gluten, .wheat]), Case("massa", [.gluten]),
      Case("presunto", [], [.meat, .pork]), Case("Massa Carrara", []), Case("franco", []),
      Case("cámara", []),
    ])
  func portuguese(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "common typos of short words are recognized, and similar words are not",
    arguments: [
      Case("sesammo", [.sesame]), Case("sessamo", [.sesame]), Case("lupinni", [.lupin]),
      Case("seppe", [.molluscs]), Case("parwns", [.crustaceans]), Case("pecas", [.pecan]),
      Case("torlo", [.eggs]), Case("sennape", [.mustard]), Case("sedanno", [.celery]),
      Case("gellato", [.milk, .eggs]), Case("tonato", [.eggs, .fish]), Case("nuden", [.gluten]),
      Case("ednüsse", [.peanuts]), Case("yogrt", [.milk]), Case("pomodoro pelato", []),
      Case("nuevos", []), Case("tornato", []), Case("totali", []), Case("marina", []),
      Case("Nadeln", []),
    ])
  func slip(_ row: LexiconTests.Case) { expect(row) }

  @Test(
    "a word that only looks like a food names nothing",
    arguments: [
      Case("pasta fredda e sugo caldo", [.gluten]), Case("salsa casera", []),
      Case("ingrediente secreto", []), Case("sei olive", []), Case("pain moelleux", [.gluten]),
      Case("tender vegetables", []), Case("la merveille de la maison", []),
      Case("formaggio di fossa", [.milk]), Case("due passi dalla fossa", []),
      Case("lightly salted", []), Case("crusty potatoes", []), Case("gnocchi di riso", []),
      Case("pane degli angeli", []), Case("balsamic cream", [.sulphites]),
      Case("Soja-Joghurt", [.soy]), Case("leche de tigre", [.fish]),
      Case("head cheese", [], [.meat, .pork]), Case("pesce burro", [.fish]),
      Case("Milchlamm", [], [.meat]), Case("agneau de lait", [], [.meat]),
      Case("carne di bufala", [], [.meat]), Case("Lattich", []),
      Case("noisettes d'agneau", [], [.meat]), Case("Nussschinken", [], [.meat, .pork]),
      Case("Schweinsnuss", [], [.meat, .pork]), Case("soy nuts", [.soy]),
      Case("noccioline di soia", [.soy]), Case("Ei-frei", []), Case("Soja-frei", []),
      Case("weinrot", []), Case("panelle", []), Case("lievito madre", [.gluten]),
      Case("uova di pesce", [.fish]), Case("salmoriglio", []), Case("lumache rigate", [.gluten]),
      Case("gamba di sedano", [.celery]), Case("lobster mushroom", []), Case("Sesamstraße", []),
      Case("buffalo", []),
    ])
  func otherMeaning(_ row: LexiconTests.Case) { expect(row) }
}
