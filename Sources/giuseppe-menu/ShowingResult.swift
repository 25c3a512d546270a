internal import MenuPresentation
internal import TerminalText

/// How a showing ended, and what the guest had chosen by then.
struct ShowingResult {
  /// Nil where the guest left by himself.
  let reason: EndReason?
  let choice: Choice
  let session: MenuSession
}
