import Foundation
import TerminalText
import TestSupport
import Testing

/// True if the system lets this user create namespaces.
private let canMakeNamespaces =
  (try? Answer(script: "unshare -rmpf true").ending) == .exited(0)

/// An unusual parent process or system.
@Suite(.timeLimit(.minutes(2))) struct SurroundingsTests {
  @Test("a program whose parent blocked signals still resizes and ends")
  func blockedSignals() throws {
    let terminal = try PseudoTerminal(blocking: [SIGWINCH, SIGTERM])
    #expect(terminal.shows())
    let place = terminal.output.count
    terminal.resize(to: Size(columns: 60, lines: 20))
    #expect(terminal.shows(after: place))
    terminal.signal(SIGTERM)
    #expect(terminal.end() == .signalled(SIGTERM))
    #expect(terminal.isRestored)
  }

  @Test(
    "a signal ends the first process of a container",
    .enabled(if: canMakeNamespaces, "this user cannot make namespaces"),
    arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func firstProcess(signal: String, status: Int32) throws {
    // The program is the only child of unshare, and has read its menu when it answers.
    let script = """
      mkfifo keys answer && exec 3<>keys 4<>answer
      unshare -rpf "$P" "$M" --linear <keys >answer & parent=$!
      read -r -t 8 <&4 || exit
      kill -\(signal) $(cat /proc/$parent/task/$parent/children)
      wait $parent
      """
    let folder = try Folder()
    let answer = try Answer(["/bin/bash", "-c", "cd '\(folder.path)' && \(script)"])
    #expect(answer.ending == .exited(status), "\(answer)")
  }

  @Test(
    "a menu mounted as a single file cannot be marked, and the message says what to mount",
    .enabled(if: canMakeNamespaces, "this user cannot make namespaces"))
  func mountedAlone() throws {
    let script = """
      cp "$M" real.json && touch Menu.json && unshare -rm sh -c '
        mount --bind real.json Menu.json && "$P" sold-out margherita Menu.json'
      """
    let folder = try Folder()
    let answer = try Answer(script: "cd '\(folder.path)' && \(script)")
    #expect(answer.ending == .exited(74))
    #expect(answer.errors.contains("mount its folder instead"), "\(answer)")
  }
}
