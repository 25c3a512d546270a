/// What an owner reads about a diagnostic.
///
/// It quotes the file as it is written, and so is not yet safe for a terminal.
public struct Advice: Hashable, Sendable {
  /// What is wrong.
  public let message: String
  /// How to mend it, nil where the message says all.
  public let cure: String?

  /// Makes an advice.
  public init(_ message: String, _ cure: String? = nil) {
    self.message = message
    self.cure = cure
  }
}

extension Diagnostic {
  /// What is wrong, in an English sentence, and after a semicolon how to mend it.
  ///
  /// It quotes the file as it is written, control characters included.
  public var message: String {
    let advice = englishAdvice
    return advice.cure.map { "\(advice.message); \($0)" } ?? advice.message
  }

  /// What is wrong and how to mend it, in English.
  package var englishAdvice: Advice { EnglishAdvice(dish: dish).advice(on: rule) }
}
