internal import Console
internal import MenuCore
internal import MenuPresentation
internal import MenuScreens
internal import Reception
internal import TerminalText
internal import TerminalUI

extension FrontEnd {
  /// Shows the menu by question and answer.
  func answer() throws -> Outcome {
    var input: Int32 = 0
    if opened.descriptor == 0 { input = LaunchEnvironment.openControllingTerminal() ?? 0 }
    var terminal = try LineTerminal(input: input, kiosk: isKiosk)
    let prompt: SafeText = terminal.isTerminal ? "> " : ""
    let loop = EventLoop()
    let conversation = Conversation(
      makeLinear(), prompt: prompt, typesetter: typesetter, input: input, loop: loop)
    conversation.begin()
    let tally = VisitTally(
      options.unattended, language: session.context.language, mode: isKiosk ? .kiosk : .linear)
    // A guest who listens to whole lines needs time to hear them and to type.
    var isWarned = false
    let kiosk = makeKiosk(loop, patience: 3) {
      tally?.end()
      conversation.restart()
    } onCountdown: { seconds in
      if let seconds, !isWarned { conversation.report { $0.warning(seconds: seconds) } }
      isWarned = seconds != nil
    }
    let watcher = follow(on: loop) { event in
      conversation.report { $0.follow(event) }
    } withdrawPromises: {
      conversation.report { $0.withdrawPromises() }
    }
    defer { tally?.end() }
    let reason = withExtendedLifetime((watcher, kiosk)) {
      loop.run(on: &terminal, onContinuing: conversation.resume) { line in
        conversation.answer(line)
        tally?.look(at: conversation.linear)
        kiosk?.touch()
        return !conversation.linear.isOver
      }
    }
    try conversation.end(isGuestGone: reason == nil)
    let linear = conversation.linear
    return Outcome(reason: reason, choice: linear.choice, session: linear.session)
  }

  private func makeLinear() -> LinearMenu {
    LinearMenu(
      session, typesetter: typesetter, columns: CommandLine.outputColumns,
      allowsQuitting: !isKiosk, keepsChoice: options.display.choose)
  }
}
