/// A menu whose promises were settled, and what was found in it.
public struct SettledMenu: Hashable, Sendable {
  /// The menu, without the promises that its dishes contradict.
  public let menu: Menu
  /// The contradictions and doubts, in the order of the dishes.
  public let findings: [Entry]

  /// A contradiction or a doubt, and the dish that it is about.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The list of the dish.
    package let list: MenuList
    /// The index of the dish in its list, from 0.
    package let index: Int
    /// The dish as a sentence names it.
    public let dish: Diagnostic.DishReference
    /// The promise, and its contradiction.
    package let finding: SafetyFinding
    /// The same in words.
    let sentence: Finding

    /// True if it withdrew the promises of the dish or of an add-on; otherwise it is a remark.
    public var isError: Bool { finding.isError }

    /// The rule that is broken.
    public var rule: Diagnostic.Rule { sentence.rule }

    /// The sentence in Italian for `it` and its varieties, and in English for any other language.
    /// `“Verde” is marked vegan but lists mozzarella`
    public func message(in language: Language) -> String {
      let words = InterfaceLanguage(language)
      let name = dish.text(in: words)
      let message = sentence.sentence(in: words, dish: name).message
      if sentence.namesDish { return message }
      return "\(name): \(message)"
    }

    /// The English sentence.
    public var description: String { message(in: "en") }
  }
}
