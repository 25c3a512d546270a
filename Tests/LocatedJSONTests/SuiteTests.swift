import Foundation
import OldLocatedJSON
import Testing

private let suiteFolder = ProcessInfo.processInfo.environment["JSON_TEST_SUITE"]

/// The files of JSONTestSuite, `n_` to be refused, `y_` to be accepted.
///
/// The suite is not part of the project: the environment variable JSON_TEST_SUITE names its folder,
/// and without it these tests are disabled.
@Suite(
  .enabled(if: suiteFolder != nil, "JSON_TEST_SUITE names no folder of JSONTestSuite"),
  .timeLimit(.minutes(5)))
struct SuiteTests {
  /// The `i_` files that are accepted: numbers are kept as written, whatever their size. All other `i_`
  /// files are refused, for what the fault says.
  private static let accepted: Set = [
    "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json", "i_number_neg_int_huge_exp.json",
    "i_number_pos_double_huge_exp.json", "i_number_real_neg_overflow.json",
    "i_number_real_pos_overflow.json", "i_number_real_underflow.json",
    "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
    "i_number_very_big_negative_int.json",
  ]

  /// Where Unicode or UTF-8 refuses what the grammar of RFC 8259 leaves open.
  private static let refused: [String: JSONFault.Kind] = [
    "i_object_key_lone_2nd_surrogate.json": .loneSurrogate(#"\uDFAA"#),
    "i_string_1st_surrogate_but_2nd_missing.json": .loneSurrogate(#"\uDADA"#),
    "i_string_1st_valid_surrogate_2nd_invalid.json": .loneSurrogate(#"\uD888"#),
    "i_string_UTF-16LE_with_BOM.json": .utf16,
    "i_string_UTF-8_invalid_sequence.json": .invalidUTF8(0xFA),
    "i_string_UTF8_surrogate_U+D800.json": .invalidUTF8(0xED),
    "i_string_incomplete_surrogate_and_escape_valid.json": .loneSurrogate(#"\uD800"#),
    "i_string_incomplete_surrogate_pair.json": .loneSurrogate(#"\uDd1e"#),
    "i_string_incomplete_surrogates_escape_valid.json": .loneSurrogate(#"\uD800"#),
    "i_string_invalid_lonely_surrogate.json": .loneSurrogate(#"\ud800"#),
    "i_string_invalid_surrogate.json": .loneSurrogate(#"\ud800"#),
    "i_string_invalid_utf-8.json": .invalidUTF8(0xFF),
    "i_string_inverted_surrogates_U+1D11E.json": .loneSurrogate(#"\uDd1e"#),
    "i_string_iso_latin_1.json": .invalidUTF8(0xE9),
    "i_string_lone_second_surrogate.json": .loneSurrogate(#"\uDFAA"#),
    "i_string_lone_utf8_continuation_byte.json": .invalidUTF8(0x81),
    "i_string_not_in_unicode_range.json": .invalidUTF8(0xF4),
    "i_string_overlong_sequence_2_bytes.json": .invalidUTF8(0xC0),
    "i_string_overlong_sequence_6_bytes.json": .invalidUTF8(0xFC),
    "i_string_overlong_sequence_6_bytes_null.json": .invalidUTF8(0xFC),
    "i_string_truncated-utf-8.json": .invalidUTF8(0xE0),
    "i_string_utf16BE_no_BOM.json": .utf16,
    "i_string_utf16LE_no_BOM.json": .utf16,
    "i_structure_500_nested_arrays.json": .tooDeep(limit: 64),
    // Recovered: the file is shown and the mark is told.
    "i_structure_UTF-8_BOM_empty_object.json": .byteOrderMark,
  ]

  private func files(_ prefix: String) throws -> [(name: String, faults: [JSONFault])] {
    let folder = URL(fileURLWithPath: suiteFolder ?? "")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
      .map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return (name, JSONDocument(bytes: Array(data)).faults)
      }
  }

  @Test func refusesWhatIsNoJSON() throws {
    let files = try files("n_")
    #expect(files.count == 188)
    #expect(files.filter(\.faults.isEmpty).map(\.name) == [])
  }

  @Test func acceptsJSON() throws {
    let files = try files("y_")
    #expect(files.count == 95)
    #expect(files.filter { !$0.faults.isEmpty }.map(\.name) == [])
  }

  @Test func decidesWhatIsOpen() throws {
    let files = try files("i_")
    #expect(files.count == SuiteTests.accepted.count + SuiteTests.refused.count)
    for (name, faults) in files {
      let expected = SuiteTests.refused[name].map { [$0] } ?? []
      #expect(faults.map(\.kind) == expected, "\(name)")
      #expect(expected.isEmpty == SuiteTests.accepted.contains(name), "\(name)")
    }
  }

  @Test func readsTransformFiles() throws {
    for prefix in ["number_", "object_", "string_"] {
      for (name, faults) in try files(prefix) {
        #expect(faults.count <= 1, "\(name)")
      }
    }
  }
}
