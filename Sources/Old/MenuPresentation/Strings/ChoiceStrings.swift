/// What is said of what a guest has chosen, in one language.
///
/// The page is read by two: the waiter in the language of the house, and the guest in his own, which
/// is why each sentence stands alone.
struct ChoiceStrings: Sendable {
  let title: String
  let nothing: String
  /// How something is, by the key that takes a dish in the list.
  let howToChoose: @Sendable (_ key: String) -> String
  let total: String
  /// That the dish is there, but not in this size or with these add-ons.
  let otherwise: String
  /// The number of a dish on the menu, told from how many there are of it.
  let number: @Sendable (_ number: String) -> String
  /// That the hours over it are others than this one.
  let notServedNow: String
  /// What it cost when it was chosen.
  let before: @Sendable (_ price: String) -> String
  /// That its allergens are stated otherwise than when it was chosen.
  let otherAllergens: String
  /// That it is neither an order nor a bill, and what to do with it.
  let disclaimer: String
  /// The same for a guest who hears the page.
  let spokenDisclaimer: String
  /// That no more can be held.
  let full: String
  /// That one is no longer chosen, and the key that takes it again.
  let putBack: @Sendable (_ what: String, _ key: String?) -> String
  /// That it is gone with the program, which is ended by wanting it once more.
  let lostOnLeaving: String
  /// What is asked where a dish is sold in several sizes.
  let whichSize: String
  /// What is asked where each guest pays a cover.
  let howManyPeople: String
  /// That everything is forgotten soon, unless somebody goes on.
  let forgottenIn: @Sendable (_ seconds: Int) -> String
}
