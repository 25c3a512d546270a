package import MenuCore

/// The diagnostics of a file as a terminal gets them: of each kind the first five, then one line about
/// all others of the kind.
package struct CheckListing: Sendable {
  /// What is told next.
  package enum Entry: Hashable, Sendable {
    /// A diagnostic.
    case diagnostic(Diagnostic)
    /// So many more of the kind before, in these lines.
    case more(count: Int, lines: [Int])
  }

  /// How many of a kind are told.
  package static let limit = 5
  /// How many lines of the others are named.
  private static let lineLimit = 8

  /// What is told, in order.
  package let entries: [Entry]

  /// Lists diagnostics that stand in the order of their file; O(*n*).
  package init(_ diagnostics: [Diagnostic]) {
    var others: [Kind: (count: Int, lines: [Int])] = [:]
    var counts: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(diagnostic.rule)
      counts[kind, default: 0] += 1
      guard counts[kind, default: 0] > Self.limit else { continue }
      others[kind, default: (0, [])].count += 1
      if others[kind, default: (0, [])].lines.count < Self.lineLimit,
        others[kind]?.lines.last != diagnostic.line
      {
        others[kind]?.lines.append(diagnostic.line)
      }
    }
    var entries: [Entry] = []
    var told: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(diagnostic.rule)
      let count = told[kind, default: 0] + 1
      told[kind] = count
      guard count <= Self.limit else { continue }
      entries.append(.diagnostic(diagnostic))
      if count == Self.limit, let rest = others[kind] {
        entries.append(.more(count: rest.count, lines: rest.lines))
      }
    }
    self.entries = entries
  }

  /// A rule, and what it speaks of where another word would be another matter.
  private struct Kind: Hashable {
    private let name: String
    private let subject: [UInt8]

    init(_ rule: Diagnostic.Rule) {
      name = rule.name
      subject = Array((rule.subject ?? "").utf8)
    }
  }
}

extension Diagnostic.Rule {
  /// The key or the word that the rule speaks of, nil for one that speaks of a place.
  fileprivate var subject: String? {
    switch self {
    case .list(let rule): rule.subject
    case .key(let rule): rule.subject
    case .text(let rule): rule.subject
    case .allergen(let rule): rule.subject
    case .diet(let rule): rule.subject
    case .value(let rule): rule.subject
    case .group(let rule): rule.subject
    case .syntax, .file, .price, .hours, .repetition: nil
    }
  }
}

extension Diagnostic.ListRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownList(let key, _, _, _), .unreadDishes(let key, _), .sectionInList(let key, _),
      .entriesByName(let key, _, _, _), .listInList(let key):
      key
    case .noDish: nil
    }
  }
}

extension Diagnostic.KeyRule {
  fileprivate var subject: String? {
    switch self {
    case .wrongType(let key, _): key
    case .unknownKey(let key, _, _), .missingKey(let key), .repeatedKey(let key, _, _, _, _, _): key
    case .badLanguageTag(let text, _): text
    case .unknownMember, .lostStatement: nil
    }
  }
}

extension Diagnostic.TextRule {
  fileprivate var subject: String? {
    switch self {
    case .noTranslation(let text), .dataURL(let text, _), .missingLanguage(let text, _, _): text
    case .missingName, .emptyEntry, .controlCharacter, .bidirectionalControl, .hiddenCharacter,
      .longText, .unexplainedAsterisk:
      nil
    }
  }
}

extension Diagnostic.AllergenRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownAllergen(let text, _), .allergenWithoutKey(let text, _),
      .additive(let text, _), .dietAmongAllergens(let text, _), .signInOtherCase(let text, _):
      text
    case .allergensWithoutKey, .noneInWords, .severalAllergens, .tracesAmongContained,
      .promiseAmongContained, .unclearAllergens, .lactoseIsNoMilk, .unanswered,
      .misshapenAllergens, .allergenOutsideList, .contradictedAllergen, .doubtedAllergen,
      .emptyAllergens,
      .allergensNotStated, .unstatedIngredient, .contradictedPromise, .contradictedAddOn,
      .contradictedSize, .contradictedClaim,
      .namedAllergen, .contradictingNote:
      nil
    }
  }
}

extension Diagnostic.DietRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownDiet(let text, _), .unclearDiet(let text, _): text
    case .contradictedDiet, .contradictedDietByIngredient, .contradictedDietOfAddOn,
      .contradictedDietByChoice, .doubtedDiet:
      nil
    }
  }
}

extension Diagnostic.ValueRule {
  fileprivate var subject: String? {
    switch self {
    case .notANumber(let text, _, _), .impossibleValue(let text, _, _, _),
      .unknownServing(let text, _):
      text
    case .meantValue, .reversedChoice: nil
    }
  }
}

extension Diagnostic.GroupRule {
  fileprivate var subject: String? {
    switch self {
    case .unknownGroup(let text, _), .unknownParent(let text, _): text
    case .parentCycle: nil
    }
  }
}

extension CheckReport {
  /// The line about the others of a kind, with its line feed.
  package func more(count: Int, lines: [Int]) -> SafeText {
    let words = words.more(
      count: count, lines: AdviceText.numbers(lines, of: count),
      isOneLine: lines.count == 1 && count == 1)
    return text.safe(words) + "\n"
  }
}
