/// What is joined by `or`.
extension QueryParser {
  /// Decides what `or` means once all is known: that one of the things is enough, or nothing that a
  /// search does.
  mutating func resolveChoices() {
    // `with milk or without fish`
    if choices.contains(where: isBetweenSearchAndFilter) { query.isNotUnderstood = true }
    guard choices.contains(where: isBetweenThings) else { return }
    // `latte, uova o pesce`
    let commas = tokens.indices.filter { tokens[$0].text == [UInt8(ascii: ",")] }
    let links = (choices + commas).filter(isBetweenThings)
    let areLists = links.map { ends(of: $0).map(isList) }
    // Of several lists each is shown anyway.
    if areLists.allSatisfy({ $0 == [true, true] }) { return }
    let allergens = query.allergenTerms.count
    let words = Set(uses.indices.filter { uses[$0] == .word }.map { tokens[$0].chunk })
    let others = words.count + text.chunks.count(where: \.isQuoted) + query.dietTerms.count
    if areLists.contains(where: { $0.contains(true) }) {
      query.isNotUnderstood = true
    } else if links.count + 1 == allergens, links.allSatisfy(isBetweenAllergens) {
      query.isEither = true
    } else if links.count + 1 == allergens + others {
      (query.isEither, query.isEitherOfAll) = (true, true)
    } else {
      query.isNotUnderstood = true
    }
  }

  /// The places of what stands before and behind a joint, without what says nothing.
  private func ends(of link: Int) -> [Int] {
    let before = uses[..<link].lastIndex { $0 != .filler }
    let behind = uses[(link + 1)...].firstIndex { $0 != .filler }
    return [before, behind].compactMap(\.self)
  }

  private func isBetweenThings(_ link: Int) -> Bool {
    let ends = ends(of: link)
    return ends.count == 2 && ends.allSatisfy { uses[$0] == .word || uses[$0] == .term }
  }

  private func isBetweenSearchAndFilter(_ link: Int) -> Bool {
    let ends = ends(of: link).map { uses[$0] }
    return ends.count == 2 && ends.contains(.filter) && ends.contains { $0 != .filter }
  }

  private func isBetweenAllergens(_ link: Int) -> Bool {
    ends(of: link).allSatisfy { place in
      uses[place] == .term && allergenPlaces.contains(place)
    }
  }

  private func isList(_ place: Int) -> Bool { listPlaces.contains(place) }
}
