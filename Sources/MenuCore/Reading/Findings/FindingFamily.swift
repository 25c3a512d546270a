/// The findings about one part of a file.
package protocol FindingFamily: Hashable, Sendable {
  /// The kind of the finding.
  var kind: Finding.Kind { get }
  /// True if its sentences have the text of the change that is suggested with it.
  var saysChange: Bool { get }
  /// True if it is about a promise, which its owner alone can write.
  var isPromise: Bool { get }
  /// The finding in words; `dish` is the dish as a sentence names it: `“Diavola”`.
  func phrase(dish: String) -> FindingPhrase
}

extension FindingFamily {
  package var saysChange: Bool { false }

  package var isPromise: Bool { false }
}
