/// The edits for a diagnostic. They are only created if the diagnostic is kept.
///
///     log.report(.zeroPrice, at: range, .advised(entry.replacing(.price, with: .null)))
package struct Remedy {
  /// The edit that `check --fix` applies, because it is certain.
  let certain: FileEdit?
  /// The alternative edits for the owner.
  let changes: () -> [FileEdit]

  /// No edit.
  package static var none: Remedy { Remedy(certain: nil) { [] } }

  /// A certain edit.
  static func certain(_ edit: FileEdit?) -> Remedy {
    Remedy(certain: edit) { edit.map { [$0] } ?? [] }
  }

  /// An edit that the owner decides about.
  package static func advised(_ edit: @autoclosure @escaping () -> FileEdit?) -> Remedy {
    .oneOf([edit()])
  }

  /// An edit that is either certain or advised.
  static func edit(_ edit: FileEdit?, isCertain: Bool) -> Remedy {
    if isCertain { .certain(edit) } else { .advised(edit) }
  }

  /// Alternative edits for the owner; those that are nil are left out.
  static func oneOf(_ edits: @autoclosure @escaping () -> [FileEdit?]) -> Remedy {
    Remedy(certain: nil) { edits().compactMap(\.self) }
  }

  /// The remedy, with another edit if it has none.
  func or(_ other: @autoclosure @escaping () -> FileEdit?) -> Remedy {
    Remedy(certain: certain) { [changes] in
      let edits = changes()
      return edits.isEmpty ? [other()].compactMap(\.self) : edits
    }
  }
}
