extension AllergenEntryReader {
  /// What is wrong with an entry.
  func rule(
    for entry: AllergenEntry, _ key: String, none place: Diagnostic.NonePlace
  ) -> Diagnostic.AllergenRule {
    let text = entry.text
    let isPromise = key == StatementKey.freeFrom.rawValue
    if AllergenEntries.saysNone(text), !isPromise || place == .besideOthers {
      return .noneInWords(text: text, place: place)
    }
    if AllergenEntries.isUnanswered(text) { return .unanswered(text: text, place: place) }
    if let rule = ruleWithoutLegend(for: entry) { return rule }
    if let additive = legend.additive(of: text) { return .additive(text: additive, sign: text) }
    if let sign = legend.otherCase(of: text) { return .signInOtherCase(text: text, sign: sign) }
    if let sign = legend.meant(by: text) { return .markedSign(text: text, sign: sign) }
    if let rule = isPromise ? promiseRule(for: entry) : ruleOfRoles(for: entry, key, place) {
      return rule
    }
    return ruleOfWords(for: entry, isPromise: isPromise)
  }

  /// What is wrong with numbers and letters that nothing explains.
  private func ruleWithoutLegend(for entry: AllergenEntry) -> Diagnostic.AllergenRule? {
    guard !legend.isGiven else { return nil }
    let text = entry.text
    let bare = AllergenLegend.withoutMarks(text)
    if AllergenWords.isCode(text) || AllergenWords.isCode(bare) {
      return .allergenWithoutKey(text: text, meaning: AllergenLegend.eu[bare])
    }
    let signs = AllergenWords.signs(of: text)
    if !signs.isEmpty { return .allergensWithoutKey(text: text, signs: signs) }
    let named = entry.parts.map(\.text)
    let areSigns =
      named.count > 1 && named.allSatisfy(AllergenWords.isSign)
      && entry.parts.allSatisfy { $0.role == .contained && !$0.isDoubtful }
    return areSigns ? .allergensWithoutKey(text: text, signs: named) : nil
  }

  /// What is wrong with an entry under `freeFrom`, where it says more than a name.
  private func promiseRule(for entry: AllergenEntry) -> Diagnostic.AllergenRule? {
    if entry.parts.count == 1, AllergenEntries.isLactose(entry.parts[0].text) {
      return .lactoseIsNoMilk(text: entry.text)
    }
    guard entry.parts.contains(where: { $0.isTold || $0.isDoubtful }) else { return nil }
    // Without in a list of what it is without: nobody knows which of the two is meant.
    return entry.parts.count == 1 && entry.parts[0].role == .free
      ? .unknownAllergen(text: entry.text, suggestion: nil) : .unclearAllergens(text: entry.text)
  }

  /// What is wrong with an entry that says what is contained, what may be and what is not, nil for
  /// one that only names.
  private func ruleOfRoles(
    for entry: AllergenEntry, _ key: String, _ place: Diagnostic.NonePlace
  ) -> Diagnostic.AllergenRule? {
    let (text, parts) = (entry.text, entry.parts)
    let roles = Set(parts.map(\.role))
    if parts.count == 1, roles == [.free], AllergenEntries.isLactose(parts[0].text) {
      return .lactoseIsNoMilk(text: text)
    }
    guard !parts.contains(where: \.isDoubtful) else { return .unclearAllergens(text: text) }
    if key == StatementKey.mayContain.rawValue {
      // Who says that it is contained is not told to write that it may be.
      let isStronger =
        roles.contains(.free) || parts.contains { $0.role == .contained && $0.isTold }
      return isStronger ? .unclearAllergens(text: text) : nil
    }
    guard roles != [.contained] else { return nil }
    var words: [AllergenPart.Role: [String]] = [:]
    for part in parts where !AllergenEntries.saysNone(part.text) {
      guard let known = self.words(for: part.text, isPromise: part.role == .free) else {
        if part.role == .free { return .unclearAllergens(text: text) }
        if parts.count == 1 { return nil }
        words[part.role, default: []].append(part.text.cut(to: Diagnostic.excerptLength))
        continue
      }
      words[part.role, default: []] += known
    }
    let (contained, possible) = (words[.contained] ?? [], words[.possible] ?? [])
    let isAlone = place != .besideOthers
    guard let free = words[.free] else {
      return .tracesAmongContained(
        text: text, contained: contained, possible: possible, isAlone: isAlone)
    }
    return .promiseAmongContained(
      text: text, contained: contained, possible: possible, free: free, isAlone: isAlone)
  }

  private func ruleOfWords(
    for entry: AllergenEntry, isPromise: Bool
  ) -> Diagnostic.AllergenRule {
    let text = entry.text
    if entry.parts.count > 1 {
      // Beside an allergen "none" says nothing.
      let parts = entry.parts.map(\.text).filter { !AllergenEntries.saysNone($0) }
      let meant = parts.map { self.words(for: $0, isPromise: isPromise) }
      if meant.contains(where: { $0 != nil }) {
        // What is not understood stays as written: a cure that lost it would lose an allergen.
        var words: [String] = []
        for (part, meant) in zip(parts, meant) {
          // The law has two names for some: `Schwefeldioxid und Sulfite`.
          for word in meant ?? [part.cut(to: Diagnostic.excerptLength)]
          where !words.contains(where: { $0.hasSameUTF8(as: word) }) {
            words.append(word)
          }
        }
        if words.count == 1, let allergen = Allergen(exactly: words[0]) {
          return .unknownAllergen(text: text, suggestion: allergen)
        }
        return .severalAllergens(text: text, words: words)
      }
    }
    let words = self.words(for: entry.parts.first?.text ?? text, isPromise: isPromise) ?? []
    if entry.parts.count > 1, words.isEmpty {
      return .unknownAllergen(text: text, suggestion: nil)
    }
    if words.count > 1 { return .severalAllergens(text: text, words: words) }
    if let diet = DoubtedDiet.diet(in: text) { return .dietAmongAllergens(text: text, diet: diet) }
    if AdditiveWords.named(in: text), AllergenEntries.warning(of: text).isEmpty {
      return .additive(text: text, sign: nil)
    }
    return .unknownAllergen(text: text, suggestion: words.first.flatMap(Allergen.init(exactly:)))
  }

  /// The words to write for a part; nil where nobody can tell.
  ///
  /// Of a promise only what says as much as was written, neither more nor less.
  func words(for part: String, isPromise: Bool) -> [String]? {
    if let exact = Allergen(exactly: part) ?? legend[legend.meant(by: part) ?? part] {
      return [exact.rawValue]
    }
    if AllergenWords.denies(part) { return nil }
    if isPromise {
      let promised = AllergenEntries.promise(of: part) ?? AllergenEntries.narrowest(of: part)
      return promised.map { [$0.rawValue] }
    }
    if let kinds = kinds(in: part) { return kinds }
    let certain = AllergenEntries.warning(of: part)
    if certain.allergens.count > 1 { return certain.allergens.map(\.rawValue) }
    // `parmigiano`: what it is made of is what must be named.
    let made = certain.isEmpty ? AllergenEntryReader.ingredients(in: part).allergens : []
    guard made.isEmpty else { return made.map(\.rawValue) }
    guard let meant = AllergenWords.suggestion(for: part) ?? certain.allergens.first else {
      return nil
    }
    // Words that some use for walnuts and some for all nuts: what is warned of must not get less.
    let isWider = meant == .walnut && AllergenEntries.promise(of: part) == nil
    return [isWider ? Allergen.nuts.rawValue : meant.rawValue]
  }

  /// The kinds that stand in brackets behind their group, `Gluten (Weizen, Roggen)`: the group alone
  /// would say less. Nil for any other part.
  private func kinds(in part: String) -> [String]? {
    guard part.utf8.count <= 64, let texts = AllergenEntries.inBrackets(part), texts.count > 1,
      let group = words(for: texts[0], isPromise: false)?.first.flatMap({ Allergen(exactly: $0) })
    else { return nil }
    let kinds = texts.dropFirst().map { text in
      let words = words(for: text, isPromise: false) ?? []
      return words.count == 1 ? Allergen(exactly: words[0]) : nil
    }
    let areKinds = kinds.allSatisfy { $0.map { $0.group == group && $0 != group } ?? false }
    return areKinds ? kinds.compactMap { $0?.rawValue } : nil
  }
}

extension AllergenEntry {
  /// What is wrong with it as that for which a sign of the legend stands. The sign may stand under
  /// `freeFrom`: what is proposed must be as wide as what is written.
  func rule(asMeaningOf sign: String) -> Diagnostic.AllergenRule {
    let promised = Set(
      parts.map { part -> Allergen? in
        part.isTold || part.role != .contained ? nil : AllergenEntries.promise(of: part.text)
      })
    let suggestion =
      AllergenEntries.promise(of: text) ?? (promised.count == 1 ? promised.first ?? nil : nil)
    if let suggestion { return .unknownAllergen(text: text, suggestion: suggestion) }
    let words = certain.allergens.map(\.rawValue)
    if words.count > 1 { return .severalInLegend(text: text, sign: sign, words: words) }
    return words.isEmpty && AdditiveWords.named(in: text)
      ? .additive(text: text, sign: sign) : .unknownAllergen(text: text, suggestion: nil)
  }
}
