internal import TerminalText

/// A remark behind an option or below it.
struct OptionRemark {
  let text: String
  let style: Style

  init(_ text: String) {
    self.text = text
    style = .quiet
  }

  /// Makes a remark that says whom to ask, with the sign of a sentence of safety.
  init(advice: String) {
    text = advice.isEmpty ? "" : advice.withSafetySign
    style = .safety
  }
}
