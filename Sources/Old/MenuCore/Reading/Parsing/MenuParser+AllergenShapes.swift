internal import OldLocatedJSON

/// Lists of allergens in another shape than a list of words.
extension MenuParser {
  /// Says what to write in place of another shape, where each word of it is plain.
  func reportShape(_ key: String, _ expected: Diagnostic.ExpectedType, at value: JSONValue) {
    let isPromise = key == StatementKey.freeFrom.rawValue
    guard !log.isFull, let words = words(inShape: value, isPromise), !words.isEmpty else {
      return reportType(key, expected, at: value)
    }
    let isEntry = expected != .list
    report(.allergen(.misshapenAllergens(key: key, words: words, isEntry: isEntry)), at: value)
  }

  /// The words for what stands in another shape: a list in a list, `{"gluten": true}` or
  /// `{"name": "gluten"}`; nil where one of them is not plain.
  private func words(
    inShape value: JSONValue, _ isPromise: Bool, depth: Int = 3
  ) -> [String]? {
    var found: [String] = []
    func add(_ words: [String]?) -> Bool {
      guard let words else { return false }
      found += words.filter { !found.contains($0) }
      return found.count <= Allergen.allCases.count
    }
    switch value.kind {
    case .string:
      return value.length > Diagnostic.excerptLength
        ? nil : allergens.words(for: value.excerpt, isPromise: isPromise)
    case .array where depth > 0:
      for element in value.elements {
        guard add(words(inShape: element, isPromise, depth: depth - 1)) else { return nil }
      }
      return found
    case .object:
      // `{"name": "milk", "contains": false}`
      let isDenied = value.members.contains { $0.value.bool == false }
      guard !isDenied || !value.members.contains(where: isName) else { return nil }
      for member in value.members {
        if isName(member) {
          guard add(words(inShape: member.value, isPromise, depth: 0)) else { return nil }
        } else if member.value.bool == true {
          guard add(allergens.words(for: member.key.excerpt, isPromise: isPromise)) else {
            return nil
          }
        } else if member.value.bool != false {
          return nil
        }
      }
      return found
    case .null, .boolean, .number, .array: return nil
    }
  }

  /// What an object in the place of a word warns of.
  func named(inShape value: JSONValue) -> AllergenSet {
    value.members.reduce(into: AllergenSet()) { found, member in
      found.formUnion(isName(member) ? certain(in: member.value) : named(by: member))
    }
  }

  private func isName(_ member: JSONMember) -> Bool {
    member.value.kind == .string
      && KeyWords.Place.entry.exactKey(meantBy: member.key.excerpt) != nil
  }
}
