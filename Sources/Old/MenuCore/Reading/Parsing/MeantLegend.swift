internal import OldLocatedJSON

/// A legend of allergens as an owner writes it who never saw the format: `{"A": "glutine"}` under a key
/// of its own, `"A = Gluten, B = Krebstiere"`, `{"glutine": "A"}`.
struct MeantLegend {
  /// A sign and what it stands for.
  struct Entry {
    let sign: String
    fileprivate(set) var meaning: String
    fileprivate(set) var warnings = AllergenSet()

    /// The word of the format, or the text where nobody can tell it.
    var word: String {
      AllergenEntries.promise(of: meaning)?.rawValue
        ?? meaning.cut(to: Diagnostic.excerptLength)
    }
  }

  private(set) var entries: [Entry] = []
  /// Whether each sign stands before its meaning in an object, as the format has it.
  private(set) var isBySign = false

  /// Takes a value as a legend; nil for any other.
  ///
  /// - Parameters:
  ///   - value: what stands under the key.
  ///   - isCalledSo: whether the key says that it is one. Of any other key only an object of nothing but
  ///     signs and allergens is.
  init?(_ value: JSONValue, isCalledSo: Bool) {
    switch value.kind {
    case .object:
      let members = Array(value.members.prefix(Self.most))
      isBySign = members.allSatisfy { Self.isSign($0.key.excerpt) }
      for member in members {
        let texts = Self.texts(of: member.value)
        if isBySign {
          entries.append(Entry(sign: member.key.excerpt, meaning: texts.joined(separator: ", ")))
        } else if texts.count == 1, Self.isSign(texts[0]) {
          entries.append(Entry(sign: texts[0], meaning: member.key.excerpt))
        } else {
          return nil
        }
      }
    case .array:
      for element in value.elements.prefix(Self.most) {
        guard element.kind == .string ? read(element.string ?? "") : read(element) else {
          return nil
        }
      }
    case .string: guard value.length <= Self.longest, read(value.string ?? "") else { return nil }
    case .null, .boolean, .number: return nil
    }
    for index in entries.indices {
      entries[index].warnings = AllergenEntryReader().warnings(of: entries[index].meaning).certain
    }
    let named = entries.count { !$0.warnings.isEmpty }
    let areAllNamed = entries.allSatisfy {
      !$0.warnings.isEmpty || AdditiveWords.named(in: $0.meaning)
    }
    guard named > (isCalledSo ? 0 : 1), isCalledSo || isBySign && areAllNamed else { return nil }
  }

  /// Reads an object of a sign and its meaning: `{"codice": "A", "nome": "glutine"}`.
  private mutating func read(_ object: JSONValue) -> Bool {
    let texts = Self.texts(of: object)
    guard object.kind == .object, let sign = texts.first(where: Self.isSign) else { return false }
    let others = texts.filter { !Self.isSign($0) }
    entries.append(Entry(sign: sign, meaning: others.joined(separator: ", ")))
    return !others.isEmpty
  }

  /// Reads `A = Gluten, B: Krebstiere`; what has no sign goes on with what stands before it.
  private mutating func read(_ text: String) -> Bool {
    for part in text.split(whereSeparator: { ",;|\n".contains($0) }) {
      let words = part.split { " =:–\t".contains($0) }
      guard !words.isEmpty else { continue }
      // `Allergeni: A = glutine`
      let start = words.prefix(2).firstIndex { Self.isSign(String($0)) }
      if let start, start + 1 < words.count, entries.isEmpty || start == 0 {
        let meaning = words[(start + 1)...].joined(separator: " ")
        entries.append(Entry(sign: String(words[start]), meaning: meaning))
      } else if let last = entries.indices.last {
        entries[last].meaning += ", " + words.joined(separator: " ")
      } else {
        return false
      }
    }
    // `a base di latte` is a sentence.
    return entries.count > 1 || text.contains("=") || text.contains(":")
  }

  private static func isSign(_ text: String) -> Bool {
    AllergenWords.isCode(AllergenLegend.withoutMarks(text))
  }

  /// The texts of a value: itself, those of its languages, or of its members.
  private static func texts(of value: JSONValue) -> [String] {
    let values = [value] + value.elements.prefix(8) + value.members.prefix(8).map(\.value)
    return values.filter { $0.kind == .string || $0.kind == .number }.map(\.excerpt)
  }

  /// No menu has more signs, and none needs a longer text for them.
  private static let most = 64
  private static let longest = 4_096
}

extension MenuParser {
  /// Reports a member at the top of the file that is meant as the legend and not written as one; its
  /// signs warn, and promise nothing. False for any other member.
  mutating func reportMeantLegend(
    _ member: JSONMember, _ meant: String?, in root: JSONValue
  ) -> Bool {
    let key = member.key.excerpt
    let legendKey = FileKey.allergenKey.rawValue
    let isCalledSo = meant == legendKey || keys.mayHoldStatement(key)
    guard isCalledSo || member.value.kind == .object, !log.isFull,
      let legend = MeantLegend(member.value, isCalledSo: isCalledSo)
    else { return false }
    let isThere = root.members.prefix(64).contains { $0.key.holds(legendKey) }
    let isShaped = legend.isBySign && member.value.members.allSatisfy { $0.value.kind == .string }
    if isThere || isShaped {
      report(
        .key(.unknownKey(key: key, suggestion: legendKey, isThere: isThere)), at: member.key)
    } else {
      report(misshapen(legend, under: key), at: member.key)
    }
    if !isThere { allergens.legend.warn(as: legend) }
    return true
  }

  /// Reports what stands under the key of the legend in another shape; false where it is none.
  mutating func reportMisshapenLegend(_ value: JSONValue) -> Bool {
    // The words of the format stand behind signs only, and a right legend is not looked at twice.
    guard !value.members.contains(where: { Allergen.table.match($0.value) != nil }),
      let legend = MeantLegend(value, isCalledSo: true), !legend.isBySign
    else { return false }
    report(misshapen(legend, under: FileKey.allergenKey.rawValue), at: value)
    allergens.legend.warn(as: legend)
    return true
  }

  private func misshapen(_ legend: MeantLegend, under key: String) -> Diagnostic.Rule {
    let entries = legend.entries.filter { !$0.warnings.isEmpty }
    return .allergen(
      .misshapenLegend(key: key, signs: entries.map(\.sign), words: entries.map(\.word)))
  }
}

extension AllergenLegend {
  /// Lets the signs of a legend warn that is not written as the format has it.
  fileprivate mutating func warn(as legend: MeantLegend) {
    isGiven = true
    for entry in legend.entries {
      warn(entry.sign, of: entry.warnings)
      if entry.warnings.isEmpty, AdditiveWords.named(in: entry.meaning) {
        keep(additive: entry.meaning, of: entry.sign)
      }
    }
  }
}
