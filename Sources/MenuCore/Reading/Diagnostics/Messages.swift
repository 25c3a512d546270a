/// The sentences of the rules, in English.
///
/// A sentence is a pattern with places for the dish and the details; behind a line feed stands the
/// advice on the spot, where there is one. Its key is the rule's name, or the name and a variant of it.
/// Other languages have a table of the same keys and places.
package enum Messages {
  /// The message of a diagnostic and the advice with it. Terms are named by `language`.
  package static func render(
    _ pattern: String, _ diagnostic: Diagnostic, in language: InterfaceLanguage
  ) -> (message: String, advice: String?) {
    // Apart before they are filled: a text of the file may hold line feeds too.
    let lines = pattern.split(separator: "\n", maxSplits: 1).map { line in
      String(line).filled { value(of: $0, diagnostic, in: language) }
    }
    return (lines.first ?? "", lines.count > 1 ? lines[1] : nil)
  }

  private static func value(
    of name: Substring, _ diagnostic: Diagnostic, in language: InterfaceLanguage
  ) -> String? {
    if name == "dish" {
      guard let dish = diagnostic.dish else { return language == .italian ? "il menu" : "the menu" }
      return dish.name.map { "“\($0)”" } ?? "\(language.name(of: dish.list)) \(dish.number)"
    }
    guard let place = Int(name), diagnostic.details.indices.contains(place) else { return nil }
    return switch diagnostic.details[place] {
    case .text(let text): text
    case .allergen(let allergen): language.name(of: allergen)
    case .diet(let diet): language.name(of: diet)
    }
  }
}

extension Diagnostic {
  /// The key of its sentence in a table: `unknown-key`, `wrong-type/list`.
  package var sentence: String { variant.map { "\(rule.rawValue)/\($0)" } ?? rule.rawValue }

  /// The English sentence. `"latte" is not known; did you mean "milk"?`
  public var message: String { told.message }

  /// The English advice on the spot, nil where the sentence says all. `write "7.00"`
  public var advice: String? { told.advice }

  private var told: (message: String, advice: String?) {
    Messages.render(Messages.english[sentence] ?? rule.rawValue, self, in: .english)
  }
}
