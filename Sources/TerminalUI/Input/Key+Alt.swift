internal import TerminalText

extension Key {
  /// The key as it is reported where Alt was held with it, or was not.
  func held(withAlt isWithAlt: Bool) -> Key {
    if isWithAlt { return .alt(self) }
    return self
  }
}
