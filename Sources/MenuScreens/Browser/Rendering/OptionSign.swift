internal import TerminalText

/// The sign before an option: round if only one of the group can be marked, square otherwise.
struct OptionSign {
  let text: String

  init(isOneOfSeveral: Bool, isMarked: Bool) {
    switch (isOneOfSeveral, isMarked) {
    case (true, false): text = "( )"
    case (true, true): text = "(•)"
    case (false, false): text = "[ ]"
    case (false, true): text = "[x]"
    }
  }
}

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
