/// The words of one language of the interface. Words that several languages share are stored with the
/// first of them only.
struct Words: Sendable {
  /// The language.
  let language: Language
  /// The words in place of a name that the file does not give.
  let noName: String
  /// An amount or more, nothing to pay, and a dessert of the house.
  let from, free, homemade: String
}
