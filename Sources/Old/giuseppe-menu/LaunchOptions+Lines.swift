internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldReception
internal import OldTerminalUI

/// The menu by question and answer.
extension LaunchOptions {
  /// Answers line by line until the guest has enough, until there is none, or until the time of a
  /// kiosk is over; the terminal is as it was found on return.
  func answer(
    _ opened: OpenedMenu, _ session: MenuSession, text: TerminalText,
    because reason: LinearReason?, _ recorder: VisitRecorder?,
    leaving: (MenuSession) -> Void = { _ in }
  ) throws -> EndReason? {
    // What stood on standard input was the menu; who asks sits at the terminal.
    let input = opened.descriptor == 0 ? LaunchEnvironment.openControllingTerminal() ?? 0 : 0
    var terminal = try LineTerminal(input: input, kiosk: kiosk != nil)
    let linear = LinearMenu(
      session, text: text, columns: LaunchEnvironment.outputColumns,
      allowsQuitting: kiosk == nil)
    linear.clock = { .local }
    // Who reads from a pipe has asked for it.
    linear.reason = terminal.isTerminal ? reason : nil
    // Beside answers in a pipe a prompt would only be read as one of them.
    let talk = LineTalk(of: linear, hasPrompt: terminal.isTerminal)
    talk.say(linear.greet())
    // However long the start took, the alarm comes after the limit.
    kiosk?.setAlarm()
    let times = times(of: talk, typedOn: input, recorder)
    defer {
      recorder?.end()
      leaving(linear.session)
    }
    // Also of a pipe, which may ask for hours: what is in a dish must be true when it is asked.
    let watcher = follow(opened, on: talk.loop, linear.follow)
    let reason = withExtendedLifetime(watcher) {
      talk.loop.run(on: &terminal) { line in
        talk.say(linear.answer(to: line))
        times?.touch(hasChoice: !linear.session.choice.lines.isEmpty)
        if !linear.isOver { recorder?.look(at: linear.viewState) }
        return !linear.isOver
      }
    }
    try talk.end(after: reason)
    return reason
  }

  /// When a kiosk begins anew and ends, nil for what is none.
  private func times(
    of talk: LineTalk, typedOn input: Int32, _ recorder: VisitRecorder?
  ) -> KioskTimes? {
    kiosk.map { kiosk in
      KioskTimes(
        idle: kiosk.idleOfLines, limit: kiosk.limit, launchers: talk.loop.makeLauncher
      ) {
        recorder?.end()
        LineTerminal.forgetTyped(on: input)
        talk.interrupt { $0.reset() }
      } onLimit: {
        talk.interrupt { $0.end() }
        talk.loop.finish()
      }
    }
  }
}

/// What is told to somebody who types line by line, as long as it can be.
private final class LineTalk {
  let loop = EventLoop()
  private let linear: LinearMenu
  private let prompt: SafeText
  private var failure: (any Error)?

  init(of linear: LinearMenu, hasPrompt: Bool) {
    self.linear = linear
    prompt = hasPrompt ? LinearMenu.prompt : ""
  }

  /// Says something, and asks for the next line unless there is to be none.
  func say(_ text: SafeText) {
    do {
      try CheckedOutput.standard.write(text + (linear.isOver ? "" : prompt))
    } catch {
      failure = error
      loop.finish()
    }
  }

  /// Says what nobody has asked for, below a line that may be begun.
  func interrupt(_ words: (LinearMenu) -> SafeText) { say(newLine + words(linear)) }

  /// Throws what could not be said, and leaves the line of a prompt that nobody answers any more.
  func end(after reason: EndReason?) throws {
    if let failure { throw failure }
    if reason == nil, !linear.isOver { try CheckedOutput.standard.write(newLine) }
  }

  private var newLine: SafeText { prompt.isEmpty ? "" : "\n" }
}
