internal import Foundation
internal import Testing

/// The names and states that guests read, as people wrote them out in two tables of `Tests/Fixtures`.
public enum SpelledNames {
  /// The names of one section in one language, by the words of the format.
  /// `section("allergen", in: "it")` → `["gluten": "glutine", "gluten.wheat": "frumento", …]`
  public static func section(_ title: String, in language: String) throws -> [String: String] {
    try column(language, ofSection: title, in: "names.txt")
  }

  /// The texts about milk in one language and one place, by the state of milk.
  /// `states(in: "it", at: "linear")` → `["free": "Senza latte. Sugli altri …", …]`
  public static func states(in language: String, at place: String) throws -> [String: String] {
    try column(place, ofSection: language, in: "states.txt")
  }

  /// The cells of a column, by the first of their lines.
  private static func column(
    _ name: String, ofSection title: String, in file: String
  ) throws -> [String: String] {
    let text = try String(decoding: Repository.bytes("Tests/Fixtures/\(file)"), as: UTF8.self)
    let sections = text.components(separatedBy: "\n\n").map { section in
      section.split(separator: "\n").map(cells)
    }
    let rows = try #require(sections.first { $0.first?.first == title }, "no section \(title)")
    let column = try #require(rows[0].firstIndex(of: name), "no column \(name)")
    var found: [String: String] = [:]
    for row in rows.dropFirst() {
      try #require(row.count == rows[0].count, "\(row)")
      found[row[0]] = row[column]
    }
    return found
  }

  /// The cells of a line, separated by at least two blanks.
  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
