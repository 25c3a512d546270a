internal import Console
internal import MenuPresentation
internal import TerminalText
internal import TerminalUI

/// The menu by question and answer, on standard output.
final class Conversation {
  private(set) var linear: LinearMenu
  private let prompt: SafeText
  private let typesetter: Typesetter
  private let loop: EventLoop
  private let input: Int32
  /// The beginning of the line that is being typed, which a message has taken from the terminal.
  private var typed = ""
  /// The failure of the output, which has ended the loop.
  private var failure: (any Error)?

  /// Makes one; the prompt is empty if the input is no terminal.
  init(
    _ linear: LinearMenu, prompt: SafeText, typesetter: Typesetter, input: Int32, loop: EventLoop
  ) {
    self.linear = linear
    self.prompt = prompt
    self.typesetter = typesetter
    self.input = input
    self.loop = loop
  }

  /// Writes the first words, and the prompt behind them.
  func begin() { write(linear.greet()) }

  /// Writes the answer to a line, and the prompt behind it.
  func answer(_ line: String) {
    let whole = typed + line
    typed = ""
    write(linear.answer(to: whole))
  }

  /// Writes what happened meanwhile on lines of its own, and behind them the prompt with what was typed;
  /// nothing where a guest is not told, as of a problem of the file at a kiosk.
  func tell(_ news: (inout LinearMenu) -> SafeText) {
    let text = news(&linear)
    guard !text.isEmpty else { return }
    guard !prompt.isEmpty else { return write(text) }
    typed += LineTerminal.takeTyped(from: input)
    write("\n" + text, typed: typesetter.safe(typed))
  }

  /// Forgets what a guest who left has typed, and starts again.
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

  /// Ends the line of a prompt without an answer.
  ///
  /// - Throws: the failure of the output.
  func end(isGuestGone: Bool) throws {
    if let failure { throw failure }
    if isGuestGone, !linear.isOver, !prompt.isEmpty { try CheckedOutput.standard.write("\n") }
  }
}
