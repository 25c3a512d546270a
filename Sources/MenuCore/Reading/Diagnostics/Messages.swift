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
    render(
      pattern, dish: diagnostic.subject(in: language), details: diagnostic.details, in: language)
  }

  /// The same of the name of a dish and of details.
  package static func render(
    _ pattern: String, dish: String, details: [Diagnostic.Detail], in language: InterfaceLanguage
  ) -> (message: String, advice: String?) {
    // Apart before they are filled: a text of the file may hold line feeds too.
    let lines = pattern.split(separator: "\n", maxSplits: 1).map { line in
      String(line).filled { $0 == "dish" ? dish : value(of: $0, details, in: language) }
    }
    return (lines.first ?? "", lines.count > 1 ? lines[1] : nil)
  }

  private static func value(
    of name: Substring, _ details: [Diagnostic.Detail], in language: InterfaceLanguage
  ) -> String? {
    guard let place = Int(name), details.indices.contains(place) else { return nil }
    return switch details[place] {
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

  /// The dish as a sentence names it: `“Diavola”`, `pizza 4`, and `the menu` outside all dishes.
  package func subject(in language: InterfaceLanguage) -> String {
    guard let dish else { return language == .italian ? "il menu" : "the menu" }
    return dish.name.map { "“\($0)”" } ?? "\(language.name(of: dish.list)) \(dish.number)"
  }

  private var told: (message: String, advice: String?) {
    Messages.render(Messages.english[sentence] ?? rule.rawValue, self, in: .english)
  }
}
