/// The changes with which a diagnostic is reported. They are made up only if the diagnostic is kept.
///
///     log.report(.zeroPrice, at: range, .advised(entry.replacing(.price, with: "null")))
package struct Remedy {
  /// The change that `check --fix` makes, because it is certain.
  let certain: FileEdit?
  /// The changes of which the owner makes one.
  let changes: () -> [FileEdit]

  /// Nothing that could be written in the file.
  package static var none: Remedy { Remedy(certain: nil) { [] } }

  /// A change that is certain.
  static func certain(_ edit: FileEdit?) -> Remedy {
    Remedy(certain: edit) { edit.map { [$0] } ?? [] }
  }

  /// A change about which the owner decides.
  package static func advised(_ edit: @autoclosure @escaping () -> FileEdit?) -> Remedy {
    .oneOf([edit()])
  }

  /// Changes of which the owner makes one; nil for one that cannot be made.
  static func oneOf(_ edits: @autoclosure @escaping () -> [FileEdit?]) -> Remedy {
    Remedy(certain: nil) { edits().compactMap(\.self) }
  }

  /// The remedy, and another one where it has no change.
  func or(_ other: @autoclosure @escaping () -> FileEdit?) -> Remedy {
    Remedy(certain: certain) { [changes] in
      let edits = changes()
      return edits.isEmpty ? [other()].compactMap(\.self) : edits
    }
  }
}
