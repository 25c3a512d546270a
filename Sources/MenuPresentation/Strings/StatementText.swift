package import MenuCore

/// A statement about allergens in words, the same in all front ends.
extension Strings {
  /// The text about the allergens that a statement leaves open.
  package enum OpenAllergens: Sendable {
    /// Advice to ask, as short as possible: `Altri: chiedere.`
    case briefly
    /// Advice to ask, as a sentence for reading aloud.
    case inWords
    /// No text: the advice to ask is given elsewhere.
    case elsewhere
  }

  /// The statement in whole sentences. `Contiene glutine (frumento), latte. Altri: chiedere.` If `isBrief`,
  /// warnings name groups without their kinds: `Contiene glutine, latte.` If `isUndeclared`, it always ends
  /// with the advice to ask: the dish is shown although it does not state what a filter excludes.
  package func sentence(
    _ statement: AllergenStatement, isUndeclared: Bool = false, isBrief: Bool = false,
    open: OpenAllergens = .briefly
  ) -> String {
    let text = clauses(of: statement, isBrief: isBrief, open: open).all.sentences
    // A kind may be open even if all groups are stated.
    guard isUndeclared, !statement.leavesSomeOpen else { return text }
    return "\(text) \(askStaff.sentence)"
  }

  /// The warnings and promises in brief sentences, for a page that states once whom to ask about the rest.
  /// `Contiene glutine, latte. Può contenere frutta a guscio.`
  package func statedSentence(_ statement: AllergenStatement) -> String {
    let stated = statedClauses(statement, isBrief: true)
    if !stated.isEmpty { return stated.sentences }
    return sentence(statement, isBrief: true)
  }

  /// The sentence at the foot of a menu: whom to ask about the rest, or that nothing is stated.
  package func foot(statesAllergens: Bool) -> String {
    statesAllergens ? allergenFoot : notStated.sentence
  }

  /// The clauses of a statement.
  private struct Clauses {
    /// Whom to ask about allergens that the others exclude.
    var doubt: String?
    var stated: [String] = []
    /// Whom to ask about the allergens that are left open.
    var advice: String?

    var all: [String] { [doubt].compactMap(\.self) + stated + [advice].compactMap(\.self) }
  }

  private func clauses(
    of statement: AllergenStatement, isBrief: Bool = false, open: OpenAllergens
  ) -> Clauses {
    let stated = statedClauses(statement, isBrief: isBrief)
    if statement.leavesSomeOpen {
      if !stated.isEmpty { return Clauses(stated: stated, advice: clause(ofOpen: open)) }
      if let doubt = doubt(of: statement) { return Clauses(doubt: doubt, stated: [noOther]) }
      return Clauses(advice: open == .elsewhere ? undeclared : notStated)
    }
    guard statement.isComplete else { return Clauses(stated: stated) }
    return Clauses(stated: stated.isEmpty ? [noAllergen] : stated + [noOther])
  }

  /// If the owner checked all fourteen allergens, whom to ask about the ones that a text puts in doubt; nil if
  /// it doubts none of them, or all. `solfiti: chiedere al personale`
  private func doubt(of statement: AllergenStatement) -> String? {
    let open = statement.notStated
    guard statement.isComplete, (1..<Allergen.groups.count).contains(open.count) else { return nil }
    return warned(open) + colon + askStaff
  }

  /// The clauses of the warnings and promises, and of words that could not be read.
  private func statedClauses(_ statement: AllergenStatement, isBrief: Bool) -> [String] {
    var clauses = warnings(of: statement, isBrief: isBrief)
    if !statement.promised.isEmpty { clauses.append(freeOf.filled(promised(statement))) }
    if !statement.unread.isEmpty {
      clauses.append(unread.filled(statement.unread.joined(separator: ", ")))
    }
    return clauses
  }

  /// The clauses of what it contains and may contain. `contiene latte`, `può contenere soia`
  func warnings(of statement: AllergenStatement, isBrief: Bool = false) -> [String] {
    var clauses: [String] = []
    let contained = statement.contains
    if !contained.isEmpty {
      clauses.append(contains.filled(warned(contained, isBrief: isBrief)))
    }
    var traces = statement.mayContain
    if isBrief {
      // Without its kinds, a group that is contained is not repeated as a trace.
      traces = traces.withGroups.subtracting(contained.withGroups.withKinds)
    }
    if !traces.isEmpty {
      clauses.append(mayContain.filled(warned(traces, besides: contained, isBrief: isBrief)))
    }
    return clauses
  }

  private func clause(ofOpen open: OpenAllergens) -> String? {
    switch open {
    case .briefly: askOthers
    case .inWords: linear.askOthers
    case .elsewhere: nil
    }
  }

  /// The sentences of a statement, and the sentence that tells whom to ask about the rest; either may be
  /// empty.
  package func parts(
    of statement: AllergenStatement, isBrief: Bool = false, open: OpenAllergens = .briefly
  ) -> (stated: String, advice: String) {
    let clauses = clauses(of: statement, isBrief: isBrief, open: open)
    return (clauses.stated.sentences, (clauses.doubt ?? clauses.advice)?.sentence ?? "")
  }

  /// The parts of a statement, each with a label.
  package func labelled(_ statement: AllergenStatement) -> [StatementPart] {
    let isAlone = statement == AllergenStatement(isComplete: true)
    guard !isAlone else { return [StatementPart(text: noAllergen.sentence)] }

    let traces = warned(statement.mayContain, besides: statement.contains)
    var parts = [
      StatementPart(label: containsLabel, text: warned(statement.contains)),
      StatementPart(label: mayContainLabel, text: traces),
      StatementPart(label: freeLabel, text: promised(statement)),
    ]
    if !statement.unread.isEmpty {
      let words = statement.unread.joined(separator: ", ")
      parts.append(StatementPart(text: unread.filled(words).sentence, isAdvice: true))
    }
    let doubt = doubt(of: statement)
    if let doubt { parts.append(StatementPart(text: doubt.sentence, isAdvice: true)) }
    if statement.saysNothing {
      parts.append(StatementPart(text: notStated.sentence, isAdvice: true))
    } else if statement.leavesSomeOpen, doubt == nil {
      parts.append(StatementPart(text: textOfOthers(statement), isAdvice: true))
    } else if statement.isComplete {
      parts.append(StatementPart(label: notIngredientLabel, text: noneOfOthers))
    }
    return parts.filter { !$0.text.isEmpty }
  }

  /// Whom to ask about the allergens that are not stated. `Sugli altri 11 allergeni chiedere al personale.`
  /// Without their number if words that were not read may name some of them.
  private func textOfOthers(_ statement: AllergenStatement) -> String {
    let open = Allergen.groups.count { statement.state(of: $0) == .notStated }
    if open == 0 || !statement.unread.isEmpty { return othersAskPart }
    return othersAsk(open)
  }

  /// The statement on one line, without whom to ask about the rest; empty if nothing is stated.
  /// `contiene latte · può contenere soia`
  package func remark(_ statement: AllergenStatement) -> String {
    var clauses = warnings(of: statement)
    if !statement.promised.isEmpty { clauses.append(freeOf.filled(promised(statement))) }
    if !statement.unread.isEmpty {
      clauses.append(statement.unread.map(quoted).joined(separator: ", ") + colon + askStaff)
    }
    if clauses.isEmpty, !statement.leavesSomeOpen { clauses.append(noAllergen) }
    if statement.contains.isEmpty, !clauses.isEmpty { clauses[0] = clauses[0].capitalized }
    return clauses.joined(separator: " · ")
  }

  /// The statement in the form that follows a name; tells whom to ask only if `isUndeclared`.
  /// `contiene latte, può contenere soia`
  package func remarkInWords(_ statement: AllergenStatement, isUndeclared: Bool = false) -> String {
    var parts = clauses(of: statement, open: .elsewhere).all
    if isUndeclared { parts.append(askStaff) }
    return parts.joined(separator: ", ")
  }

  /// A group of add-ons, and between two texts the numbers of those that may be chosen and that a filter hides.
  /// `Salse (fino a 2, 1 nascosta)`
  package func title(
    of group: MenuItem.AddOns, before: String, after: String = ""
  ) -> String {
    let title = group.title ?? addOns
    let hidden = group.hidden == 0 ? nil : hidden(group.hidden)
    let numbers = [text(ofChoosingFrom: group), hidden].compactMap(\.self)
    return numbers.isEmpty ? title : title + before + numbers.joined(separator: ", ") + after
  }

  /// The number of add-ons that may be chosen; nil if any number may. `fino a 2`
  package func text(ofChoosingFrom group: MenuItem.AddOns) -> String? {
    guard let range = group.choose else { return nil }
    return switch (range.lowerBound, range.upperBound) {
    case (1, 1): chooseOne
    case (0, AddOnGroup.most...): nil
    case (0, let most): chooseUpTo.filled("\(most)")
    case (let least, AddOnGroup.most...): chooseAtLeast.filled("\(least)")
    case (let least, let most) where least == most: chooseExactly.filled("\(least)")
    case (let least, let most): chooseBetween.filled("\(least)", "\(most)")
    }
  }

  /// Names of allergens in a list, with kinds after their group. `glutine (frumento), latte`
  ///
  /// If some kinds of a group are contained, its traces are those of the other kinds:
  /// `altra frutta a guscio`. If `isBrief`, kinds are not named.
  package func warned(
    _ allergens: AllergenSet, besides contained: AllergenSet = [], isBrief: Bool = false
  ) -> String {
    Allergen.groups.compactMap { group -> String? in
      let isNamed = allergens.contains(group)
      let kinds = group.kinds.intersection(allergens)
      guard isNamed || !kinds.isEmpty else { return nil }
      let isOther = isNamed && !group.kinds.isDisjoint(with: contained)
      let name = isOther ? nameOfOthers(in: group) : language.name(of: group)
      guard !isBrief, !kinds.isEmpty else { return name }
      return "\(name) (\(names(of: kinds)))"
    }.joined(separator: ", ")
  }

  /// The other kinds of a group. `altro glutine`
  private func nameOfOthers(in group: Allergen) -> String {
    switch group {
    case .gluten: otherGluten
    case .nuts: otherNuts
    // The other groups have no kinds, so nothing remains of them.
    default: language.name(of: group)
    }
  }

  /// The promises by name. If only some kinds of a group are promised, with the advice to ask about the rest
  /// of the group. `latte, frumento; altro glutine: chiedere`
  private func promised(_ statement: AllergenStatement) -> String {
    let names = names(of: statement.promised)
    let asked = statement.promisedInPart
    guard !asked.isEmpty else { return names }
    return freeOfKinds.filled(names, asked.map(nameOfOthers).joined(separator: ", "))
  }
}

extension AllergenStatement {
  /// The allergens that it is free of: a group in place of its kinds, and a single kind only if its group is
  /// not free. Excludes everything that is warned of.
  package var promised: AllergenSet {
    let free = freeFrom.withKinds.filter { state(of: $0) == .free }
    return AllergenSet(free.filter { $0.group == $0 || state(of: $0.group) != .free })
  }

  /// The groups with some promised kinds and nothing stated about the rest.
  fileprivate var promisedInPart: [Allergen] {
    let promised = promised
    return Allergen.groups.filter { group in
      !promised.isDisjoint(with: group.kinds) && state(of: group) == .notStated
    }
  }
}

extension MenuDataSource {
  /// True if any dish or add-on states something about allergens. Dishes that state nothing are then marked.
  /// O(*dishes*)
  package var statesAllergens: Bool {
    menu.dishes.contains { dish in
      !dish.combinedStatement.saysNothing
        || dish.addOns.contains { $0.items.contains { !$0.allergens.saysNothing } }
    }
  }
}

extension [String] {
  /// The clauses as sentences in one text.
  fileprivate var sentences: String { map(\.sentence).joined(separator: " ") }
}

/// A part of a statement about allergens with its label, or a sentence without a label.
package struct StatementPart: Hashable, Sendable {
  package var label = ""
  package let text: String
  /// True for a sentence that tells whom to ask.
  package var isAdvice = false
}
