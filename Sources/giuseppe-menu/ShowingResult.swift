internal import MenuPresentation
internal import TerminalText

/// How a showing ended, and what the guest had chosen by then.
struct ShowingResult {
  /// The reason of the end; nil if the guest quit.
  let reason: EndReason?
  let choice: Choice
  let session: MenuSession
}
