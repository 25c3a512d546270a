internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuPresentation
internal import OldReception
internal import OldTerminalUI

/// The menu as a picker: drawn on the terminal, and what was chosen goes to standard output.
extension LaunchOptions {
  /// Lets a guest choose on the controlling terminal, and prints what was chosen when he leaves.
  ///
  /// - Throws: where there is no terminal, status 130 for who cancels, and 1 where nothing was chosen.
  func choose(
    _ format: ChoiceExport, of opened: OpenedMenu, _ session: MenuSession, text: TerminalText,
    launch: LaunchEnvironment, _ recorder: VisitRecorder?
  ) throws {
    var session = session
    session.keepsChoice = true
    var chosen = session
    let ending = try LaunchEnvironment.onControllingTerminal { () -> EndReason? in
      let leave: (MenuSession) -> Void = { chosen = $0 }
      if let reason = launch.linearReason {
        return try answer(opened, session, text: text, because: reason, recorder, leaving: leave)
      }
      let input = LaunchEnvironment.openControllingTerminal() ?? 0
      return try show(
        opened, session, text: text, launch: launch, input: input, recorder, leaving: leave)
    }
    guard let ending else { throw TerminalError.noControllingTerminal }
    if case .signal(SIGINT)? = ending { throw ExitCode(130) }
    ending?.endProcess()
    guard !chosen.choice.lines.isEmpty else { throw ExitCode(.negative) }
    try CheckedOutput.standard.write(format.bytes(of: chosen, text: text))
  }
}
