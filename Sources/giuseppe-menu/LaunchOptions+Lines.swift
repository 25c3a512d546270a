internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import Reception
internal import TerminalUI

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
    // Beside answers in a pipe a prompt would only be read as one of them.
    let prompt: SafeText = terminal.isTerminal ? LinearMenu.prompt : ""
    let newLine: SafeText = prompt.isEmpty ? "" : "\n"
    let loop = EventLoop()
    var failure: (any Error)?
    func say(_ text: SafeText) {
      do {
        try CheckedOutput.standard.write(text + (linear.isOver ? "" : prompt))
      } catch {
        failure = error
        loop.finish()
      }
    }

    // Who reads from a pipe has asked for it.
    linear.reason = terminal.isTerminal ? reason : nil
    say(linear.greet())
    // However long the start took, the alarm comes after the limit.
    kiosk?.setAlarm()
    let times = kiosk.map { kiosk in
      KioskTimes(idle: kiosk.idleOfLines, limit: kiosk.limit, launchers: loop.makeLauncher) {
        recorder?.end()
        LineTerminal.forgetTyped(on: input)
        say(newLine + linear.reset())
      } onLimit: {
        say(newLine + linear.end())
        loop.finish()
      }
    }
    defer {
      recorder?.end()
      leaving(linear.session)
    }
    // Also of a pipe, which may ask for hours: what is in a dish must be true when it is asked.
    let watcher = follow(opened, on: loop, linear.follow)
    let reason = withExtendedLifetime(watcher) {
      loop.run(on: &terminal) { line in
        say(linear.answer(to: line))
        times?.touch(hasChoice: !linear.session.choice.lines.isEmpty)
        if !linear.isOver { recorder?.look(at: linear.viewState) }
        return !linear.isOver
      }
    }
    if let failure { throw failure }
    if reason == nil, !linear.isOver { try CheckedOutput.standard.write(newLine) }
    return reason
  }
}
