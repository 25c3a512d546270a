internal import LocatedJSON

/// The signs of a house for allergens: their key, and signs that it does not explain.
extension MenuParser {
  /// The file's own signs for allergens: `"eu"`, or a map of signs to words. A sign that is given twice
  /// warns of both.
  func readAllergenKey(_ value: JSONValue) {
    if value == "eu" {
      menu.signs = .regulation
      return
    }
    guard value.kind == .object else {
      let isName = value.string.map { FoldedText($0).text == "eu" } ?? false
      return reportType(.allergenKey, .allergenKey, at: value, write: isName ? "\"eu\"" : nil)
    }
    for member in value.members where member.value.kind != .null {
      let sign = member.key.string ?? ""
      if let allergen = Allergen.table[member.value] {
        if menu.signs[sign] != nil {
          log.report(.key(.repeatedSign(sign.cut(to: 20))), at: member.key.range)
        }
        menu.signs.add(allergen, for: sign)
      } else if member.value.kind == .string {
        unreadSigns.insert(UTF8Text(sign))
        report(unknown: member.value, isEntry: false)
      } else {
        unreadSigns.insert(UTF8Text(sign))
        reportType(.allergenKey, .word, at: member.value)
      }
    }
  }

  /// Reports a sign that nothing explains. The first time all of them are to be explained at once: the
  /// key cannot be added for each of them.
  func report(unexplained sign: String, at word: JSONValue) {
    let isFirst = signsToExplain == nil
    var signs = signsToExplain ?? []
    if isFirst, let root, root.count <= Self.mostKeys { signs = Self.signs(in: root) }
    signsToExplain = signs
    let all = signs.contains(sign) ? signs : [sign]
    let key = JSONTree.object(all.map { ($0, .text("…")) })
    let hasKey = root?.member(.allergenKey) != nil
    log.report(
      .allergen(.unexplainedNumber(sign, key: key.line)), at: word.range,
      suggestion: isFirst && !hasKey ? root?.adding(.allergenKey, key) : nil)
  }

  /// The most signs that are named in a sentence.
  private static let mostSigns = 20

  /// The short words among the allergens of all dishes that are none of the format, numbers first in
  /// their order; O(*n*) in the size of the file.
  private static func signs(in root: JSONValue) -> [String] {
    var signs: Set<String> = []
    var values = [root]
    while let value = values.popLast(), signs.count < mostSigns {
      for member in value.members where member.value.kind != .string {
        values.append(member.value)
        switch FileKey.table[member.key] {
        case .allergens?, .contains?, .mayContain?:
          let words = member.value.kind == .array ? Array(member.value.elements) : [member.value]
          for word in words where word.isSign { signs.insert(word.string ?? word.written) }
        default: break
        }
      }
      for element in value.elements where element.kind != .string { values.append(element) }
    }
    return signs.sorted { left, right in
      (left.utf8.count, left) < (right.utf8.count, right)
    }
  }
}

extension JSONValue {
  /// True for a number, a text of digits, or a letter.
  var isSign: Bool {
    guard kind == .string || kind == .number else { return false }
    return withUTF8 { $0.count <= 1 || $0.allSatisfy(\.isASCIIDigit) }
  }
}
