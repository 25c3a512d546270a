/// The kinds of facts that a tally counts. A fact is the word of its kind and a subject: `dish id/margherita`
enum FactKind: String, Hashable, Sendable {
  /// A visit; its subject is the language, `-` for none.
  case visit
  /// The hour in which a visit began: `08`.
  case hour
  /// The front end of a visit: `browser`.
  case mode
  /// A dish that was opened: `id/margherita`.
  case dish
  /// A dish that was added to the choice.
  case chosen
  /// An allergen in a filter that was set.
  case without
  /// A diet in a filter that was set.
  case diet
  /// A search without a result: `sushi`.
  case search

  /// The fact about a subject, as it is written in a line of the tally.
  func fact(about subject: String) -> String { "\(rawValue) \(subject)" }
}
