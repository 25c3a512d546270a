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

  @Test("a version that promises more does not replace one with an error of the house")
  func promiseBesideErrorOfHouse() {
    func version(_ phone: String, _ freeFrom: String) -> FileVersion {
      let dish = #"{"name": "Marinara", "allergens": {"freeFrom": [\#(freeFrom)]}}"#
      return FileVersion(Array(#"{"phone": \#(phone), "pizzas": [\#(dish)]}"#.utf8))
    }
    let old = version("5", #""fish""#)
    #expect(version(#""5""#, #""fish""#).objection(besides: old) == nil)
    #expect(version(#""5""#, #""fish", "milk""#).objection(besides: old) == .promise)
  }

  @Test("a version may restore promises that an error of the file withdrew")
  func restoredPromise() {
    func version(_ key: String) -> FileVersion {
      let dish = #"{"name": "Marinara", "allergens": {"freeFrom": ["fish"]}}"#
      return FileVersion(Array(#"{\#(key)"pizzas": [\#(dish)]}"#.utf8))
    }
    #expect(version("").objection(besides: version(#""colour": 1, "#)) == nil)
  }
}
