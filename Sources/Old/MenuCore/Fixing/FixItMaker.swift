internal import OldLocatedJSON

/// Makes of diagnostics the changes of the file that mend it.
///
/// One function for each topic of rules; a rule that only the owner can mend, as what is missing has
/// to be known, has none.
public struct FixItMaker: Sendable {
  let bytes: [UInt8]
  /// The values of the file, nil where it is not JSON.
  let values: FixValues?
  /// What the file says its prices are in.
  let currency: Currency?

  /// Makes it for a file; O(n).
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let document = JSONDocument(
      bytes: bytes, limits: JSONLimits(byteCount: MenuReader.sizeLimit, faults: 0))
    values = document.root.map { FixValues($0) }
    let code = document.root?.members.first { $0.key == "currency" }?.value.string
    currency = code.flatMap { Currency(code: $0) }
  }

  /// How a file can be changed so that a diagnostic of it is gone; nil where only the owner knows.
  ///
  /// - Complexity: O(log *n*) in the number of dishes for most; O(*n*) in the size of the file for a
  ///   key that is wrong, and of a file that is not JSON.
  public func fixIt(for diagnostic: Diagnostic) -> FixIt? {
    let fixIt: FixIt?
    if case .syntax(let fault) = diagnostic.rule {
      fixIt = self.fixIt(for: fault, at: diagnostic)
    } else {
      fixIt = values.flatMap {
        self.fixIt(for: diagnostic.rule, at: FixPlace(diagnostic.offset, in: $0))
      }
    }
    guard let fixIt, fixIt.isCertain else { return fixIt }
    // Dishes that move take along what the owner promises of them.
    if case .list = diagnostic.rule { return fixIt }
    // Nobody but the owner promises anything.
    let isPromise =
      isPromise(diagnostic.offset) || fixIt.choices.contains { $0.contains(where: \.isAboutNone) }
    return isPromise ? fixIt.uncertain : fixIt
  }

  private func fixIt(for rule: Diagnostic.Rule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .syntax, .file, .text, .repetition: nil
    case .list(let rule): fixItForLists(rule, at: place)
    case .key(let rule): fixItForKeys(rule, at: place)
    case .price(let rule): fixItForPrices(rule, at: place)
    case .allergen(let rule): fixItForAllergens(rule, at: place)
    case .diet(let rule): fixItForDiets(rule, at: place)
    case .value(let rule): fixItForValues(rule, at: place)
    case .hours(let rule): fixItForHours(rule, at: place)
    case .group(let rule): fixItForGroups(rule, at: place)
    }
  }

  private func isPromise(_ offset: Int) -> Bool {
    guard let values else { return LooseScanner.isPromise(bytes, at: offset) }
    return FixPlace(offset, in: values).isPromise
  }

  /// The value of the whole file, nil where it is not JSON.
  var root: JSONValue? { values?.root }

  /// A text as JSON writes it.
  func quoted(_ text: String) -> String { JSONTree.quoted(text) }

  /// The change that puts a text in quotes in the place of a value.
  func writing(_ text: String, for value: JSONValue) -> [FileEdit] {
    [.replacement(value.range, quoted(text))]
  }

  /// The first byte from an offset on that is no blank.
  func nextVisible(from offset: Int) -> Int? {
    bytes[min(offset, bytes.count)...].firstIndex { $0 > 0x20 }
  }

  /// The last byte before an offset that is no blank.
  func lastVisible(before offset: Int) -> Int? {
    bytes[..<min(offset, bytes.count)].lastIndex { $0 > 0x20 }
  }
}
