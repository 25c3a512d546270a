import OldMenuCore
import MenuTestSupport

/// A dish of a file with sizes and statements at random, and the same with one fault in it.
struct FaultyEntry {
  /// A fault that somebody makes with a keyboard.
  enum Fault: CaseIterable {
    case misspeltWord, unreadableWord, misspeltWarning, unknownMember, completeInWords
    case statementIsANumber, twoStatements, misspeltKey, warningOutside
    case sizesAreAnObject, sizesTwice, sizeIsAText, misspeltSizes
    case misspeltKeyOfASize, twoStatementsOfASize, sizeOfASizeIsANumber
  }

  /// The words under each key of a statement.
  struct Statement {
    var contains: [String]
    var mayContain: [String]
    var freeFrom: [String]
    var complete: Bool

    static func random(_ random: inout SeededGenerator) -> Statement {
      var left = Allergen.groups.shuffled(using: &random)
      func take(_ count: Int) -> [String] {
        let taken = left.prefix(count).map(\.rawValue)
        left.removeFirst(taken.count)
        return taken
      }
      return Statement(
        contains: take(Int.random(in: 0...3, using: &random)),
        mayContain: take(Int.random(in: 0...2, using: &random)),
        freeFrom: take(Int.random(in: 0...4, using: &random)),
        complete: Bool.random(using: &random))
    }

    func text(containsKey: String = "contains", more: String = "", complete word: String? = nil)
      -> String
    {
      func list(_ words: [String]) -> String {
        "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      }
      return "{\"\(containsKey)\": \(list(contains)), \"mayContain\": \(list(mayContain)), "
        + "\"freeFrom\": \(list(freeFrom)), \"complete\": \(word ?? "\(complete)")\(more)}"
    }
  }

  var statement: Statement?
  var sizes: [Statement?]

  static func random(_ random: inout SeededGenerator) -> FaultyEntry {
    let hasStatement = Int.random(in: 0..<4, using: &random) > 0
    return FaultyEntry(
      statement: hasStatement ? .random(&random) : nil,
      sizes: (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Bool.random(using: &random) ? .random(&random) : nil
      })
  }

  /// The file without a fault.
  var text: String {
    FaultyEntry.file([statement.map { "\"allergens\": \($0.text())" }, sizesMember()])
  }

  /// The file with a fault, nil where there is no place for it.
  func with(_ fault: Fault) -> String? {
    let own = statement.map { "\"allergens\": \($0.text())" }
    let list = sizesMember()
    if let faulty = statement.flatMap({ FaultyEntry.member($0, fault) }) {
      return FaultyEntry.file([faulty, list])
    }
    switch fault {
    case .warningOutside:
      return FaultyEntry.file([own, list, "\"contains\": [\"lupin\"]"])
    case .sizesAreAnObject where !sizes.isEmpty:
      let members = sizes.enumerated().map { "\"S\($0)\": \(FaultyEntry.size($1))" }
      return FaultyEntry.file([own, "\"sizes\": {\(members.joined(separator: ", "))}"])
    case .sizesTwice where list != nil: return FaultyEntry.file([own, list, "\"sizes\": []"])
    case .sizeIsAText:
      let entries = sizes.map { FaultyEntry.size($0) } + ["\"maxi\""]
      return FaultyEntry.file([own, "\"sizes\": [\(entries.joined(separator: ", "))]"])
    case .misspeltSizes where list != nil:
      return FaultyEntry.file([own, list?.replacing("\"sizes\"", with: "\"sizzes\"")])
    case .misspeltKeyOfASize, .twoStatementsOfASize, .sizeOfASizeIsANumber:
      guard let first = sizes.first, let size = first else { return nil }
      let text =
        switch fault {
        case .misspeltKeyOfASize: "{\"name\": \"S\", \"alergens\": \(size.text())}"
        case .twoStatementsOfASize:
          "{\"name\": \"S\", \"allergens\": \"none\", \"allergens\": \(size.text())}"
        default: "{\"name\": \"S\", \"allergens\": \(size.text(more: ", \"xyzzy\": 7"))}"
        }
      let entries = [text] + sizes.dropFirst().map { FaultyEntry.size($0) }
      return FaultyEntry.file([own, "\"sizes\": [\(entries.joined(separator: ", "))]"])
    default: return nil
    }
  }

  /// The statement with a fault in it.
  private static func member(_ statement: Statement, _ fault: Fault) -> String? {
    var faulty = statement
    switch fault {
    case .misspeltWord:
      guard let word = statement.contains.first, let last = word.last else { return nil }
      faulty.contains[0] = word + String(last)
      return "\"allergens\": \(faulty.text())"
    case .unreadableWord:
      guard !statement.contains.isEmpty else { return nil }
      faulty.contains[0] = "xyzzy"
      return "\"allergens\": \(faulty.text())"
    case .misspeltWarning: return "\"allergens\": \(faulty.text(containsKey: "contians"))"
    case .unknownMember: return "\"allergens\": \(faulty.text(more: ", \"xyzzy\": []"))"
    case .completeInWords: return "\"allergens\": \(faulty.text(complete: "\"yes\""))"
    case .twoStatements:
      return "\"allergens\": \"none\", \"allergens\": \(faulty.text())"
    case .misspeltKey: return "\"alergens\": \(faulty.text())"
    case .statementIsANumber:
      return faulty.contains.isEmpty && faulty.mayContain.isEmpty ? "\"allergens\": 7" : nil
    default: return nil
    }
  }

  private func sizesMember() -> String? {
    guard !sizes.isEmpty else { return nil }
    let entries = sizes.map { FaultyEntry.size($0) }.joined(separator: ", ")
    return "\"sizes\": [\(entries)]"
  }

  private static func size(_ statement: Statement?) -> String {
    "{\"name\": \"S\"" + (statement.map { ", \"allergens\": \($0.text())" } ?? "") + "}"
  }

  private static func file(_ members: [String?]) -> String {
    let diets = "\"diets\": [\"vegan\", \"gluten-free\", \"dairy-free\", \"halal\", \"organic\"]"
    let all = ["\"name\": \"A\"", diets] + members.compactMap { $0 }
    return "{\"pizzas\": [{\(all.joined(separator: ", "))}]}"
  }
}
