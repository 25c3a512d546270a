internal import Foundation
internal import Testing

/// The names that guests read, as people spelled them out in `Tests/Fixtures/names.txt`.
public enum SpelledNames {
  /// The names of one section in one language, by the words of the format.
  /// `section("allergen", in: "it")` → `["gluten": "glutine", "gluten.wheat": "frumento", …]`
  public static func section(_ title: String, in language: String) throws -> [String: String] {
    let file = try String(decoding: Repository.bytes("Tests/Fixtures/names.txt"), as: UTF8.self)
    let sections = file.components(separatedBy: "\n\n").map { section in
      section.split(separator: "\n").map(cells)
    }
    let rows = try #require(sections.first { $0.first?.first == title }, "no section \(title)")
    let column = try #require(rows[0].firstIndex(of: language), "no column \(language)")
    var names: [String: String] = [:]
    for row in rows.dropFirst() {
      try #require(row.count == rows[0].count, "\(row)")
      names[row[0]] = row[column]
    }
    return names
  }

  /// The cells of a line, between which there are at least two blanks.
  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
