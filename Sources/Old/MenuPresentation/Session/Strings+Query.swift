public import OldMenuCore

/// What the words say of a query.
extension Strings {
  /// What is understood of a text: `senza latte · pizze · fino a 9 €`.
  public func understood(_ typed: TypedQuery, in context: MenuContext) -> String {
    let lists = typed.lists.map { inLine(language.name(of: $0)) }
    // Which of them have no alcohol nobody promises.
    let noAlcohol =
      typed.isWithoutAlcohol ? ["\(without) \(language.alcohol) (\(askStaff))"] : []
    let diets = typed.diets.diets.map(language.name(of:))
    let (filters, price) = filterParts(typed, in: context)
    return (filters + lists + noAlcohol + diets + price).concatenated(separator: " · ")
  }

  /// What of a text becomes a filter.
  func filters(_ typed: TypedQuery, in context: MenuContext) -> String {
    let (filters, price) = filterParts(typed, in: context)
    return (filters + price).concatenated(separator: " · ")
  }

  private func filterParts(
    _ typed: TypedQuery, in context: MenuContext
  ) -> (without: [String], price: [String]) {
    let price = typed.maximumPrice.map { "\(atMost) \(context.text(ofLimit: $0))" }
    return (typed.without.isEmpty ? [] : [without(typed.without)], [price].compactMap { $0 })
  }

  /// Allergens that are left out: `senza latte, uova`; of a group and its kinds only the group.
  func without(_ allergens: AllergenSet) -> String {
    "\(without) \(list(names(allergens)))"
  }

  /// The names of allergens; of a group and its kinds only the group's.
  private func names(_ allergens: AllergenSet) -> [String] {
    allergens.allergens.filter { allergen in
      allergen == allergen.group || !allergens.contains(allergen.group)
    }.map(language.name(of:))
  }

  /// Why a search found a row, in as few words as a row has room for.
  func reason(_ reason: MatchReason) -> String {
    switch reason {
    case .contains(let allergen): told(contains.lowercased(), AllergenSet(allergen))
    case .mayContain(let allergen): told(mayContain.lowercased(), AllergenSet(allergen))
    case .onChoice(let allergen): labelled(onChoice, language.name(of: allergen)).withSmallLetter
    case .text(let text, let matches): quoted(text.excerpt(around: matches.first))
    }
  }

  /// Why a filter hides a dish: `Margherita: contiene latte.`
  func sentence(_ hidden: HiddenRow, query: MenuQuery, context: MenuContext) -> String {
    let first = reason(hidden.reason, against: hidden, query: query, context: context)
    let price =
      hidden.isTooDear ? self.reason(.price, against: hidden, query: query, context: context) : nil
    let reason = [first, price].compactMap(\.self).concatenated(separator: semicolon)
    // One colon is enough: `Margherita contient : lait`.
    if case .allergen = hidden.reason, areContainedListed { return "\(hidden.title) \(reason)." }
    return "\(labelled(hidden.title, reason))."
  }

  private func reason(
    _ reason: MenuCounts.Reason, against hidden: HiddenRow, query: MenuQuery, context: MenuContext
  ) -> String {
    switch reason {
    case .allergen(let allergen):
      told((hidden.state == .contains ? contains : mayContain).lowercased(), AllergenSet(allergen))
    case .notStated: notStatedOf(names(hidden.notStated))
    case .diet: notMarked(query.dietsAsked)
    case .price where hidden.isUnpriced: hasNoPrice
    case .price where hidden.isByWeight: isByWeight
    case .price:
      query.settled().filter.maximumPrice.map { costsMore(context.text(ofLimit: $0)) }
        ?? hiddenPrice
    }
  }

  /// That something has no sign of some diets.
  func notMarked(_ diets: DietSet) -> String {
    "\(isNotMarked) \(list(diets.diets.map(language.name(of:))))"
  }
}

extension String {
  /// The part of a text around a match, of some forty characters, cut between words.
  fileprivate func excerpt(around match: Range<String.Index>?) -> String {
    guard unicodeScalars.count > 40, let match else { return self }
    let scalars = unicodeScalars
    let start = scalars.index(match.lowerBound, offsetBy: -15, limitedBy: startIndex) ?? startIndex
    let end = scalars.index(match.upperBound, offsetBy: 15, limitedBy: endIndex) ?? endIndex
    let front = start == startIndex ? start : scalars[start..<match.lowerBound].firstIndex(of: " ")
    let back = end == endIndex ? end : scalars[match.upperBound..<end].lastIndex(of: " ")
    let middle = scalars[(front ?? match.lowerBound)..<(back ?? match.upperBound)]
    let text = String(String.UnicodeScalarView(middle)).trimmed
    return (start == startIndex ? "" : "…") + text + (end == endIndex ? "" : "…")
  }
}
