internal import Console
internal import MenuPresentation
internal import TerminalText
internal import TerminalUI

/// The menu by question and answer, on standard output.
final class Conversation {
  private(set) var linear: LinearMenu
  private let prompt: SafeText
  private let loop: EventLoop
  /// The failure of the output, which has ended the loop.
  private var failure: (any Error)?

  /// Makes one; the prompt is empty where nobody types.
  init(_ linear: LinearMenu, prompt: SafeText, loop: EventLoop) {
    self.linear = linear
    self.prompt = prompt
    self.loop = loop
  }

  /// Writes an answer, and the prompt behind it.
  func say(_ answer: (inout LinearMenu) -> SafeText) { write(answer(&linear)) }

  /// Writes what happened meanwhile, and the prompt anew; nothing where a guest is not told, as of a problem
  /// of the file at a kiosk.
  func tell(_ news: (inout LinearMenu) -> SafeText) {
    let text = news(&linear)
    if !text.isEmpty { write(text) }
  }

  private func write(_ text: SafeText) {
    do {
      try CheckedOutput.standard.write(text + (linear.isOver ? "" : prompt))
    } catch {
      failure = error
      loop.finish()
    }
  }

  /// Ends the line of a prompt that nobody answered.
  ///
  /// - Throws: the failure of the output.
  func end(isGuestGone: Bool) throws {
    if let failure { throw failure }
    if isGuestGone, !linear.isOver, !prompt.isEmpty { try CheckedOutput.standard.write("\n") }
  }
}
