extension SentenceWords {
  /// The words of one language, in small letters with spaces between them; a word may say several
  /// things.
  struct Table: Sendable {
    /// What says that something is not in it: `senza`.
    let denying: String
    /// What says that something is, or may be, in the dishes: `contiene`, and what it is denied with
    /// in vain: `escludere`.
    let containing: String
    /// What promises something, and what takes that back: `non possiamo garantire`.
    let assuring: String
    let negating: String
    /// What says that some dishes are meant and others not: `contrassegnati`.
    let ofSome: String
    /// A wine alone has its sulphites.
    let wines: String
    /// What says that what follows is replaced, after an *of* or at once: `invece`, `statt`; that
    /// what stands before is: `sostituito`; and that what is named beside is only called so: `Ersatz`,
    /// `finto`.
    let replacing: String
    let inPlace: String
    let replaced: String
    let substitutes: String
    let mocks: String
    /// What offers what follows: `add`.
    let adding: String
    /// What says that something is not in it, beside what denies entries of a statement too: `né`.
    let lacking: String
    /// What ends a denial, for what follows is there: `tranne`; and what says that something is scarce:
    /// `non manca il latte` has milk.
    let counters: String
    let scarce: String
    /// The same as `lacking`, of words that may be denied themselves: `non privo di latte`.
    let exempt: String
    /// What answers a question, or what stands before a colon, with a *no*.
    let answers: String
    /// What says that it is done on request: `su richiesta`; and what says so only of what is left
    /// out: `anche senza glutine`.
    let wishes: String
    let options: String
    let maybe: String
    /// What a denial passes over, what goes on with the same thing, and before whom it is for.
    let passing: String
    let of: String
    let toward: String
    /// Who must not have gluten, and who must not have what is named beside: `allergici`.
    let coeliacs: String
    let ills: String
    /// What is for them, and what is not: `adatto`, `sconsigliato`.
    let suitable: String
    let unsuitable: String
    /// All allergens in one word, and traces of them.
    let allAllergens: String
    let traces: String
    /// All dishes; and what is done with things in a kitchen, unless it is done with nothing else.
    let all: String
    let kitchen: String
    /// What is done with an ingredient: in all pizzas, or somewhere in a kitchen.
    let using: String
    let only: String
    /// What is of all pizzas: their dough, and what is done with it: `impasto`, `spennellate`; and where
    /// all is made: `cucina`.
    let ofPizzas: String
    let rooms: String
    /// What pizzas lie on, which other words say too: `base`, and not `a base di`.
    let bases: String
    /// What is a pizza, or made of its dough; what is a dessert or a beverage, or another part of a meal;
    /// and all that is food: `calzone`, `dolci`, `bevande`, `insalate`, `piatti`.
    let pizzas: String
    let desserts: String
    let beverages: String
    let others: String
    let dishes: String
    /// What is done with all dishes in butter or oil, and that they have it: `cotti`, `llevan`.
    let cooking: String
    let frozen: String
    /// What was frozen for a day only, so that it may be eaten raw: nobody calls that frozen food.
    let chilled: String
    /// What a water, a wine or a lemonade is called like food: `pecorino`.
    let namesOfDrinks: String
    /// What says that a beer is brewed without grain: `ginger`.
    let softDrinks: String
    /// How the name of such a beer begins: `beer`.
    let beers: String
    /// How milk and cream end as they are in a glass: `panna`.
    let creams: String
    /// What says that a beverage goes with what is named, or tastes like it: `abbina`, `note`.
    let pairings: String
    /// What is one letter away from the name of an allergen, and something else: `polpetta`.
    let lookAlikes: String
  }
}

extension HashedWords<SentenceSigns> {
  /// Adds the words of a language; each start that needs them does so, and a list of them with their
  /// signs would have to be made first.
  mutating func add(_ words: SentenceWords.Table) {
    add(words.denying, .denying)
    add(words.containing, .containing)
    add(words.assuring, .assuring)
    add(words.negating, .negating)
    add(words.ofSome, .ofSome)
    add(words.wines, .wine)
    add(words.replacing, .replacing)
    add(words.inPlace, .inPlace)
    add(words.replaced, .replaced)
    add(words.substitutes, .substitute)
    add(words.mocks, .mock)
    add(words.adding, .adding)
    add(words.lacking, .lacking)
    add(words.counters, .countering)
    add(words.scarce, .scarce)
    add(words.exempt, [.lacking, .exempt])
    add(words.answers, .answering)
    add(words.wishes, .wish)
    add(words.options, .option)
    add(words.maybe, .maybe)
    add(words.passing, .passing)
    add(words.of, [.passing, .of])
    add(words.toward, .toward)
    add(words.coeliacs, [.ill, .coeliac])
    add(words.ills, .ill)
    add(words.suitable, .suitable)
    add(words.unsuitable, .unsuitable)
    add(words.allAllergens, .allergens)
    add(words.traces, .traces)
    add(words.all, .ofAll)
    add(words.kitchen, .kitchen)
    add(words.using, .using)
    add(words.only, .only)
    add(words.ofPizzas, .ofPizzas)
    add(words.rooms, .room)
    add(words.bases, .base)
    add(words.pizzas, .pizzas)
    add(words.desserts, .desserts)
    add(words.beverages, .beverages)
    add(words.others, .others)
    add(words.dishes, .dishes)
    add(words.cooking, .cooking)
    add(words.frozen, .frozen)
    add(words.chilled, .chilled)
    add(words.namesOfDrinks, .nameOfDrink)
    add(words.softDrinks, .softDrink)
    add(words.pairings, .pairing)
    add(words.lookAlikes, .lookAlike)
  }
}
