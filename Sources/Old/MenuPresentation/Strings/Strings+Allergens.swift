public import OldMenuCore

/// What is said of allergens, in a sentence and in a line of a page.
extension Strings {
  /// The statement in whole sentences; of what it does not say it sends the guest to the staff.
  public func sentence(_ statement: AllergenStatement) -> String {
    sentence(statement, onChoice: [])
  }

  /// The same with what a dish contains, or may contain, by what is chosen of it.
  package func sentence(
    _ statement: AllergenStatement, onChoice chosen: AllergenSet
  ) -> String {
    let open = asked(of: statement)?.asSentence
    guard !statement.saysNothing || !chosen.isEmpty else { return open ?? notStated }
    let others = statement.leavesSomeOpen ? [open ?? askAboutOthers] : []
    return (stated(by: statement, onChoice: chosen) + others).concatenated(separator: " ")
  }

  /// Whom to ask about the few that a statement leaves open, on a page; nil where they are more.
  private func asked(of statement: AllergenStatement) -> String? {
    let open = fewOpen(statement, atMost: 7)
    return open.isEmpty ? nil : "\(notStatedOf(open)), \(askStaff)"
  }

  /// What stands in a cell for what is contained, or may be, by what is chosen.
  package var onChoiceInCell: String { onChoice.withSmallLetter }

  /// What is stated, each part of it as a sentence.
  private func stated(by statement: AllergenStatement, onChoice chosen: AllergenSet) -> [String] {
    var sentences: [String] = []
    if !statement.contains.isEmpty { sentences.append(told(contains, statement.contains) + ".") }
    if !statement.mayContain.isEmpty {
      sentences.append(told(mayContain, statement.mayContain) + ".")
    }
    if !chosen.isEmpty { sentences.append(labelled(onChoice, names(chosen)) + ".") }
    if !statement.freeFrom.isEmpty {
      sentences.append(labelled(freeOf, promises(statement.freeFrom)) + ".")
    }
    if statement.isComplete {
      sentences.append(sentences.isEmpty ? noAllergen : noOtherAllergen)
    }
    return sentences
  }

  /// What is said of some allergens, in front of their names: `contains milk`.
  func told(_ words: String, _ allergens: AllergenSet) -> String {
    areContainedListed ? labelled(words, names(allergens)) : "\(words) \(names(allergens))"
  }

  /// A statement part by part; of what it does not say it sends the guest to the staff.
  func labelled(
    _ statement: AllergenStatement, onChoice chosen: AllergenSet
  ) -> [LabelledText] {
    let asked = asked(of: statement) ?? askStaff
    guard !statement.saysNothing || !chosen.isEmpty else {
      return [LabelledText(allergensLabel, asked)]
    }
    let parts: [(String, String)] = [
      (contains, names(statement.contains)), (mayContain, names(statement.mayContain)),
      (onChoice, names(chosen)), (freeOf, promises(statement.freeFrom)),
      (othersLabel, statement.leavesSomeOpen ? asked : statement.isComplete ? noneOfThem : ""),
    ]
    let said = parts.filter { !$0.1.isEmpty }.map { LabelledText($0.0, $0.1) }
    // Others than which?
    return said.count == 1 && statement.isComplete
      ? said.map { LabelledText($0.label == othersLabel ? allergensLabel : $0.label, $0.text) }
      : said
  }

  /// The warnings of a statement in one line: `gluten (wheat), milk · may contain nuts`.
  public func line(_ statement: AllergenStatement) -> String? {
    var parts: [String] = []
    if !statement.contains.isEmpty { parts.append(names(statement.contains)) }
    if !statement.mayContain.isEmpty {
      parts.append(told(mayContain.lowercased(), statement.mayContain))
    }
    return parts.isEmpty ? nil : parts.concatenated(separator: " · ")
  }

  /// What a guest who leaves allergens out must know of a statement: `contains milk · may contain
  /// nuts`, whom to ask where it does not say; nil for nothing.
  func remark(on statement: AllergenStatement, without excluded: AllergenSet) -> String? {
    func named(_ state: AllergenState) -> AllergenSet {
      AllergenSet(excluded.allergens.filter { statement.state(of: $0) == state })
    }
    let (contained, possible) = (named(.contains), named(.mayContain))
    var parts: [String] = []
    if !contained.isEmpty { parts.append(told(contains.lowercased(), contained)) }
    if !possible.isEmpty { parts.append(told(mayContain.lowercased(), possible)) }
    if parts.isEmpty, !named(.notStated).isEmpty { parts.append(askStaff) }
    return parts.isEmpty ? nil : parts.concatenated(separator: " · ")
  }

  /// A statement as a remark in brackets: the warnings and the promises, else what is said at all, and whom to ask
  /// about the rest; in full where nothing is said of what a guest must avoid.
  func allergenWarning(
    _ statement: AllergenStatement, onChoice chosen: AllergenSet = [], isUndeclared: Bool
  ) -> String {
    let few = fewOpen(statement)
    let open = few.isEmpty ? nil : "\(notStatedOf(few)) · \(askStaff)"
    if statement.saysNothing, chosen.isEmpty { return open ?? askStaff }
    let promised =
      statement.freeFrom.isEmpty
      ? nil : labelled(freeOf, promises(statement.freeFrom)).withSmallLetter
    let ofChoice = chosen.isEmpty ? nil : labelled(onChoice, names(chosen)).withSmallLetter
    let warnings = [line(statement), ofChoice].compactMap(\.self)
    let warned = warnings.isEmpty ? nil : warnings.concatenated(separator: " · ")
    let said =
      warned.map { [$0, promised].compactMap(\.self).concatenated(separator: " · ") }
      ?? String(stated(by: statement, onChoice: []).concatenated(separator: " ").dropLast())
    if isUndeclared { return "\(said) · \(open ?? askStaff)" }
    return statement.leavesSomeOpen ? "\(said) · \(open ?? askOthers)" : said
  }

  /// The same behind a name or in brackets; what begins with an allergen keeps the capital of a noun.
  func allergenRemark(_ told: ToldStatement, isUndeclared: Bool) -> String {
    let warning = allergenWarning(
      told.statement, onChoice: told.onChoice, isUndeclared: isUndeclared)
    return told.statement.contains.isEmpty ? warning.withSmallLetter : warning
  }

  /// What a row says to who asked for what the item does not promise: `ask: may contain gluten`, or
  /// only whom to ask; else which options are left of those that must be taken; nil for nothing.
  func rowRemark(_ item: MenuItem) -> String? {
    guard item.isUndeclared || !item.doubts.isEmpty else {
      // What is left to choose may be left because nothing is stated about it.
      let isOpen = item.optionsToChoose.contains(where: \.isUndeclared)
      let left = item.leftToChoose.isEmpty ? [] : [labelled(take, list(item.leftToChoose))]
      let remarks = left + (isOpen ? [askStaff] : [])
      return remarks.isEmpty ? nil : remarks.concatenated(separator: " · ")
    }
    let traces = item.doubts.allergens.filter { item.allergens.state(of: $0) == .mayContain }
    if !item.isUndeclared, !traces.isEmpty {
      let told = told(mayContain.lowercased(), AllergenSet(traces))
      return areContainedListed ? "\(ask) · \(told)" : labelled(ask, told)
    }
    let open = item.allergens.saysNothing ? fewOpen(item.allergens) : []
    return open.isEmpty ? askStaff : labelled(ask, list(open))
  }

  /// The few that are not stated where the others are known not to be ingredients; none where they
  /// are more than a line has room for, or than anybody reads.
  private func fewOpen(_ statement: AllergenStatement, atMost limit: Int = 3) -> [String] {
    let open = statement.openGroups
    return open.count <= limit ? open.map(language.name(of:)) : []
  }

  /// Warnings by group, each with the kinds that are named: `gluten (wheat, rye)`. Of a group that is
  /// named itself its kinds must not read like all that is meant: `nuts (including almonds)`.
  private func names(_ allergens: AllergenSet) -> String {
    // A closure that names the words by themselves would copy all of them, here and below.
    byGroup(allergens) { [language, including] group, kinds in
      let name = language.name(of: group)
      return allergens.contains(group) ? "\(name) (\(including) \(kinds))" : "\(name) (\(kinds))"
    }
  }

  /// Promises by group; a kind that is promised alone must not read like its group.
  private func promises(_ allergens: AllergenSet) -> String {
    byGroup(allergens) { [language, only] group, kinds in
      "\(language.name(of: group)) (\(only) \(kinds))"
    }
  }

  private func byGroup(
    _ allergens: AllergenSet, _ withKinds: (_ group: Allergen, _ kinds: String) -> String
  ) -> String {
    let parts = Allergen.groups.compactMap { [language] group -> String? in
      let kinds = group.kinds.intersection(allergens)
      guard !kinds.isEmpty else {
        return allergens.contains(group) ? language.name(of: group) : nil
      }
      let names = kinds.allergens.map { language.name(of: $0) }
      return withKinds(group, names.concatenated(separator: ", "))
    }
    return list(parts)
  }
}

extension String {
  /// The text as it stands behind a colon or a bracket, where no sentence begins.
  var withSmallLetter: String { prefix(1).lowercased() + String(dropFirst()) }
}
