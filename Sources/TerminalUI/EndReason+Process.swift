internal import CTerminal
internal import Console
package import MenuPresentation

extension EndReason {
  /// Ends the process the way its parent expects: by the signal itself, or as by SIGHUP when the
  /// terminal is gone. No terminal may be open any more.
  package func endProcess() -> Never {
    switch self {
    case .signal(let number):
      terminal_die(number)
      exit(128 + number)
    case .hangup:
      exit(128 + SIGHUP)
    }
  }
}
