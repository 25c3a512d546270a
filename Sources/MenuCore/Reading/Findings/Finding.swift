/// A fault at one place of a file, with the things that its sentence names.
///
///     Finding.price(.notAPrice("cheap")).sentence(in: .english, dish: "“Diavola”")
///     // "cheap" is not a price; write digits, as in "7.00"
///
/// Its kind and its phrase are each a `switch` over all cases, so that the compiler asks for those of a
/// new one. Texts of the file are as written, at most `Diagnostic.excerptLength`
/// scalars of them, and may hold control characters.
package enum Finding: Hashable, Sendable {
  /// The file as a whole.
  case file(FileFinding)
  /// The signs between the values of the JSON.
  case syntax(SyntaxFinding)
  /// A text, a number or a word of the JSON.
  case token(TokenFinding)
  /// A key of an object.
  case key(KeyFinding)
  /// A value that is not of the type that its key takes.
  case wrongType(WrongTypeFinding)
  /// A value of the right type that cannot be believed.
  case value(ValueFinding)
  /// A price or a currency.
  case price(PriceFinding)
  /// A statement about allergens.
  case allergen(AllergenFinding)
  /// A diet.
  case diet(DietFinding)
  /// A statement or a diet beside a text that speaks against it.
  case textBeside(TextBesideFinding)
  /// A text that guests read.
  case text(TextFinding)

  private var family: any FindingFamily {
    switch self {
    case .file(let finding): finding
    case .syntax(let finding): finding
    case .token(let finding): finding
    case .key(let finding): finding
    case .wrongType(let finding): finding
    case .value(let finding): finding
    case .price(let finding): finding
    case .allergen(let finding): finding
    case .diet(let finding): finding
    case .textBeside(let finding): finding
    case .text(let finding): finding
    }
  }

  /// The rule that is broken.
  package var rule: Diagnostic.Rule { family.kind.rule }

  /// The kind of the finding: all findings of a kind have the same sentence.
  package var kind: Kind { family.kind }

  /// True if the sentence has the text of the change that is suggested with the finding.
  var saysChange: Bool { family.saysChange }

  /// True if it is about a promise, which its owner alone can write.
  var isPromise: Bool { family.isPromise }

  /// True if the message names the dish: of another dish it would be another message.
  package var namesDish: Bool {
    family.phrase(dish: "a").message != family.phrase(dish: "b").message
  }

  /// The sentence in a language that reports have: in Italian, or else in English.
  ///
  /// - Parameters:
  ///   - language: the language of the owner.
  ///   - dish: the dish as the sentence names it: `“Diavola”`, `pizza 4`.
  /// - Returns: the message, and the advice with it.
  package func sentence(in language: InterfaceLanguage, dish: String) -> FindingSentence {
    family.phrase(dish: dish).sentence(in: language)
  }
}
