internal import TerminalText

/// A remark after an option or below it.
struct OptionRemark {
  let text: String
  var style = Style.quiet
}

extension OptionRemark {
  /// Makes a remark that tells whom to ask, with the safety sign.
  init(advice: String) {
    self.init(text: advice.isEmpty ? "" : advice.withSafetySign, style: .safety)
  }
}
