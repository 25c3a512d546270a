import Testing

@testable import MenuCheck

/// Whether a changed file may replace the file that it came from.
struct FileVersionTests {
  private static func version(_ key: String) -> FileVersion {
    FileVersion(Array(#"{"pizzas": [{"name": "Marinara", "price": "6.00"\#(key)}]}"#.utf8))
  }

  @Test("a version with fewer faults replaces the one before")
  func fewerFaults() {
    #expect(Self.version("").objection(besides: Self.version(#", "colour": 1"#)) == nil)
  }

  @Test("a version with as many faults does not replace the one before")
  func asManyFaults() {
    let old = Self.version(#", "colour": 1"#)
    #expect(Self.version(#", "weight": 1"#).objection(besides: old) == .errors)
  }
}
