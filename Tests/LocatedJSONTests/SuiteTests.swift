import Foundation
import LocatedJSON
import TestSupport
import Testing

private let suiteFolder =
  ProcessInfo.processInfo.environment["JSON_TEST_SUITE"] ?? Repository.neighbour("json-test-suite")

/// The files of JSONTestSuite, `n_` to be refused, `y_` to be accepted.
///
/// The suite is not part of the project. JSON_TEST_SUITE names its folder; the default is a folder called
/// `json-test-suite` in a folder beside this repository. These tests are disabled without it.
@Suite(.enabled(if: suiteFolder != nil, "JSON_TEST_SUITE names no folder of JSONTestSuite"))
struct SuiteTests {
  /// The `i_` files that are accepted: numbers are kept as written, whatever their size.
  private static let accepted: Set = [
    "number_double_huge_neg_exp", "number_huge_exp", "number_neg_int_huge_exp",
    "number_pos_double_huge_exp", "number_real_neg_overflow", "number_real_pos_overflow",
    "number_real_underflow", "number_too_big_neg_int", "number_too_big_pos_int",
    "number_very_big_negative_int",
  ]

  /// The others, refused because of Unicode, UTF-8 or depth, which RFC 8259 leaves open; the byte-order mark
  /// of the last is recovered.
  private static let refused: [Refusal: [String]] = [
    .loneSurrogate: [
      "object_key_lone_2nd_surrogate", "string_1st_surrogate_but_2nd_missing",
      "string_1st_valid_surrogate_2nd_invalid", "string_incomplete_surrogate_and_escape_valid",
      "string_incomplete_surrogate_pair", "string_incomplete_surrogates_escape_valid",
      "string_invalid_lonely_surrogate", "string_invalid_surrogate",
      "string_inverted_surrogates_U+1D11E", "string_lone_second_surrogate",
    ],
    .invalidUTF8: [
      "string_UTF-8_invalid_sequence", "string_UTF8_surrogate_U+D800", "string_invalid_utf-8",
      "string_iso_latin_1", "string_lone_utf8_continuation_byte", "string_not_in_unicode_range",
      "string_overlong_sequence_2_bytes", "string_overlong_sequence_6_bytes",
      "string_overlong_sequence_6_bytes_null", "string_truncated-utf-8",
    ],
    .otherEncoding: ["string_UTF-16LE_with_BOM", "string_utf16BE_no_BOM", "string_utf16LE_no_BOM"],
    .tooDeep: ["structure_500_nested_arrays"],
    .byteOrderMark: ["structure_UTF-8_BOM_empty_object"],
  ]

  private enum Refusal {
    case loneSurrogate, invalidUTF8, otherEncoding, tooDeep, byteOrderMark

    /// Nil for a fault that none of the `i_` files has.
    init?(_ kind: JSONFault.Kind) {
      switch kind {
      case .loneSurrogate: self = .loneSurrogate
      case .invalidUTF8: self = .invalidUTF8
      case .otherEncoding: self = .otherEncoding
      case .tooDeep: self = .tooDeep
      case .recovered(.byteOrderMark): self = .byteOrderMark
      default: return nil
      }
    }
  }

  private func files(_ prefix: String) throws -> [(name: String, faults: [JSONFault])] {
    let folder = URL(filePath: suiteFolder ?? "")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }.sorted()
      .map { name in
        let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
        return (String(name.dropFirst(2).dropLast(5)), JSONDocument(bytes: bytes).faults)
      }
  }

  @Test(
    "JSONTestSuite files are accepted or refused as their names require",
    arguments: [("n_", 188, false), ("y_", 95, true)])
  func suite_decidedFiles_areDecidedSo(prefix: String, count: Int, isJSON: Bool) throws {
    let files = try files(prefix)
    #expect(files.count == count)
    #expect(files.filter { $0.faults.isEmpty != isJSON }.map(\.name) == [])
  }

  @Test("JSONTestSuite files that the grammar leaves open are decided as listed")
  func suite_openFiles_areDecidedAsListed() throws {
    let files = try files("i_")
    #expect(files.count == 35)
    for (name, faults) in files {
      let refusals = SuiteTests.refused.filter { $0.value.contains(name) }.map(\.key)
      #expect(faults.map { Refusal($0.kind) } == refusals, "\(name)")
      #expect(faults.isEmpty == SuiteTests.accepted.contains(name), "\(name)")
    }
  }
}
