extension ChoiceStrings {
  /// The words in English.
  static let english = ChoiceStrings(
    title: "My choice", nothing: "Nothing is chosen yet.",
    total: "Approximate total", otherwise: "no longer offered like this",
    before: { "was \($0)" },
    disclaimer:
      "This is neither an order nor a tax document. Show this screen to the waiter."
  )
}
