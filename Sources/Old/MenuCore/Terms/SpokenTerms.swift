/// How guests count, and what they say around what they want, in one language.
///
/// Each text holds entries between commas, as those of `QueryTerms` do.
struct SpokenTerms: Sendable {
  /// The numbers from one to nineteen, and the tens from twenty on.
  let numbers: String
  let tens: String
  /// Those of the tens from which one counts on to nineteen: `soixante-douze`.
  var longTens = ""
  /// What stands for one beside the tens: `ventuna`, `einundzwanzig`.
  let oneBesideTens: String
  /// A number between the tens, of a word of each: `twenty one`, `ventuno`, `einundzwanzig`.
  let betweenTens: @Sendable (_ tens: String, _ unit: String) -> String
  /// What stands for one besides its number.
  let articles: String

  /// What asks for what follows, and ends what is left out: `vorrei`.
  let wishes: String
  /// What asks for what follows at the head of a line only. Elsewhere it goes with what stands before
  /// it, as in `no milk for me`, or asks whether one may: it ends nothing that is left out.
  let openings: String
  /// What asks for so many of what follows, and only asks about any other dish: `posso avere`. Where a
  /// verb stands at the end in a language, there must be one.
  let requests: (before: String, needsVerb: Bool)
  /// Verbs for ordering, at the head of a line, behind a wish or at the end: `ordinare`.
  let ordering: String
  /// Verbs that only go on with a wish: `vorrei avere`.
  let having: String
  /// What asks whether there is what follows: `avete`.
  let asking: String

  /// What denies the word behind it and is no verb: beside `tonno no cipolla` nobody knows of
  /// `tonno odio cipolla` what is hated.
  let particles: String
  /// How a dish is made, and what else is on it, that is no allergen: `fritto`, `funghi`.
  let trimmings: String

  /// What may stand beside what is fine after all, and changes nothing of it: `actually`. Who
  /// else it is fine for, how much of it and when are never among them.
  let besideFine: String
  /// What may stand only between what is fine and what says so: `is actually fine`, for before both
  /// it asks.
  let beforeFine: String
  /// What asks, in a question, whether somebody may have something.
  let askingVerbs: String

  /// How a word for the meat of an animal ends, whose other names begin like it: `Schweinefleisch`.
  let meatEndings: String

  /// What asks for drinks without alcohol: what they are called, and what is said of one, or of what
  /// else there is: `bibite`, `analcolico`.
  let softDrinks: String
  let alcoholFree: String
  /// What drinks with alcohol are called, in small letters with spaces between them, whether it is stated
  /// of them or not.
  let alcoholicDrinks: String

  /// How much of a drink is wanted, with the millilitres that may be meant.
  let amounts: [(Set<Int>, String)]
  /// What joins an amount to a drink: `of`.
  let amountJoints: String
}
