internal import TerminalText

/// A remark after an option or below it.
struct OptionRemark {
  let text: String
  let style: Style

  init(_ text: String) {
    self.text = text
    style = .quiet
  }

  /// Makes a remark that tells whom to ask, with the safety sign.
  init(advice: String) {
    text = advice.isEmpty ? "" : advice.withSafetySign
    style = .safety
  }
}
