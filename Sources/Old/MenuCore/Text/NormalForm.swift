#if canImport(_FoundationICU)
  import _FoundationICU
#else
  import Foundation
#endif

/// The normal forms of Unicode (UAX #15).
///
/// On Linux they come from the ICU that FoundationInternationalization brings along: Foundation
/// itself would start CoreFoundation with every start of the program.
package enum NormalForm: CaseIterable {
  /// Canonical decomposition, NFD: è is e and a grave.
  case decomposed
  /// Canonical composition, NFC: e and a grave are è.
  case composed
  /// Compatibility decomposition, NFKD: ﬁ is f and i.
  case compatible

  /// The scalars of a text in this form; linear in their number.
  package func of(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(text(String(String.UnicodeScalarView(scalars))).unicodeScalars)
  }

  #if canImport(_FoundationICU)
    /// What a scalar grows to at most, in units of UTF-16 (UAX #15, section 9).
    private static let growth = 18

    private func text(_ text: String) -> String {
      let source = Array(text.utf16)
      let space = source.count * NormalForm.growth
      var status = U_ZERO_ERROR
      let form = normalizer(&status)
      let units = [UInt16](unsafeUninitializedCapacity: space) { units, count in
        let used = swift_unorm2_normalize(
          form, source, Int32(source.count), units.baseAddress, Int32(space), &status)
        count = min(max(0, Int(used)), space)
      }
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return text }
      return String(decoding: units, as: UTF16.self)
    }

    private func normalizer(_ status: inout UErrorCode) -> OpaquePointer? {
      switch self {
      case .decomposed: swift_unorm2_getNFDInstance(&status)
      case .composed: swift_unorm2_getNFCInstance(&status)
      case .compatible: swift_unorm2_getNFKDInstance(&status)
      }
    }
  #else
    private func text(_ text: String) -> String {
      switch self {
      case .decomposed: text.decomposedStringWithCanonicalMapping
      case .composed: text.precomposedStringWithCanonicalMapping
      case .compatible: text.decomposedStringWithCompatibilityMapping
      }
    }
  #endif
}
