internal import Console
internal import MenuPresentation
internal import TerminalText
internal import TerminalUI

/// Shows the menu by question and answer, on standard output.
final class Conversation {
  private(set) var linear: LinearMenu
  private let prompt: SafeText
  private let typesetter: Typesetter
  private let loop: EventLoop
  private let input: Int32
  /// The start of the line that is being typed, which was taken from the terminal to print a message.
  private var typed = ""
  /// The failure of standard output that has ended the loop.
  private var failure: (any Error)?

  /// Makes a conversation; the prompt is empty if the input is not a terminal.
  init(
    _ linear: LinearMenu, prompt: SafeText, typesetter: Typesetter, input: Int32, loop: EventLoop
  ) {
    self.linear = linear
    self.prompt = prompt
    self.typesetter = typesetter
    self.input = input
    self.loop = loop
  }

  /// Writes the greeting, then the prompt.
  func begin() { write(linear.greet()) }

  /// Writes the answer to a line, then the prompt.
  func answer(_ line: String) {
    let whole = typed + line
    typed = ""
    write(linear.answer(to: whole))
  }

  /// Writes news on lines of their own, then the prompt with the text that was typed so far. Writes
  /// nothing if the news is empty: a guest at a kiosk is not informed of a problem with the file.
  func report(_ news: (inout LinearMenu) -> SafeText) {
    let text = news(&linear)
    guard !text.isEmpty else { return }
    guard !prompt.isEmpty else { return write(text) }
    typed += LineTerminal.takeTyped(from: input)
    write("\n" + text, typed: typesetter.safe(typed))
  }

  /// Writes the prompt again after a stop, with the start of a line that is still known, or else with the
  /// sentence that it has to be typed again.
  func resume() {
    typed += LineTerminal.takeTyped(from: input)
    var text: SafeText = ""
    if typed.isEmpty { text = linear.retyping }
    write("\n" + text, typed: typesetter.safe(typed))
  }

  /// Discards what a guest who left has typed, and starts again.
  func restart() {
    LineTerminal.forgetTyped(on: input)
    typed = ""
    let text = linear.reset()
    write(prompt.isEmpty ? text : "\n" + text)
  }

  private func write(_ text: SafeText, typed: SafeText = "") {
    do {
      try CheckedOutput.standard.write(text + (linear.isOver ? "" : prompt + typed))
    } catch {
      failure = error
      loop.finish()
    }
  }

  /// Ends the line of a prompt that was not answered.
  ///
  /// - Throws: the failure of the output.
  func end(isGuestGone: Bool) throws {
    if let failure { throw failure }
    if isGuestGone, !linear.isOver, !prompt.isEmpty { try CheckedOutput.standard.write("\n") }
  }
}
