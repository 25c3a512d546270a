/// What people type for the things that a menu knows, in one language.
///
/// Each text holds entries between commas: words or phrases, spelt as people write them; case and
/// diacritics make no difference. An entry that is longer wins over one that it begins with.
struct QueryTerms: Sendable {
  /// What leaves out the allergens behind it: `senza`, `allergico a`.
  let negations: String
  /// Those of them that never hold for what is before them: `senza`.
  let withouts: String
  /// What leaves out the allergen before it: `free`, `allergy`.
  let negationsBehind: String
  /// What leaves out the allergen that it is written together with: `frei` in `glutenfrei`.
  let negatingEndings: String
  /// Who must not eat gluten, in one word: `celiaco`.
  let coeliac: String
  /// What joins things, and goes on with what is left out: `e`, `o`, `né`.
  let joints: String
  /// What asks for the thing behind it, and ends what is left out: `con`.
  let with: String
  /// What stands before the most that something may cost: `fino a`.
  let limits: String
  /// What stands before what it must cost less than: `meno di`.
  let below: String
  /// What stands behind an amount: `euro`, and `al massimo`, which makes it the most.
  let currencies: String
  let limitsBehind: String
  /// What asks about one dish: `quanto costa`, `c'è`.
  let questions: String
  /// What asks for the lowest prices first: `economica`.
  let cheapest: String
  /// What asks for the highest prices first: `più cara`.
  let dearest: String
  /// What takes a limit of the price away: `senza limite`.
  let noLimits: String
  /// What stands before a diet that the owner states, or before who keeps it: `dieta`, `siamo`.
  let diet: String
  /// What nobody says who looks for the allergen beside it: `milk safe`, `il latte è un problema`.
  let unclear: String
  /// Who must be careful with what no menu states: `incinta`.
  let conditions: String
  /// What says nothing by itself. A word that can leave something out is never among them.
  let fillers: String
  /// Who speaks, or is spoken of: before a denial at the end it is only of him: `io no`.
  let pronouns: String
  /// Those of the joints between things of which one is enough: `o`.
  let alternatives: String
  /// What stands before the least that something may cost, and behind it: `più di`, `in su`.
  let least: String
  let leastBehind: String
  /// What takes something out of all that was named before: `tranne`.
  let exceptions: String
  /// What leaves something out because somebody is ill; behind a negation nobody is.
  let ills: String
  /// What sets apart from what was denied: `ma`.
  let contrasts: String
  /// What says of something that it need not be left out: `va bene`, `posso mangiare`.
  let fine: String
  /// What says so at the end: `le uova sì`.
  let yes: String
  /// What says so before and behind what is named, where the verb stands at the end: `kann … essen`.
  let fineAround: (before: String, behind: String)
  /// What means all there is: `tutto`.
  let everything: String
  /// What is said of the facts that the program shows by signs or in words of its own.
  let facts: [(KnownFact, String)]
  /// The lists, by title, singular and synonyms.
  let lists: [(MenuList, String)]
  /// The diets, in all their forms; what is called by an allergen is only one behind `dieta`.
  let diets: [(Diet, String)]
  let namesakeDiets: [(Diet, String)]
  /// The allergens by what they are called, with what is left out for each name: in doubt more.
  let allergens: [(named: AllergenSet, excluded: AllergenSet, String)]
  /// What is no allergen although a part of it is: `noce moscata`.
  let harmless: String
  /// What is no allergen and must never be taken for one that is mistyped: meat, and alcohol.
  let meat: String
  /// What is written before a number, and is no denial though it looks like one: `no. 12`.
  let numberSigns: String
}

/// An allergen with what it is called, where both what is asked for and what is left out are it.
func called(_ allergen: Allergen, _ names: String) -> (AllergenSet, AllergenSet, String) {
  (AllergenSet(allergen), AllergenSet(allergen), names)
}

/// What is known of a dish besides its texts.
enum KnownFact: String, CaseIterable, Hashable {
  case spicy, frozen, homemade, soldOut, alcoholic, red, white
}
